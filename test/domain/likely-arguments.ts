import type { RefersTo, ScalarSchema, Schema } from '../../src/domain/schema/schema.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import type { Dice } from './random-games.js';

/** Returns a value of a schema that names what is at a table; nothing where it would name what there is none of. */
export const likelyValue = (schema: Schema<unknown, unknown>, state: GameState, dice: Dice): unknown => {
  switch (schema.kind) {
    case 'scalar':
      return likelyScalar(schema, state, dice);
    case 'enumeration':
      return dice.oneOf(Object.keys(schema.values));
    case 'list':
      return [likelyValue(schema.of, state, dice)].filter((each) => each !== undefined);
    case 'object': {
      const fields = Object.entries(schema.fields());
      const wanted = schema.exactlyOne ? fields.slice(0, 1) : fields.filter(([, each]) => each.presence === 'REQUIRED');
      return Object.fromEntries(wanted.map(([name, { type }]) => [name, likelyValue(type, state, dice)]));
    }
    case 'reference':
      return undefined;
  }
};

const likelyScalar = ({ refersTo, scalar, minimum = 1 }: ScalarSchema<unknown>, state: GameState, dice: Dice) => {
  if (refersTo) return dice.oneOf(idsOf(refersTo, state));
  return { Int: minimum, Float: minimum, Boolean: dice.below(2) === 0 }[scalar as string] ?? 'x';
};

const idsOf = (refersTo: RefersTo, { players, objects, teams }: GameState): readonly string[] => {
  const inGame = players.filter((each) => each.inGame || refersTo !== 'PLAYER_IN_GAME').map(({ id }) => id);
  if (refersTo === 'OBJECT') return [...objects.keys()];
  return refersTo === 'TEAM' ? teams.map(({ id }) => id) : inGame;
};
