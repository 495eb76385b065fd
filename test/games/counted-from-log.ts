import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameState, Player } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import type { Analytics } from '../../src/games/statistics/analytics.js';
import { fromStore, type StoredTable } from '../../src/games/store/stored-table.js';
import { rowsOf } from '../database.js';
import { valueOf } from './stored-games.js';

/** A game as it is stored: its row, the table that it began with, and its log; nothing that is counted. */
export interface RawGame {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly start: StoredTable;
  readonly log: readonly { version: number; type: string; input: unknown; recordedAt: Date }[];
}

export const rawGames = async (url: string, tenant: string): Promise<readonly RawGame[]> => {
  const games = await rowsOf<Omit<RawGame, 'log'>>(
    url,
    `SELECT g.id, g.name, g.created_at AS "createdAt", g.finished_at AS "finishedAt", s.description AS start FROM games g
     JOIN snapshots s ON s.tenant_id = g.tenant_id AND s.game_id = g.id AND s.version = 0 WHERE g.tenant_id = $1`,
    [tenant],
  );
  const events = await rowsOf<RawGame['log'][number] & { game: string }>(
    url,
    `SELECT game_id AS game, version, type, input, recorded_at AS "recordedAt" FROM events WHERE tenant_id = $1
     ORDER BY game_id, version`,
    [tenant],
  );
  return games.map((row) => ({ ...row, log: events.filter(({ game }) => game === row.id) }));
};

/**
 * How many seats one walks from a player to another, to the left or to the right, among the seats that count and that
 * of the first one.
 */
const walk = (state: GameState, from: Player, to: Player, direction: 1 | -1): number => {
  const ring = state.players.filter((each) => each === from || each.countedSeat !== null);
  let at = ring.indexOf(from);
  if (!ring.includes(to)) return Number.NaN;
  for (let steps = 0; ; steps += 1) {
    if (ring[at] === to) return steps;
    at = (at + direction + ring.length) % ring.length;
  }
};

const seatsAway = (state: GameState, from: Player, to: Player) => {
  const [left, right] = [walk(state, from, to, 1), walk(state, from, to, -1)];
  return left <= right ? left : -right;
};

const reachesTo = (state: GameState, from: Player, to: Player) =>
  from.range === null || from === to || Math.abs(seatsAway(state, from, to)) <= from.range;

interface Line {
  readonly state: GameState;
  readonly starter: string | null;
  readonly attacks: readonly number[];
  readonly choices: readonly boolean[];
  readonly turns: readonly { readonly turn: number; readonly opponents: number }[];
}

const playerIn = (state: GameState, id: string): Player => {
  const player = state.players.find((each) => each.id === id);
  if (!player) throw new Error(`There is no player ${id}.`);
  return player;
};

const attacksShown = (state: GameState) => state.combats.flatMap(({ attacks }) => attacks);

const distancesOf = (state: GameState, attacks: ReturnType<typeof attacksShown>): readonly number[] =>
  attacks.flatMap(({ attacker, defendingPlayer }) => {
    const creature = state.objects.get(attacker);
    if (defendingPlayer === null || !creature) return [];
    const attacking = playerIn(state, creature.controller ?? creature.owner);
    const distance = seatsAway(state, attacking, playerIn(state, defendingPlayer));
    return Number.isNaN(distance) ? [] : [distance];
  });

const rangesIn = (state: GameState): Line['turns'] =>
  state.turn.number < 1
    ? []
    : state.players
        .filter(({ inGame }) => inGame)
        .map((player) => {
          const isFoe = ({ team }: Player) => team === null || team !== player.team;
          const opponents = state.players.filter((each) => each.inGame && isFoe(each));
          const near = opponents.filter((other) => other !== player && reachesTo(state, player, other));
          return { turn: state.turn.number, opponents: near.length };
        });

const firstOf = ({ turn }: GameState) => (turn.number === 1 ? (turn.activePlayers[0] ?? null) : null);

const started = (state: GameState): Line => ({
  state,
  starter: firstOf(state),
  attacks: distancesOf(state, attacksShown(state)),
  choices: [],
  turns: rangesIn(state),
});

const replaced = (line: Line, description: Description): Line => {
  const { state: before } = line;
  const state = valueOf(readDescription({ ...description, edition: description.edition ?? before.edition }));
  const sameTurn = state.turn.number === before.turn.number;
  const known = sameTurn ? attacksShown(before).map(({ attacker, target }) => `${attacker}>${target ?? ''}`) : [];
  const fresh = attacksShown(state).filter(({ attacker, target }) => !known.includes(`${attacker}>${target ?? ''}`));
  const kept = line.starter !== null && state.players.some(({ id }) => id === line.starter) ? line.starter : null;
  return {
    ...line,
    state,
    starter: firstOf(state) ?? kept,
    attacks: [...line.attacks, ...distancesOf(state, fresh)],
    turns: sameTurn ? line.turns : [...line.turns, ...rangesIn(state)],
  };
};

const happened = (line: Line, type: string, input: unknown): Line => {
  const { state: before } = line;
  const event: GameEvent = { [type]: input };
  const state = valueOf(takePlace(before, [event], { force: true })).at(-1)?.after ?? before;
  const next = { ...line, state };
  if (type === 'turnBegins')
    return { ...next, starter: firstOf(state) ?? line.starter, turns: [...line.turns, ...rangesIn(state)] };
  if (event.result?.restart) return { ...next, starter: firstOf(state), turns: [...line.turns, ...rangesIn(state)] };
  if (event.attackersDeclared) {
    const declared = event.attackersDeclared.attacks.map(({ attacker }) => attacker);
    const attacks = attacksShown(state).filter(({ attacker }) => declared.includes(attacker));
    return { ...next, attacks: [...line.attacks, ...distancesOf(state, attacks)] };
  }
  if (event.choiceMade) {
    const { source, askedByRule } = event.choiceMade.effect;
    const object = source.object ? before.objects.get(source.object) : undefined;
    const controller = playerIn(before, object ? (object.controller ?? object.owner) : (source.controller ?? ''));
    const isFar = !askedByRule && !reachesTo(before, controller, playerIn(before, event.choiceMade.chooser));
    return { ...next, choices: [...line.choices, isFar] };
  }
  return next;
};

export interface Told {
  readonly game: RawGame;
  readonly line: Line;
  readonly isFinished: boolean;
  readonly players: readonly {
    readonly seat: number | null;
    readonly result: 'PLAYING' | 'WON' | 'LOST' | 'DREW';
    readonly place: number;
    readonly hasLeft: boolean;
  }[];
}

/** A game as its log tells it. */
export const replayed = (game: RawGame): Told => {
  const lines = [started(fromStore(game.start))];
  const leftAts: ReadonlyMap<string, number>[] = [];
  const notice = (version: number, before = leftAts.at(-1)) => {
    const out = (lines.at(-1)?.state.players ?? []).filter(({ inGame }) => !inGame);
    leftAts.push(new Map(out.map(({ id }) => [id, before?.get(id) ?? version])));
  };
  notice(0);
  for (const { version, type, input } of game.log) {
    const line = lines.at(-1);
    const returned = type === 'revertTo' ? (input as { version: number }).version : version - 1;
    const target = lines[returned];
    if (!line || !target) throw new Error('There is no such version.');
    if (type === 'replaceState') lines.push(replaced(line, input as Description));
    else lines.push(type === 'revertTo' ? target : happened(line, type, input));
    notice(version, leftAts[returned]);
  }
  const leftAt = leftAts.at(-1) ?? new Map<string, number>();
  const line = lines.at(-1);
  if (!line) throw new Error('There is no table.');
  const { players } = line.state;
  const alive = players.filter(({ inGame }) => inGame);
  const sides = new Set(alive.map(({ id, team }) => team ?? `alone ${id}`));
  const isFinished = sides.size <= 1;
  const starting = players.findIndex(({ id }) => id === line.starter);
  return {
    game,
    line,
    isFinished,
    players: players.map((player, seat) => {
      const wins =
        isFinished && alive.some(({ id, team }) => id === player.id || (team !== null && team === player.team));
      const left = leftAt.get(player.id) ?? Infinity;
      return {
        seat: starting < 0 ? null : (seat + players.length - starting) % players.length,
        result: player.drew ? 'DREW' : wins ? 'WON' : player.inGame ? 'PLAYING' : 'LOST',
        place: 1 + players.filter(({ id }) => (leftAt.get(id) ?? Infinity) > left).length,
        hasLeft: !player.inGame,
      };
    }),
  };
};

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** How often each is there, in the order of what it is. */
const tally = (values: readonly number[]): readonly (readonly [number, number])[] =>
  [...new Set(values)]
    .sort((one, other) => one - other)
    .map((value) => [value, values.filter((each) => each === value).length]);

const VARIANTS = [
  ...(['FREE_FOR_ALL', 'COMMANDER', 'TEAM_VS_TEAM', 'EMPEROR', 'GRAND_MELEE'] as const),
  ...(['TWO_HEADED_GIANT', 'ALTERNATING_TEAMS'] as const),
];
const EDITIONS = [
  ...(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009', 'CR_2013', 'CR_2018', 'CR_2023', 'CR_2026'] as const),
  'CR_2026_09' as const,
];

/** All figures over games of which it holds, worked out from their logs, one after the other. */
export const countedFromLog = (
  games: readonly Told[],
  isAsked: (game: RawGame & { readonly state: GameState; readonly isFinished: boolean }) => boolean = () => true,
): Analytics => {
  const all = games.filter(({ game, line, isFinished }) => isAsked({ ...game, state: line.state, isFinished }));
  const turnsOf = (some: readonly Told[]) => {
    const over = some.filter(({ isFinished }) => isFinished);
    return over.length ? average(over.map(({ line }) => line.state.turn.number)) : null;
  };
  const finishedOf = (some: readonly Told[]) => some.filter(({ isFinished }) => isFinished).length;
  const players = all.flatMap((each) => each.players);
  const days = new Set([
    ...all.map(({ game }) => dayOf(game.createdAt)),
    ...all.flatMap(({ game }) => (game.finishedAt ? [dayOf(game.finishedAt)] : [])),
    ...all.flatMap(({ game }) => game.log.map(({ recordedAt }) => dayOf(recordedAt))),
  ]);
  const seats = tally(players.flatMap(({ seat }) => seat ?? []));
  const out = players.filter(({ hasLeft }) => hasLeft);
  const choices = all.flatMap(({ line }) => line.choices);
  const turns = all.flatMap(({ line }) => line.turns);
  return {
    games: all.length,
    finished: finishedOf(all),
    averageTurns: turnsOf(all),
    bySeat: seats.map(([seat, games]) => {
      const of = (result: string) => players.filter((each) => each.seat === seat && each.result === result).length;
      return { seat, games, wins: of('WON'), losses: of('LOST'), draws: of('DREW') };
    }),
    byVariant: VARIANTS.flatMap((variant) => {
      const some = all.filter(({ line }) => line.state.variant === variant);
      const averagePlayers = average(some.map(({ line }) => line.state.players.length));
      return some.length
        ? [{ variant, games: some.length, finished: finishedOf(some), averagePlayers, averageTurns: turnsOf(some) }]
        : [];
    }),
    byEdition: EDITIONS.flatMap((edition) => {
      const some = all.filter(({ line }) => line.state.edition === edition);
      return some.length ? [{ edition, games: some.length, finished: finishedOf(some) }] : [];
    }),
    byDay: [...days].sort().map((day) => ({
      day,
      created: all.filter(({ game }) => dayOf(game.createdAt) === day).length,
      finished: all.filter(({ game }) => game.finishedAt && dayOf(game.finishedAt) === day).length,
      events: all.flatMap(({ game }) => game.log).filter(({ recordedAt }) => dayOf(recordedAt) === day).length,
    })),
    eliminations: tally(out.map(({ place }) => place)).flatMap(([place]) => {
      const seatsAt = out.flatMap((each) => (each.place === place && each.seat !== null ? [each.seat] : []));
      return tally(seatsAt).map(([seat, count]) => ({ place, seat, games: count }));
    }),
    attacksByDistance: tally(all.flatMap(({ line }) => line.attacks)).map(([distance, attacks]) => ({
      ...{ distance, attacks },
    })),
    choices: choices.length,
    choicesOutOfRange: choices.filter((isFar) => isFar).length,
    opponentsInRange: tally(turns.map(({ turn }) => turn)).map(([turn, count]) => ({
      turn,
      players: count,
      average: average(turns.filter((each) => each.turn === turn).map(({ opponents }) => opponents)),
    })),
  };
};
