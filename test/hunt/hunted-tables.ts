import { describe } from '../../src/domain/setup/describe.js';
import type { AttackRule, BlockRule, Description, ObjectDescription } from '../../src/domain/state/description.js';
import { playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { read as sentences } from '../domain/cards/sentences.js';
import { everyEdition } from '../domain/in-editions.js';
import { everyVariant, randomGame, randomTable, type Dice } from '../domain/random-games.js';
import { withOddities } from '../questions/odd-tables.js';

/** The table that a description tells of, or nothing where it is refused. */
export const readTable = (description: Description): GameState | null => {
  const read = readDescription(description);
  return read.ok ? read.value : null;
};

/** A table in the middle of a random game, of any variant and edition, with cards and rules of combat on it. */
export const huntedTable = (dice: Dice): GameState => {
  const start = randomTable(dice.oneOf(everyVariant) ?? 'FREE_FOR_ALL', dice);
  const played = randomGame(start, dice, dice.below(8)).at(-1)?.after ?? start;
  const odd = dice.below(2) ? withOddities(played, dice) : played;
  const description = describe(odd);
  const richer = { ...description, objects: [...(description.objects ?? []), ...moreObjects(odd, dice)] };
  const edition = dice.oneOf(everyEdition) ?? odd.edition;
  return readTable({ ...richer, edition }) ?? readTable(richer) ?? odd;
};

const moreObjects = (state: GameState, dice: Dice): readonly ObjectDescription[] => {
  const players = playersInGame(state).map(({ id }) => id);
  const owner = (): string => dice.oneOf(players) ?? '';
  if (!players.length) return [];
  const cards = Array.from({ length: dice.below(3) }, (_, index) => card(`card${index}`, owner(), dice));
  const rules = Array.from({ length: dice.below(3) }, (_, index) => lawful(`law${index}`, owner(), owner(), dice));
  return [...cards, ...rules];
};

const card = (id: string, owner: string, dice: Dice): ObjectDescription => {
  const [sentence] = dice.oneOf(sentences) ?? [''];
  const isCreature = sentence.startsWith('NAME') || dice.below(2) === 0;
  const cardData = {
    name: `Card ${id}`,
    type_line: isCreature ? 'Creature — Wall' : 'Enchantment',
    oracle_text: sentence.replaceAll('NAME', `Card ${id}`),
    ...(isCreature && { power: String(dice.below(4)), toughness: '3' }),
  };
  return { id, owner, cardData };
};

const creatures = { types: ['Creature'] };

const attackRulesOn = (target: string): readonly AttackRule[] => [
  { kind: 'ATTACKS_IF_ABLE', creatures },
  { kind: 'ATTACKS_TARGET_IF_ABLE', creatures, target },
  { kind: 'CANT_ATTACK', creatures, unlessPays: '{2}' },
  { kind: 'CANT_ATTACK_TARGET', creatures, target },
  { kind: 'CANT_ATTACK_ALONE', creatures },
  { kind: 'CAN_ATTACK_ONLY_ALONE', creatures },
  { kind: 'AT_MOST', creatures, count: 1 },
  { kind: 'GOADED', creatures, target },
];

const blockRules: readonly BlockRule[] = [
  { kind: 'BLOCKS_IF_ABLE', creatures },
  { kind: 'CANT_BLOCK', creatures, unlessPays: '{1}' },
  { kind: 'CANT_BE_BLOCKED_BY_FEWER', creatures, count: 2 },
  { kind: 'CAN_BLOCK_ONLY_ALONE', creatures },
  { kind: 'MUST_BE_BLOCKED_IF_ABLE', creatures },
  { kind: 'AT_MOST', creatures, count: 1 },
];

const lawful = (id: string, owner: string, target: string, dice: Dice): ObjectDescription => ({
  ...{ id, owner, typeLine: 'Enchantment' },
  ...(dice.below(2)
    ? { attackRules: [dice.oneOf(attackRulesOn(target))].flatMap((rule) => rule ?? []) }
    : { blockRules: [dice.oneOf(blockRules)].flatMap((rule) => rule ?? []) }),
});
