import { difference, type Difference } from './difference.js';

export const rangeAndAttacks: readonly Difference[] = [
  difference('801.2', 'Winning and range', { CR_2005: 'A range does not limit winning.', CR_2008: null }),
  difference('801.2d', 'Battles', {
    CR_2005: 'There are no battles, so none is within range through its protector.',
    CR_2023: null,
  }),
  difference('801.3', 'Attacks on planeswalkers', {
    CR_2005: 'There are no planeswalkers.',
    CR_2008: 'The multiplayer rules mention attacks on players only, though planeswalkers can be attacked.',
    CR_2009: null,
  }),
  difference('801.5c', "The printed example of an emperor's choice", {
    CR_2005: "It says that an emperor's range is 1, against the rule for Emperor, which says 2.",
    CR_2006: null,
  }),
  difference('801.7a', 'The printed example of a creature that leaves', {
    CR_2005: 'It is about two Soul Nets instead of two Extractor Demons; the answer is the same.',
    CR_2013: null,
  }),
  difference('801.8', 'Auras on players out of range', {
    CR_2005: 'The rule covers only Auras on objects.',
    CR_2008: null,
  }),
  difference('801.9', 'Fortifications', { CR_2005: 'The rule covers only Equipment.', CR_2008: null }),
  difference('801.11', "Counting for a neighbor's creatures", {
    CR_2005:
      "The second printed example counts only what is within range of both the neighbor and the effect's controller.",
    CR_2013: null,
  }),
  difference('801.12 CR_2009', 'The legend rule', {
    CR_2005:
      'It looks at the permanents of all players, and applies to a permanent only if its controller has another of that name within range.',
    CR_2013: null,
  }),
  difference('801.14 CR_2009', 'The planeswalker uniqueness rule', {
    CR_2009: 'The rule exists, and range limits it like the legend rule.',
    CR_2013: null,
  }),
  difference('801.13b', 'Prevention of damage across a range', {
    CR_2005:
      'The rule does not cover prevention that names neither source nor recipient, or recipients other than creatures and players.',
    CR_2006:
      'The rule does not cover recipients other than creatures and players, and its Honorable Passage example contradicts it.',
    CR_2008: 'The rule does not cover recipients other than creatures and players.',
    CR_2013: null,
  }),
  difference('801.14', 'Winning by an effect with limited ranges', {
    CR_2005: 'The player wins the whole game.',
    CR_2008: null,
  }),
  difference('801.15', 'Draws by an effect with limited ranges', {
    CR_2005: 'The game is a draw for everybody.',
    CR_2013: null,
  }),
  difference('801.16', 'Mandatory loops with limited ranges', {
    CR_2005: 'The game is a draw for everybody.',
    CR_2013: null,
  }),
  difference('801.17', 'Restarting the game', { CR_2005: 'Nothing restarts a game.', CR_2013: null }),
  difference('801.18', 'Planes', { CR_2005: 'There is no Planechase.', CR_2013: null }),
  difference('802.2a', 'Which defending player is meant', {
    CR_2005: 'It is usually the player whom the creature with the ability is attacking; nothing more is said.',
    CR_2013:
      'It is the player whom the creature attacked, or whose planeswalker it attacked, when it became an attacker, even if that has changed since.',
    CR_2018: null,
  }),
  difference('802.5 CR_2023', 'Order of combat damage', {
    CR_2009:
      'Once blocks are declared, defending players announce in which order a creature that blocks several attackers will deal them damage.',
    CR_2026: null,
  }),
  difference('803.1a', 'Attack left and planeswalkers', {
    CR_2005: 'The rule covers only attacks on opponents, not on what they control.',
    CR_2023: null,
  }),
  difference('803.1b', 'Attack right and planeswalkers', {
    CR_2005: 'The rule covers only attacks on opponents, not on what they control.',
    CR_2023: null,
  }),
  difference('506.6', 'Attacking a player alone', {
    CR_2005: 'No rule defines when a creature attacks a player alone.',
    CR_2026_09: null,
  }),
];
