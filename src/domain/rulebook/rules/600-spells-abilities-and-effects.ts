import { newestOnly, recorded, type Chapter } from '../rule-entry.js';

export const spellsAbilitiesAndEffects = {
  '602.5a': {
    numbers: newestOnly('602.5a'),
    summary:
      'An ability with tapping or untapping its creature as a cost needs its controller to have had the creature since their turn began, or haste.',
  },
  '602.5d': {
    numbers: newestOnly('602.5d'),
    summary: 'An ability that can be activated only as a sorcery follows the timing of sorceries.',
  },
  '603.3a': {
    numbers: newestOnly('603.3a'),
    summary: 'Whoever controlled its source when an ability triggered controls that ability.',
  },
  '603.6': {
    numbers: newestOnly('603.6'),
    summary: 'Abilities about objects that change zones look for them in the zone that they went to.',
  },
  '603.6a': {
    numbers: newestOnly('603.6a'),
    summary: 'Abilities about something entering the battlefield look at the battlefield with the newcomers on it.',
  },
  '603.6c': {
    numbers: recorded({ CR_2008: '410.10c', CR_2018: '603.6c', CR_2023: '603.6c', CR_2026: '603.6c' }),
    summary:
      'Abilities about something leaving the battlefield also trigger when a permanent leaves the game with its owner.',
  },
  '603.9': {
    numbers: recorded({ CR_2008: null, CR_2018: '603.9', CR_2023: '603.9', CR_2026: '603.9' }),
    summary: 'Abilities about a player who loses trigger however that player loses or leaves, but not on a draw.',
  },
  '603.10': {
    numbers: recorded({ CR_2008: '410.10d', CR_2018: '603.10', CR_2023: '603.10', CR_2026: '603.10' }),
    summary: 'Triggers look at the game just after the event, except for those listed, which look at it just before.',
  },
  '603.10a': {
    numbers: newestOnly('603.10a'),
    summary: 'Abilities about something leaving the battlefield look at the game just before the event.',
  },
  '603.10f': {
    numbers: recorded({ CR_2008: null, CR_2018: '603.10f', CR_2023: '603.10f', CR_2026: '603.10f' }),
    summary: 'Abilities about a player who loses look at the game just before the event.',
  },
  '608.2b': {
    numbers: recorded({ CR_2008: '413.2a', CR_2018: '608.2b', CR_2023: '608.2b', CR_2026: '608.2b' }),
    summary: {
      CR_2008:
        'A spell or ability all of whose targets have become illegal is countered; otherwise it leaves the illegal ones alone.',
      CR_2023:
        "A spell or ability all of whose targets have become illegal doesn't resolve; otherwise it leaves the illegal ones alone.",
    },
  },
  '608.2e': {
    numbers: recorded({ CR_2008: '413.2d', CR_2018: '608.2e', CR_2023: '608.2e', CR_2026: '608.2e' }),
    summary:
      'An effect with several steps for several players takes each step in APNAP order for the choices and then at once for all, before the next step.',
  },
  '608.2f': {
    numbers: recorded({ CR_2018: null, CR_2023: '608.2f', CR_2026: '608.2f' }),
    summary:
      "An action on several players and objects happens to all of them at once, or, where it can't, one after the other in APNAP order.",
  },
  '609.7a': {
    numbers: recorded({ CR_2008: '419.8a', CR_2018: '609.7a', CR_2023: '609.7a', CR_2026: '609.7a' }),
    summary:
      'Whoever is to choose a source of damage may choose a permanent, a spell, or an object that something waiting to happen refers to.',
  },
  '611.2': {
    numbers: newestOnly('611.2'),
    summary: 'An effect from a spell or ability that has resolved may go on for a time.',
  },
  '611.2a': {
    numbers: newestOnly('611.2a'),
    summary:
      'A continuous effect from a resolved spell or ability lasts as long as it says, and until the game ends if it says nothing.',
  },
  '613.7': {
    numbers: newestOnly('613.7'),
    summary: 'Continuous effects of one layer are applied in the order of their timestamps.',
  },
  '613.7d': {
    numbers: newestOnly('613.7d'),
    summary: 'An object gets its timestamp as it enters a zone.',
  },
  '613.7m': {
    numbers: newestOnly('613.7m'),
    summary: 'Objects that get their timestamps at the same time get them in APNAP order of their controllers.',
  },
  '614.6': {
    numbers: recorded({ CR_2008: '419.5', CR_2018: '614.6', CR_2023: '614.6', CR_2026: '614.6' }),
    summary: "An event that is replaced doesn't happen; what can't be done of the event in its place is ignored.",
  },
  '614.9': {
    numbers: recorded({ CR_2008: '419.6c', CR_2018: '614.9', CR_2023: '614.9', CR_2026: '614.9' }),
    summary: "Damage can't be redirected to or from a player who has left, or a permanent that is gone.",
  },
  '615.7': {
    numbers: recorded({ CR_2008: '419.7b', CR_2018: '615.7', CR_2023: '615.7', CR_2026: '615.7' }),
    summary: 'A shield of a certain amount prevents that much damage and is used up by what it prevents.',
  },
} satisfies Chapter;
