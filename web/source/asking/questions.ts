import type { RJSFSchema } from '@rjsf/utils';
import type { OpenApi } from '../api';

/** A question of the catalogue, as the OpenAPI document describes it. */
export interface Question {
  /** The REST name, such as `range-of`. */
  readonly path: string;
  /** The GraphQL name, such as `rangeOf`. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** The schema of its arguments, with all referenced schemas. */
  readonly schema: RJSFSchema;
}

const PREFIX = '/v1/game-states/';
const COMMON: ReadonlySet<string> = new Set(['state', 'suppose', 'edition', 'after']);

type Property = readonly [name: string, schema: object];

/** Puts required fields before optional ones. */
const requiredFirst = (properties: readonly Property[], required: ReadonlySet<string>): readonly Property[] => [
  ...properties.filter(([name]) => required.has(name)),
  ...properties.filter(([name]) => !required.has(name)),
];

/** Lists every question about a described table. */
export const questionsIn = ({ paths, components }: OpenApi): readonly Question[] =>
  Object.entries(paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema;
    if (!path.startsWith(PREFIX) || !post || !schema?.properties['suppose'] || path.endsWith('.svg')) return [];
    const required = (schema.required ?? []).filter((name) => !COMMON.has(name));
    const properties = Object.entries(schema.properties).filter(([name]) => !COMMON.has(name));
    return [
      {
        path: path.slice(PREFIX.length),
        name: post.operationId,
        summary: post.summary,
        description: post.description,
        schema: {
          type: 'object',
          properties: Object.fromEntries(requiredFirst(properties, new Set(required))),
          required,
          components,
        },
      },
    ];
  });

/** Lists every kind of event with its schema. */
export const eventKindsIn = ({
  components,
}: OpenApi): readonly { readonly name: string; readonly schema: RJSFSchema }[] => {
  const events = components.schemas['GameEventInput'] as { properties?: Record<string, object> } | undefined;
  return Object.entries(events?.properties ?? {}).map(([name, schema]) => ({
    name,
    schema: { ...schema, components },
  }));
};
