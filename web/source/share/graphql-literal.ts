/** The parts of an OpenAPI schema that are needed to write GraphQL literals. */
export interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
export type Schemas = Readonly<Record<string, Schema>>;

export const schemaNamed = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const resolved = (schema: Schema | undefined, schemas: Schemas): Schema =>
  schema?.$ref === undefined ? (schema ?? {}) : resolved(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas);

/** Writes a value as a GraphQL literal: field names and enum values have no quotes. */
export const writeLiteral = (value: unknown, of: Schema | undefined, schemas: Schemas): string => {
  const schema = resolved(of, schemas);
  if (Array.isArray(value)) return `[${value.map((each) => writeLiteral(each, schema.items, schemas)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, each]) => `${name}: ${writeLiteral(each, schema.properties?.[name], schemas)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return schema.enum && typeof value === 'string' ? value : JSON.stringify(value);
};
