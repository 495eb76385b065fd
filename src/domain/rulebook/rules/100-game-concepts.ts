import type { Chapter } from './written-rule.js';

export const gameConcepts = {
  '101.2':
    "CR_2005 103.2, CR_2009 101.2: Where one thing says that something can happen and another that it can't, it can't.",
  '101.3': "CR_2005 103.3, CR_2009 101.3: A part of an instruction that can't be done is ignored.",
  '101.4':
    'CR_2005 103.4, CR_2009 101.4: When several players choose or act at once, the active player chooses first, then the others in turn order; then all of it happens together.',
  '101.4a':
    'CR_2008 103.4a, CR_2009 101.4a: Cards chosen from hidden zones may stay face down while the others choose, though everybody points out which ones they are.',
  '101.4b': 'CR_2005 103.4a, CR_2008 103.4b, CR_2009 101.4b: Each player knows what those before them have chosen.',
  '101.4c':
    'CR_2005 103.4b, CR_2008 103.4c, CR_2009 101.4c: A player with several choices to make at once makes them in the order given, else in an order of their own.',
  '101.4d':
    'CR_2009 101.4d: When a choice makes it necessary for somebody earlier in the order to choose, the order begins again for all open choices.',
  '101.4e': 'CR_2023 101.4e: While the game is being set up, the starting player counts as the active player.',
  '102.1':
    'CR_2005 200.3, CR_2009 102.1: The player whose turn it is is the active player, and all others are nonactive players.',
  '102.3':
    "CR_2005 200.3a, CR_2009 102.3: In a game between teams everybody on a player's team is a teammate, and everybody else is an opponent.",
  '102.4': 'CR_2023 102.4: Your team means you and your teammates, and you alone where there are no teams.',
  '103.1': [
    'CR_2005 101.2, CR_2009 103.2: The players settle who takes the first turn by any means; later in a match the loser of the game before decides.',
    'CR_2018, CR_2023 103.1: The players settle who takes the first turn by any means, later in a match the loser of the game before decides, and turns go clockwise from that player.',
  ],
  '103.1a':
    'CR_2013 103.2a, CR_2023 103.1a: With shared team turns there is a starting team instead of a starting player.',
  '103.4a': [
    'CR_2005 606.4a: In Two-Headed Giant a team starts at 40 life.',
    'CR_2008 101.3a, CR_2009 103.3a, CR_2023 103.4a: In Two-Headed Giant a team starts at 30 life.',
  ],
  '103.4c': 'CR_2013 103.3c, CR_2023 103.4c: In Commander a player starts at 40 life.',
  '103.5c': [
    "CR_2008 101.4a, CR_2009 103.4b, CR_2013 103.4c: A player's first mulligan in a multiplayer game is free: the new hand has seven cards again, not six.",
    "CR_2018: A player's first mulligan in a multiplayer game is free: the new hand has as many cards as the one before.",
    "CR_2023 103.5c: A player's first mulligan in a multiplayer game is free: it isn't counted when cards go to the bottom or when mulligans run out.",
  ],
  '103.5d':
    'CR_2006 101.4a, CR_2008 101.4b, CR_2009 103.4c, CR_2013 103.4d, CR_2023 103.5d: With shared team turns mulligans are decided team by team, the starting team first, and teammates may consult.',
  '103.8a':
    'CR_2005 101.5a, CR_2008 101.6a, CR_2009 103.6a, CR_2013 103.7a, CR_2023 103.8a: In a game of two players the one who goes first skips the first draw step.',
  '103.8b': [
    'CR_2005 606.6a: In Two-Headed Giant the team that goes first skips its first draw step.',
    'CR_2006 606.6b: In Two-Headed Giant only the secondary player of the team that goes first draws in its first draw step.',
    'CR_2008, CR_2009 103.6b, CR_2013 103.7b, CR_2023 103.8b: In Two-Headed Giant the team that goes first skips its first draw step.',
  ],
  '103.8c':
    'CR_2005 101.5b, CR_2008 101.6b, CR_2009 103.6c, CR_2013 103.7c, CR_2023 103.8c: In every other multiplayer game nobody skips the first draw step.',
  '108.4': 'CR_2009 108.4: A card has a controller only while it is a permanent or a spell.',
  '108.4a': 'CR_2009 108.4a: Anything that asks for the controller of a card without one uses its owner.',
  '109.4':
    'CR_2009 109.4: Apart from a few exceptions only objects on the stack or on the battlefield have a controller.',
  '109.5': "CR_2009 109.5: On an object 'you' means its controller, or its owner where it has no controller.",
  '110.2':
    'CR_2005 200.6a, CR_2009 110.2: A permanent belongs to the owner of its card, and by default is controlled by the player for whom it entered the battlefield.',
  '110.2b':
    'CR_2023 110.2b: A permanent from a spell that somebody else took over is still controlled by default by the player who put that spell onto the stack.',
  '111.2': [
    'CR_2005 216.1: A token is owned by whoever controls the effect that made it.',
    'CR_2009 110.5a: A token is owned by the player under whose control it entered the battlefield.',
    "CR_2023 111.2: A token is owned by the player who creates it, and enters the battlefield under that player's control.",
  ],
  '112.2':
    'CR_2005 200.5a, CR_2009 111.2, CR_2023 112.2: A spell belongs to the owner of its card, and by default is controlled by whoever put it onto the stack.',
  '117.3a':
    'CR_2005 408.1c, CR_2009 115.3a, CR_2013 116.3a, CR_2023 117.3a: The active player gets priority as most steps and phases begin.',
  '117.3b':
    'CR_2005 408.1c, CR_2009 115.3b, CR_2013 116.3b, CR_2023 117.3b: The active player gets priority after a spell or ability has resolved.',
  '117.3d':
    'CR_2005 408.1c, CR_2009 115.3d, CR_2013 116.3d, CR_2023 117.3d: Whoever has priority and does nothing passes it to the next player in turn order.',
  '117.4':
    'CR_2005 408.1c, CR_2009 115.4, CR_2013 116.4, CR_2023 117.4: When everybody passes in a row, the top object on the stack resolves, or the step ends if there is none.',
  '117.6':
    'CR_2005 606.6b, CR_2006 606.6c, CR_2009 115.6, CR_2013 116.6, CR_2023 117.6: With shared team turns priority belongs to teams.',
  '119.3':
    "CR_2008 215.3, CR_2009 117.3, CR_2013 118.3, CR_2023 119.3: Life that a player gains or loses is added to or taken from that player's total.",
  '119.4':
    'CR_2008 215.4, CR_2009 117.4, CR_2013 118.4, CR_2023 119.4: A player can pay only as much life as they have, and what they pay is taken from their total.',
  '119.4a':
    "CR_2009 117.4a, CR_2013 118.4a, CR_2023 119.4a: Teammates in Two-Headed Giant who pay life together can't pay more than their team has.",
  '119.5':
    'CR_2008 215.5, CR_2009 117.5, CR_2013 118.5, CR_2023 119.5: A player whose life total is set to a number gains or loses what it takes to get there.',
  '119.7': [
    "CR_2009 117.7: A player who can't gain life because of an effect can't make an exchange that would make them gain life.",
    "CR_2013 118.7, CR_2023 119.7: A player who can't gain life because of an effect can't make an exchange or redistribution that would make them gain life.",
  ],
  '119.8':
    "CR_2013 118.8, CR_2023 119.8: A player who can't lose life because of an effect can't pay life except 0, nor make an exchange or redistribution that would make them lose life.",
  '120.1a': [
    'CR_2009 118.1a, CR_2013 119.1a: Of objects only creatures and planeswalkers are dealt damage.',
    'CR_2023 120.1a: Of objects only creatures, planeswalkers and battles are dealt damage.',
  ],
  '120.3a':
    'CR_2008 215.2, CR_2009 118.3a, CR_2013 119.3a, CR_2023 120.3a: A player who is dealt damage loses that much life.',
  '122.1f': [
    'CR_2005 102.3d: A player with ten poison counters loses.',
    'CR_2009 120.1c, CR_2013 121.1c, CR_2023 122.1f: A player with poison counters is poisoned, and with ten of them loses.',
  ],
} satisfies Chapter;
