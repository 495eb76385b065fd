import { isObjectType } from 'graphql';
import type { ObjectSchema, Schema } from '../../src/domain/schema/schema.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { ask, readTable, type QuestionName, type TableDescription } from '../../src/library/rangefinder.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { callTool, errorIn } from '../mcp/client.js';
import type { Doors } from '../http/server.js';
import type { Asked } from './answers.js';

/** A server whose doors are compared. */
export interface Asking extends Pick<Doors, 'post' | 'get' | 'delete' | 'query'> {
  readonly url: string;
}

const named = (name: string) => {
  const found = catalogue.find((question) => question.name === name);
  if (!found) throw new Error(`There is no question ${name}.`);
  return found;
};

type Json = Readonly<Record<string, any>>;

/** The fields that all doors show: those worked out on demand, and those that REST words otherwise, are left out. */
const shownFields = ({ fields }: ObjectSchema<unknown>) =>
  Object.entries(fields()).filter(([, { presence, overRest }]) => presence !== 'LAZY' && !overRest);

const selectionOf = (schema: Schema): string => {
  if (schema.kind === 'list') return selectionOf(schema.of);
  if (schema.kind === 'reference') return schema.to === 'GameState' ? '{ description }' : '{ id name }';
  if (schema.kind !== 'object') return '';
  return `{ ${shownFields(schema)
    .map(([name, { type }]) => `${name} ${selectionOf(type)}`)
    .join(' ')} }`;
};

const withoutQuotes = (text: string): string => text.replaceAll('"', '');

/** An answer as every door shows it: what is missing is null, and the quotes that names bear for a model are left out. */
const comparable = (schema: Schema, value: any): unknown => {
  if (value === undefined || value === null) return null;
  if (schema.kind === 'list') return (value as readonly unknown[]).map((each) => comparable(schema.of, each));
  if (schema.kind === 'reference')
    return schema.to === 'GameState'
      ? (value.description ?? value)
      : { id: withoutQuotes(value.id), name: withoutQuotes(value.name) };
  if (schema.kind !== 'object') return typeof value === 'string' ? withoutQuotes(value) : value;
  return Object.fromEntries(shownFields(schema).map(([name, { type }]) => [name, comparable(type, value[name])]));
};

const overRest = (name: string, body: Json): unknown => {
  const { answer } = named(name);
  return comparable(answer, answer.kind === 'list' ? body.items : body);
};

const gameState = buildSchema().getType('GameState');

/** A document that asks a question of a described table. */
const documentOf = (name: string): string => {
  const { args = [] } = (isObjectType(gameState) && gameState.getFields()[name]) || {};
  const declared = ['$of: GameStateInput!', ...args.map((each) => `$${each.name}: ${String(each.type)}`)].join(', ');
  const given = args.length ? `(${args.map((each) => `${each.name}: $${each.name}`).join(', ')})` : '';
  return `query (${declared}) { gameState(of: $of) { ${name}${given} ${selectionOf(named(name).answer)} } }`;
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How a question is asked of a described table at each door; what is refused is its code. */
const doors = {
  rest: async ({ post }: Asking, state: object, [name, given]: Asked) => {
    const { status, body } = await post(`/v1/game-states/${kebab(name)}`, { state, ...given, keys: true });
    return status === 200 ? overRest(name, body) : body.code;
  },
  graphql: async ({ query }: Asking, of: object, [name, given]: Asked) => {
    const { body } = await query(documentOf(name), { of, ...given });
    return body.errors ? body.errors[0].extensions.code : comparable(named(name).answer, body.data.gameState[name]);
  },
  mcp: async ({ url }: Asking, state: object, [name, given]: Asked) => {
    const result = await callTool(url, 'ask_question', { question: name, state, arguments: { ...given, keys: true } });
    return result.isError ? errorIn(result).error.code : overRest(name, result.structuredContent);
  },
  library: async (_: Asking, state: object, [name, given]: Asked) => {
    const table = await readTable(state as TableDescription);
    const found = table.ok ? await ask(table.value, name as QuestionName, { ...given, keys: true }) : table;
    return found.ok ? overRest(name, JSON.parse(JSON.stringify(found.value))) : found.failure.code;
  },
};

/** What each door answers about a described table. */
export const answersAtDoors = (
  asking: Asking,
  state: object,
  asked: Asked,
): Promise<readonly (readonly [string, unknown])[]> =>
  Promise.all(Object.entries(doors).map(async ([door, askAt]) => [door, await askAt(asking, state, asked)] as const));

/** What REST answers about a stored game. */
export const answerOfGame = async ({ post }: Asking, game: string, [name, given]: Asked): Promise<unknown> => {
  const { status, body } = await post(`/v1/games/${game}/${kebab(name)}`, { ...given, keys: true });
  return status === 200 ? overRest(name, body) : body.code;
};

/** What REST answers about a described table. */
export const answerOfTable = doors.rest;
