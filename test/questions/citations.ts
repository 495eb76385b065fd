import { readFileSync, readdirSync } from 'node:fs';
import { parse, Kind, valueFromASTUntyped, type FieldNode, type SelectionSetNode } from 'graphql';
import type { GameEvent } from '../../src/domain/events/events.js';
import type { Ruling } from '../../src/domain/answer.js';
import { editions, type RulesEdition } from '../../src/domain/rulebook/editions.js';
import { hasRule, rulesOf } from '../../src/domain/rulebook/rulebook.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import type { Question } from '../../src/questions/catalogue/question.js';
import { withEdition, forceEvents } from '../../src/questions/catalogue/suppose.js';
import { sampleArguments } from '../domain/every-question.js';
import { diceOf, everyVariant, randomGame, randomTable } from '../domain/random-games.js';
import { withOddities } from './odd-tables.js';
import { variedArguments } from './varied-arguments.js';

/** The numbers that the answers to each question have cited, by the question's name. */
export type Citations = ReadonlyMap<string, Set<string>>;

export const noCitations = (): Citations =>
  new Map<string, Set<string>>(catalogue.map(({ name }) => [name, new Set()]));

const questions = new Map<string, Question>(catalogue.map((question) => [question.name, question]));

type Scenario = Readonly<{ state: Description; ask: string }>;

const folders = ['../contract/scenarios/', '../scenarios/'].map((folder) => new URL(folder, import.meta.url));

const scenarios = (): readonly Scenario[] =>
  folders.flatMap((folder) => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly Scenario[]);
  });

/** Every ruling in an answer, and how many of its parts hold a `because` without any. */
interface Rulings {
  readonly all: Ruling[];
  unfounded: number;
}

const gather = (answer: unknown, rulings: Rulings): void => {
  if (typeof answer !== 'object' || answer === null) return;
  if ('because' in answer && Array.isArray(answer.because) && !answer.because.length) rulings.unfounded += 1;
  if ('rule' in answer && 'says' in answer) rulings.all.push(answer as unknown as Ruling);
  else if (Array.isArray(answer) || 'because' in answer || 'included' in answer || !('kind' in answer))
    for (const each of Object.values(answer)) gather(each, rulings);
};

/** Rules on which an answer is certain in an edition without them, or that only say what happens there in any case. */
const certain = new Set([
  ...['104.3e', '104.4c', '119.3', '119.4', '119.5', '120.3a', '702.16n', '801.14', '801.15', '801.16', '807.5'],
  ...['120.1a', '611.2b', '611.3', '810.9', '810.9b'],
]);

/** What is wrong with a ruling's citation at a table of that edition; null: nothing. */
const faultOf = ({ rule, says, doubt }: Ruling, edition: RulesEdition): string | null => {
  const told = `${rule.number} of ${rule.edition} in ${edition}: ${says}`;
  if (!numbers.get(rule.edition)?.has(rule.number)) return `no such number: ${told}`;
  if (rule.edition !== edition && hasRule(rule.key, edition)) return `not under the edition's own number: ${told}`;
  const isSaid = says.startsWith(`${edition} `);
  if (rule.edition !== edition && doubt === undefined && !isSaid && !certain.has(rule.key)) return `no doubt: ${told}`;
  return /^\S.*[.)]$/.test(says) && doubt !== '' ? null : `no sentence: ${told}`;
};

const numbers = new Map(
  editions.map(({ edition }) => [edition, new Set(rulesOf(edition).map(({ number }) => number))] as const),
);

/** Asks a question in process; one that is refused cites nothing. */
export const ask = (citations: Citations, state: GameState, name: string, given: unknown): void => {
  const question = questions.get(name);
  const answered = question?.ask(state, given);
  if (!answered?.ok) return;
  const rulings: Rulings = { all: [], unfounded: 0 };
  const isEmpty = Array.isArray(answered.value) && !answered.value.length;
  gather(isEmpty ? question?.whyEmpty?.(state) : answered.value, rulings);
  if (rulings.unfounded) faults.add(`${name}: an answer without a ruling`);
  for (const each of rulings.all) {
    citations.get(name)?.add(each.rule.key);
    const fault = faultOf(each, state.edition);
    if (fault) faults.add(`${name}: ${fault}`);
  }
};

/** What was wrong with the answers so far. */
export const faults = new Set<string>();

const valueOf = ({ arguments: given = [] }: FieldNode): Record<string, unknown> =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));

const askSelection = (citations: Citations, state: GameState, { selections }: SelectionSetNode): void => {
  for (const field of selections) {
    if (field.kind !== Kind.FIELD) continue;
    const given = valueOf(field);
    const { selectionSet } = field;
    if (field.name.value === 'suppose' && selectionSet) {
      const supposed = forceEvents(state, given['events'] as readonly GameEvent[]);
      if (supposed.ok) askSelection(citations, supposed.value, selectionSet);
    } else if (field.name.value === 'inEdition' && selectionSet)
      askSelection(citations, withEdition(state, given['edition'] as RulesEdition), selectionSet);
    else if (questions.has(field.name.value)) ask(citations, state, field.name.value, given);
  }
};

/** Asks what every scenario asks, the contract's and our own. */
export const askScenarios = (citations: Citations): void => {
  for (const { state, ask: selection } of scenarios()) {
    const [definition] = parse(`{ ${selection} }`).definitions;
    const read = readDescription(state);
    if (read.ok && definition?.kind === Kind.OPERATION_DEFINITION)
      askSelection(citations, read.value, definition.selectionSet);
  }
};

const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
};

/** Plays random games and asks each question at the end of each. */
export const askRandomGames = (citations: Citations, games: number, seed: number): void => {
  const next = numbersFrom(seed);
  for (let game = 0; game < games; game += 1) {
    const dice = diceOf(Array.from({ length: 600 }, next));
    const start = randomTable(everyVariant[game % everyVariant.length] ?? 'FREE_FOR_ALL', dice);
    const end = randomGame(start, dice, 20).at(-1)?.after ?? start;
    for (const [name, given] of Object.entries(sampleArguments(end, dice)))
      if (given !== undefined) ask(citations, end, name, given);
    const odd = withOddities(withEdition(end, editions[game % editions.length]?.edition ?? end.edition), dice);
    for (const [name, given] of [...variedArguments(odd, dice), ...Object.entries(sampleArguments(odd, dice))])
      if (given !== undefined) ask(citations, odd, name, given);
  }
};
