import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { canAttach } from '../../../src/questions/can-attach.js';
import { checkAttack } from '../../../src/questions/check-attack.js';
import { checkBlocks } from '../../../src/questions/check-blocks.js';
import { legalAttackTargets } from '../../../src/questions/legal-attack-targets.js';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { creature, ring } from '../tables.js';
import { verdictOf } from './verdicts.js';

const card = (
  id: string,
  owner: string,
  oracle_text: string,
  more: Partial<ObjectDescription> = {},
): ObjectDescription => ({
  id,
  owner,
  cardData: {
    name: id,
    type_line: 'Creature — Bear',
    oracle_text,
    colors: ['G'],
    power: '2',
    toughness: '2',
  },
  ...more,
});
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cyd', { objects });

/** A sentence, the same told by hand as rules of the object that has it, and what the object is in either case. */
type Twin = readonly [sentence: string, rules: Partial<ObjectDescription>, both?: Partial<ObjectDescription>];

/** Of each class of sentences, those that a table can tell without the card. */
const byHand: Readonly<Record<string, readonly Twin[]>> = {
  'as-though': [
    [
      'Creatures you control can attack as though they had haste.',
      { attackRules: [{ kind: 'CAN_ATTACK_AS_THOUGH_HASTE', creatures: { controller: 'Ann' } }] },
      { controlledSinceTurnBegan: false },
    ],
    [
      "As long as you control a creature with power 3 or greater, creatures can attack as though they didn't have defender.",
      { attackRules: [{ kind: 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER', creatures: {} }] },
      { keywords: ['Defender'] },
    ],
    [
      "Creatures with forestwalk can be blocked as though they didn't have forestwalk.",
      { keywords: [] },
      { keywords: ['Forestwalk'] },
    ],
  ],
  'cant-attack-or-block': [
    ["it can't attack.", { attackRules: [{ kind: 'CANT_ATTACK' }] }],
    ["Creatures can't attack you.", { attackRules: [{ kind: 'CANT_ATTACK_TARGET', creatures: {}, target: 'Ann' }] }],
    [
      "Creatures can't attack you unless their controller pays {2} for each of those creatures.",
      {
        attackRules: [{ kind: 'CANT_ATTACK_TARGET', creatures: {}, target: 'Ann', unlessPays: '{2}' }],
      },
    ],
    [
      "Creatures with power 3 or greater can't attack or block.",
      {
        attackRules: [{ kind: 'CANT_ATTACK', creatures: { power: { atLeast: 3 } } }],
        blockRules: [{ kind: 'CANT_BLOCK', creatures: { power: { atLeast: 3 } } }],
      },
    ],
    ["Creatures can't attack alone.", { attackRules: [{ kind: 'CANT_ATTACK_ALONE', creatures: {} }] }],
    [
      "it can't block unless at least one other creature blocks.",
      { blockRules: [{ kind: 'CANT_BLOCK_WITHOUT_OTHERS', count: 1, others: {} }] },
    ],
    [
      "it can't attack unless a creature with greater power also attacks.",
      {
        attackRules: [{ kind: 'CANT_ATTACK_WITHOUT_OTHERS', count: 1, others: { power: { atLeast: 3 } } }],
      },
    ],
    [
      'it can block only creatures with power 3 or greater.',
      { blockRules: [{ kind: 'CAN_BLOCK_ONLY', attackers: { power: { atLeast: 3 } } }] },
    ],
    [
      "Creatures can't block unless their controller pays {1} for each of those creatures.",
      { blockRules: [{ kind: 'CANT_BLOCK', creatures: {}, unlessPays: '{1}' }] },
    ],
    ["Creatures can't block alone.", { blockRules: [{ kind: 'CANT_BLOCK_ALONE', creatures: {} }] }],
    [
      "it can't attack unless defending player controls a creature with power 3 or greater.",
      {
        attackRules: [
          {
            kind: 'CANT_ATTACK',
            unless: { who: 'DEFENDING_PLAYER', controls: { power: { atLeast: 3 } } },
          },
        ],
      },
    ],
    [
      "Creatures with power 2 or less can't block creatures you control.",
      {
        blockRules: [
          {
            kind: 'CANT_BLOCK_TARGET',
            creatures: { power: { atMost: 2 } },
            attackers: { controller: 'Ann' },
          },
        ],
      },
    ],
    [
      "it can't block or be blocked by creatures with power 3 or greater.",
      {
        blockRules: [
          { kind: 'CANT_BLOCK_TARGET', attackers: { power: { atLeast: 3 } } },
          { kind: 'CANT_BE_BLOCKED', blockers: { power: { atLeast: 3 } } },
        ],
      },
    ],
    [
      "Creatures can't attack planeswalkers you control.",
      {
        attackRules: [
          {
            kind: 'CANT_ATTACK_TARGET',
            creatures: {},
            targets: { types: ['Planeswalker'], controller: 'Ann' },
          },
        ],
      },
    ],
  ],
  'cant-be-blocked': [
    [
      "it can't be blocked except by two or more creatures.",
      { blockRules: [{ kind: 'CANT_BE_BLOCKED_BY_FEWER', count: 2 }] },
    ],
    [
      "Creatures you control can't be blocked by more than one creature.",
      {
        blockRules: [{ kind: 'CANT_BE_BLOCKED_BY_MORE', count: 1, creatures: { controller: 'Ann' } }],
      },
    ],
    [
      "it can't be blocked by creatures with power 2 or less.",
      { blockRules: [{ kind: 'CANT_BE_BLOCKED', blockers: { power: { atMost: 2 } } }] },
    ],
    [
      "it can't be blocked as long as defending player controls a creature with power 3 or greater.",
      {
        blockRules: [
          {
            kind: 'CANT_BE_BLOCKED',
            asLongAs: { who: 'DEFENDING_PLAYER', controls: { power: { atLeast: 3 } } },
          },
        ],
      },
    ],
    [
      "it can't be blocked unless defending player pays {3} for each creature they control that's blocking it.",
      { blockRules: [{ kind: 'CANT_BE_BLOCKED', unlessPays: '{3}' }] },
    ],
  ],
  enchant: [
    [
      'Enchant creature an opponent controls',
      { enchants: { types: ['Creature'], opponentOf: 'Ann' } },
      { typeLine: 'Enchantment — Aura' },
    ],
    [
      'it can be attached only to a creature with power 3 or greater.',
      { enchants: { types: ['Creature'], power: { atLeast: 3 } } },
      { typeLine: 'Artifact — Equipment' },
    ],
  ],
  has: [
    [
      'Creatures your opponents control have "This creature can\'t attack."',
      { attackRules: [{ kind: 'CANT_ATTACK', creatures: { opponentOf: 'Ann' } }] },
    ],
    ['it has flying.', { keywords: ['Flying'] }],
  ],
  'keyword-line': [['Menace, reach', { keywords: ['Menace', 'Reach'] }]],
  lure: [
    [
      'All creatures able to block it do so.',
      { blockRules: [{ kind: 'BLOCKS_TARGET_IF_ABLE', creatures: {}, target: 'it' }] },
    ],
  ],
  'may-block': [
    [
      'All creatures can block an additional creature each combat.',
      { blockRules: [{ kind: 'CAN_BLOCK_ADDITIONAL', count: 1, creatures: {} }] },
    ],
    ['it can block any number of creatures.', { blockRules: [{ kind: 'CAN_BLOCK_ANY_NUMBER' }] }],
  ],
  'must-attack': [
    [
      'Creatures your opponents control are goaded.',
      { attackRules: [{ kind: 'GOADED', creatures: { opponentOf: 'Ann' }, target: 'Ann' }] },
    ],
    ['All creatures attack each combat if able.', { attackRules: [{ kind: 'ATTACKS_IF_ABLE', creatures: {} }] }],
    [
      'Creatures your opponents control block each combat if able.',
      { blockRules: [{ kind: 'BLOCKS_IF_ABLE', creatures: { opponentOf: 'Ann' } }] },
    ],
  ],
  'must-be-blocked': [
    ['it must be blocked if able.', { blockRules: [{ kind: 'MUST_BE_BLOCKED_IF_ABLE' }] }],
    [
      'it must be blocked by a creature with power 3 or greater if able.',
      { blockRules: [{ kind: 'MUST_BE_BLOCKED_IF_ABLE', blockers: { power: { atLeast: 3 } } }] },
    ],
    [
      'it must be blocked by exactly one creature if able.',
      { blockRules: [{ kind: 'MUST_BE_BLOCKED_BY_EXACTLY', count: 1 }] },
    ],
    [
      'it must be blocked by two or more creatures if able.',
      { blockRules: [{ kind: 'MUST_BE_BLOCKED_BY_AT_LEAST', count: 2 }] },
    ],
  ],
  players: [
    [
      "Your opponents can't attack you with creatures with power 3 or greater.",
      {
        attackRules: [
          {
            kind: 'CANT_ATTACK_TARGET',
            creatures: { opponentOf: 'Ann', power: { atLeast: 3 } },
            target: 'Ann',
          },
        ],
      },
    ],
    [
      "Players can't block with creatures with power 3 or greater.",
      { blockRules: [{ kind: 'CANT_BLOCK', creatures: { power: { atLeast: 3 } } }] },
    ],
    [
      "You can't be attacked by creatures with power 3 or greater.",
      {
        attackRules: [{ kind: 'CANT_ATTACK_TARGET', creatures: { power: { atLeast: 3 } }, target: 'Ann' }],
      },
    ],
  ],
  'whole-table': [
    [
      'No more than one creature can attack each combat.',
      { attackRules: [{ kind: 'AT_MOST', count: 1, creatures: {} }] },
    ],
    [
      'No more than one creature can block each combat.',
      { blockRules: [{ kind: 'AT_MOST', count: 1, creatures: {} }] },
    ],
    [
      'No more than one creature can attack you each combat.',
      { attackRules: [{ kind: 'AT_MOST', count: 1, creatures: {}, target: 'Ann' }] },
    ],
    [
      'Each opponent must attack you with at least one creature each combat if able.',
      {
        attackRules: [{ kind: 'AT_LEAST_IF_ABLE', count: 1, creatures: { opponentOf: 'Ann' }, target: 'Ann' }],
      },
    ],
    [
      'If it attacks, all creatures you control attack if able.',
      {
        attackRules: [
          {
            kind: 'ATTACKS_IF_OTHERS_DO',
            creatures: { controller: 'Ann' },
            others: { ids: ['it'] },
          },
        ],
      },
    ],
    [
      'If a creature an opponent controls attacks, all creatures that opponent controls attack if able.',
      {
        attackRules: ['Bob', 'Cyd'].map((controller) => ({
          kind: 'ATTACKS_IF_OTHERS_DO' as const,
          creatures: { controller },
          others: { controller },
        })),
      },
    ],
  ],
};

/** Classes of which a table tells nothing without the card, and files that hold no class. */
const withoutTwin: Readonly<Record<string, string>> = {
  becomes: 'is left out of the figures of a table',
  stats: 'is left out of the figures of a table',
  'cant-be-attached': 'no field of a table tells it',
  'cant-be-targeted': 'no field of a table tells it',
  spares: 'no field of a table tells it',
  'not-asked': 'bears on nothing',
  'of-no-account': 'bears on nothing',
  keywords: 'belong to has and players',
  predicate: 'is a type',
  riders: 'belong to the others',
  statement: 'joins the others',
};

describe('a sentence and the same told by hand', () => {
  const others = [
    creature('elk', 'Ann', { power: 3 }),
    creature('x', 'Bob'),
    creature('y', 'Bob', { power: 3 }),
    creature('z', 'Cyd'),
    creature('sage', 'Ann', { typeLine: 'Planeswalker' }),
    creature('wood', 'Bob', { typeLine: 'Land — Forest' }),
  ];
  const everybody = ['Ann', 'Bob', 'Cyd'];
  const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
    items.reduce<readonly (readonly Item[])[]>(
      (found, item) => [...found, ...found.map((each) => [...each, item])],
      [[]],
    );
  const attacksOf = (player: string, creatures: readonly string[], targets: readonly string[]) =>
    subsets(creatures.flatMap((attacker) => targets.map((target) => ({ attacker, target }))))
      .filter((attacks) => new Set(attacks.map(({ attacker }) => attacker)).size === attacks.length)
      .map((attacks) => ({ player, attacks }));
  const incoming = [
    { attacker: 'it', target: 'Bob' },
    { attacker: 'elk', target: 'Bob' },
  ];
  const returned = [
    { attacker: 'x', target: 'Ann' },
    { attacker: 'y', target: 'Ann' },
  ];
  const blocksOf = (player: string, attacks: typeof incoming, blockers: readonly string[]) =>
    subsets(blockers.flatMap((blocker) => attacks.map(({ attacker }) => ({ blocker, attacker })))).map((blocks) => ({
      player,
      attacks,
      blocks,
    }));
  const blocks = [...blocksOf('Bob', incoming, ['x', 'y']), ...blocksOf('Ann', returned, ['it', 'elk'])];
  const verdicts = (object: ObjectDescription) => {
    const state = at(object, ...others);
    const attacks = [
      ...attacksOf('Ann', ['it', 'elk'], ['Bob', 'Cyd']),
      ...attacksOf('Bob', ['x', 'y'], ['Ann', 'Cyd']),
    ];
    return [
      ...attacks.map((given) => checkAttack.ask(state, given)),
      ...blocks.map((given) => checkBlocks.ask(state, given)),
      ...everybody.map((player) => legalAttackTargets.ask(state, { player })),
      ...[incoming, returned].map((told, index) =>
        legalBlocks.ask(state, { player: index ? 'Ann' : 'Bob', attacks: told }),
      ),
      ...['elk', 'x', 'y', 'Bob'].map((to) => canAttach.ask(state, { attachment: 'it', to })),
    ].map(verdictOf);
  };

  test.each(Object.values(byHand).flat())('%s', (sentence, told, both = {}) => {
    const hand = verdicts(creature('it', 'Ann', { ...both, ...told }));
    expect(verdicts(card('it', 'Ann', sentence, both))).toEqual(hand);
    expect(hand).not.toEqual(verdicts(creature('it', 'Ann', both)));
  });

  test('is there for every class of sentences that a table can tell', () => {
    const classes = readdirSync('src/domain/cards/sentences').map((file) => file.replace('.ts', ''));
    expect([...Object.keys(byHand), ...Object.keys(withoutTwin)].sort()).toEqual(classes.sort());
    expect(Object.values(byHand).filter((twins) => !twins.length)).toEqual([]);
  });
});
