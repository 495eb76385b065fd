import type { Chapter } from './written-rule.js';

export const endOfTheGame = {
  '104.1':
    'CR_2005 102.1, CR_2009 104.1: A game ends at once when somebody wins, when it is a draw, or when it is restarted.',
  '104.2a': [
    'CR_2005 102.2a, CR_2009 104.2a: A player still in the game wins when all their opponents have lost.',
    'CR_2018: A player still in the game wins at once when all their opponents have left it, whatever would forbid it and however far away they sat.',
  ],
  '104.2b': 'CR_2005 102.2b, CR_2009 104.2b: Effects can make a player win.',
  '104.2c': [
    'CR_2005 102.2c: A team with anybody still in the game wins when all other teams have lost.',
    'CR_2006, CR_2009 104.2c: A team with anybody still in the game wins when all other teams have lost, and so do those of its members who had lost before.',
    'CR_2018: A team with anybody still in the game wins when all other teams have left it, and so do those of its members who had lost before.',
  ],
  '104.2d': "CR_2013 104.2d: An emperor's win is the whole team's.",
  '104.3a': 'CR_2005 102.3a, CR_2009 104.3a: A player can concede at any time; they leave at once and lose.',
  '104.3b':
    'CR_2005 102.3b, CR_2009 104.3b: A player whose life total is 0 or less loses the next time anybody would get priority.',
  '104.3d':
    'CR_2005 102.3d, CR_2009 104.3d: A player with ten or more poison counters loses the next time anybody would get priority.',
  '104.3e': 'CR_2009 104.3e: Effects can make a player lose.',
  '104.3f': 'CR_2005 102.3e, CR_2009 104.3f: Whoever would win and lose at the same time loses.',
  '104.3g': 'CR_2005 102.3f, CR_2009 104.3g: A team loses when all its members have lost.',
  '104.3h':
    "CR_2008 102.3g, CR_2009 104.3h: With limited ranges an effect by which a player wins makes that player's opponents within range lose instead, which need not end the game.",
  '104.3i': "CR_2005 607.5a, CR_2009 807.5a, CR_2013 104.3i: An emperor's loss is the whole team's.",
  '104.3j':
    'CR_2013 104.3j: In Commander a player who has been dealt 21 combat damage by one commander over the game loses.',
  '104.4a': 'CR_2005 102.4a, CR_2009 104.4a: The game is a draw when all players still in it lose at the same time.',
  '104.4b': [
    "CR_2005 102.4b, CR_2009 104.4b: A loop of mandatory actions that nothing can stop makes the game a draw; a loop with an optional action doesn't.",
    "CR_2013: Where ranges aren't limited, a loop of mandatory actions that nothing can stop makes the game a draw; a loop with an optional action doesn't.",
  ],
  '104.4c': 'CR_2009 104.4c: Effects can make the game a draw.',
  '104.4d': 'CR_2005 102.4c, CR_2009 104.4d: The game is a draw when all teams still in it lose at the same time.',
  '104.4e':
    'CR_2013 104.4e: With limited ranges an effect that makes the game a draw does so for its controller and everybody within range; only they leave.',
  '104.4f':
    'CR_2013 104.4f: With limited ranges a loop of mandatory actions is a draw for those who control an object in it and everybody within range of one of them; only they leave.',
  '104.4g': 'CR_2013 104.4g: The game is a draw for a team when it is one for all members still in it.',
  '104.4h': 'CR_2013 104.4h: In Emperor the game is a draw for a team when it is one for its emperor.',
  '104.5': [
    'CR_2005 102.5, CR_2009 104.5: Whoever loses leaves the game.',
    'CR_2018: Whoever loses leaves the game, and so does everybody for whom it is a draw.',
  ],
  '104.6': 'CR_2013 104.6: A game can be restarted; everybody still in it then begins a new one.',
} satisfies Chapter;
