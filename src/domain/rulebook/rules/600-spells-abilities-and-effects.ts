import type { Chapter } from './written-rule.js';

export const spellsAbilitiesAndEffects = {
  '602.5a': [
    'CR_2005 403.4: An ability with tapping its creature as a cost needs its controller to have had the creature since their turn began, or haste.',
    'CR_2009 602.5a: An ability with tapping or untapping its creature as a cost needs its controller to have had the creature since their turn began, or haste.',
  ],
  '602.5d':
    'CR_2005 403.5, CR_2009 602.5d: An ability that can be activated only as a sorcery follows the timing of sorceries.',
  '603.3a':
    'CR_2005 200.7a, CR_2009 603.3a: Whoever controlled its source when an ability triggered controls that ability.',
  '603.6':
    'CR_2005 410.10, CR_2009 603.6: Abilities about objects that change zones look for them in the zone that they went to.',
  '603.6a':
    'CR_2005 410.10a, CR_2009 603.6a: Abilities about something entering the battlefield look at the battlefield with the newcomers on it.',
  '603.6c': [
    'CR_2005 410.10c: Abilities about something leaving the battlefield trigger when a permanent moves from there to another zone.',
    'CR_2009 603.6c: Abilities about something leaving the battlefield also trigger when a permanent leaves the game with its owner.',
  ],
  '603.9': [
    'CR_2009 603.9: Abilities about a player who loses trigger however that player loses or leaves.',
    'CR_2013: Abilities about a player who loses trigger however that player loses or leaves, but not on a draw.',
  ],
  '603.10':
    'CR_2005 410.10d, CR_2009 603.6d, CR_2018 603.10: Triggers look at the game just after the event, except for those listed, which look at it just before.',
  '603.10a':
    'CR_2005 410.10d, CR_2009 603.6d, CR_2018 603.10a: Abilities about something leaving the battlefield look at the game just before the event.',
  '603.10d':
    'CR_2005 410.10d, CR_2009 603.6d, CR_2018 603.10d: Abilities about a player who loses control of something look at the game just before the event.',
  '603.10f': 'CR_2018 603.10f: Abilities about a player who loses look at the game just before the event.',
  '608.2b': [
    'CR_2005 413.2a, CR_2009 607.2b, CR_2013 608.2b: A spell or ability all of whose targets have become illegal is countered; otherwise it leaves the illegal ones alone.',
    "CR_2023: A spell or ability all of whose targets have become illegal doesn't resolve; otherwise it leaves the illegal ones alone.",
  ],
  '608.2e':
    'CR_2005 413.2d, CR_2009 607.2e, CR_2013 608.2e: If an effect has several players do several steps, for each step they choose in APNAP order and then act at once, before the next step.',
  '608.2f':
    'CR_2023 608.2f: An action on several players and objects happens to all of them at once or, if that is impossible, one after the other in APNAP order.',
  '609.7a':
    'CR_2005 419.8a, CR_2009 608.7a, CR_2013 609.7a: Whoever is to choose a source of damage may choose a permanent, a spell, or an object that something waiting to happen refers to.',
  '610.3': 'CR_2013 610.3: An object that was moved until something happens returns as soon as that happens.',
  '611.2':
    'CR_2005 418.1, CR_2009 610.2, CR_2013 611.2: A resolved spell or ability may create an effect that lasts for a time.',
  '611.2a':
    'CR_2005 418.3a, CR_2009 610.2a, CR_2013 611.2a: A continuous effect from a resolved spell or ability lasts as long as it says, and until the game ends if it says nothing.',
  '611.2b':
    "CR_2005 418.3d, CR_2009 610.2b, CR_2013 611.2b: An effect that lasts as long as a condition is true ends when it stops being true, and never begins if it isn't true.",
  '611.2c':
    'CR_2005 418.3b, CR_2009 610.2c, CR_2013 611.2c: An effect that changes characteristics or control affects only the objects that it affected as it began; any other effect applies to everything that matches at the time.',
  '611.3':
    "CR_2005 418.4, CR_2009 610.3, CR_2013 611.3: A static ability's effect applies to whatever the ability says at the time, as long as it functions.",
  '613.1':
    'CR_2005 418.5a, CR_2009 612.1, CR_2013 613.1: An object starts with the characteristics of its card; then effects change them, layer by layer.',
  '613.1a': [
    'CR_2005 418.5a: Layer 1: effects that copy it.',
    'CR_2009 612.1a, CR_2013 613.1a: Layer 1: effects that copy it or turn it face down.',
  ],
  '613.1b': 'CR_2005 418.5a, CR_2009 612.1b, CR_2013 613.1b: Layer 2: effects that change its control.',
  '613.1c': 'CR_2005 418.5a, CR_2009 612.1c, CR_2013 613.1c: Layer 3: effects that change its text.',
  '613.1d': 'CR_2005 418.5a, CR_2009 612.1d, CR_2013 613.1d: Layer 4: effects that change its types.',
  '613.1e': [
    'CR_2005 418.5a: Layer 5: effects that change its colors, its abilities or anything else but its power and toughness.',
    'CR_2009 612.1e, CR_2013 613.1e: Layer 5: effects that change its colors.',
  ],
  '613.1f': [
    'CR_2005 418.5a: Layer 5: effects that change its colors, its abilities or anything else but its power and toughness.',
    "CR_2009 612.1f, CR_2013 613.1f: Layer 6: effects that give it abilities, take them away, or say that it can't have them.",
  ],
  '613.1g': [
    'CR_2005 418.5a: Layer 6: effects that change its power and toughness.',
    'CR_2009 612.1g, CR_2013 613.1g: Layer 7: effects that change its power and toughness.',
  ],
  '613.2': 'CR_2023 613.2: In layer 1, copy effects apply before effects that turn a permanent face down.',
  '613.3':
    'CR_2005 418.5a, CR_2009 612.2, CR_2013 613.2, CR_2023 613.3: Within a layer characteristic-defining abilities apply first, then the other effects, oldest first.',
  '613.4':
    'CR_2009 612.3, CR_2013 613.3, CR_2023 613.4: Layer 7 has steps: effects that define power and toughness, set them, add to them, and switch them.',
  '613.5': 'CR_2009 612.4, CR_2013 613.4, CR_2023 613.5: The effects on an object are recalculated continually.',
  '613.6':
    'CR_2006 418.5b, CR_2009 612.5, CR_2013 613.5, CR_2023 613.6: An effect that has started to apply in one layer applies to the same objects in later ones, even if its ability is lost meanwhile.',
  '613.7':
    'CR_2005 418.5a, CR_2009 612.6, CR_2013 613.6, CR_2023 613.7: Continuous effects of one layer are applied in the order of their timestamps.',
  '613.7d':
    'CR_2005 418.5e, CR_2009 612.6c, CR_2013 613.6c, CR_2023 613.7d: An object gets its timestamp as it enters a zone.',
  '613.7m': [
    'CR_2005 418.5e, CR_2009 612.6e, CR_2013 613.6g, CR_2018 613.6j: Of objects that get their timestamps at the same time the active player decides the order.',
    'CR_2023 613.7m: Objects that get their timestamps at the same time get them in APNAP order of their controllers.',
  ],
  '613.8':
    'CR_2005 418.5d, CR_2009 612.7, CR_2013 613.7, CR_2023 613.8: An effect applies after another one that would change what it affects or does; of several that depend on each other the oldest applies first.',
  '614.6':
    "CR_2005 419.5, CR_2009 613.6, CR_2013 614.6: An event that is replaced doesn't happen; any part of the replacement event that can't be done is ignored.",
  '614.7': 'CR_2009 613.7, CR_2013 614.7: An effect that would replace an event that never happens does nothing.',
  '614.7a':
    'CR_2005 419.5a, CR_2009 613.7a, CR_2013 614.7a: A source that would deal 0 damage deals none, so nothing replaces or prevents it.',
  '614.9': [
    "CR_2005 419.6c: Damage can't be redirected to or from a permanent that is gone.",
    "CR_2009 613.9, CR_2013 614.9: Damage can't be redirected to or from a player who has left, or a permanent that is gone.",
  ],
  '615.7':
    'CR_2005 419.7b, CR_2009 614.7, CR_2013 615.7: A shield of a certain amount prevents that much damage and is used up by what it prevents.',
} satisfies Chapter;
