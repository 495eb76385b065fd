import { describe, expect, test } from '@jest/globals';
import { createProgram, term, times } from '../../../../src/domain/combat/optimization/integer-program.js';

describe('A program', () => {
  /** A variable of each sort: gains nothing, obeys, agrees, both. */
  const collected = (least: number | null) => {
    const building = createProgram(least);
    const gains = [undefined, { required: 2, agreed: 0 }, { required: 0, agreed: 3 }, { required: -4, agreed: 1 }];
    const numbers = [7, 1, 1, 5].map((most, index) => building.variable(most, gains[index]));
    building.row(2, term(0), times(2, term(1)));
    building.row(3);
    building.row(4, [], []);
    building.row(5, [], term(3));
    return { numbers, ...building.program() };
  };
  const rows = [
    { terms: [...term(0), ...times(2, term(1))], most: 2 },
    { terms: term(3), most: 5 },
  ];

  test('numbers its variables, and leaves out rows without terms', () => {
    expect(collected(null).numbers).toEqual([0, 1, 2, 3]);
    expect(collected(null).rows).toEqual(rows);
  });

  test('gains by closeness where so many requirements have to be obeyed, and keeps them', () => {
    const { variables, rows: found } = collected(6);
    expect(variables.map(({ gain }) => gain)).toEqual([0, 0, 3, 1]);
    expect(found).toEqual([...rows, { terms: [...times(-2, term(1)), ...times(4, term(3))], most: -6 }]);
    expect(collected(0).rows).toHaveLength(3);
  });

  test('keeps no requirements where no variable obeys any', () => {
    const building = createProgram(0);
    building.variable(1, { required: 0, agreed: 1 });
    expect(building.program()).toEqual({ variables: [{ most: 1, gain: 1 }], rows: [] });
  });
});
