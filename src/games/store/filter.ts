import type { GameFilter } from './game-inputs.js';

/** A condition of a statement whose values are numbered from $1. */
export interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What holds of the games of a tenant that match the filter; the statement calls them g. */
export const conditionOf = (tenant: string, filter: GameFilter): Condition => {
  const given: readonly (readonly [comparison: string, value: unknown])[] = [
    ['g.tenant_id =', tenant],
    ['g.status =', filter.status],
    ['g.variant =', filter.variant],
    ['g.edition =', filter.edition],
    ['g.player_ids @>', filter.player && [filter.player]],
    ['g.name ILIKE', filter.name && `%${literally(filter.name)}%`],
    ['g.created_at >', filter.createdAfter],
    ['g.created_at <', filter.createdBefore],
    ['g.finished_at >', filter.finishedAfter],
    ['g.finished_at <', filter.finishedBefore],
  ];
  const asked = given.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return {
    text: asked.map(([comparison], index) => `${comparison} $${index + 1}`).join(' AND '),
    values: asked.map(([, value]) => value),
  };
};

/** Without what is a wildcard in a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);
