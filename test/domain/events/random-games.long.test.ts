// Plays hundreds of random games and replays each from several of its versions.
import { describe, expect, test } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { GameEvent, Occurrence } from '../../../src/domain/events/events.js';
import { buildGameState } from '../../../src/domain/setup/build-game-state.js';
import { describe as descriptionOf } from '../../../src/domain/setup/describe.js';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../every-question.js';
import { diceOf, everyVariant, randomGame, randomTable, type Dice } from '../random-games.js';
import { after, table, type Description } from '../tables.js';

const perVariant = 80;
const numbers = fc.array(fc.nat(1_000_000), { minLength: 150, maxLength: 250, size: 'max' });

const eventOf = ({ type, input }: Occurrence): GameEvent => ({ [type]: input });
const told = (state: GameState): Description => JSON.parse(JSON.stringify(descriptionOf(state))) as Description;

const replayed = (from: GameState, events: readonly Occurrence[]): GameState => after(from, ...events.map(eventOf));

/** Compares quickly; says what differs only where something does. */
const same = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
};

const readAgain = (state: GameState): GameState => table(told(state));

/** The table with a legal attack under way, where there is one; random games seldom end in a combat. */
const attacked = (state: GameState): GameState => {
  const attacks = playersInGame(state)
    .filter(({ id }) => state.turn.activePlayers.includes(id))
    .flatMap((player) => legalAttackTargets(state, player))
    .flatMap(({ attacker, included: [target] }) => (target ? [{ attacker: attacker.id, target: target.id }] : []));
  const marker = state.turnMarkers[0]?.number;
  const combats = [{ attacks: attacks.slice(0, 1), ...(marker ? { marker } : {}) }];
  const read = readDescription({ ...told(state), combats });
  return read.ok ? read.value : state;
};

/** Asks both tables every question of the catalogue. */
const answersAlike = (one: GameState, other: GameState, dice: Dice): void => {
  const samples = sampleArguments(one, dice);
  for (const { name, ask } of catalogue) {
    const given = samples[name];
    if (!given) continue;
    const [first, second] = [ask(one, given), ask(other, given)];
    if (first.ok) asked.add(name);
    same(JSON.stringify(second), JSON.stringify(first));
  }
};
const asked = new Set<string>();

describe.each(everyVariant)('Random legal games of %s', (variant) => {
  test('can be told and read again, and replayed from several of their versions', () => {
    const happened = new Set<string>();
    fc.assert(
      fc.property(numbers, (given) => {
        const dice = diceOf(given);
        const start = randomTable(variant, dice);
        const game = randomGame(start, dice, 30);
        const last = game.at(-1)?.after ?? start;
        for (const { type, summary } of game) {
          happened.add(type);
          expect(summary).toMatch(/^(?!.*(undefined|null|NaN|\[object))\S.*\.$/);
        }
        for (const state of [last, attacked(last)])
          if (state.players.some(({ inGame }) => inGame)) answersAlike(state, readAgain(state), dice);
        [start, ...game.map(({ after }) => after)].forEach((state, version) => {
          same(readDescription(told(state)), { ok: true, value: state });
          if (version % 5 === 0) same(replayed(buildGameState(told(state)), game.slice(version)), last);
        });
      }),
      { numRuns: perVariant, endOnFailure: true },
    );
    expect(happened.size).toBeGreaterThan(12);
  });
});

test('every question has been asked and answered', () =>
  expect(catalogue.filter(({ name }) => !asked.has(name)).map(({ name }) => name)).toEqual([]));
