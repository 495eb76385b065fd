import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomNumbers, type RandomNumbers } from '../../random-numbers.js';
import type { Change, Known, Ledger } from './ledger.js';

export const table = {
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};

interface Wish extends Change {
  readonly door: 'REST' | 'GraphQL';
  readonly kind: 'record' | 'replace' | 'nonsense';
  readonly expectedVersion?: number;
  /** Where it is there, the change is asked for until there is an answer. */
  readonly key?: string;
}

/** How a request ended: so that there is something to know, or to ask again, or as no request should. */
type Ending = Known | 'again' | 'wrongly';

export interface ClientOptions {
  readonly number: number;
  readonly changes: number;
  readonly games: readonly [string, ...string[]];
  /** The servers as the client reaches them. */
  readonly urls: readonly [string, ...string[]];
  readonly ledger: Ledger;
  /** Told after each change. */
  readonly onDone: () => void;
}

/** In milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 50;

/**
 * A client that makes one change after the other. Half of them have an Idempotency-Key and are repeated until they are
 * answered, so that they happen exactly once; the others are sent once, and happen at most once.
 */
export const runClient = async (options: ClientOptions): Promise<void> => {
  const random = randomNumbers(options.number);
  const versions = new Map<string, number>();
  for (let count = 0; count < options.changes; count += 1) {
    const wish = wishOf(options, random, count, versions);
    const known = await fulfil(wish, options, random);
    if (typeof known === 'object') versions.set(wish.game, known.version);
    else versions.delete(wish.game);
    options.ledger.note(wish, known);
    if (known === 'nothing') await everybodyAnswers(options);
    options.onDone();
  }
};

/** Whoever does not repeat a change waits until it makes sense to ask for another one. */
const everybodyAnswers = async ({ urls }: ClientOptions): Promise<void> => {
  const deadline = performance.now() + PATIENCE;
  const isReady = (url: string) =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (performance.now() < deadline && (await Promise.all(urls.map(isReady))).includes(false)) await pause(PAUSE);
};

/** One whole table and one senseless change in eight. */
const kindOf = (random: RandomNumbers): Wish['kind'] =>
  random.below(4) === 0 ? random.oneOf(['replace', 'nonsense']) : 'record';

const wishOf = (
  { number, games }: ClientOptions,
  random: RandomNumbers,
  count: number,
  versions: ReadonlyMap<string, number>,
): Wish => {
  const game = random.oneOf(games);
  const known = versions.get(game);
  const kind = kindOf(random);
  return {
    mark: `mark-${number}-${count}`,
    game,
    door: random.oneOf(['REST', 'GraphQL']),
    kind,
    events: kind === 'record' ? random.oneOf([1, 1, 1, 2]) : 1,
    ...(known !== undefined && random.below(2) === 0 && { expectedVersion: known }),
    ...(count % 2 === 0 && { key: randomUUID() }),
  };
};

const fulfil = async (wish: Wish, options: ClientOptions, random: RandomNumbers): Promise<Known> => {
  const deadline = performance.now() + 3 * PATIENCE;
  for (;;) {
    const ending = await ask(wish, random.oneOf(options.urls), options.ledger);
    if (ending === 'wrongly') return 'nothing';
    if (ending !== 'again' && (ending !== 'nothing' || !wish.key)) return ending;
    if (performance.now() > deadline) options.ledger.complain(`${wish.mark} found nobody who answers.`);
    if (performance.now() > deadline) return 'nothing';
    await pause(PAUSE);
  }
};

const ask = async (wish: Wish, url: string, ledger: Ledger): Promise<Ending> => {
  try {
    const { path, ...request } = wish.door === 'REST' ? overRest(wish) : overGraphql(wish);
    const response = await fetch(`${url}${path}`, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    return endingOf(wish, await response.json(), ledger);
  } catch {
    return 'nothing';
  }
};

const headersOf = ({ key }: Wish) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(key !== undefined && { 'idempotency-key': key }),
});

/** The events, each with the mark; what makes no sense is about an object that is not there. */
const eventsOf = ({ kind, mark, events }: Wish) =>
  Array.from({ length: events }, () => ({
    objectChanges: { object: kind === 'nonsense' ? mark : 'bear', name: mark },
  }));

const replacementOf = ({ mark }: Wish) => ({ ...table, objects: [{ ...table.objects[0], name: mark }] });

const overRest = (wish: Wish) => {
  const { game, kind, expectedVersion } = wish;
  return {
    path: `/v1/games/${game}/${kind === 'replace' ? 'state' : 'events'}`,
    method: kind === 'replace' ? 'PUT' : 'POST',
    headers: {
      ...headersOf(wish),
      ...(expectedVersion !== undefined && { 'if-match': `"${expectedVersion}"` }),
    },
    body: JSON.stringify(kind === 'replace' ? replacementOf(wish) : { events: eventsOf(wish) }),
  };
};

const overGraphql = (wish: Wish) => {
  const { game, kind, expectedVersion } = wish;
  const [query, more] =
    kind === 'replace' ? [REPLACE, { state: replacementOf(wish) }] : [RECORD, { events: eventsOf(wish) }];
  const variables = { game, expectedVersion, ...more };
  return { path: '/graphql', method: 'POST', headers: headersOf(wish), body: JSON.stringify({ query, variables }) };
};

const REPLACE = `mutation ($game: ID!, $state: GameStateInput!, $expectedVersion: Int) {
  game: replaceState(game: $game, state: $state, expectedVersion: $expectedVersion) { version }
}`;
const RECORD = `mutation ($game: ID!, $events: [GameEventInput!]!, $expectedVersion: Int) {
  recorded: recordEvents(game: $game, events: $events, expectedVersion: $expectedVersion) { game { version } }
}`;

const REFUSED = new Set(['VERSION_CONFLICT', 'BAD_USER_INPUT']);
/** The change may have been made all the same. */
const UNKNOWN = new Set(['SERVICE_UNAVAILABLE', 'TIMEOUT']);

const endingOf = (wish: Wish, body: any, ledger: Ledger): Ending => {
  const version = body.version ?? body.game?.version ?? body.data?.game?.version ?? body.data?.recorded?.game?.version;
  if (typeof version === 'number') return { version };
  const code = String(body.code ?? body.errors?.[0]?.extensions?.code);
  if (REFUSED.has(code)) return 'refused';
  if (UNKNOWN.has(code)) return 'nothing';
  if (code === 'REQUEST_IN_PROGRESS' && wish.key) return 'again';
  ledger.complain(`${wish.mark} in ${wish.game} was answered ${JSON.stringify(body).slice(0, 300)}.`);
  return 'wrongly';
};
