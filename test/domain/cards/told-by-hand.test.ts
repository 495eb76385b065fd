import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { canAttach } from '../../../src/questions/can-attach.js';
import { checkAttack } from '../../../src/questions/check-attack.js';
import { checkBlocks } from '../../../src/questions/check-blocks.js';
import { legalAttackTargets } from '../../../src/questions/legal-attack-targets.js';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { attacksIn, ruleIn } from '../combat-told.js';
import { creature, ring, type ObjectDescription } from '../tables.js';
import { bearCard as card } from './bear-card.js';
import { verdictOf } from './verdicts.js';

const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cyd', { objects });

/** Reads rules such as "attack CANT_ATTACK of all; block CANT_BLOCK". */
const rulesIn = (told: string): Partial<ObjectDescription> => {
  const on = (word: string) =>
    told.split('; ').flatMap((each) => (each.startsWith(`${word} `) ? [ruleIn(each.slice(word.length + 1))] : []));
  return { attackRules: on('attack'), blockRules: on('block') };
};

/** The same as a sentence told by hand, as rules and keywords of the object that has it, and what it is in either case. */
type Twin = readonly [told: Partial<ObjectDescription>, both?: Partial<ObjectDescription>];

/** Of each class of sentences, those that a table can tell without the card; rules in words begin with what they are on. */
const byHand: Readonly<Record<string, Readonly<Record<string, string | Twin>>>> = {
  'as-though': {
    'Creatures you control can attack as though they had haste.': [
      rulesIn('attack CAN_ATTACK_AS_THOUGH_HASTE of controller=Ann'),
      { controlledSinceTurnBegan: false },
    ],
    "As long as you control a creature with power 3 or greater, creatures can attack as though they didn't have defender.":
      [rulesIn('attack CAN_ATTACK_AS_THOUGH_NO_DEFENDER of all'), { keywords: ['Defender'] }],
    "Creatures with forestwalk can be blocked as though they didn't have forestwalk.": [
      { keywords: [] },
      { keywords: ['Forestwalk'] },
    ],
  },
  'cant-attack-or-block': {
    "it can't attack.": 'attack CANT_ATTACK',
    "Creatures can't attack you.": 'attack CANT_ATTACK_TARGET of all target Ann',
    "Creatures can't attack you unless their controller pays {2} for each of those creatures.":
      'attack CANT_ATTACK_TARGET of all target Ann pays {2}',
    "Creatures with power 3 or greater can't attack or block.":
      'attack CANT_ATTACK of power>=3; block CANT_BLOCK of power>=3',
    "Creatures can't attack alone.": 'attack CANT_ATTACK_ALONE of all',
    "it can't block unless at least one other creature blocks.": 'block CANT_BLOCK_WITHOUT_OTHERS 1 others all',
    "it can't attack unless a creature with greater power also attacks.":
      'attack CANT_ATTACK_WITHOUT_OTHERS 1 others power>=3',
    'it can block only creatures with power 3 or greater.': 'block CAN_BLOCK_ONLY attackers power>=3',
    "Creatures can't block unless their controller pays {1} for each of those creatures.":
      'block CANT_BLOCK of all pays {1}',
    "Creatures can't block alone.": 'block CANT_BLOCK_ALONE of all',
    "it can't attack unless defending player controls a creature with power 3 or greater.":
      'attack CANT_ATTACK unless power>=3',
    "Creatures with power 2 or less can't block creatures you control.":
      'block CANT_BLOCK_TARGET of power<=2 attackers controller=Ann',
    "it can't block or be blocked by creatures with power 3 or greater.":
      'block CANT_BLOCK_TARGET attackers power>=3; block CANT_BE_BLOCKED by power>=3',
    "Creatures can't attack planeswalkers you control.":
      'attack CANT_ATTACK_TARGET of all targets types=Planeswalker controller=Ann',
  },
  'cant-be-blocked': {
    "it can't be blocked except by two or more creatures.": 'block CANT_BE_BLOCKED_BY_FEWER 2',
    "Creatures you control can't be blocked by more than one creature.":
      'block CANT_BE_BLOCKED_BY_MORE 1 of controller=Ann',
    "it can't be blocked by creatures with power 2 or less.": 'block CANT_BE_BLOCKED by power<=2',
    "it can't be blocked as long as defending player controls a creature with power 3 or greater.":
      'block CANT_BE_BLOCKED while power>=3',
    "it can't be blocked unless defending player pays {3} for each creature they control that's blocking it.":
      'block CANT_BE_BLOCKED pays {3}',
  },
  enchant: {
    'Enchant creature an opponent controls': [
      { enchants: { types: ['Creature'], opponentOf: 'Ann' } },
      { typeLine: 'Enchantment — Aura' },
    ],
    'it can be attached only to a creature with power 3 or greater.': [
      { enchants: { types: ['Creature'], power: { atLeast: 3 } } },
      { typeLine: 'Artifact — Equipment' },
    ],
  },
  has: {
    'Creatures your opponents control have "This creature can\'t attack."': 'attack CANT_ATTACK of opponentOf=Ann',
    'it has flying.': [{ keywords: ['Flying'] }],
  },
  'keyword-line': { 'Menace, reach': [{ keywords: ['Menace', 'Reach'] }] },
  lure: { 'All creatures able to block it do so.': 'block BLOCKS_TARGET_IF_ABLE of all target it' },
  'may-block': {
    'All creatures can block an additional creature each combat.': 'block CAN_BLOCK_ADDITIONAL 1 of all',
    'it can block any number of creatures.': 'block CAN_BLOCK_ANY_NUMBER',
  },
  'must-attack': {
    'Creatures your opponents control are goaded.': 'attack GOADED of opponentOf=Ann target Ann',
    'All creatures attack each combat if able.': 'attack ATTACKS_IF_ABLE of all',
    'Creatures your opponents control block each combat if able.': 'block BLOCKS_IF_ABLE of opponentOf=Ann',
  },
  'must-be-blocked': {
    'it must be blocked if able.': 'block MUST_BE_BLOCKED_IF_ABLE',
    'it must be blocked by a creature with power 3 or greater if able.': 'block MUST_BE_BLOCKED_IF_ABLE by power>=3',
    'it must be blocked by exactly one creature if able.': 'block MUST_BE_BLOCKED_BY_EXACTLY 1',
    'it must be blocked by two or more creatures if able.': 'block MUST_BE_BLOCKED_BY_AT_LEAST 2',
  },
  players: {
    "Your opponents can't attack you with creatures with power 3 or greater.":
      'attack CANT_ATTACK_TARGET of opponentOf=Ann power>=3 target Ann',
    "Players can't block with creatures with power 3 or greater.": 'block CANT_BLOCK of power>=3',
    "You can't be attacked by creatures with power 3 or greater.": 'attack CANT_ATTACK_TARGET of power>=3 target Ann',
  },
  'whole-table': {
    'No more than one creature can attack each combat.': 'attack AT_MOST 1 of all',
    'No more than one creature can block each combat.': 'block AT_MOST 1 of all',
    'No more than one creature can attack you each combat.': 'attack AT_MOST 1 of all target Ann',
    'Each opponent must attack you with at least one creature each combat if able.':
      'attack AT_LEAST_IF_ABLE 1 of opponentOf=Ann target Ann',
    'If it attacks, all creatures you control attack if able.':
      'attack ATTACKS_IF_OTHERS_DO of controller=Ann others it',
    'If a creature an opponent controls attacks, all creatures that opponent controls attack if able.':
      'attack ATTACKS_IF_OTHERS_DO of controller=Bob others controller=Bob; attack ATTACKS_IF_OTHERS_DO of controller=Cyd others controller=Cyd',
  },
};
const twins = Object.values(byHand).flatMap((ofClass) =>
  Object.entries(ofClass).map(([sentence, twin]) => {
    const [told, both = {}] = typeof twin === 'string' ? [rulesIn(twin)] : twin;
    return [sentence, told, both] as const;
  }),
);

/** Classes of which a table tells nothing without the card, and files that hold no class. */
const withoutTwin: Readonly<Record<string, string>> = {
  becomes: 'is left out of the figures of a table',
  stats: 'is left out of the figures of a table',
  'cant-be-attached': 'no field of a table tells it',
  'cant-be-targeted': 'no field of a table tells it',
  spares: 'no field of a table tells it',
  'counter-states': 'is read of lines of a text',
  'keyword-clauses': 'no field of a table tells it',
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
  const incoming = attacksIn('it > Bob, elk > Bob');
  const returned = attacksIn('x > Ann, y > Ann');
  const blocksOf = (player: string, attacks: typeof incoming, blockers: readonly string[]) =>
    subsets(blockers.flatMap((blocker) => attacks.map(({ attacker }) => ({ blocker, attacker })))).map((blocks) => ({
      ...{ player, attacks, blocks },
    }));
  const blocks = [...blocksOf('Bob', incoming, ['x', 'y']), ...blocksOf('Ann', returned, ['it', 'elk'])];
  const verdicts = (object: ObjectDescription) => {
    const state = at(object, ...others);
    const ours = attacksOf('Ann', ['it', 'elk'], ['Bob', 'Cyd']);
    const attacks = ours.concat(attacksOf('Bob', ['x', 'y'], ['Ann', 'Cyd']));
    return [
      ...attacks.map((given) => checkAttack.ask(state, given)),
      ...blocks.map((given) => checkBlocks.ask(state, given)),
      ...everybody.map((player) => legalAttackTargets.ask(state, { player })),
      ...[incoming, returned].map((told, at) => legalBlocks.ask(state, { player: at ? 'Ann' : 'Bob', attacks: told })),
      ...['elk', 'x', 'y', 'Bob'].map((to) => canAttach.ask(state, { attachment: 'it', to })),
    ].map(verdictOf);
  };

  /** What is so of the creature where nothing is said of it. */
  const unsaid = verdicts(creature('it', 'Ann'));

  test.each(twins)('%s', (sentence, told, both) => {
    const hand = verdicts(creature('it', 'Ann', { ...both, ...told }));
    expect(verdicts(card('it', 'Ann', sentence, both))).toEqual(hand);
    expect(hand).not.toEqual(Object.keys(both).length ? verdicts(creature('it', 'Ann', both)) : unsaid);
  });

  /** What is told beside a card: what is said of attacking and blocking, and keywords, of two sentences. */
  const together = (one: Partial<ObjectDescription>, other: Partial<ObjectDescription>) => ({
    attackRules: [...(one.attackRules ?? []), ...(other.attackRules ?? [])],
    blockRules: [...(one.blockRules ?? []), ...(other.blockRules ?? [])],
    keywords: [...(one.keywords ?? []), ...(other.keywords ?? [])],
  });
  const plain = twins.filter(([, told, both]) => !Object.keys(both).length && !told.enchants);

  test.each(plain.map((twin, index) => [twin, ...[1, 7].map((step) => plain[(index + step) % plain.length] ?? twin)]))(
    '%s holds whatever is told beside it (611.2)',
    ([sentence, told], ...beside) => {
      for (const [, other] of beside)
        expect(verdicts(card('it', 'Ann', sentence, other))).toEqual(
          verdicts(creature('it', 'Ann', together(told, other))),
        );
      expect(verdicts(card('it', 'Ann', sentence, { losesAllAbilities: true }))).toEqual(unsaid);
    },
  );

  test('is there for every class of sentences that a table can tell', () => {
    const classes = readdirSync('src/domain/cards/text/sentences').map((file) => file.replace('.ts', ''));
    const told = [...Object.keys(byHand), ...Object.keys(withoutTwin)];
    const missing = 'neither in byHand nor, with the reason, in withoutTwin';
    expect({ [missing]: classes.filter((each) => !told.includes(each)) }).toEqual({ [missing]: [] });
    expect(told.filter((each) => !classes.includes(each))).toEqual([]);
    expect(Object.values(byHand).filter((ofClass) => !Object.keys(ofClass).length)).toEqual([]);
  });
});
