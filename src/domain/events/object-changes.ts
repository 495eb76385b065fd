import { object, optional, required, objectSchema, text, type ValueOf } from '../schema/schema.js';
import { characteristics } from '../state/description.js';
import { wordsOf } from '../state/build-game-state.js';
import { withObjects } from '../state/change.js';
import { hasType, objectOf, type GameObject, type GameState } from '../state/game-state.js';
import { typeLineProblems } from '../state/object-problems.js';
import { ruleProblems } from '../state/combat-rule-problems.js';
import { eventKind } from './event-kind.js';

const input = objectSchema(
  'ObjectChangesInput',
  'Characteristics of an object change. What is given replaces what was.',
  {
    object: required(object, 'What changes.'),
    name: optional(text(), 'Its new name.'),
    typeLine: optional(text(), 'Its new type line.'),
    ...characteristics,
  },
);
type ObjectChanges = ValueOf<typeof input>;

/** Drops the protector of an object that is no longer a battle (310.9). */
const changed = (before: GameObject, given: ObjectChanges): GameObject => {
  const after = replaced(before, given);
  return hasType(after, 'battle') ? after : { ...after, protector: null };
};

const replaced = (before: GameObject, given: ObjectChanges): GameObject => ({
  ...before,
  name: given.name ?? before.name,
  typeLine: given.typeLine ?? before.typeLine,
  types: given.typeLine ? wordsOf(given.typeLine) : before.types,
  colors: given.colors ?? before.colors,
  keywords: given.keywords ?? before.keywords,
  power: given.power ?? before.power,
  toughness: given.toughness ?? before.toughness,
  enchants: given.enchants ?? before.enchants,
  attackRules: given.attackRules ?? before.attackRules,
  blockRules: given.blockRules ?? before.blockRules,
});

export const objectChanges = eventKind<ObjectChanges>({
  input,
  description: 'Characteristics of an object change.',
  problems: (_, given) => [...typeLineProblems(given), ...ruleProblems(given)],
  happen: (state: GameState, given) => withObjects(state, [changed(objectOf(state, given.object), given)]),
  summary: (state, given) => {
    const replaced = Object.entries(given).flatMap(([name, value]) =>
      name !== 'object' && value !== null ? [name] : [],
    );
    return `${objectOf(state, given.object).name} changes: ${replaced.join(', ') || 'nothing'}.`;
  },
});
