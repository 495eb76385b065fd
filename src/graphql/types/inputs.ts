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
import type { AnyField, Declaration, Enumeration, Fields, Scalar, Structure } from '../../domain/schema/schema.js';
import { everyInput } from '../../questions/catalogue/every-input.js';
import { dateTime, json } from './scalars.js';

const scalars = {
  ID: GraphQLID,
  String: GraphQLString,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
  JSON: json,
  DateTime: dateTime,
} as const;

export const scalarType = ({ scalar }: Scalar<unknown>) => scalars[scalar];

const enumerations = new Map<string, GraphQLEnumType>();

/** The GraphQL enum of an enumeration: one for each name. */
export const enumType = ({ name, description, values }: Enumeration<unknown>): GraphQLEnumType => {
  const made =
    enumerations.get(name) ??
    new GraphQLEnumType({
      name,
      description,
      values: Object.fromEntries(Object.entries(values).map(([value, meaning]) => [value, { description: meaning }])),
    });
  enumerations.set(name, made);
  return made;
};

const structures = new Map<string, GraphQLInputObjectType>();

const inputObject = (declaration: Structure<unknown>): GraphQLInputObjectType => {
  const made =
    structures.get(declaration.name) ??
    new GraphQLInputObjectType({
      name: declaration.name,
      description: declaration.description,
      isOneOf: declaration.exactlyOne,
      fields: () => inputFields(declaration.fields()),
    });
  structures.set(declaration.name, made);
  return made;
};

const inputFields = (fields: Fields): Record<string, GraphQLInputFieldConfig & GraphQLArgumentConfig> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputField(field)]));

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

/** The GraphQL input type of a declaration, nullable. */
export const inputType = (declaration: Declaration): NullableInput => {
  switch (declaration.kind) {
    case 'scalar':
      return scalarType(declaration);
    case 'enumeration':
      return enumType(declaration);
    case 'list':
      return new GraphQLList(nonNull(inputType(declaration.of)));
    case 'structure':
      return inputObject(declaration);
    case 'reference':
      throw new Error(`${declaration.to} is no input.`);
  }
};

/** Every input object and enum, by the declarations of the whole API. */
export const declaredTypes = (): readonly (GraphQLInputObjectType | GraphQLEnumType)[] => {
  for (const declaration of everyInput) inputType(declaration);
  for (const made of structures.values()) made.getFields();
  return [...structures.values(), ...enumerations.values()];
};
