import { describe, expect, test } from '@jest/globals';
import { assertObjectType, defaultFieldResolver, isObjectType } from 'graphql';
import { flag, integer, lazy, listOf, nullable, objectSchema, optional } from '../../../src/domain/schema/schema.js';
import { overRest, reference, required, string, viewOf } from '../../../src/domain/schema/schema.js';
import type { ValueOf } from '../../../src/domain/schema/schema.js';
import type { GameObject } from '../../../src/domain/state/game-state.js';
import { objectEntity, playerEntity, turnMarker } from '../../../src/domain/state/output-schemas.js';
import { gameSchema, type StoredGame } from '../../../src/games/game-schemas.js';
import { buildSchema } from '../../../src/graphql/schema.js';
import { outputTypes, recordType, rootFields, tableType } from '../../../src/graphql/types/object-types.js';

/** Each line after a `@ts-expect-error` does not compile; `npm run lint` fails where one does. */
describe('what is misspelt does not compile', () => {
  const creature = viewOf<GameObject>()('Creature', 'A creature.', {
    typeLine: required(string, 'As printed.'),
    owner: required(playerEntity, 'Who owns it.'),
  });

  test('a field that the value does not have needs a reader', () => {
    const misspelt = viewOf<GameObject>()('Creature', 'A creature.', { typeLne: required(string, 'As printed.') });
    // @ts-expect-error: an object has no typeLne
    tableType(misspelt, {});
    tableType(misspelt, { typeLne: ({ typeLine }) => typeLine });
    // @ts-expect-error: the owner of an object is an id, not a player
    tableType(creature, {});
    // @ts-expect-error: a marker's holder is an id, not a player
    tableType(turnMarker, {});
    // @ts-expect-error: a stored game has no winners
    recordType(gameSchema, { standings: () => [] });
  });

  test('a reader reads a field of the schema, as its type says, from what the value has', () => {
    const owner = () => null as never;
    // @ts-expect-error: the schema has no typeLne
    tableType(creature, { owner, typeLne: () => '' });
    // @ts-expect-error: a type line is no number
    tableType(creature, { owner, typeLine: () => 1 });
    // @ts-expect-error: an object has no typeLne
    tableType(creature, { owner, typeLine: ({ typeLne }) => String(typeLne) });
    // @ts-expect-error: a list of players is no player
    tableType(creature, { owner: (_, __, { players }) => players });
  });

  test('a field of Query or Mutation has its arguments and its answer as they are declared', () => {
    const fields = { count: lazy(integer, { of: optional(string, 'Of what.') }, 'How many.') };
    rootFields('ask', fields, { count: ({ of }) => of?.length ?? 0 });
    // @ts-expect-error: there is no argument off
    rootFields('ask', fields, { count: ({ off }) => Number(off) });
    // @ts-expect-error: count is missing
    rootFields('ask', fields, {});
    // @ts-expect-error: there is no field counts
    rootFields('ask', fields, { count: () => 1, counts: () => 1 });
    // @ts-expect-error: the answer is a number
    rootFields('ask', fields, { count: () => 'one' });
  });

  test('a type is named by its schema', () => {
    // @ts-expect-error: there is no type Plyer
    reference('Plyer', playerEntity.overRest);
    // @ts-expect-error: a type is a schema, not its name
    required('Player', 'A player.');
    // @ts-expect-error: what REST shows is a field, not the name of one
    overRest(required(objectEntity, 'It.'), 'id');
  });

  test('the type of a value follows from its schema', () => {
    const number = required(integer, 'Its number.');
    const seat = objectSchema('Seat', 'A seat.', { number, taken: nullable(flag, '') });
    const value: ValueOf<typeof seat> = { number: 1, taken: null };
    // @ts-expect-error: a seat has no nmber
    const wrong: ValueOf<typeof seat> = { nmber: 1, taken: null };
    // @ts-expect-error: a stored game has no titel
    const name = (game: StoredGame): unknown => game.titel;
    expect(Object.keys(seat.fields())).toEqual(Object.keys(value));
    expect([wrong, name].length).toBe(2);
  });
});

describe('the types of a schema', () => {
  test('are made with everything that it holds, each once', () => {
    const inner = objectSchema('Inner', 'Within.', { number: required(integer, 'A number.') });
    const list = required(listOf(inner), 'A list.');
    const outer = objectSchema('Outer', 'Around.', { list, one: nullable(inner, '') });
    expect(outputTypes([], [outer, inner]).map(({ name }) => name)).toEqual(['Outer', 'Inner']);
  });

  test('are not made of a view that nobody says how to read', () =>
    expect(() => outputTypes([], [turnMarker])).toThrow('TurnMarker'));
});

test('what most queries ask for is read without a resolver, which costs time', () => {
  const schema = buildSchema();
  const fieldsOf = (type: string) => assertObjectType(schema.getType(type)).getFields();
  for (const type of ['Player', 'GameObject', 'Team', 'Game'])
    for (const field of ['id', 'name']) expect([type, fieldsOf(type)[field]?.resolve]).toEqual([type, undefined]);
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()));
  expect(fields.filter(({ resolve }) => resolve === defaultFieldResolver)).toEqual([]);
});
