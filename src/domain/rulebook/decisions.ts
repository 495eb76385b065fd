import { isBefore, perEdition, type RulesEdition } from './editions.js';

/**
 * What an edition decides otherwise than others, each decision by name. A chapter asks the edition in force for the one
 * thing that differs; no other place compares editions.
 */
export interface Decisions {
  /** D14: attacks on planeswalkers (from 2007). */
  readonly hasPlaneswalkers: boolean;
  /** D14: the rules for attacks on several players speak of planeswalkers, too (from 2009). */
  readonly severalAttackedNamePermanents: boolean;
  /** D13, D14: battles (from 2023). */
  readonly hasBattles: boolean;
  /** D14: 803.1a, 803.1b, 809.3c and 811.4 speak of planeswalkers and battles, too (from 2023). */
  readonly neighbourRulesNamePermanents: boolean;
  /** D28: in Two-Headed Giant creatures attack the team, not one of its members (until 2018-04-27). */
  readonly attacksTeams: boolean;
  /** D28: Two-Headed Giant has combat rules of its own beside those of shared team turns (in early 2018). */
  readonly repeatsTeamCombat: boolean;
  /** D24: planes and phenomena are exempt from range (from 2009-09-04). */
  readonly exemptsPlanes: boolean;
  /** D35: in life. */
  readonly startingLifeOfTeam: (members: number) => number;
  /** D38: a member's life total is half the team's, rounded up (until 2010-02-01). */
  readonly memberReadsHalfOfTeamLife: boolean;
  /** 104.2c: those of a team who had lost before win with it (from 2006-02-01); before, nothing is said of them. */
  readonly departedWinWithTeam: boolean;
  /** D36: poison counters belong to the team (from 2011-04-01). */
  readonly sharesPoison: boolean;
  /** D1: 800.4a deals with spells that are cards like with other objects; before, they ceased to exist (2012-10-01). */
  readonly departureSparesCardSpells: boolean;
  /** D1: what a player who leaves still controls is exiled, or goes to the removed-from-the-game zone; in 2005 it left the game. */
  readonly exilesWhatDepartedControls: boolean;
  /** D3: 800.4c exiles what reverts to a player who has left (from 2012-02-01). */
  readonly exilesWhatRevertsToDeparted: boolean;
  /** 800.4n: a departed player's cards stay in the ante zone (from 2009-07-11); before, all that they owned left. */
  readonly anteStaysBehind: boolean;
  /** D17: 801.9 speaks of Fortifications (from 2007-05-01). */
  readonly hasFortifications: boolean;
  /** D17: 801.8 speaks of Auras on players (from 2007-05-01). */
  readonly rangeLimitsAurasOnPlayers: boolean;
  /** D18: what is counted for another player's object has to be within both ranges (until 2011-04-01). */
  readonly informationIsInBothRanges: boolean;
  /** D19: the legend rule looks at one player's permanents; before 2013-07-13 at all within range. */
  readonly legendRuleIsPerPlayer: boolean;
  /** D19: which planeswalkers of one type the uniqueness rule compares (2007 to 2017). */
  readonly planeswalkerUniqueness: 'NONE' | 'WHOLE_TABLE' | 'IN_RANGE' | 'PER_PLAYER';
  /** D21: 801.13b speaks of shields that name neither source nor recipient (from 2006-02-01). */
  readonly preventionCoversUnspecified: boolean;
  /** D21: 801.13b speaks of recipients other than creatures and players (from 2012-06-01). */
  readonly preventionCoversPermanents: boolean;
  /** D21: the example with Honorable Passage, which goes against 801.13b itself, is printed (until 2007-02-01). */
  readonly printsHonorablePassage: boolean;
  /** D22: an effect that says that a player wins makes the opponents in range lose instead (from 2007-10-01). */
  readonly limitsWins: boolean;
  /** D22: an effect that says that the game is a draw reaches only those in range (from 2009-09-04). */
  readonly limitsDraws: boolean;
  /** D22: a loop is a draw only for those in range of it (from 2010-07-16). */
  readonly limitsLoops: boolean;
  /** D11: without limited ranges, too, all opponents lose instead of a player's winning (2010-02-01 to 2017-01-20). */
  readonly winMakesOpponentsLose: boolean;
  /** D1: 800.4a ends control of players, too (from 2010-10-01). */
  readonly endsControlOfPlayers: boolean;
  /** D1: 800.4a says who gets the priority of one who leaves (from 2007-02-01). */
  readonly passesPriorityOfDeparted: boolean;
  /** D30: 807.4c says who takes over the turn marker of one who leaves (from 2010-07-16). */
  readonly coversMarkersOfDeparted: boolean;
  /** D30: of several turn markers lost at once each is another one; since 2010-07-16 one may be designated several times. */
  readonly removesSeveralMarkersOneByOne: boolean;
  /** D30: a player too close to another marker cannot even receive one, which waits (until 2010-07-16). */
  readonly markersWaitToBeReceived: boolean;
  /** D31: each turn marker of Grand Melee has its own stack (from 2007-10-01). */
  readonly hasStackPerMarker: boolean;
  /** D38: where an effect that sets one member's life total leaves the team. */
  readonly settingOneMember: 'TEAM_BECOMES_IT' | 'FROM_HALF' | 'FROM_TOTAL';
  /** D38: when the life total of every member is set, one of them is chosen; until 2010 the team got the sum. */
  readonly settingAllChoosesOne: boolean;
  /** D38: teammates who pay life together cannot pay more than their team has (from 2009-07-11). */
  readonly limitsPayingTogether: boolean;
}

/** D35: 20 a player until 2007-02-01, then 15; since 2011-04-01 30 for two and 15 for each further member. */
const startingLifeOfTeam =
  (edition: RulesEdition) =>
  (members: number): number => {
    if (isBefore(edition, 'CR_2008')) return 20 * members;
    return isBefore(edition, 'CR_2013') ? 15 * members : 30 + 15 * (members - 2);
  };

/** D19: of the whole table when planeswalkers came, by range from 2009-05-01, each player's own from 2013-07-13, gone in 2017. */
const planeswalkerUniqueness = (edition: RulesEdition): Decisions['planeswalkerUniqueness'] => {
  if (isBefore(edition, 'CR_2008') || !isBefore(edition, 'CR_2018')) return 'NONE';
  if (isBefore(edition, 'CR_2009')) return 'WHOLE_TABLE';
  return isBefore(edition, 'CR_2013') ? 'IN_RANGE' : 'PER_PLAYER';
};

/** D38: the number itself in 2005, then from half of the team's total, since 2010-04-23 from the whole of it. */
const settingOneMember = (edition: RulesEdition): Decisions['settingOneMember'] => {
  if (isBefore(edition, 'CR_2006')) return 'TEAM_BECOMES_IT';
  return isBefore(edition, 'CR_2013') ? 'FROM_HALF' : 'FROM_TOTAL';
};

/** Whether an edition is that one or a later one. */
type From = (first: RulesEdition) => boolean;

const ofAttacks = (from: From) => ({
  hasPlaneswalkers: from('CR_2008'),
  severalAttackedNamePermanents: from('CR_2009'),
  hasBattles: from('CR_2023'),
  neighbourRulesNamePermanents: from('CR_2023'),
  attacksTeams: !from('CR_2023'),
  repeatsTeamCombat: from('CR_2018') && !from('CR_2023'),
});

const ofDepartures = (from: From) => ({
  departureSparesCardSpells: from('CR_2013'),
  exilesWhatDepartedControls: from('CR_2006'),
  exilesWhatRevertsToDeparted: from('CR_2013'),
  anteStaysBehind: from('CR_2009'),
  endsControlOfPlayers: from('CR_2013'),
  passesPriorityOfDeparted: from('CR_2008'),
});

const ofRanges = (from: From) => ({
  exemptsPlanes: from('CR_2013'),
  hasFortifications: from('CR_2008'),
  rangeLimitsAurasOnPlayers: from('CR_2008'),
  informationIsInBothRanges: !from('CR_2013'),
  legendRuleIsPerPlayer: from('CR_2013'),
  preventionCoversUnspecified: from('CR_2006'),
  preventionCoversPermanents: from('CR_2013'),
  printsHonorablePassage: !from('CR_2008'),
});

const ofEnds = (from: From) => ({
  departedWinWithTeam: from('CR_2006'),
  limitsWins: from('CR_2008'),
  limitsDraws: from('CR_2013'),
  limitsLoops: from('CR_2013'),
  winMakesOpponentsLose: from('CR_2013') && !from('CR_2018'),
});

const ofMarkers = (from: From) => ({
  coversMarkersOfDeparted: from('CR_2013'),
  removesSeveralMarkersOneByOne: !from('CR_2013'),
  markersWaitToBeReceived: !from('CR_2013'),
  hasStackPerMarker: from('CR_2008'),
});

const ofTeams = (from: From) => ({
  memberReadsHalfOfTeamLife: !from('CR_2013'),
  sharesPoison: from('CR_2013'),
  settingAllChoosesOne: from('CR_2013'),
  limitsPayingTogether: from('CR_2009'),
});

const decide = (edition: RulesEdition): Decisions => {
  const from: From = (first) => !isBefore(edition, first);
  return {
    ...ofAttacks(from),
    ...ofDepartures(from),
    ...ofRanges(from),
    ...ofEnds(from),
    ...ofMarkers(from),
    ...ofTeams(from),
    startingLifeOfTeam: startingLifeOfTeam(edition),
    planeswalkerUniqueness: planeswalkerUniqueness(edition),
    settingOneMember: settingOneMember(edition),
  };
};

/** The decisions of an edition, where editions differ. */
export const decisionsOf = perEdition(decide);
