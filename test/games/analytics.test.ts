import { beforeAll, describe, expect, test } from '@jest/globals';
import { playedGame } from '../../scripts/playing/playing.js';
import type { GameEvent } from '../../src/domain/events/events.js';
import { describe as descriptionOf } from '../../src/domain/setup/describe.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import type { Games } from '../../src/games/games.js';
import type { Analytics } from '../../src/games/statistics/analytics.js';
import { rebuildFacts } from '../../src/games/statistics/rebuild.js';
import { addToTotals } from '../../src/games/statistics/totals.js';
import type { GameFilter } from '../../src/games/store/game-inputs.js';
import { rowsOf } from '../database.js';
import { everyVariant, randomGame, randomTable, type Dice } from '../domain/random-games.js';
import { randomCases } from '../random-cases.js';
import { randomNumbers } from '../random-numbers.js';
import { countedFromLog, rawGames, replayed } from './counted-from-log.js';
import { fourPlayers, openStore, serverOn, valueOf } from './stored-games.js';

const tenants = ['acme', 'local', 'zebra'] as const;

const { url, server, other, games } = await openStore();
const servers = [server, other] as const;

const count = (tenant: string, filter: GameFilter = {}) => games.analytics(tenant, filter).then(valueOf);
/** What holds of every game, but no totals are kept by it. */
const everything = { createdAfter: new Date(0) };

/** Random numbers do what dice do, without end. */
const diceFrom = (seed: number): Dice => {
  const { below } = randomNumbers(seed);
  return { below, oneOf: (items) => items[below(items.length)] };
};

/** Whoever chooses, the rules may have wanted somebody else to. */
const choiceAtRandom = ({ players }: GameState, dice: Dice): GameEvent => {
  const someone = () => dice.oneOf(players)?.id ?? '';
  return { choiceMade: { effect: { source: { controller: someone() }, asks: 'ANY_PLAYER' }, chooser: someone() } };
};

/** Something that may be done to a game; much of it fails, as other changes come in between. */
const changeAtRandom = async (on: Games, tenant: string, id: string, dice: Dice): Promise<unknown> => {
  const found = await on.snapshotOf(tenant, id);
  if (!found.ok) return found;
  const { state, record } = found.value;
  const kind = dice.below(20);
  if (kind === 0) return on.revertTo(tenant, id, dice.below(record.version + 1));
  if (kind === 1) return on.replaceState(tenant, id, descriptionOf(randomGame(state, dice, 12).at(-1)?.after ?? state));
  if (kind === 2) return on.replaceState(tenant, id, descriptionOf(randomTable(record.variant, dice)));
  if (kind === 3 && dice.below(4) === 0) return on.delete(tenant, id);
  if (kind === 4) return on.recordEvents(tenant, id, [choiceAtRandom(state, dice)], { force: true });
  const events = randomGame(state, dice, 8).map(({ type, input }): GameEvent => ({ [type]: input }));
  return events.length ? on.recordEvents(tenant, id, events, { force: dice.below(5) === 0 }) : undefined;
};

const filters: readonly (readonly [GameFilter, Parameters<typeof countedFromLog>[1]])[] = [
  [{}, () => true],
  [everything, () => true],
  [{ status: 'FINISHED' }, ({ isFinished }) => isFinished],
  [{ status: 'IN_PROGRESS' }, ({ isFinished }) => !isFinished],
  [{ variant: 'EMPEROR' }, ({ state }) => state.variant === 'EMPEROR'],
  [{ variant: 'GRAND_MELEE', ...everything }, ({ state }) => state.variant === 'GRAND_MELEE'],
  [{ edition: 'CR_2018', status: 'FINISHED' }, ({ state, isFinished }) => isFinished && state.edition === 'CR_2018'],
  [{ player: 'p3' }, ({ state }) => state.players.some(({ id }) => id === 'p3')],
  [{ name: 'ODD' }, ({ name }) => name?.includes('odd') === true],
  [{ finishedAfter: new Date(0) }, ({ finishedAt }) => finishedAt !== null],
  [{ finishedAfter: new Date(0), name: 'even' }, ({ finishedAt, name }) => finishedAt !== null && name === 'even'],
  [{ finishedFrom: new Date(0) }, ({ finishedAt }) => finishedAt !== null],
  [{ createdFrom: new Date(0), createdBefore: new Date(1) }, () => false],
  [{ createdBefore: new Date(0) }, () => false],
];

const compareAll = async (): Promise<void> => {
  for (const tenant of tenants) {
    const raw = (await rawGames(url, tenant)).map(replayed);
    for (const [filter, isAsked] of filters)
      expect([tenant, filter, await count(tenant, filter)]).toEqual([tenant, filter, countedFromLog(raw, isAsked)]);
  }
};

describe('random games of every variant, changed by several at once', () => {
  const PER_VARIANT = randomCases(2);

  beforeAll(async () => {
    const made: { readonly tenant: string; readonly id: string }[] = [];
    for (const [number, tenant] of tenants.entries())
      for (const [place, variant] of everyVariant.entries())
        for (let index = 0; index < PER_VARIANT; index += 1) {
          const state = descriptionOf(randomTable(variant, diceFrom(number * 10_000 + place * 100 + index)));
          const id = `${variant}-${index}`;
          valueOf(await games.create(tenant, { id, name: index % 2 ? 'odd' : 'even', state }));
          made.push({ tenant, id });
        }
    const work = [...servers, ...servers].map(async ({ games: on, database }, seed) => {
      const dice = diceFrom(801 + seed);
      for (let turn = 0; turn < made.length * 5; turn += 1) {
        const { tenant, id } = dice.oneOf(made) ?? { tenant: '', id: '' };
        await changeAtRandom(on, tenant, id, dice);
        if (dice.below(50) === 0) await addToTotals(database.analyticsQuery);
      }
    });
    const played = tenants.map(async (tenant) => {
      valueOf(await games.create(tenant, { id: 'untouched', state: fourPlayers }));
      for (let index = 0; index < PER_VARIANT; index += 1) {
        const { state, events } = playedGame(`${tenant} ${index}`);
        valueOf(await games.create(tenant, { id: `played-${index}`, state }));
        for (let at = 0; at < events.length; at += 9)
          valueOf(await games.recordEvents(tenant, `played-${index}`, events.slice(at, at + 9)));
      }
    });
    await Promise.all([...work, ...played]);
  });

  test('hold something of everything that is counted', async () => {
    const raw = (await Promise.all(tenants.map((tenant) => rawGames(url, tenant)))).flat();
    const types = new Set(raw.flatMap(({ log }) => log.map(({ type }) => type)));
    expect([...types]).toEqual(expect.arrayContaining(['revertTo', 'replaceState', 'choiceMade', 'attackersDeclared']));
    const all = countedFromLog(raw.map(replayed));
    expect(all.byVariant).toHaveLength(everyVariant.length);
    expect([all.bySeat.some(({ wins }) => wins), all.bySeat.some(({ draws }) => draws)]).toEqual([true, true]);
    expect(all.attacksByDistance.some(({ distance }) => distance < 0)).toBe(true);
    expect(all.attacksByDistance.some(({ distance }) => distance > 1)).toBe(true);
    expect(all.eliminations.length).toBeGreaterThan(3);
    expect([all.finished, all.games - all.finished, all.choicesOutOfRange].every((each) => each > 0)).toBe(true);
  });

  test('every figure is that of the raw log, for every filter, whether totals were added up or not', async () => {
    await compareAll();
    await addToTotals(server.database.analyticsQuery);
    expect(await rowsOf(url, 'SELECT FROM analytics_changes')).toEqual([]);
    await compareAll();
  });

  test('on other days, too; and all of it is made anew from the logs', async () => {
    for (const change of [
      `UPDATE events SET recorded_at = recorded_at - (version % 4) * interval '1 day'`,
      `UPDATE games SET created_at = created_at - interval '9 days', finished_at = finished_at - interval '2 days'`,
      `UPDATE analytics_totals SET amount = amount + 1; DELETE FROM game_facts WHERE game_id LIKE '%-1'`,
      `UPDATE game_facts SET turns = turns + 1, distances = '{7}', attacks = '{9}'; UPDATE snapshots SET facts = NULL`,
    ])
      await rowsOf(url, change);
    const rebuilt: unknown[] = [];
    await rebuildFacts(other.database.prisma, (failure) => rebuilt.push(failure), 2);
    expect(rebuilt).toEqual((await rowsOf(url, 'SELECT FROM games')).map(() => undefined));
    await compareAll();
    expect(valueOf(await games.analytics('acme', {})).byDay.length).toBeGreaterThan(4);
  });

  test('a server that remembers a game from before goes on from what was counted anew', async () => {
    const dice = diceFrom(5);
    for (const { id } of await rawGames(url, 'zebra'))
      for (const { games: on } of servers) await changeAtRandom(on, 'zebra', id, dice);
    await compareAll();
  });

  test('counting anew goes on while others change games', async () => {
    const dice = diceFrom(6);
    const ids = (await rawGames(url, 'local')).map(({ id }) => id);
    let isOver = false;
    const changing = servers.map(async ({ games: on }) => {
      while (!isOver) await changeAtRandom(on, 'local', dice.oneOf(ids) ?? '', dice);
    });
    await rebuildFacts(server.database.prisma, () => undefined);
    isOver = true;
    await Promise.all(changing);
    await compareAll();
  });

  test('games that are deleted count no more', async () => {
    for (const { id } of await rawGames(url, 'acme')) valueOf(await games.delete('acme', id));
    expect(await count('acme')).toEqual(countedFromLog([]));
    expect(await rowsOf(url, `SELECT FROM analytics.totals WHERE tenant = 'acme'`)).toEqual([]);
    expect((await count('zebra')).games).toBeGreaterThan(0);
  });
});

describe('what counts', () => {
  type Change = (tenant: string, id: string) => Promise<unknown>;
  /** Each game is the only one of its tenant. */
  const kept = async (tenant: string, state: Description, ...changes: readonly Change[]) => {
    const { id } = valueOf(await games.create(tenant, { state }));
    for (const change of changes) expect(await change(tenant, id)).toMatchObject({ ok: true });
    const all = await count(tenant);
    expect(await count(tenant, everything)).toEqual(all);
    return all;
  };
  const record =
    (...events: readonly GameEvent[]): Change =>
    (tenant, id) =>
      games.recordEvents(tenant, id, events, { force: true });
  const replace =
    (state: Description): Change =>
    (tenant, id) =>
      games.replaceState(tenant, id, state);
  const asks = (chooser: string): GameEvent => ({
    choiceMade: { effect: { source: { controller: 'ann' }, asks: 'PLAYER', player: chooser }, chooser },
  });
  const attack = (target: string): GameEvent => ({
    attackersDeclared: { player: 'ann', attacks: [{ attacker: 'bear', target }] },
  });
  const leaves = (player: string): GameEvent => ({ playerLeaves: { player } });
  /** Tells the opponents in range turn by turn: "1: 2 of 4". */
  const inRange = ({ opponentsInRange }: Analytics) =>
    opponentsInRange.map(({ turn, average, players }) => `${turn}: ${average} of ${players}`);
  /** Tells who was out: "place 4 seat 2 in 1". */
  const out = ({ eliminations }: Analytics) =>
    eliminations.map(({ place, seat, games: of }) => `place ${place} seat ${seat} in ${of}`);

  test('choices, attacks and ranges of influence at a table of four with a range of one seat', async () => {
    const events = [asks('bob'), asks('cat'), attack('dan'), leaves('cat'), { turnBegins: {} }];
    const all = await kept('four', fourPlayers, record(...events));
    expect(all).toMatchObject({ choices: 2, choicesOutOfRange: 1, attacksByDistance: [{ distance: -1, attacks: 1 }] });
    expect([out(all), inRange(all)]).toEqual([['place 4 seat 2 in 1'], ['1: 2 of 4', '2: 2 of 3']]);
    const seat = (at: number) => ({ seat: at, games: 1, wins: 0, losses: at === 2 ? 1 : 0, draws: 0 });
    expect(all.bySeat).toEqual([0, 1, 2, 3].map(seat));
  });

  test('straight across the table is to the left', async () => {
    const { attacksByDistance } = await kept('across', { ...fourPlayers, options: {} }, record(attack('cat')));
    expect(attacksByDistance).toEqual([{ distance: 2, attacks: 1 }]);
  });

  test('seats are counted from whoever took the first turn; of a game that began later nobody knows', async () => {
    const { players } = fourPlayers;
    const wins = record(leaves('ann'), leaves('bob'), leaves('dan'));
    const first = await kept('turn-1', { players, turn: { activePlayers: ['cat'] } }, wins);
    expect(first.bySeat[0]).toEqual({ seat: 0, games: 1, wins: 1, losses: 0, draws: 0 });
    expect(first).toMatchObject({ finished: 1, averageTurns: 1 });
    const seventh = { number: 7, activePlayers: ['cat'] };
    const later = await kept('turn-7', { players, turn: seventh }, record(leaves('ann')));
    expect(later).toMatchObject({ games: 1, finished: 0, averageTurns: null, bySeat: [], eliminations: [] });
    const before = { number: 0, activePlayers: ['dan'], ended: true };
    const told = await kept('turn-0', { players, turn: before }, record({ turnBegins: {} }));
    expect([told.bySeat.length, inRange(told)]).toEqual([4, ['1: 3 of 4']]);
  });

  test('a restarted game has the starting player of the restart', async () => {
    const restarts: GameEvent = { result: { restart: { controller: 'dan' } } };
    const all = await kept('again', fourPlayers, record({ turnBegins: {} }, restarts, leaves('cat')));
    expect([out(all), inRange(all)]).toEqual([['place 4 seat 3 in 1'], ['1: 2 of 8', '2: 2 of 4']]);
  });

  test('a game kept by replaceState counts as far as its tables show it', async () => {
    const { players, objects } = fourPlayers;
    const combats = [{ attacks: [{ attacker: 'bear', target: 'bob' }] }];
    const without = (...ids: readonly string[]) =>
      players.map((player) => (ids.includes(player.id) ? { ...player, inGame: false } : player));
    const all = await kept(
      'tables',
      { players, objects },
      replace({ players, objects, turn: { number: 1, activePlayers: ['ann'] }, combats }),
      replace({ players, objects, turn: { number: 1, activePlayers: ['ann'] }, combats }),
      replace({ players: without('cat'), objects, turn: { number: 2, activePlayers: ['bob'] } }),
      replace({ players: without('cat', 'dan', 'bob'), turn: { number: 5, activePlayers: ['ann'] } }),
    );
    expect(all).toMatchObject({ finished: 1, averageTurns: 5, attacksByDistance: [{ distance: 1, attacks: 1 }] });
    expect(all.bySeat.map(({ wins, losses }) => `${wins} ${losses}`)).toEqual(['1 0', '0 1', '0 1', '0 1']);
    expect(out(all)).toEqual(['place 2 seat 1 in 1', 'place 2 seat 3 in 1', 'place 4 seat 2 in 1']);
    expect(inRange(all)).toEqual(['1: 3 of 4', '2: 2 of 3', '5: 0 of 1']);
    expect(all.byDay).toMatchObject([{ created: 1, finished: 1, events: 4 }]);
  });

  test('facts are written again only where something else is counted', async () => {
    await rowsOf(url, 'CREATE TABLE written (game text)');
    await rowsOf(
      url,
      `CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN INSERT INTO written VALUES (NEW.game_id); RETURN NULL; END $$`,
    );
    const onTurns = 'AFTER UPDATE OF turns ON game_facts FOR EACH ROW';
    await rowsOf(url, `CREATE TRIGGER note_written ${onTurns} EXECUTE FUNCTION note_written()`);
    const writes = async (...changes: readonly Change[]) => {
      await rowsOf(url, 'DELETE FROM written');
      await kept('written', fourPlayers, ...changes);
      return (await rowsOf(url, 'SELECT FROM written')).length;
    };
    const taps = record({ taps: { objects: ['bear'] } }, { untaps: { objects: ['bear'] } });
    expect(await writes(taps, taps)).toBe(0);
    const changes = [record(leaves('bob')), record(attack('dan')), record({ turnBegins: {} }), replace(fourPlayers)];
    for (const counted of changes) expect(await writes(counted, taps)).toBe(1);
    await rowsOf(url, 'DROP TRIGGER note_written ON game_facts');
  });

  test('what was taken back did not happen, but was recorded; what comes back with an old table did', async () => {
    const revert =
      (version: number): Change =>
      (tenant, id) =>
        games.revertTo(tenant, id, version);
    const once = record(attack('bob'), asks('cat'));
    const changes = [once, record(attack('dan')), revert(0), record(asks('bob')), revert(2)];
    const all = await kept('back', fourPlayers, ...changes);
    expect(all).toMatchObject({ choices: 1, choicesOutOfRange: 1, attacksByDistance: [{ distance: 1, attacks: 1 }] });
    expect(all.byDay).toMatchObject([{ events: 6 }]);
  });
});

test('totals are read where a filter allows it, and only one that writes adds to them', async () => {
  valueOf(await games.create('totals', { id: 'one', name: 'one', state: fourPlayers }));
  const readOnly = new URL(url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  const replica = serverOn(readOnly.href);
  const changes = `SELECT FROM analytics_changes WHERE tenant_id = 'totals'`;
  await addToTotals(replica.database.analyticsQuery);
  expect(await rowsOf(url, changes)).toHaveLength(1);
  await addToTotals(server.database.analyticsQuery);
  expect(await rowsOf(url, changes)).toEqual([]);
  await rowsOf(url, `UPDATE analytics_totals SET amount = amount + 7 WHERE tenant_id = 'totals' AND measure = 'GAMES'`);
  const { variant, edition } = valueOf(await games.stateAt('totals', 'one'));
  for (const filter of [{}, { status: 'IN_PROGRESS' }, { variant }, { edition }, { name: undefined }] as const)
    expect((await count('totals', filter)).games).toBe(8);
  for (const filter of [{ name: 'one' }, { player: 'ann' }, everything])
    expect((await count('totals', filter)).games).toBe(1);
  await replica.database.close();
});

test('the views say the same as the API, and what each of their columns is', async () => {
  const [turns, players, totals] = await Promise.all(
    [
      `SELECT turn, sum(opponents_in_range)::float8 / sum(players) AS average, sum(players)::int AS players
         FROM analytics.turns WHERE tenant = 'zebra' GROUP BY turn ORDER BY turn`,
      `SELECT seat_from_starter AS seat, count(*)::int AS games FROM analytics.players
         WHERE tenant = 'zebra' AND seat_from_starter IS NOT NULL GROUP BY 1 ORDER BY 1`,
      `SELECT first AS distance, sum(amount)::int AS attacks FROM analytics.totals
         WHERE tenant = 'zebra' AND measure = 'ATTACKS' GROUP BY 1 ORDER BY 1`,
    ].map((statement) => rowsOf(url, statement)),
  );
  const { opponentsInRange, bySeat, attacksByDistance } = await count('zebra');
  expect(turns).toEqual(opponentsInRange);
  expect(players).toEqual(bySeat.map(({ seat, games: of }) => ({ seat, games: of })));
  expect(totals).toEqual(attacksByDistance);
  const silent = await rowsOf(
    url,
    `SELECT c.relname, a.attname FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       WHERE c.relnamespace = 'analytics'::regnamespace
         AND (obj_description(c.oid) IS NULL OR (c.relname <> 'version' AND col_description(c.oid, a.attnum) IS NULL))`,
  );
  expect(silent).toEqual([]);
  expect(await rowsOf(url, 'SELECT version FROM analytics.version')).toEqual([{ version: 1 }]);
});
