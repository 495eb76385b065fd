import type { Asked } from '../api';
import type { Source } from '../source';
import type { Question } from './questions';

/** What somebody copies to ask the same from elsewhere. */
export interface Copied {
  readonly question: Question;
  readonly given: object;
  readonly asked: Asked;
  readonly source: Source;
}

/** A stored game is asked by its id, anything else with the table. */
const requestOf = ({ question, given, asked, source }: Copied): { path: string; body: object } => {
  const { suppose, edition, state } = asked;
  const common = { ...(suppose.length ? { suppose } : {}), ...(edition ? { edition } : {}), ...given };
  if (source.kind === 'table') return { path: `/v1/game-states/${question.path}`, body: { state, ...common } };
  const version = source.version === null ? {} : { version: source.version };
  return { path: `/v1/games/${source.id}/${question.path}`, body: { ...version, ...common } };
};

const curl = (copied: Copied): string => {
  const { path, body } = requestOf(copied);
  const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl -s ${location.origin}${path} \\\n  -H 'content-type: application/json' \\\n  -d '${text}'`;
};

const typescript = (copied: Copied): string => {
  const { path, body } = requestOf(copied);
  return `const response = await fetch('${location.origin}${path}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
const answer = await response.json();`;
};

/** A value as a GraphQL document writes it; names that are all capitals are enum values. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, each]) => `${name}: ${literal(each)}`)
      .join(', ')} }`;
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]{2,}$/.test(value) ? value : JSON.stringify(value);
};

const called = (name: string, given: object): string => {
  const entries = Object.entries(given).map(([key, value]) => `${key}: ${literal(value)}`);
  return entries.length ? `${name}(${entries.join(', ')})` : name;
};

const graphql = ({ question, given, asked, source }: Copied): string => {
  const inner = [
    ...(asked.edition ? [called('inEdition', { edition: asked.edition })] : []),
    ...(asked.suppose.length ? [called('suppose', { events: asked.suppose })] : []),
    `${called(question.name, given)} { __typename ... on Answer { because { says rule { number } doubt } } }`,
  ].reduceRight((inside, outer) => `${outer} { ${inside} }`);
  if (source.kind === 'table') return `{ ${called('gameState', { of: asked.state })} { ${inner} } }`;
  const version = source.version === null ? {} : { version: source.version };
  return `{ game(id: ${JSON.stringify(source.id)}) { ${called('state', version)} { ${inner} } } }`;
};

export const copies = { curl, GraphQL: graphql, TypeScript: typescript } as const;
