import { isBefore, perEdition, type RulesEdition } from './editions.js';

/** D35: 20 life per member until 2007-02-01, then 15; since 2011-04-01 30 for two members, 15 for each further. */
const startingLifeOfTeam =
  (edition: RulesEdition) =>
  (members: number): number => {
    if (isBefore(edition, 'CR_2008')) return 20 * members;
    return isBefore(edition, 'CR_2013') ? 15 * members : 30 + 15 * (members - 2);
  };

/** D19: first for the whole table, within range from 2009-05-01, per player from 2013-07-13, removed in 2017. */
const planeswalkerUniqueness = (edition: RulesEdition): 'NONE' | 'WHOLE_TABLE' | 'IN_RANGE' | 'PER_PLAYER' => {
  if (isBefore(edition, 'CR_2008') || !isBefore(edition, 'CR_2018')) return 'NONE';
  if (isBefore(edition, 'CR_2009')) return 'WHOLE_TABLE';
  return isBefore(edition, 'CR_2013') ? 'IN_RANGE' : 'PER_PLAYER';
};

/** D38: in 2005 the team's life became the number; then it changed as if from half, since 2010-04-23 from all. */
const settingOneMember = (edition: RulesEdition): 'TEAM_BECOMES_IT' | 'FROM_HALF' | 'FROM_TOTAL' => {
  if (isBefore(edition, 'CR_2006')) return 'TEAM_BECOMES_IT';
  return isBefore(edition, 'CR_2013') ? 'FROM_HALF' : 'FROM_TOTAL';
};

/** Whether the edition in force is `first` or a later one. */
type From = (first: RulesEdition) => boolean;

const ofAttacks = (from: From) => ({
  /** D14: attacks on planeswalkers (from 2007). */
  hasPlaneswalkers: from('CR_2008'),
  /** D14: the rules for attacks on several players refer to planeswalkers, too (from 2009). */
  severalAttackedNamePermanents: from('CR_2009'),
  /** D13, D14: battles (from 2023). */
  hasBattles: from('CR_2023'),
  /** D14: 803.1a, 803.1b, 809.3c and 811.4 refer to planeswalkers and battles, too (from 2023). */
  neighborRulesNamePermanents: from('CR_2023'),
  /** 704.5y: the state-based action names any unfit protector (from 2026); before, only the controller of a Siege. */
  namesUnfitProtectors: from('CR_2026'),
  /** D28: of what forbids attacking one member, 810.7c extends only effects of the defending players to the team (from 2008). */
  defendersProtectTeam: from('CR_2008'),
  /** D28: in Two-Headed Giant creatures attack the team, not one of its members (until 2018-04-27). */
  attacksTeams: !from('CR_2023'),
  /** D28: Two-Headed Giant has combat rules of its own in addition to those of shared team turns (in early 2018). */
  repeatsTeamCombat: from('CR_2018') && !from('CR_2023'),
});

const ofDepartures = (from: From) => ({
  /** D1: 800.4a deals with spells that are cards like with other objects; before, they ceased to exist (2012-10-01). */
  departureSparesCardSpells: from('CR_2013'),
  /** D1: objects that a leaving player still controls are exiled (earlier, removed); in 2005 they left the game. */
  exilesWhatDepartedControls: from('CR_2006'),
  /** D3: 800.4c exiles objects whose control reverts to a departed player (from 2012-02-01). */
  exilesWhatRevertsToDeparted: from('CR_2013'),
  /** 702.26: objects that a leaving player still controls are exiled even if they are phased out (from 2018). */
  exilesPhasedOut: from('CR_2018'),
  /** 800.4n: a departed player's cards stay in the ante zone (from 2009-07-11); before, all cards they owned left. */
  anteStaysBehind: from('CR_2009'),
  /** D1: 800.4a ends control of players, too (from 2010-10-01). */
  endsControlOfPlayers: from('CR_2013'),
  /** D1: 800.4a says who gets a leaving player's priority (from 2007-02-01). */
  passesPriorityOfDeparted: from('CR_2008'),
});

const ofStarts = (from: From) => ({
  /** D37: in Two-Headed Giant the secondary player of the first team draws in the first draw step (2006-10-01 to 2007-02-01). */
  secondaryPlayerDrawsFirst: from('CR_2006') && !from('CR_2008'),
  /** D10: the first mulligan in a multiplayer game is free (from 2007-07-13). */
  firstMulliganIsFree: from('CR_2008'),
  /** 805.3a: in Two-Headed Giant the first mulligan is free (from 2006). */
  firstMulliganOfHeadsIsFree: from('CR_2006'),
});

const ofLoops = (from: From) => ({
  /** 732.3: the numbers that players name decide who ends a loop (until 2009). */
  loopsEndByNumbers: !from('CR_2009'),
  /** 732.3: the active player ends a loop; the rule names no other player (in 2009). */
  loopsEndByActivePlayer: from('CR_2009') && !from('CR_2013'),
});

const ofRanges = (from: From) => ({
  /** D24: planes and phenomena are exempt from range (from 2009-09-04). */
  exemptsPlanes: from('CR_2013'),
  /** D17: 801.9 refers to Fortifications (from 2007-05-01). */
  hasFortifications: from('CR_2008'),
  /** D17: 801.8 refers to Auras on players (from 2007-05-01). */
  rangeLimitsAurasOnPlayers: from('CR_2008'),
  /** D18: an effect on another player's object counts only what is within both players' ranges (until 2011-04-01). */
  informationIsInBothRanges: !from('CR_2013'),
  /** 704.5d: a phased-out token does not cease to exist (from 2018-01-19). */
  sparesPhasedOutTokens: from('CR_2018'),
  /** D19: the legend rule compares one player's permanents; before 2013-07-13 all within range. */
  legendRuleIsPerPlayer: from('CR_2013'),
  /** D21: 801.13b refers to shields that name neither source nor recipient (from 2006-02-01). */
  preventionCoversUnspecified: from('CR_2006'),
  /** D21: 801.13b refers to recipients other than creatures and players (from 2012-06-01). */
  preventionCoversPermanents: from('CR_2013'),
  /** 614.9: nothing is redirected to a player who has left (from 2009); before, the rule spoke of permanents alone. */
  redirectionKnowsDeparted: from('CR_2009'),
  /** D21: the rule has the Honorable Passage example, which contradicts 801.13b (until 2007-02-01). */
  printsHonorablePassage: !from('CR_2008'),
});

const ofEnds = (from: From) => ({
  /** 104.2c: members who lost earlier win with their team (from 2006-02-01); before, the rule was silent. */
  departedWinWithTeam: from('CR_2006'),
  /** D22: if an effect says that a player wins, the opponents in range lose instead (from 2007-10-01). */
  limitsWins: from('CR_2008'),
  /** D22: if an effect says that the game is a draw, it is one only for players in range (from 2009-09-04). */
  limitsDraws: from('CR_2013'),
  /** D22: a loop is a draw only for players in range (from 2010-07-16). */
  limitsLoops: from('CR_2013'),
  /** D11: even without limited range, all opponents lose instead of a player winning (2010-02-01 to 2017-01-20). */
  winMakesOpponentsLose: from('CR_2013') && !from('CR_2018'),
});

const ofMarkers = (from: From) => ({
  /** D30: 807.4c says who takes over a leaving player's turn marker (from 2010-07-16). */
  coversMarkersOfDeparted: from('CR_2013'),
  /** D30: markers lost at once are all different ones; since 2010-07-16 one marker may be designated several times. */
  removesSeveralMarkersOneByOne: !from('CR_2013'),
  /** D30: a marker waits if its next holder would be too close to another marker to receive it (until 2010-07-16). */
  markersWaitToBeReceived: !from('CR_2013'),
  /** D31: each turn marker of Grand Melee has its own stack (from 2007-10-01). */
  hasStackPerMarker: from('CR_2008'),
});

const ofTeams = (from: From) => ({
  /** D38: a member's life total is half the team's, rounded up (until 2010-02-01). */
  memberReadsHalfOfTeamLife: !from('CR_2013'),
  /** D36: poison counters belong to the team (from 2011-04-01). */
  sharesPoison: from('CR_2013'),
  /** D38: if every member's life total is set, one member is chosen; until 2010 the team got the sum. */
  settingAllChoosesOne: from('CR_2013'),
  /** D38: teammates who pay life together cannot pay more than their team has (from 2009-07-11). */
  limitsPayingTogether: from('CR_2009'),
  /** D38: one who pays alone is limited by the team's total, too, not by the half that effects read (in 2009). */
  limitsPayingAlone: from('CR_2009') && !from('CR_2013'),
});

const decide = (edition: RulesEdition) => {
  const from: From = (first) => !isBefore(edition, first);
  return {
    ...ofAttacks(from),
    ...ofDepartures(from),
    ...ofStarts(from),
    ...ofLoops(from),
    ...ofRanges(from),
    ...ofEnds(from),
    ...ofMarkers(from),
    ...ofTeams(from),
    /** D35: a team's starting life, by its number of members. */
    startingLifeOfTeam: startingLifeOfTeam(edition),
    /** D19: the planeswalkers that the planeswalker uniqueness rule compares (2007 to 2017). */
    planeswalkerUniqueness: planeswalkerUniqueness(edition),
    /** D38: what happens to a team's life if an effect sets one member's life total. */
    settingOneMember: settingOneMember(edition),
  };
};

/**
 * An edition's decisions on points where editions differ. Rules use the decisions of the edition in force; they do not
 * compare editions themselves.
 */
export type Decisions = ReturnType<typeof decide>;

/** Returns an edition's decisions. */
export const decisionsOf = perEdition(decide);
