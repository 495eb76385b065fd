import { editions, type RulesEdition } from '../../src/domain/rulebook/editions.js';
import { describe } from '../../src/domain/setup/describe.js';
import { groupPairs } from '../../src/domain/values/groups.js';
import { table, type GameState } from './tables.js';

export const everyEdition: readonly RulesEdition[] = editions.map(({ edition }) => edition);

/** Lists the editions up to that one, the oldest first. */
export const until = (edition: RulesEdition): RulesEdition[] =>
  everyEdition.slice(0, everyEdition.indexOf(edition) + 1);

/** The editions for which something holds, the oldest first. */
export const editionsWhere = (holds: (edition: RulesEdition) => boolean): RulesEdition[] => everyEdition.filter(holds);

/** The same table under another edition. */
export const under = (edition: RulesEdition, state: GameState): GameState => table({ ...describe(state), edition });

/** The editions under which something holds of a table, the oldest first. */
export const editionsOf = (state: GameState, holds: (state: GameState) => boolean): RulesEdition[] =>
  editionsWhere((edition) => holds(under(edition, state)));

/** What is so of a table under every edition, the oldest first. */
export const inEveryEdition = <Value>(state: GameState, value: (state: GameState) => Value): Value[] =>
  everyEdition.map((edition) => value(under(edition, state)));

/** What is told of a table under every edition, once for those whose names alone make a difference. */
export const toldByEdition = (state: GameState, tell: (state: GameState) => string): string => {
  const told = everyEdition.map((edition) => [tell(under(edition, state)).replaceAll(edition, '…'), edition] as const);
  return [...groupPairs(told)].map(([text, these]) => `${these.join(' ')}\n${text}`).join('\n');
};
