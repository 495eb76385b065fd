import type { Chapter } from './written-rule.js';

export const stateBasedActions = {
  '704.3':
    'CR_2005 420.3, CR_2009 704.3: State-based actions are checked whenever a player would get priority, and all that apply happen at once, again and again until none does.',
  '704.5a': 'CR_2005 420.5a, CR_2009 704.5a: A player with 0 or less life loses.',
  '704.5b': [
    'CR_2005 420.5g: A player who had to draw more cards than the library held loses.',
    'CR_2006, CR_2009 704.5b: A player who had to draw from an empty library loses.',
  ],
  '704.5c': [
    'CR_2005 420.5h, CR_2009 704.5c: A player with ten or more poison counters loses.',
    'CR_2013: A player with ten or more poison counters loses, except in Two-Headed Giant.',
  ],
  '704.5d': [
    'CR_2005 420.5f: A token in any zone but the battlefield ceases to exist.',
    'CR_2009 704.5d: A token in any zone but the battlefield, and one that is phased out, ceases to exist.',
    'CR_2018: A token in any zone but the battlefield ceases to exist.',
  ],
  '704.5e':
    "CR_2005 420.5j, CR_2009 704.5e: A copy of a spell that isn't on the stack, and a copy of a card that is neither there nor on the battlefield, ceases to exist.",
  '704.5f': "CR_2005 420.5b, CR_2009 704.5f: A creature whose toughness is 0 or less goes to its owner's graveyard.",
  '704.5i': "CR_2008 420.5p, CR_2009 704.5i: A planeswalker with loyalty 0 goes to its owner's graveyard.",
  '704.5j CR_2013': [
    'CR_2008 420.5q, CR_2009 704.5j: Planeswalkers of one type all go to the graveyard when there are two or more: the planeswalker uniqueness rule.',
    'CR_2013, CR_2018 gone: A player who controls several planeswalkers of one type keeps one of their choice: the planeswalker uniqueness rule.',
  ],
  '704.5j': [
    'CR_2005 420.5e, CR_2009 704.5k: All legendary permanents of one name go to the graveyard when there are two or more, whoever controls them: the legend rule.',
    'CR_2013, CR_2018 704.5j: A player who controls several legendary permanents of one name keeps one of their choice; the others go to the graveyard: the legend rule.',
  ],
  '704.5k':
    'CR_2005 420.5i, CR_2009 704.5m, CR_2018 704.5k: Of several world permanents only the one that has been world for the shortest time stays, and none on a tie: the world rule.',
  '704.5m':
    "CR_2005 420.5d, CR_2009 704.5n, CR_2018 704.5m: An Aura on something that it can't enchant, or on nothing, goes to its owner's graveyard.",
  '704.5n':
    "CR_2005 420.5k, CR_2009 704.5p, CR_2018 704.5n: An Equipment or Fortification on something that it can't be attached to becomes unattached and stays.",
  '704.5p':
    'CR_2006 420.5m, CR_2009 704.5q, CR_2018 704.5p: An attached creature, or an attached permanent that is no Aura, Equipment or Fortification, becomes unattached and stays.',
  '704.5v': [
    "CR_2023 704.5v: A battle with defense 0 goes to its owner's graveyard, unless an ability of it has yet to resolve.",
    "CR_2026: A Siege with defense 0 goes to its owner's graveyard, unless an ability of it has yet to resolve.",
  ],
  '704.5w': [
    "CR_2023 704.5v: A battle with defense 0 goes to its owner's graveyard, unless an ability of it has yet to resolve.",
    "CR_2026 704.5w: A battle other than a Siege with defense 0 goes to its owner's graveyard.",
  ],
  '704.5x':
    "CR_2023 704.5w, CR_2026 704.5x: A battle that nobody in the game protects and that isn't attacked gets a protector from its controller, or goes to the graveyard if there is nobody.",
  '704.5y': [
    'CR_2023 704.5x: A Siege whose controller is its protector gets another one from its controller, or goes to the graveyard if there is nobody.',
    "CR_2026 704.5y: A battle whose protector can't be its protector gets another one from its controller, or goes to the graveyard if there is nobody.",
  ],
  '704.5z':
    'CR_2023 704.5y, CR_2026 704.5z: Of several Roles of one player on one permanent all but the newest go to the graveyard.',
  '704.6a':
    'CR_2005 606.8a, CR_2009 806.8a, CR_2013 704.5t, CR_2018 704.5s, CR_2023 704.6a: In Two-Headed Giant a team with 0 or less life loses.',
  '704.6b':
    'CR_2013 704.5u, CR_2018 704.5t, CR_2023 704.6b: In Two-Headed Giant a team with fifteen or more poison counters loses.',
  '704.6c':
    'CR_2013 704.5v, CR_2018 704.5u, CR_2023 704.6c: In Commander a player who has been dealt 21 combat damage by one commander over the game loses.',
} satisfies Chapter;
