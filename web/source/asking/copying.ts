import { keptKey, type Asked } from '../api';
import type { Source } from '../source';
import { literal, schemaNamed, type Schema, type Schemas } from './graphql-literal';
import type { Question } from './questions';

/** A question as code to copy. */
export interface Copied {
  readonly question: Question;
  readonly given: object;
  readonly asked: Asked;
  readonly source: Source;
}

/** A stored game is addressed by its id; any other table is sent along. */
const requestOf = ({ question, given, asked, source }: Copied): { path: string; body: object } => {
  const { suppose, edition, state } = asked;
  const common = { ...(suppose.length ? { suppose } : {}), ...(edition ? { edition } : {}), ...given };
  if (source.kind === 'table') return { path: `/v1/game-states/${question.path}`, body: { state, ...common } };
  const version = source.version === null ? {} : { version: source.version };
  return { path: `/v1/games/${encodeURIComponent(source.id)}/${question.path}`, body: { ...version, ...common } };
};

/** The key is not copied: the code reads it from the environment. */
const curl = (copied: Copied): string => {
  const { path, body } = requestOf(copied);
  const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  const key = keptKey() ? ` \\\n  -H "authorization: Bearer $API_KEY"` : '';
  return `curl -s ${location.origin}${path} \\\n  -H 'content-type: application/json'${key} \\\n  -d '${text}'`;
};

const typescript = (copied: Copied): string => {
  const { path, body } = requestOf(copied);
  const key = keptKey() ? ', authorization: `Bearer ${process.env.API_KEY}`' : '';
  return `const response = await fetch('${location.origin}${path}', {
  method: 'POST',
  headers: { 'content-type': 'application/json'${key} },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
const answer = await response.json();`;
};

type Arguments = Readonly<Record<string, { readonly value: unknown; readonly schema: Schema | undefined }>>;

const called = (name: string, given: Arguments, schemas: Schemas): string => {
  const entries = Object.entries(given).map(([key, { value, schema }]) => `${key}: ${literal(value, schema, schemas)}`);
  return entries.length ? `${name}(${entries.join(', ')})` : name;
};

/** REST takes the filter of objects as an argument of the question, GraphQL as one of the field `objects`. */
const FILTER = 'objects';

const graphql = ({ question, given, asked, source }: Copied): string => {
  const { schemas } = question.schema['components'] as { readonly schemas: Schemas };
  const call = (name: string, values: Arguments): string => called(name, values, schemas);
  const properties = question.schema.properties as Schema['properties'];
  const entries = Object.entries<unknown>({ ...given }).map(
    ([name, value]) => [name, { value, schema: properties?.[name] }] as const,
  );
  const filters = entries.filter(([name]) => name === FILTER).map(([, filter]) => filter);
  const filtered = filters.map((filter) => ` ... on RangeOfInfluence { ${call(FILTER, { filter })} { id } }`).join('');
  const others = Object.fromEntries(entries.filter(([name]) => name !== FILTER));
  const events = { value: asked.suppose, schema: { items: schemaNamed('GameEventInput') } };
  const inner = [
    ...(asked.edition
      ? [call('inEdition', { edition: { value: asked.edition, schema: schemaNamed('RulesEdition') } })]
      : []),
    ...(asked.suppose.length ? [call('suppose', { events })] : []),
    `${call(question.name, others)} { __typename ... on Answer { because { says rule { number } doubt } }${filtered} }`,
  ].reduceRight((inside, outer) => `${outer} { ${inside} }`);
  if (source.kind === 'table')
    return `{ ${call('gameState', { of: { value: asked.state, schema: schemaNamed('GameStateInput') } })} { ${inner} } }`;
  const version: Arguments = source.version === null ? {} : { version: { value: source.version, schema: {} } };
  return `{ game(id: ${JSON.stringify(source.id)}) { ${call('state', version)} { ${inner} } } }`;
};

export const copies = { curl, GraphQL: graphql, TypeScript: typescript } as const;
