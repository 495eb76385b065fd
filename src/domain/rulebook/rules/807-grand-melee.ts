import type { Chapter } from './written-rule.js';

export const grandMelee = {
  '807.1':
    'CR_2005 608.1, CR_2009 808.1, CR_2013 807.1: Grand Melee is Free-for-All for large tables, as a rule of ten players or more.',
  '807.2':
    "CR_2005 608.2, CR_2009 808.2, CR_2013 807.2: The options are settled before play begins; what follows are this variant's defaults.",
  '807.2a': 'CR_2005 608.2a, CR_2009 808.2a, CR_2013 807.2a: All ranges of influence are one.',
  '807.2b': 'CR_2005 608.2b, CR_2009 808.2b, CR_2013 807.2b: Players attack to the left.',
  '807.2c':
    'CR_2005 608.2c, CR_2009 808.2c, CR_2013 807.2c: Neither attacking multiple players nor deploying creatures is used.',
  '807.3': 'CR_2005 608.3, CR_2009 808.3, CR_2013 807.3: Seats are drawn at random.',
  '807.4':
    "CR_2005 608.4, CR_2009 808.4, CR_2013 807.4: Several players take turns at the same time, and each turn marker that goes round stands for one active player's turn.",
  '807.4a': 'CR_2005 608.4a, CR_2009 808.4a, CR_2013 807.4a: Every full four players in the game make one turn marker.',
  '807.4b':
    'CR_2005 608.4b, CR_2009 808.4b, CR_2013 807.4b: The starting player gets the first turn marker, every fourth player to the left the next one, in numbered order; all of them begin together.',
  '807.4c': [
    'CR_2005 608.4c, CR_2009 808.4c: Whoever ends a turn passes the turn marker to the player on their left.',
    "CR_2013 807.4c: Whoever ends a turn passes the turn marker to the player on their left; if its holder leaves, the player on their left takes it after that turn, or at once if the turn hadn't begun.",
  ],
  '807.4d': [
    'CR_2005 608.4c, CR_2009 808.4c: Nobody can receive a turn marker while another is held within three seats to their left; it waits until the player four seats to their left takes the other one.',
    'CR_2013 807.4d: Nobody can begin a turn while another turn marker is held within three seats to their left; they wait until the player four seats to their left takes it.',
  ],
  '807.4e': [
    "CR_2005 608.4d, CR_2008 608.4e, CR_2009 808.4e: When a departure lowers the number of turn markers, the one to the departed player's right is removed, though only between turns; of several the lowest number goes first.",
    "CR_2013 807.4e: When a departure lowers the number of turn markers, the next one to the departed player's right is designated for removal; of several that simultaneous departures leave open it is the lowest number, and one marker can be designated more than once.",
  ],
  '807.4f':
    "CR_2013 807.4f: Turn markers already designated for removal don't count when a further departure is judged.",
  '807.4g':
    "CR_2013 807.4g: A designated turn marker is removed when its holder's turn ends, at once if the holder isn't taking a turn; if it was designated more than once, the further designations pass to the marker to its right.",
  '807.4h':
    "CR_2013 807.4h: Players on either side of seats that become empty come within one another's range only when the next turn begins.",
  '807.4i':
    "CR_2008 608.4d, CR_2009 808.4d, CR_2013 807.4i: The holder of a turn marker who gets an extra turn keeps it; with another marker within three seats to the left the extra turn waits, and with one within three seats to the right the marker is passed and the extra turn comes just before that player's next one.",
  '807.4j': [
    "CR_2005 608.4e: An extra turn that would come when it isn't its player's turn waits until just before that player's next turn.",
    "CR_2008 608.4f, CR_2009 808.4f, CR_2013 807.4j: An extra turn of a player who wouldn't hold a turn marker then is taken just before that player's next turn.",
  ],
  '807.5': 'CR_2008 608.5, CR_2009 808.5, CR_2013 807.5: There is no single stack: each turn marker has its own.',
  '807.5a':
    "CR_2008 608.5a, CR_2009 808.5a, CR_2013 807.5a: A player gets priority for a marker's stack only if that marker, or the controller of something on that stack, is within their range.",
  '807.5b':
    'CR_2008 608.5b, CR_2009 808.5b, CR_2013 807.5b: Whoever has priority for several stacks says which one a spell or ability goes on, but what an object on a stack caused, or what targets one, goes on that same stack, and nothing can target objects on two stacks.',
  '808.6 CR_2009':
    'CR_2005 608.5, CR_2008 608.6, CR_2009 808.6, CR_2013 gone: Grand Melee is won and lost by the ordinary rules.',
} satisfies Chapter;
