import { isBefore, perEdition, type RulesEdition } from './editions.js';

/** D35: 20 a player until 2007-02-01, then 15; since 2011-04-01 30 for two and 15 for each further member. */
const startingLifeOfTeam =
  (edition: RulesEdition) =>
  (members: number): number => {
    if (isBefore(edition, 'CR_2008')) return 20 * members;
    return isBefore(edition, 'CR_2013') ? 15 * members : 30 + 15 * (members - 2);
  };

/** D19: of the whole table when planeswalkers came, by range from 2009-05-01, each player's own from 2013-07-13, gone in 2017. */
const planeswalkerUniqueness = (edition: RulesEdition): 'NONE' | 'WHOLE_TABLE' | 'IN_RANGE' | 'PER_PLAYER' => {
  if (isBefore(edition, 'CR_2008') || !isBefore(edition, 'CR_2018')) return 'NONE';
  if (isBefore(edition, 'CR_2009')) return 'WHOLE_TABLE';
  return isBefore(edition, 'CR_2013') ? 'IN_RANGE' : 'PER_PLAYER';
};

/** D38: the number itself in 2005, then from half of the team's total, since 2010-04-23 from the whole of it. */
const settingOneMember = (edition: RulesEdition): 'TEAM_BECOMES_IT' | 'FROM_HALF' | 'FROM_TOTAL' => {
  if (isBefore(edition, 'CR_2006')) return 'TEAM_BECOMES_IT';
  return isBefore(edition, 'CR_2013') ? 'FROM_HALF' : 'FROM_TOTAL';
};

/** Whether an edition is that one or a later one. */
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
  /** D28: in Two-Headed Giant creatures attack the team, not one of its members (until 2018-04-27). */
  attacksTeams: !from('CR_2023'),
  /** D28: Two-Headed Giant has combat rules of its own beside those of shared team turns (in early 2018). */
  repeatsTeamCombat: from('CR_2018') && !from('CR_2023'),
});

const ofDepartures = (from: From) => ({
  /** D1: 800.4a deals with spells that are cards like with other objects; before, they ceased to exist (2012-10-01). */
  departureSparesCardSpells: from('CR_2013'),
  /** D1: what a player who leaves still controls is exiled, or goes to the removed-from-the-game zone; in 2005 it left the game. */
  exilesWhatDepartedControls: from('CR_2006'),
  /** D3: 800.4c exiles what reverts to a player who has left (from 2012-02-01). */
  exilesWhatRevertsToDeparted: from('CR_2013'),
  /** 702.26: what a player who leaves still controls is exiled even if it is phased out (from 2018). */
  exilesPhasedOut: from('CR_2018'),
  /** 800.4n: a departed player's cards stay in the ante zone (from 2009-07-11); before, all that they owned left. */
  anteStaysBehind: from('CR_2009'),
  /** D1: 800.4a ends control of players, too (from 2010-10-01). */
  endsControlOfPlayers: from('CR_2013'),
  /** D1: 800.4a says who gets the priority of one who leaves (from 2007-02-01). */
  passesPriorityOfDeparted: from('CR_2008'),
});

const ofStarts = (from: From) => ({
  /** D37: in Two-Headed Giant the secondary player of the first team draws in the first draw step (2006-10-01 to 2007-02-01). */
  secondaryPlayerDrawsFirst: from('CR_2006') && !from('CR_2008'),
  /** D10: the first mulligan in a multiplayer game is free (from 2007-07-13). */
  firstMulliganIsFree: from('CR_2008'),
});

const ofLoops = (from: From) => ({
  /** 732.3: numbers that the players name settle who ends a loop (until 2009). */
  loopsEndByNumbers: !from('CR_2009'),
  /** 732.3: the active player ends it, and no other player is named (in 2009). */
  loopsEndByActivePlayer: from('CR_2009') && !from('CR_2013'),
});

const ofRanges = (from: From) => ({
  /** D24: planes and phenomena are exempt from range (from 2009-09-04). */
  exemptsPlanes: from('CR_2013'),
  /** D17: 801.9 refers to Fortifications (from 2007-05-01). */
  hasFortifications: from('CR_2008'),
  /** D17: 801.8 refers to Auras on players (from 2007-05-01). */
  rangeLimitsAurasOnPlayers: from('CR_2008'),
  /** D18: what is counted for another player's object has to be within both ranges (until 2011-04-01). */
  informationIsInBothRanges: !from('CR_2013'),
  /** 704.5d: a token that is phased out goes on to exist (from 2018-01-19). */
  sparesPhasedOutTokens: from('CR_2018'),
  /** D19: the legend rule looks at one player's permanents; before 2013-07-13 at all within range. */
  legendRuleIsPerPlayer: from('CR_2013'),
  /** D21: 801.13b refers to shields that name neither source nor recipient (from 2006-02-01). */
  preventionCoversUnspecified: from('CR_2006'),
  /** D21: 801.13b refers to recipients other than creatures and players (from 2012-06-01). */
  preventionCoversPermanents: from('CR_2013'),
  /** D21: the example with Honorable Passage, which goes against 801.13b itself, is printed (until 2007-02-01). */
  printsHonorablePassage: !from('CR_2008'),
});

const ofEnds = (from: From) => ({
  /** 104.2c: those of a team who had lost before win with it (from 2006-02-01); before, nothing is said of them. */
  departedWinWithTeam: from('CR_2006'),
  /** D22: an effect that says that a player wins makes the opponents in range lose instead (from 2007-10-01). */
  limitsWins: from('CR_2008'),
  /** D22: an effect that says that the game is a draw reaches only those in range (from 2009-09-04). */
  limitsDraws: from('CR_2013'),
  /** D22: a loop is a draw only for those in range of it (from 2010-07-16). */
  limitsLoops: from('CR_2013'),
  /** D11: without limited ranges, too, all opponents lose instead of a player's winning (2010-02-01 to 2017-01-20). */
  winMakesOpponentsLose: from('CR_2013') && !from('CR_2018'),
});

const ofMarkers = (from: From) => ({
  /** D30: 807.4c says who takes over the turn marker of one who leaves (from 2010-07-16). */
  coversMarkersOfDeparted: from('CR_2013'),
  /** D30: of several turn markers lost at once each is another one; since 2010-07-16 one may be designated several times. */
  removesSeveralMarkersOneByOne: !from('CR_2013'),
  /** D30: a player too close to another marker cannot even receive one, which waits (until 2010-07-16). */
  markersWaitToBeReceived: !from('CR_2013'),
  /** D31: each turn marker of Grand Melee has its own stack (from 2007-10-01). */
  hasStackPerMarker: from('CR_2008'),
});

const ofTeams = (from: From) => ({
  /** D38: a member's life total is half the team's, rounded up (until 2010-02-01). */
  memberReadsHalfOfTeamLife: !from('CR_2013'),
  /** D36: poison counters belong to the team (from 2011-04-01). */
  sharesPoison: from('CR_2013'),
  /** D38: when the life total of every member is set, one of them is chosen; until 2010 the team got the sum. */
  settingAllChoosesOne: from('CR_2013'),
  /** D38: teammates who pay life together cannot pay more than their team has (from 2009-07-11). */
  limitsPayingTogether: from('CR_2009'),
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
    /** D35: in life. */
    startingLifeOfTeam: startingLifeOfTeam(edition),
    /** D19: which planeswalkers of one type the uniqueness rule compares (2007 to 2017). */
    planeswalkerUniqueness: planeswalkerUniqueness(edition),
    /** D38: where an effect that sets one member's life total leaves the team. */
    settingOneMember: settingOneMember(edition),
  };
};

/**
 * The decisions of an edition on which editions differ, by name. Chapters ask for a decision of the edition in force;
 * nothing else compares editions.
 */
export type Decisions = ReturnType<typeof decide>;

/** The decisions of an edition, where editions differ. */
export const decisionsOf = perEdition(decide);
