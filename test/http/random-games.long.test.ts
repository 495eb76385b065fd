// 20 s: plays hundreds of random games over both doors.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { takePlace, type GameEvent, type Occurrence } from '../../src/domain/events/events.js';
import { departureOf } from '../../src/domain/rules/800.4-departures.js';
import { describe as descriptionOf } from '../../src/domain/setup/describe.js';
import { playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../domain/every-question.js';
import { diceOf, everyVariant, randomGame, randomTable, type Dice } from '../domain/random-games.js';
import { after, tableOf } from '../domain/tables.js';
import { randomNumbers } from '../random-numbers.js';
import { serve } from './server.js';

/** RANDOM_GAMES plays more of them, GAMES_SEED others. */
const games = Number(process.env['RANDOM_GAMES'] ?? 500);
const seed = Number(process.env['GAMES_SEED'] ?? 801);
const numbers = randomNumbers(seed);

const server = await serve();

const eventOf = ({ type, input }: Occurrence): GameEvent => ({ [type]: input });

/** Compares quickly; says what differs only where something does. */
const same = (what: string, actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect([seed, what, actual]).toStrictEqual([seed, what, expected]);
};

/** What departureOf says of a concession is what the event does, priority included. */
const departuresAgree = (state: GameState): void => {
  for (const player of playersInGame(state)) {
    const departure = departureOf(state, [player]);
    const left = after(state, { playerLeaves: { player: player.id } });
    same(`${player.id} leaves`, descriptionOf(departure.after({})), descriptionOf(left));
    const gone = [...departure.leaveGame, ...departure.ceaseToExist].map(({ id }) => id);
    same('objects', [...gone, ...left.objects.keys()].sort(), [...state.objects.keys()].sort());
  }
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rulings = 'because { rule { number edition } says doubt }';

interface Ruling {
  readonly rule: { readonly number: string; readonly edition: string };
  readonly says: string;
  readonly doubt?: string | null;
}

const told = (because: readonly Ruling[]) =>
  because.map(({ rule: { number, edition }, says, doubt }) => ({
    rule: { number, edition },
    says,
    doubt: doubt ?? null,
  }));

interface Departed {
  readonly leaveGame: readonly { readonly id: string }[];
  readonly because: readonly Ruling[];
}

/** Asks a question of the described and of the stored table, and a departure over GraphQL as well. */
const doorsAgree = async (id: string, state: GameState, dice: Dice): Promise<void> => {
  const samples = sampleArguments(state, dice);
  const { name } = dice.oneOf(catalogue) ?? { name: 'ranges' as const };
  const given = samples[name] ?? {};
  const [described, stored] = await Promise.all([
    server.post(`/v1/game-states/${kebab(name)}`, { state: descriptionOf(state), ...given }),
    server.post(`/v1/games/${id}/${kebab(name)}`, given),
  ]);
  same(`${name}: inline, stored`, withoutRequest(stored.body), withoutRequest(described.body));
  const players = playersInGame(state)
    .slice(0, 1)
    .map((player) => player.id);
  if (!players.length) return;
  const document = `query ($id: ID!, $players: [ID!]!) { game(id: $id) { state { departureOf(players: $players) { leaveGame { id } ${rulings} } } } }`;
  const [rest, graphql] = await Promise.all([
    server.post(`/v1/games/${id}/departure-of`, { players }),
    server.query(document, { id, players }),
  ]);
  const shown = ({ leaveGame, because }: Departed) => [leaveGame.map((each) => each.id), told(because)];
  const body = graphql.body as {
    readonly data: { readonly game: { readonly state: { readonly departureOf: Departed } } };
  };
  same('departureOf: REST, GraphQL', shown(rest.body as Departed), shown(body.data.game.state.departureOf));
};

const withoutRequest = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? { ...body, requestId: null, instance: null, problems: null, detail: null }
    : body;

const play = async (number: number): Promise<void> => {
  const dice = diceOf(Array.from({ length: 400 }, () => numbers.below(1_000_000)));
  const start = randomTable(everyVariant[number % everyVariant.length] ?? 'FREE_FOR_ALL', dice);
  const log = randomGame(start, dice, 20);
  const end = log.at(-1)?.after ?? start;
  const id = `random-${number}`;
  const created = await server.post('/v1/games', { id, state: descriptionOf(start) });
  same('created', created.status, 201);
  if (log.length) {
    const recorded = await server.post(`/v1/games/${id}/events`, { events: log.map(eventOf) });
    same('recorded', recorded.status, 200);
  }
  const replayed = takePlace(start, log.map(eventOf), { force: true });
  same('replayed', replayed.ok && (replayed.value.at(-1)?.after ?? start), end);
  const stored = await server.get(`/v1/games/${id}/state`);
  same('stored', tableOf(stored.body), end);
  departuresAgree(end);
  await doorsAgree(id, end, dice);
};

test(
  `${games} random games: inline, stored and replayed, both doors, departures and their events agree`,
  async () => {
    process.stdout.write(`GAMES_SEED=${seed}\n`);
    for (let number = 0; number < games; number += 1) await play(number);
  },
  120_000 + games * 1_000,
);
