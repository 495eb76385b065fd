import type { Description } from '../src/domain/state/description.js';
import type { GameState } from '../src/domain/state/game-state.js';
import type { Question } from '../src/questions/catalogue/question.js';
import { inventedCards } from '../test/own-cards/card-files.js';
import { built } from '../test/built.js';
import { valueOf } from '../test/value-of.js';
import { below, spreadOf, told, type Spread, type Table } from './report.js';
import { sampleTable } from './sample-table.js';

const { readDescription } = await built('domain/setup/read-description.js');
const { createAsk } = await built('query/ask.js');
const { rangeOf } = await built('questions/range-of.js');
const { legalAttackTargets } = await built('questions/legal-attack-targets.js');
const { tableInText } = await built('domain/notation/table-in-text.js');

const parse = (text: string): Description => JSON.parse(text) as Description;
const read = (description: Description): GameState => valueOf(readDescription(description));

const ask = (question: Question, state: GameState, player: string) =>
  valueOf(valueOf(createAsk(question)({ player }))(state));

const WHOLE = 'both';

/** The measured steps of a table, in order. */
const steps = (text: string, player: string): Readonly<Record<string, () => unknown>> => {
  const description = parse(text);
  const state = read(description);
  return {
    'JSON parsed': () => parse(text),
    'read and checked': () => read(description),
    [WHOLE]: () => read(parse(text)),
    rangeOf: () => ask(rangeOf, state, player),
    legalAttackTargets: () => ask(legalAttackTargets, state, player),
  };
};

/** CPU time after a warm-up in milliseconds, which other load does not affect. */
const timed = (step: () => unknown, repetitions: number): Spread => {
  for (let done = 0; done < repetitions / 2; done += 1) step();
  return spreadOf(
    Array.from({ length: repetitions }, () => {
      const began = process.cpuUsage();
      step();
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1_000;
    }),
  );
};

const timesOf = (players: number, objects: number, repetitions: number): ReadonlyMap<string, Spread> => {
  const text = JSON.stringify(sampleTable(players, objects));
  const measured = Object.entries(steps(text, `player-${players / 2}`));
  return new Map(measured.map(([name, step]) => [name, timed(step, repetitions)]));
};

const GOAL = 2;

const smallTable = (): Table => {
  const times = timesOf(8, 200, 500);
  const whole = times.get(WHOLE)?.median ?? Infinity;
  return {
    title: 'A table of 8 players and 200 objects, in milliseconds of processor time',
    columns: ['', 'median (min – max)'],
    rows: [...times].map(([name, spread]) => [name, told(spread, 3)]),
    goals: [below(`8 players and 200 objects parsed and checked < ${GOAL} ms`, whole, GOAL, 'ms', 2)],
  };
};

const SIZES = [250, 500, 1_000] as const;
const OBJECTS_EACH = 20;

const growth = (): Table => {
  const [small, middle, large] = SIZES.map((players) => timesOf(players, players * OBJECTS_EACH, 9));
  const rows = [...(large ?? [])].map(([name, spread]) => {
    const [least, most] = [small?.get(name), spread].map((each) => each?.median ?? NaN);
    const spreads = [small?.get(name), middle?.get(name), spread].map((each) => (each ? told(each, 2) : ''));
    return [name, ...spreads, ((most ?? NaN) / (least ?? NaN)).toFixed(1)];
  });
  return {
    title: `Large tables with ${OBJECTS_EACH} objects a player, in milliseconds of processor time`,
    columns: ['', ...SIZES.map((players) => `${players} players`), 'growth'],
    rows,
    notes: ['Growth is from 250 players to 1,000: 4 is in proportion, 16 would be quadratic.'],
  };
};

const CARDS = 200;
const REPETITIONS = 60;
/** In milliseconds and microseconds. */
const MOST_ON_TOP = 1;
const MOST_READING = 100;

/** A table of cards of our own, with their texts or as they are told without; another number tells other cards. */
const cardTable = (number: number, hasTexts = true): Description => ({
  players: ['Ann', 'Bob', 'Cyd'].map((id) => ({ id })),
  objects: cards
    .slice(number * CARDS, (number + 1) * CARDS)
    .map(({ name, type, text, colors, power, toughness }, index) => ({
      id: `card-${index}`,
      owner: ['Ann', 'Bob', 'Cyd'][index % 3] ?? '',
      cardData: { name, type_line: type, ...(hasTexts && { oracle_text: text }), colors, power, toughness },
    })),
});
const cards = inventedCards(2 * REPETITIONS * CARDS);

const cardTables = (): Table => {
  let number = 0;
  const fresh = timed(() => read(cardTable((number += 1))), REPETITIONS);
  const known = timed(() => read(cardTable(0)), REPETITIONS);
  const without = timed(() => read(cardTable(0, false)), REPETITIONS);
  const [onTop, reading] = [known.median - without.median, ((fresh.median - known.median) / CARDS) * 1_000];
  return {
    title: `A table of ${CARDS} cards, read sentence by sentence, in milliseconds of processor time`,
    columns: ['', 'median (min – max)'],
    rows: [
      ['without texts', told(without, 2)],
      ['texts that came before', told(known, 2)],
      ['texts that never came', told(fresh, 2)],
    ],
    goals: [
      below(`the texts of ${CARDS} known cards take < ${MOST_ON_TOP} ms on top`, onTop, MOST_ON_TOP, 'ms', 2),
      below(`a card is read in < ${MOST_READING} µs`, reading, MOST_READING, 'µs'),
    ],
  };
};

const BYTES = 20_000;
const TEXT_GOAL = 5;

/** A player as somebody writes them down: short permanents, a token, a card with its text, an Aura. */
const written = (number: number): string => {
  const who = Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('');
  return `Ann-${who} 40 poison 3:
  Grizzly Bears 2/2 tapped; 2x Soldier 1/1 token; Krenko, Mob Boss "krenko-${who}" 3/3 (Legendary Creature — Goblin Warrior)
  Wall-${who} (Enchantment) {Creatures without flying can't attack you.}; Shackles "s-${who}" (Enchantment — Aura) on krenko-${who}
  Old Oak "oak-${who}" 4/5 (Creature — Treefolk) {Vigilance}
`;
};

const tableOf = (bytes: number): string => {
  const players: string[] = [];
  for (let length = 0; length < bytes; length += players.at(-1)?.length ?? 0) players.push(written(players.length));
  return `Commander, range 2\n${players.join('')}`;
};

const notation = (): Table => {
  const text = tableOf(BYTES);
  const double = tableOf(2 * BYTES);
  const parsed = timed(() => tableInText(text), REPETITIONS);
  const doubled = timed(() => tableInText(double), REPETITIONS);
  const whole = timed(() => {
    const { description, read: readWhole } = tableInText(text);
    return valueOf(readWhole(description));
  }, REPETITIONS);
  return {
    title: `A table of ${BYTES / 1_000} kB in the notation, in milliseconds of processor time`,
    columns: ['', 'median (min – max)'],
    rows: [
      ['parsed', told(parsed, 2)],
      ['parsed, twice as long', told(doubled, 2)],
      ['parsed, read and checked', told(whole, 2)],
    ],
    goals: [below(`${BYTES / 1_000} kB parsed < ${TEXT_GOAL} ms`, parsed.median, TEXT_GOAL, 'ms', 2)],
  };
};

/** Measures reading a table and asking questions without HTTP and without a database. */
export const run = (): Promise<readonly Table[]> => Promise.resolve([smallTable(), growth(), cardTables(), notation()]);
