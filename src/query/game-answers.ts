import type { ValueOf } from '../domain/schema/schema.js';
import { success, type Result } from '../domain/result.js';
import { pageInfoOf, type feedEventSchema, type recordedEventSchema } from '../games/game-schemas.js';
import type { FeedEvent, Games, Page, RecordedEvent } from '../games/games.js';
import { rulingsAt } from '../games/store/records.js';
import type { RequestFailure } from '../http/errors/public-failure.js';

/** A page of a list over REST. */
export const page = <Value, Shown>(found: Omit<Page<Value>, 'totalCount'>, show: (value: Value) => Shown) => ({
  items: found.items.map(({ value }) => show(value)),
  pageInfo: pageInfoOf(found),
});

/** An event over REST. */
export type ShownEvent = ValueOf<typeof recordedEventSchema>;

/** Converts an event for REST; the table before it is read only if the event broke rules. */
export const showEvent = async (
  games: Games,
  tenant: string,
  game: string,
  event: RecordedEvent,
): Promise<Result<ShownEvent, RequestFailure>> => {
  if (!event.illegalBecause.length) return success({ ...event, illegalBecause: [] });
  const before = await games.stateBefore(tenant, game, event);
  return before.ok ? success({ ...event, illegalBecause: rulingsAt(before.value, event.illegalBecause) }) : before;
};

/** An event of the feed over REST. */
type ShownInFeed = ValueOf<typeof feedEventSchema>;

/** Converts events of several games, in order, without those of games deleted meanwhile. */
export const showFeedEvents = async (
  games: Games,
  tenant: string,
  events: readonly FeedEvent[],
): Promise<Result<readonly ShownInFeed[], RequestFailure>> => {
  const shown: ShownInFeed[] = [];
  for (const event of events) {
    const result = await showEvent(games, tenant, event.game, event);
    if (result.ok) shown.push({ ...result.value, game: event.game });
    else if (result.failure.code !== 'NOT_FOUND') return result;
  }
  return success(shown);
};

/** Converts several events, in order. */
export const showEvents = async (
  games: Games,
  tenant: string,
  game: string,
  events: readonly RecordedEvent[],
): Promise<Result<readonly ShownEvent[], RequestFailure>> => {
  const shown: ShownEvent[] = [];
  for (const event of events) {
    const result = await showEvent(games, tenant, game, event);
    if (!result.ok) return result;
    shown.push(result.value);
  }
  return success(shown);
};
