import { entityOf, type GameState } from '../../domain/state/game-state.js';
import { ruleIn } from '../../domain/rulebook/rulebook.js';
import { success, type Result } from '../../domain/result.js';
import type { Games, Page, RecordedEvent } from '../../games/games.js';
import type { RequestFailure } from '../../questions/catalogue/public-failure.js';

/** A page of a list over REST. */
export const page = <Value, Shown>(
  { items, hasNextPage, hasPreviousPage }: Omit<Page<Value>, 'totalCount'>,
  show: (value: Value) => Shown,
) => ({
  items: items.map(({ value }) => show(value)),
  pageInfo: {
    hasNextPage,
    hasPreviousPage,
    startCursor: items[0]?.cursor ?? null,
    endCursor: items.at(-1)?.cursor ?? null,
  },
});

/** A stored ruling of a forced event, about the table as it stood before it. */
const shownRulings = (before: GameState, { illegalBecause }: RecordedEvent) =>
  illegalBecause.map(({ rule, says, about, doubt }) => ({
    rule: ruleIn(rule, before.edition),
    says,
    about: about.map((id) => entityOf(before, id)),
    ...(doubt ? { doubt } : {}),
  }));

/** An event as REST gives it. */
export type ShownEvent = Omit<RecordedEvent, 'illegalBecause'> & { readonly illegalBecause: readonly object[] };

/** An event as REST gives it; the table before it is read only where it broke rules. */
export const shownEvent = async (
  games: Games,
  tenant: string,
  game: string,
  event: RecordedEvent,
): Promise<Result<ShownEvent, RequestFailure>> => {
  if (!event.illegalBecause.length) return success(event);
  const before = await games.stateAt(tenant, game, event.version - 1);
  return before.ok ? success({ ...event, illegalBecause: shownRulings(before.value, event) }) : before;
};

/** Several events, in order. */
export const shownEvents = async (
  games: Games,
  tenant: string,
  game: string,
  events: readonly RecordedEvent[],
): Promise<Result<readonly ShownEvent[], RequestFailure>> => {
  const shown: ShownEvent[] = [];
  for (const event of events) {
    const result = await shownEvent(games, tenant, game, event);
    if (!result.ok) return result;
    shown.push(result.value);
  }
  return success(shown);
};
