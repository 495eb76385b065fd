import type { Dice } from '../domain/random-games.js';
import { times } from '../times.js';

const cardWith = (index: number, text: string) => ({
  cardData: { name: `Card ${index}`, type_line: 'Creature — Bear', power: '2', toughness: '2', oracle_text: text },
});

const word = 'abcdefghijklmnopqrstuvwxyz';

/** Filters that take long to match. */
export const filters: readonly object[] = [
  {},
  { anyOf: times(50, () => ({ types: ['Creature'], keywords: ['Flying'] })) },
  { anyOf: times(20, (index) => ({ not: { anyOf: times(20, () => ({ types: [`X${index}`] })) } })) },
  { types: times(50, (index) => `Type${index}`) },
  { anyOf: times(300, (index) => ({ name: `Bear ${index}` })) },
  { not: { not: { not: { anyOf: times(30, () => ({ power: 2 })) } } } },
];

const attackKinds = [
  ...['ATTACKS_IF_ABLE', 'ATTACKS_IF_OTHERS_DO', 'CANT_ATTACK', 'CANT_ATTACK_ALONE', 'CANT_ATTACK_PLAYER_ALONE'],
  ...['CANT_ATTACK_WITHOUT_OTHERS', 'AT_MOST', 'CAN_ATTACK_AS_THOUGH_HASTE', 'CAN_ATTACK_ONLY_ALONE'],
];
const blockKinds = [
  ...['BLOCKS_IF_ABLE', 'BLOCKS_IF_OTHERS_DO', 'CANT_BLOCK', 'CAN_BLOCK_ONLY', 'CANT_BLOCK_ALONE', 'CANT_BE_BLOCKED'],
  ...['CANT_BE_BLOCKED_EXCEPT_BY', 'CANT_BE_BLOCKED_BY_FEWER', 'MUST_BE_BLOCKED_IF_ABLE', 'AT_MOST'],
  ...['CAN_BLOCK_ADDITIONAL', 'CAN_BLOCK_ANY_NUMBER', 'CAN_BLOCK_ONLY_ALONE', 'CANT_BE_BLOCKED_EXCEPT_BY_ALL'],
  ...['CAN_BLOCK_AS_THOUGH_UNTAPPED', 'CAN_BLOCK_AS_THOUGH_SHADOW'],
];

const counting = ['AT_MOST', 'CANT_ATTACK_WITHOUT_OTHERS', 'CANT_BE_BLOCKED_BY_FEWER', 'CAN_BLOCK_ADDITIONAL'];
const countOf = (kind = ''): object => (counting.includes(kind) ? { count: 2 } : {});

const sentences = [
  'Flying, first strike, vigilance, trample, haste',
  "Creatures you control can't be blocked except by two or more creatures.",
  'Other creatures you control have flying and protection from each color.',
  "Creatures with power 3 or greater can't attack unless their controller pays {2} for each creature they control that's attacking.",
  'As long as you control three or more artifacts, creatures you control attack each combat if able and have trample and menace.',
  'Whenever this creature attacks, creatures you control gain flying, trample, and haste until end of turn.',
  'Creatures your opponents control of the chosen type with flying and a power of 2 or less that were cast this turn lose all abilities and have base power and toughness 1/1 and cannot block and attack each combat if able unless their controllers pay {1}.',
];

const longParts = [
  ...['a ', 'creature ', 'and ', ', ', '(', 'flying, ', 'power 2 or less ', 'with flying and '],
  ...['Creatures you control with ', '"', '—', '{1}', 'if able ', 'unless ', 'each '],
];

type Extra = (index: number, count: number) => object;

const extras: Readonly<Record<string, (dice: Dice) => Extra>> = {
  plain: () => () => ({}),
  keywords: (dice) => {
    const count = 1 + dice.below(100);
    const keywords = ['Flying', 'Reach', 'Menace', 'Landwalk', 'Protection from red'];
    return () => ({ keywords: times(count, (index) => keywords[index % 5]) });
  },
  unknownKeywords: (dice) => {
    const [count, length] = [1 + dice.below(40), 5 + dice.below(90)];
    return (index) => ({ keywords: times(count, (each) => `${index}${each}${word.repeat(4)}`.slice(0, length)) });
  },
  unknownTypes: (dice) => {
    const count = 1 + dice.below(15);
    return (index) => ({
      typeLine: `Creature — ${times(count, (each) => `${word.slice(0, 12)}${index}x${each}`).join(' ')}`.slice(0, 250),
    });
  },
  attackRules: (dice) => {
    const [kind, count, creatures] = [dice.oneOf(attackKinds), 1 + dice.below(4), dice.oneOf(filters)];
    const others = kind && /OTHERS/.test(kind) ? { others: {} } : {};
    return () => ({ attackRules: times(count, () => ({ kind, ...countOf(kind), creatures, ...others })) });
  },
  blockRules: (dice) => {
    const [kind, count, creatures] = [dice.oneOf(blockKinds), 1 + dice.below(4), dice.oneOf(filters)];
    return () => ({ blockRules: times(count, () => ({ kind, ...countOf(kind), creatures })) });
  },
  conditions: (dice) => {
    const controls = dice.oneOf(filters);
    const asLongAs = { who: 'CONTROLLER', controls, atLeast: 3 };
    return () => ({ attackRules: [{ kind: 'CANT_ATTACK', creatures: {}, asLongAs }] });
  },
  cards: (dice) => {
    const [text, count] = [dice.oneOf(sentences), 1 + dice.below(20)];
    return (index) => cardWith(index, times(count, () => text).join('\n'));
  },
  mixedCards: (dice) => {
    const count = 1 + dice.below(7);
    return (index) => cardWith(index, times(count, (each) => sentences[(index + each) % sentences.length]).join('\n'));
  },
  longCards: (dice) => {
    const [part, length] = [dice.oneOf(longParts) ?? '', 200 + dice.below(10_000)];
    const text = `Creatures you control ${part.repeat(length)}`.slice(0, 15_000);
    return (index) => cardWith(index, `${text}${index}.`);
  },
  attached: () => (index, count) =>
    index + 1 < count ? { typeLine: 'Enchantment — Aura', attachedTo: `o${index + 1}` } : {},
  controlled: () => (index, count) => ({
    controlEffects: [{ givesControlTo: `p${index % 2}`, source: `o${(index + 1) % count}` }],
  }),
  enchants: (dice) => {
    const enchants = dice.oneOf(filters);
    return () => ({ typeLine: 'Enchantment — Aura', enchants, attachedTo: 'p0' });
  },
  legends: () => () => ({ typeLine: 'Legendary Creature — Bear', name: 'Same' }),
  world: () => () => ({ typeLine: 'World Enchantment' }),
  walkers: () => (index) => ({
    typeLine: index % 2 ? 'Planeswalker — Jace' : 'Creature — Bear',
    name: `N${index % 3}`,
  }),
};

const shapes = ['FREE_FOR_ALL', 'GRAND_MELEE', 'COMMANDER', 'RANGE'];

/** A table of about so many bytes. */
export const hostileTable = (dice: Dice, bytes: number): { readonly name: string; readonly state: object } => {
  const kind = dice.oneOf(Object.keys(extras)) ?? 'plain';
  const extra = (extras[kind] ?? extras['plain'])?.(dice) ?? (() => ({}));
  const shape = dice.oneOf(shapes) ?? '';
  const players = [2, 2, 4, 20, 100, 900][dice.below(6)] ?? 2;
  const options = shape === 'RANGE' ? { options: { rangeOfInfluence: 1 + dice.below(3) } } : { variant: shape };
  const seats = times(players, (index) => ({ id: `p${index}` }));
  const owner = (index: number) => (dice.below(2) ? `p${index % players}` : 'p0');
  const objectOf = (index: number, count: number) => ({
    ...{ id: `o${index}`, typeLine: 'Creature — Bear', owner: owner(index), power: 2, toughness: 2 },
    ...extra(index, count),
  });
  const size = JSON.stringify(objectOf(10, 1_000)).length + 4;
  const room = Math.max(0, bytes - JSON.stringify(seats).length - 1_000);
  const count = Math.min(20_000, Math.max(1, Math.floor(room / size)));
  return {
    name: `${kind} ${shape} ${players} players ${count} objects`,
    state: { ...options, players: seats, objects: times(count, (index) => objectOf(index, count)) },
  };
};

/** Events that take long. */
export const hostileEvents = (dice: Dice, most: number): readonly object[] => {
  const kinds: readonly ((index: number) => object)[] = [
    (index) => ({ taps: { objects: [`o${index}`] } }),
    (index) => ({ objectMoves: { object: `o${index}`, to: 'GRAVEYARD' } }),
    (index) => ({ objectChanges: { object: `o${index}`, power: index } }),
    (index) => ({ controlChanges: { object: `o${index}`, givesControlTo: 'p1' } }),
    () => ({ stateBasedActions: {} }),
    (index) => ({ playerLeaves: { player: `p${index + 1}`, reason: 'CONCEDES' } }),
    () => ({ turnEnds: {} }),
  ];
  const of = dice.oneOf(kinds);
  return of ? times(1 + dice.below(most), of) : [];
};
