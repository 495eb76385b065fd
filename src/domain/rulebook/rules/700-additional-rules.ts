import type { Chapter } from './written-rule.js';

export const additionalRules = {
  '723': [
    "CR_2005 507, CR_2009 710, CR_2013 712: An effect may have a player control another player's turn and make all decisions in it.",
    'CR_2018 714, CR_2023 719, CR_2026 723: An effect may have a player control another player and make all decisions for them.',
  ],
  '701.12c':
    "CR_2009 701.8c, CR_2018 701.9c, CR_2023 701.10c, CR_2026 701.12c: Players who exchange life totals each gain or lose what it takes to reach the other one's former total.",
  '701.15a': [
    'CR_2018 701.36a: Until the next turn of whoever goads it, the creature attacks if able, and a player other than that one if able.',
    'CR_2023 701.38a, CR_2026 701.15a: A goaded creature stays goaded until the next turn of whoever goaded it.',
  ],
  '701.15b': [
    'CR_2018 701.36a: Until the next turn of whoever goads it, the creature attacks if able, and a player other than that one if able.',
    'CR_2023 701.38b, CR_2026 701.15b: A goaded creature attacks if able, and a player other than the one who goaded it if able.',
  ],
  '701.15c': 'CR_2023 701.38c, CR_2026 701.15c: Each further player who goads a creature adds to its requirements.',
  '701.15d': 'CR_2023 701.38d, CR_2026 701.15d: A player who goads a creature again adds nothing.',
  '701.38a':
    'CR_2018 701.30a, CR_2023 701.32a, CR_2026 701.38a: In a vote each player in turn order chooses one of the things voted on.',
  '702.3b': 'CR_2005 502.41b, CR_2009 702.3b: Defender keeps a creature from attacking.',
  '702.9b': [
    'CR_2005 502.4b: A creature with flying can be blocked only by creatures with flying.',
    'CR_2008, CR_2009 702.9b: A creature with flying can be blocked only by creatures with flying or reach.',
  ],
  '702.10b':
    "CR_2005 502.5b, CR_2009 702.10b: A creature with haste can attack as soon as it comes under its controller's control.",
  '702.10c':
    "CR_2005 502.5b, CR_2009 702.10c: A creature with haste can use its tapping abilities as soon as it comes under its controller's control.",
  '702.13b':
    'CR_2009 702.11b, CR_2013 702.13b: A creature with intimidate can be blocked only by artifact creatures and creatures that share a color with it.',
  '702.14c':
    "CR_2005 502.6b, CR_2009 702.12b, CR_2013 702.14c: A creature with landwalk can't be blocked while its defending player controls a land of that kind.",
  '702.16b':
    "CR_2005 502.7b, CR_2009 702.14b, CR_2013 702.16b: An object or player with protection can't be the target of spells with the quality or of abilities from sources with it.",
  '702.16c':
    'CR_2005 502.7c, CR_2009 702.14c, CR_2013 702.16c: An Aura with a quality cannot enchant a permanent or player that has protection from it; one that does goes to the graveyard.',
  '702.16d':
    'CR_2005 502.7d, CR_2009 702.14d, CR_2013 702.16d: An Equipment or Fortification with a quality cannot be attached to a permanent that has protection from it; one that already is becomes unattached and stays.',
  '702.16e':
    'CR_2005 502.7e, CR_2009 702.14e, CR_2013 702.16e: Damage from sources with the quality to an object or player with protection is prevented.',
  '702.16f':
    "CR_2005 502.7f, CR_2009 702.14f, CR_2013 702.16f: An attacking creature with protection can't be blocked by creatures of that quality.",
  '702.16n':
    'CR_2018 702.16m, CR_2023 702.16n: Protection that an Aura gives may leave that Aura, or all Auras, attached; the same protection from elsewhere does not.',
  '702.16p':
    'CR_2023 702.16p: Protection that an Aura gives may let attachments stay that were there before it; nothing else with the quality can become attached.',
  '702.17b': 'CR_2008 502.70b, CR_2009 702.15b, CR_2013 702.17b: Creatures with reach can block creatures with flying.',
  '702.20b':
    'CR_2005 502.14b, CR_2009 702.18b, CR_2013 702.20b: A creature with vigilance stays untapped when it attacks.',
  '702.21a':
    'CR_2023 702.21a: Ward counters a spell or ability of an opponent that targets the permanent, unless that player pays.',
  '702.22':
    'CR_2005 502.10, CR_2009 702.19, CR_2013 702.21, CR_2023 702.22: Creatures with banding attack in bands, which are blocked together.',
  '702.22c':
    'CR_2005 502.10b, CR_2009 702.19c, CR_2013 702.21c, CR_2023 702.22c: A band of attackers is made of creatures with banding and up to one without.',
  '702.22d': [
    'CR_2005 602.3b: The creatures of one band all attack the same player.',
    'CR_2009 702.19d, CR_2013 702.21d: All creatures of an attacking band attack the same player or planeswalker.',
    'CR_2023 702.22d: All creatures of an attacking band attack the same player, planeswalker or battle.',
  ],
  '702.22h':
    'CR_2005 502.10e, CR_2009 702.19h, CR_2013 702.21h, CR_2023 702.22h: A creature that blocks one member of a band blocks the others as well.',
  '702.26':
    "CR_2005 502.15, CR_2009 702.23, CR_2013 702.25, CR_2023 702.26: A phased-out permanent is treated as if it did not exist; it phases in as its controller's untap step begins.",
  '702.28b':
    'CR_2005 502.8b, CR_2009 702.25b, CR_2013 702.27b, CR_2023 702.28b: Creatures with shadow can be blocked only by creatures with shadow, and can block only those.',
  '702.31b':
    'CR_2005 502.17b, CR_2009 702.28b, CR_2013 702.30b, CR_2023 702.31b: A creature with horsemanship can be blocked only by creatures with horsemanship.',
  '702.36b':
    'CR_2005 502.25b, CR_2009 702.33b, CR_2013 702.35b, CR_2023 702.36b: A creature with fear can be blocked only by artifact creatures and black creatures.',
  '702.111b':
    'CR_2018 702.110b, CR_2023 702.111b: A creature with menace can be blocked only by two creatures or more.',
  '702.118b':
    "CR_2018 702.117b, CR_2023 702.118b: A creature with skulk can't be blocked by creatures of greater power.",
  '702.147a':
    "CR_2023 702.147a: A creature with decayed can't block, and when it attacks it is sacrificed as combat ends.",
  '708.2a':
    'CR_2009 707.2a, CR_2023 708.2a: By default a permanent turned face down is a 2/2 creature without name, text, subtypes or mana cost.',
  '725.4':
    'CR_2018 716.4, CR_2023 721.4, CR_2026 725.4: When the monarch leaves, the active player becomes the monarch, or the next player in turn order who can.',
  '726.4':
    'CR_2023 722.4, CR_2026 726.4: When the player with the initiative leaves, the active player takes it, or the next player in turn order.',
  '727.1a':
    'CR_2013 714.1a, CR_2018 717.1a, CR_2023 723.1a, CR_2026 727.1a: The player who controlled what restarted the game goes first in the new one.',
  '727.7':
    'CR_2013 714.7, CR_2018 717.7, CR_2023 723.7, CR_2026 727.7: With limited ranges a restart still involves everybody still in the game.',
  '732.1b':
    'CR_2005 421.1, CR_2009 713.1b, CR_2013 716.1b, CR_2018 719.1b, CR_2023 727.1b, CR_2026 732.1b: For a loop that could be repeated forever, a shortcut says how often it is repeated and how it ends.',
  '732.3': [
    'CR_2005 421.3: When players keep up a loop by actions of their own, the numbers of repetitions that they name decide who stops it.',
    'CR_2009 713.3: When players keep up a loop by actions of their own, the active player must do something else.',
    'CR_2013 716.3, CR_2018 719.3, CR_2023 727.3, CR_2026 732.3: When players keep up a loop by actions of their own, the active player, or the first one involved after them, must do something else.',
  ],
  '732.4':
    'CR_2005 421.4, CR_2009 713.4, CR_2013 716.4, CR_2018 719.4, CR_2023 727.4, CR_2026 732.4: A loop of nothing but mandatory actions is a draw.',
  '732.5':
    "CR_2009 713.5, CR_2013 716.5, CR_2018 719.5, CR_2023 727.5, CR_2026 732.5: Nobody has to end a loop by an action that the loop itself doesn't call for.",
  '732.6':
    'CR_2009 713.6, CR_2013 716.6, CR_2018 719.6, CR_2023 727.6, CR_2026 732.6: If a loop has an effect of the form "do this unless a player does that", nobody has to do that to end it.',
} satisfies Chapter;
