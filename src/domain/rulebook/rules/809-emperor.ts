import type { Chapter } from './written-rule.js';

export const emperor = {
  '809.1': 'CR_2005 607.1, CR_2009 807.1, CR_2013 809.1: Emperor is played by two or more teams of three.',
  '809.2':
    'CR_2005 607.2, CR_2009 807.2, CR_2013 809.2: A team sits together, with its emperor in the middle and the generals on either side.',
  '809.3': 'CR_2005 607.3, CR_2009 807.3, CR_2013 809.3: What follows are the default options of Emperor.',
  '809.3a':
    'CR_2005 607.3a, CR_2009 807.3a, CR_2013 809.3a: Emperors have a range of influence of two, generals of one.',
  '809.3b': 'CR_2005 607.3b, CR_2009 807.3b, CR_2013 809.3b: Creatures can be deployed.',
  '809.3c': [
    'CR_2005 607.3c, CR_2009 807.3c, CR_2013 809.3c: A player can attack only an opponent seated immediately next to them.',
    'CR_2023: A player can attack only an opponent seated immediately next to them, or a planeswalker or battle that a player next to them controls or protects.',
  ],
  '809.4':
    'CR_2005 607.4, CR_2009 807.4, CR_2013 809.4: An emperor chosen at random goes first, and turns go to the left.',
  '809.5':
    'CR_2005 607.5, CR_2009 807.5, CR_2013 809.5: The ordinary rules for ending the game apply, with what follows added for emperors.',
  '809.5a': "CR_2013 809.5a: An emperor's win is the whole team's.",
  '809.5b': "CR_2005 607.5a, CR_2009 807.5a, CR_2013 809.5b: An emperor's loss is the whole team's.",
  '809.5c': 'CR_2013 809.5c: A draw for an emperor is one for the whole team.',
  '809.6': [
    'CR_2005 607.6: Any number of equal teams may play; teams of more than two players, as the text has it, should adjust their ranges.',
    'CR_2009 807.6, CR_2013 809.6: Any number of equal teams may play; teams of more than three players should adjust their ranges.',
  ],
  '809.6a':
    "CR_2009 807.6a, CR_2013 809.6a: In bigger teams a general's range is the least that reaches one opposing general at the start, an emperor's the least that reaches two, and no emperor starts within another's range.",
  '809.7':
    "CR_2006 607.7, CR_2009 807.7, CR_2013 809.7: Teammates share no resources and can't handle each other's cards, but they may see each other's hands and talk.",
} satisfies Chapter;
