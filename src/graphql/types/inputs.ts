import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLScalarType,
  GraphQLString,
  type GraphQLArgumentConfig,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
} from 'graphql';
import type { AnyField, Schema, EnumSchema, ScalarSchema, ObjectSchema } from '../../domain/schema/schema.js';
import { inputSchemas } from '../../query/api-schemas.js';
import { dateTime, json } from './scalars.js';
import { mapValues } from '../../domain/values/record.js';

const scalars = {
  ID: GraphQLID,
  String: GraphQLString,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
  JSON: json,
  DateTime: dateTime,
  PathPart: json,
} as const;

export const scalarType = ({ scalar }: ScalarSchema<unknown>) => scalars[scalar];

const enumerations = new Map<string, GraphQLEnumType>();

/** Returns the GraphQL enum of an enumeration, created once for each name. */
export const enumType = ({ name, description, values }: EnumSchema<unknown>): GraphQLEnumType => {
  const type =
    enumerations.get(name) ??
    new GraphQLEnumType({ name, description, values: mapValues(values, (meaning) => ({ description: meaning })) });
  enumerations.set(name, type);
  return type;
};

const inputObjects = new Map<string, GraphQLInputObjectType>();

const inputObject = (schema: ObjectSchema<unknown>): GraphQLInputObjectType => {
  const type =
    inputObjects.get(schema.name) ??
    new GraphQLInputObjectType({
      name: schema.name,
      description: schema.description,
      isOneOf: schema.exactlyOne,
      fields: () => mapValues(schema.fields(), inputField),
    });
  inputObjects.set(schema.name, type);
  return type;
};

const inputField = (field: AnyField): GraphQLInputFieldConfig & GraphQLArgumentConfig => {
  const type = inputType(field.type);
  return {
    type: field.presence === 'REQUIRED' ? nonNull(type) : type,
    description: field.description,
    ...(field.default === undefined ? {} : { defaultValue: field.default }),
  };
};

type NullableInput = GraphQLScalarType | GraphQLEnumType | GraphQLInputObjectType | GraphQLList<GraphQLInputType>;

const nonNull = (type: NullableInput): GraphQLInputType => new GraphQLNonNull<NullableInput>(type);

/** Returns the GraphQL input type of a schema, as a nullable one. */
export const inputType = (schema: Schema): NullableInput => {
  switch (schema.kind) {
    case 'scalar':
      return scalarType(schema);
    case 'enumeration':
      return enumType(schema);
    case 'list':
      return new GraphQLList(nonNull(inputType(schema.of)));
    case 'object':
      return inputObject(schema);
    case 'reference':
      throw new Error(`${schema.to} is not an input type.`);
  }
};

/** Lists every input object and enum of the API. */
export const inputTypes = (): readonly (GraphQLInputObjectType | GraphQLEnumType)[] => {
  for (const schema of inputSchemas) inputType(schema);
  for (const type of inputObjects.values()) type.getFields();
  return [...inputObjects.values(), ...enumerations.values()];
};
