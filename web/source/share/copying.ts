import { api, storedKey, type OpenApi } from '../api';
import type { QuestionName } from '../../../src/query/in-process/types';
import { allEvents, type Document } from '../rules/document';
import { origin } from './links';
import { writeLiteral, schemaNamed, type Schema, type Schemas } from './graphql-literal';

/** A question to copy as code. */
interface QuestionToCopy {
  readonly document: Document;
  readonly question: QuestionName;
  readonly given: object;
}

/** A question with its path and schemas from the OpenAPI document. */
interface QuestionWithSchemas extends QuestionToCopy {
  readonly path: string;
  readonly properties: Schema['properties'];
  readonly schemas: Schemas;
}

const PREFIX = '/v1/game-states/';

const knownIn = ({ paths, components }: OpenApi, copied: QuestionToCopy): QuestionWithSchemas => {
  const [path = '', methods] =
    Object.entries(paths).find(
      ([each, { post }]) => each.startsWith(PREFIX) && post?.operationId === copied.question,
    ) ?? [];
  const schema = methods?.['post']?.requestBody?.content['application/json']?.schema;
  return { ...copied, path: path.slice(PREFIX.length), properties: schema?.properties, schemas: components.schemas };
};

/** Returns the REST request: a stored game is addressed by its id, any other table is sent in the body. */
const requestOf = ({ path, given, document }: QuestionWithSchemas): { path: string; body: object } => {
  const { game, table, edition } = document;
  const suppose = allEvents(document);
  const common = { ...(suppose.length ? { suppose } : {}), ...(edition ? { edition } : {}), ...given };
  if (!game) return { path: `${PREFIX}${path}`, body: { state: table, ...common } };
  const version = game.version === null ? {} : { version: game.version };
  return { path: `/v1/games/${encodeURIComponent(game.id)}/${path}`, body: { ...version, ...common } };
};

/** Writes a curl command; it reads the key from the environment instead of containing it. */
const curl = (copied: QuestionWithSchemas): string => {
  const { path, body } = requestOf(copied);
  const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  const key = storedKey() ? ` \\\n  -H "authorization: Bearer $API_KEY"` : '';
  return `curl -s ${origin}${path} \\\n  -H 'content-type: application/json'${key} \\\n  -d '${text}'`;
};

const typescript = (copied: QuestionWithSchemas): string => {
  const { path, body } = requestOf(copied);
  const key = storedKey() ? ', authorization: `Bearer ${process.env.API_KEY}`' : '';
  return `const response = await fetch('${origin}${path}', {
  method: 'POST',
  headers: { 'content-type': 'application/json'${key} },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
const answer = await response.json();`;
};

type Arguments = Readonly<Record<string, { readonly value: unknown; readonly schema: Schema | undefined }>>;

const called = (name: string, given: Arguments, schemas: Schemas): string => {
  const entries = Object.entries(given).map(
    ([key, { value, schema }]) => `${key}: ${writeLiteral(value, schema, schemas)}`,
  );
  return entries.length ? `${name}(${entries.join(', ')})` : name;
};

/** The filter of objects is an argument of the question over REST, but of the field `objects` in GraphQL. */
const FILTER = 'objects';

const graphql = (known: QuestionWithSchemas): string => {
  const { question, given, document, schemas, properties } = known;
  const call = (name: string, values: Arguments): string => called(name, values, schemas);
  const entries = Object.entries<unknown>({ ...given }).map(
    ([name, value]) => [name, { value, schema: properties?.[name] }] as const,
  );
  const filters = entries.filter(([name]) => name === FILTER).map(([, filter]) => filter);
  const filtered = filters.map((filter) => ` ... on RangeOfInfluence { ${call(FILTER, { filter })} { id } }`).join('');
  const others = Object.fromEntries(entries.filter(([name]) => name !== FILTER));
  const { edition, game, table } = document;
  const suppose = allEvents(document);
  const events = { value: suppose, schema: { items: schemaNamed('GameEventInput') } };
  const inner = [
    ...(edition ? [call('inEdition', { edition: { value: edition, schema: schemaNamed('RulesEdition') } })] : []),
    ...(suppose.length ? [call('suppose', { events })] : []),
    `${call(question, others)} { __typename ... on Answer { because { says rule { number } doubt } }${filtered} }`,
  ].reduceRight((inside, outer) => `${outer} { ${inside} }`);
  if (!game)
    return `{ ${call('gameState', { of: { value: table, schema: schemaNamed('GameStateInput') } })} { ${inner} } }`;
  const version: Arguments = game.version === null ? {} : { version: { value: game.version, schema: {} } };
  return `{ game(id: ${JSON.stringify(game.id)}) { ${call('state', version)} { ${inner} } } }`;
};

/** Writes a question in each language. */
export const copiesOf = async (copied: QuestionToCopy) => {
  const withSchemas = knownIn(await api.document(), copied);
  return {
    curl: () => curl(withSchemas),
    GraphQL: () => graphql(withSchemas),
    TypeScript: () => typescript(withSchemas),
  };
};
