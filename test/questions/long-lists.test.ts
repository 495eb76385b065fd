import { describe, expect, test } from '@jest/globals';
import type { Ruling } from '../../src/domain/answer.js';
import { describe as described } from '../../src/domain/setup/describe.js';
import type { ObjectDescription } from '../../src/domain/state/description.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { variants } from '../../src/domain/variants/variants.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../domain/every-question.js';
import { diceOf } from '../domain/random-games.js';
import { table } from '../domain/tables.js';

const PLAYERS = 36;

/** Of each player two creatures, one of them with rules about all, an Aura, an Equipment, a spell and a battle. */
const belongings = (owner: string): readonly ObjectDescription[] => [
  { id: `${owner}.bear`, typeLine: 'Creature — Bear', owner, power: 2, toughness: 2 },
  {
    ...{
      id: `${owner}.lord`,
      typeLine: 'Legendary Creature — Bear',
      name: 'Lord',
      owner,
      keywords: ['Menace', 'Reach'],
    },
    attackRules: [{ kind: 'AT_MOST', count: 1, creatures: { types: ['Creature'] } }, { kind: 'CANT_ATTACK_ALONE' }],
    blockRules: [{ kind: 'AT_MOST', count: 1, creatures: { types: ['Creature'] } }, { kind: 'CANT_BLOCK_ALONE' }],
  },
  { id: `${owner}.aura`, typeLine: 'Enchantment — Aura', owner, attachedTo: `${owner}.bear` },
  { id: `${owner}.spell`, typeLine: 'Instant', owner, zone: 'STACK' },
];

const tables = Object.keys(variants).flatMap((variant) => {
  const teams = ['t0', 't1', 't2', 't3'].map((id) => ({ id }));
  const players = Array.from({ length: PLAYERS }, (_, seat) => ({
    id: `p${seat}`,
    ...(variant.includes('TEAM') || variant === 'EMPEROR' || variant === 'TWO_HEADED_GIANT'
      ? { team: `t${variant === 'ALTERNATING_TEAMS' ? seat % 4 : Math.floor(seat / 9)}` }
      : {}),
  }));
  const objects = players.flatMap(({ id }) => belongings(id));
  return [{}, { rangeOfInfluence: 15 }].flatMap((options) => {
    const read = readDescription({ variant, options, players, objects, ...(players[0]?.team ? { teams } : {}) });
    return read.ok ? [[`${variant} ${JSON.stringify(options)}`, read.value] as const] : [];
  });
});

const rulingsIn = (value: unknown): readonly Ruling[] => {
  if (Array.isArray(value)) return value.flatMap(rulingsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('says' in value && 'about' in value) return [value as Ruling];
  return Object.values(value).flatMap(rulingsIn);
};

test('tables of most variants are asked about', () => expect(tables.length).toBeGreaterThan(8));

describe.each(tables)('%s: a ruling names ten at most', (_, state) => {
  const later = table({ ...described(state), turn: { activePlayers: state.turn.activePlayers, number: 2 } });
  test.each(catalogue.map((question) => [question.name, question] as const))('%s', (name, question) => {
    const dice = diceOf(Array.from({ length: 50 }, (__, index) => index * 7 + 3));
    const answered = question.ask(later, sampleArguments(later, dice)[name]);
    if (!answered.ok) return;
    const rulings = rulingsIn(answered.value);
    const bad = rulings.filter(
      ({ says, about }) => about.length > 10 || says.length > 700 || about.some((each) => !says.includes(each.name)),
    );
    expect(bad.slice(0, 3).map(({ rule, says, about }) => [rule.number, about.map(({ id }) => id), says])).toEqual([]);
  });
});

test('a departure of all tells the first ten and counts the others', () => {
  const [first] = tables;
  const leaving = catalogue.find(({ name }) => name === 'departureOf');
  const answered = first && leaving?.ask(first[1], { players: first[1].players.slice(0, 30).map(({ id }) => id) });
  const [deciding] = answered?.ok ? rulingsIn((answered.value as { because: unknown }).because) : [];
  expect(deciding?.says).toContain('p8, p9 and 20 others leave the game at once');
  expect(deciding?.about.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `p${index}`));
});
