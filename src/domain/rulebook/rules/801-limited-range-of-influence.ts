import type { Chapter } from './written-rule.js';

export const limitedRangeOfInfluence = {
  '801.1':
    'CR_2005 601.1, CR_2009 801.1: Limited range of influence is an option for most multiplayer games; Emperor always has it, and large tables often do.',
  '801.2': [
    'CR_2005 601.2: A range of influence is how many seats away a player can affect anything: the players within it and what they control. It limits spells, abilities, effects, damage, attacks and choices.',
    'CR_2008, CR_2009 801.2: A range of influence is how many seats away a player can affect anything: the players within it and what they control. It limits spells, abilities, effects, damage, attacks, choices and winning.',
  ],
  '801.2a':
    'CR_2005 601.2a, CR_2009 801.2a: Ranges of one or two seats are the usual ones, and players may have different ranges.',
  '801.2b': 'CR_2005 601.2b, CR_2009 801.2b: Nobody is ever outside their own range of influence.',
  '801.2c':
    'CR_2005 601.2c, CR_2009 801.2c: Who is within whose range is settled as each turn begins, and a departure changes it only with the next turn.',
  '801.2d': [
    'CR_2005 601.2d, CR_2009 801.2d: An object is within range of a player if whoever controls it is.',
    'CR_2023: An object is within range of a player if whoever controls it is; a battle also if its protector is.',
  ],
  '801.3': [
    "CR_2005 601.3: Creatures can attack only opponents within their controller's range, and not at all if there are none.",
    "CR_2009 801.3: Creatures can attack only opponents within their controller's range and the planeswalkers of those opponents, and not at all if there are none.",
    "CR_2023: Creatures can attack only opponents within their controller's range, planeswalkers that those control and battles that those protect, and not at all if there are none.",
  ],
  '801.4':
    "CR_2005 601.4, CR_2009 801.4: A player's spells and abilities can't target objects or players outside that player's range.",
  '801.5': 'CR_2005 601.5, CR_2009 801.5: Cards that ask players to choose work differently under this option.',
  '801.5a':
    'CR_2005 601.5a, CR_2009 801.5a: Whoever is asked to choose an object or a player must choose one within their own range.',
  '801.5b':
    'CR_2005 601.5b, CR_2009 801.5b: Whoever is asked to choose between options may take any of them, even one that refers to things out of range.',
  '801.5c':
    "CR_2005 601.5c, CR_2009 801.5c: When nobody who could make a required choice is within range of the effect's controller, the closest appropriate player to the controller's left makes it.",
  '801.6': 'CR_2005 601.6, CR_2009 801.6: Nobody can activate an ability of an object outside their range.',
  '801.7':
    "CR_2005 601.7, CR_2009 801.7: An ability triggers only if everything in its trigger event happens within range of its source's controller.",
  '801.7a':
    'CR_2005 601.7a, CR_2009 801.7a: When an object comes into or goes out of range in the event itself, range is judged before or after the event, whichever such a trigger looks at.',
  '801.8': [
    "CR_2005 601.8: An Aura can't enchant an object outside its controller's range; one that does goes to its owner's graveyard as a state-based effect.",
    "CR_2008: An Aura can't enchant an object or a player outside its controller's range; one that does goes to its owner's graveyard as a state-based effect.",
    "CR_2009 801.8: An Aura can't enchant an object or a player outside its controller's range; one that does goes to its owner's graveyard as a state-based action.",
  ],
  '801.9': [
    "CR_2005 601.9: An Equipment can't equip an object outside its controller's range; one that does becomes unattached and stays in play.",
    "CR_2008, CR_2009 801.9: An Equipment or a Fortification can't be attached to an object outside its controller's range; one that is becomes unattached and stays where it is.",
  ],
  '801.10':
    "CR_2005 601.10, CR_2009 801.10: A spell or ability does nothing to objects and players outside its controller's range; the rest of it works.",
  '801.11':
    "CR_2005 601.11, CR_2009 801.11: A spell or ability that needs information from the game gets it only from within its controller's range.",
  '801.12 CR_2009':
    'CR_2005 601.12, CR_2009 801.12, CR_2013 gone: The legend rule applies to a permanent only if its controller has another legendary permanent of that name within range.',
  '801.12':
    'CR_2005 601.13, CR_2009 801.13, CR_2013 801.12: The world rule applies to a permanent only if its controller has another world permanent within range.',
  '801.14 CR_2009':
    'CR_2009 801.14, CR_2013 gone: The planeswalker uniqueness rule applies to a planeswalker only if its controller has another one of that type within range.',
  '801.13':
    'CR_2005 601.14, CR_2009 801.15, CR_2013 801.13: Parts of a replacement event that limited ranges make impossible are ignored.',
  '801.13a':
    "CR_2005 601.14a, CR_2009 801.15a, CR_2013 801.13a: When a replacement effect would have a spell or ability reach something outside its controller's range, that part of the event does nothing.",
  '801.13b': [
    "CR_2005 601.14b: An effect that prevents damage from a source needs the source within its controller's range; one that prevents damage to a creature or player needs that recipient within it.",
    "CR_2006, CR_2009 801.15b: An effect that prevents damage from a source needs the source within its controller's range, one that prevents damage to a creature or player needs the recipient within it, and one that names neither needs both.",
    "CR_2013 801.13b: An effect that prevents damage from a source needs the source within its controller's range, one that prevents damage to a permanent or player needs the recipient within it, and one that names neither needs both.",
  ],
  '801.14':
    "CR_2008 601.15, CR_2009 801.16, CR_2013 801.14: When an effect says that a player wins, that player's opponents within range lose instead.",
  '801.15':
    "CR_2013 801.15: When an effect says that the game is a draw, it is one for its controller and everybody within that player's range; they leave, and the others play on.",
  '801.16':
    'CR_2013 801.16: A loop of mandatory actions is a draw for everybody who controls an object in it and everybody within range of one of those; they leave, and the others play on.',
  '801.17':
    'CR_2013 801.17: Effects that restart the game ignore ranges: everybody still in the game is in the new one.',
  '801.18': 'CR_2013 801.18: Planes and phenomena ignore ranges, except in Grand Melee.',
} satisfies Chapter;
