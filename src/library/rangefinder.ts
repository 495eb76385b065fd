import { problem } from '../domain/problem.js';
import { badInput } from '../domain/result.js';
import { listOf } from '../domain/schema/schema.js';
import { editions } from '../domain/rulebook/editions.js';
import { ruleSchema } from '../domain/rulebook/rulebook-schemas.js';
import { rulesOf } from '../domain/rulebook/rulebook.js';
import { diagram as drawDiagram } from '../diagram/diagram.js';
import { isRecord } from '../domain/values/record.js';
import { catalogue } from '../questions/catalogue/catalogue.js';
import { createPick } from '../query/answer-json.js';
import {
  applyGivenEvents,
  askByName,
  decodeTable as decode,
  encodeTable as encode,
  readGivenTable,
  notesOf as findNotes,
  warningsOf as findWarnings,
} from '../query/in-process/requests.js';
import { showResult } from '../query/in-process/results.js';
import { part, withParts } from '../query/in-process/parts.js';
import { describeTable as describe, stateOf } from '../query/in-process/tables.js';
import type {
  Answer,
  Arguments,
  Card,
  DiagramOptions,
  Edition,
  EventOptions,
  Played,
  QuestionName,
  Result,
  Rule,
  Table,
  TableDescription,
  TableEvent,
  Note,
  Warning,
} from '../query/in-process/types.js';

export type * from '../query/in-process/types.js';

/** Reads a table; an invalid one is rejected with all of its problems, each with its path. */
export const readTable: (description: TableDescription) => Promise<Result<Table>> = readGivenTable;

/** Returns the description of a table: read again, it is the same table. */
export const describeTable = (table: Table): TableDescription => describe(table) as TableDescription;

/** Returns the parts of a table that no question uses, such as unknown keywords, each with its path. */
export const warningsOf: (table: Table) => Promise<readonly Warning[]> = findWarnings;

/** Returns effects that may be in force though not in the table: three at most, those that outlast a turn first. */
export const notesOf: (table: Table) => Promise<readonly Note[]> = findNotes;

/** Every question: its name, what it asks, and the rules that answer it. */
export const questions: readonly {
  readonly name: QuestionName;
  readonly description: string;
  readonly rules: readonly string[];
}[] = catalogue.map(({ name, description, rules }) => ({ name, description, rules }));

/**
 * Asks a question about a table and returns the answer as over REST, with the rulings that it rests on.
 *
 * `given` holds the arguments of the question; `suppose` asks it after events, legal or not, and `edition` under another
 * edition of the rules.
 */
export const ask = <Name extends QuestionName>(
  table: Table,
  question: Name,
  given: Arguments<Name>,
): Promise<Result<Answer<Name>>> => askByName(table, question, given, (answer) => answer as Answer<Name>);

/**
 * Applies events to a table, one after the other: all of them, or none if one is invalid or the rules forbid it. The
 * given table does not change.
 */
export const applyEvents: (
  table: Table,
  events: readonly TableEvent[],
  options?: EventOptions,
) => Promise<Result<Played>> = applyGivenEvents;

const pickRules = createPick<readonly Rule[]>(listOf(ruleSchema));

const checkedEdition = (edition: Edition | undefined): Edition | undefined => {
  const names = editions.map((each) => each.edition);
  if (edition === undefined || names.includes(edition)) return edition;
  throw new RangeError(`There is no edition "${edition}": there are ${names.join(', ')}.`);
};

/**
 * Lists the rules of an edition in order of number, by default the newest edition; with a search, those that contain
 * it. Rejects with a RangeError if there is no such edition.
 */
export const rulebook = (edition?: Edition, search?: string): Promise<readonly Rule[]> =>
  withParts(() => pickRules(rulesOf(checkedEdition(edition), search)));

/** Reads a card in the format of Scryfall or MTGJSON, face by face and sentence by sentence. */
export const readCard = (cardData: { readonly [field: string]: unknown }): Promise<Result<Card>> =>
  withParts(() => showResult(isRecord(cardData) ? part('cards').cardOf(cardData) : noCard, (card) => card));

const noCard = badInput([problem(['cardData'], 'cardData has to be an object.')]);

/** Draws a table as an SVG document. */
export const diagram = (table: Table, options: DiagramOptions = {}): Promise<Result<string>> =>
  withParts(async () => showResult(await drawDiagram(stateOf(table), options), (svg) => svg));

/** Returns a whole table as one string that fits into a URL; the service reads it, too. */
export const encodeTable: (table: Table) => Promise<string> = encode;

/** Reads the table that a code of this package or of the service was made from; a damaged one is rejected. */
export const decodeTable: (code: string) => Promise<Result<Table>> = decode;
