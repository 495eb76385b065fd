import { isBefore, perEdition, type RulesEdition } from './editions.js';

/**
 * What an edition decides otherwise than others, each decision by name. A chapter asks the edition in force for the one
 * thing that differs; no other place compares editions.
 */
export interface Decisions {
  /** D14: attacks on planeswalkers (from 2007). */
  readonly hasPlaneswalkers: boolean;
  /** D13, D14: battles (from 2023). */
  readonly hasBattles: boolean;
  /** D14: 803.1a, 803.1b, 809.3c and 811.4 speak of planeswalkers and battles, too (from 2023). */
  readonly neighbourRulesNamePermanents: boolean;
  /** D24: planes and phenomena are exempt from range (from 2009-09-04). */
  readonly exemptsPlanes: boolean;
  /** D35: in life. */
  readonly startingLifeOfTeam: (members: number) => number;
  /** D38: a member's life total is half the team's, rounded up (until 2010-02-01). */
  readonly memberReadsHalfOfTeamLife: boolean;
  /** D36: poison counters belong to the team (from 2011-04-01). */
  readonly sharesPoison: boolean;
  /** D1: 800.4a deals with spells that are cards like with other objects; before, they ceased to exist (2012-10-01). */
  readonly departureSparesCardSpells: boolean;
  /** D1: what a player who leaves still controls is exiled, or goes to the removed-from-the-game zone; in 2005 it left the game. */
  readonly exilesWhatDepartedControls: boolean;
  /** D3: 800.4c exiles what reverts to a player who has left (from 2012-02-01). */
  readonly exilesWhatRevertsToDeparted: boolean;
  /** D8: 800.4j says that a turn goes on without its active player (from 2007-02-01). */
  readonly turnContinuesWithoutActivePlayer: boolean;
}

/** D35: 20 a player until 2007-02-01, then 15; since 2011-04-01 30 for two and 15 for each further member. */
const startingLifeOfTeam =
  (edition: RulesEdition) =>
  (members: number): number => {
    if (isBefore(edition, 'CR_2008')) return 20 * members;
    return isBefore(edition, 'CR_2013') ? 15 * members : 30 + 15 * (members - 2);
  };

const decide = (edition: RulesEdition): Decisions => {
  const from = (first: RulesEdition): boolean => !isBefore(edition, first);
  return {
    hasPlaneswalkers: from('CR_2008'),
    hasBattles: from('CR_2023'),
    neighbourRulesNamePermanents: from('CR_2023'),
    exemptsPlanes: from('CR_2013'),
    startingLifeOfTeam: startingLifeOfTeam(edition),
    memberReadsHalfOfTeamLife: !from('CR_2013'),
    sharesPoison: from('CR_2013'),
    departureSparesCardSpells: from('CR_2013'),
    exilesWhatDepartedControls: from('CR_2006'),
    exilesWhatRevertsToDeparted: from('CR_2013'),
    turnContinuesWithoutActivePlayer: from('CR_2008'),
  };
};

const decisions = perEdition(decide);

/** What that edition decides where editions differ. */
export const decisionsOf = (edition: RulesEdition): Decisions => decisions[edition];
