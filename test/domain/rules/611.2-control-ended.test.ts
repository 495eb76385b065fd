import { expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { controlEffects, departure, fatesInShort } from '../departures.js';
import { creature, ring, rules, saidBy, thing, under, type GameState, type ObjectDescription } from '../tables.js';
import { valueOf } from '../../value-of.js';

const until = { end: 'SOURCE_CHANGES_CONTROL' as const };
const around = (...objects: ObjectDescription[]) => ring('Ann Bob Cat Dan', { objects });
const stolen = (id: string, owner: string, told: string) => creature(id, owner, controlEffects(told));
const held = (id: string, owner: string, by: string, source: string) =>
  creature(id, owner, { controlEffects: [{ givesControlTo: by, source, until }] });
const aura = (owner: string, controller = owner) =>
  thing('magic', 'Enchantment — Aura', owner, { attachedTo: 'wall', ...(controller !== owner && { controller }) });

const chain = around(stolen('thief', 'Cat', 'Bob'), held('ox', 'Ann', 'Bob', 'thief'));
const lentThief = around(stolen('thief', 'Dan', 'Cat by idol'), held('ox', 'Ann', 'Cat', 'thief'), {
  ...thing('idol', 'Artifact', 'Bob'),
});
const lentAura = around(stolen('wall', 'Dan', 'Ann by magic'), aura('Bob', 'Ann'));
const idle = around(stolen('wall', 'Dan', 'Ann by idol'), thing('idol', 'Artifact', 'Bob'));

const rulesOf = (state: GameState, leaver: string, object: string): readonly string[] => {
  const { because } = departure(state, leaver);
  return rules(because.filter(({ says }) => says.includes(`control of ${object} ends`)));
};

test.each<[string, GameState, string, string]>([
  ['what is held as long as the thief is goes back with it', chain, 'Bob', 'thief: Bob to Cat; ox: Bob to Ann'],
  ['also where whoever holds both stays', lentThief, 'Bob', 'leave idol; thief: Cat to Dan; ox: Cat to Ann'],
  ['but not where somebody else leaves', lentThief, 'Ann', 'leave ox'],
])('611.2b: %s', (_, state, leaver, expected) => expect(fatesInShort(state, leaver)).toBe(expected));

test('control ends as who has it leaves (800.4a), with a source (611.2b), with a static ability (611.3)', () => {
  expect(rulesOf(chain, 'Bob', 'ox')).toEqual(['800.4a']);
  expect(['thief', 'ox'].map((id) => rulesOf(lentThief, 'Bob', id))).toEqual([['611.2b'], ['611.2b']]);
  expect(rulesOf(lentAura, 'Bob', 'wall')).toEqual(['611.3']);
  expect(saidBy(departure(lentAura, 'Bob').because, '611.3')).toEqual([
    "Ann's control of wall ends, and Dan controls it.",
  ]);
  expect(departure(under('CR_2005', idle), 'Bob').because.find(({ says }) => says.includes('wall'))?.doubt).toBe(
    undefined,
  );
});

const summaryOf = (state: GameState, event: GameEvent): string =>
  valueOf(takePlace(state, [event], { force: true }))
    .map(({ summary }) => summary)
    .join(' ');
const leaves = { playerLeaves: { player: 'Bob' } };

test.each<[string, GameState, GameEvent, string]>([
  ['a departure', chain, leaves, "Bob concedes and leaves the game; Bob's control of thief and ox ends (800.4a)."],
  ['an idol', idle, { objectsRemoved: { objects: ['idol'] } }, "; Ann's control of wall ends (611.2b)."],
  ['an Aura', lentAura, { objectMoves: { object: 'magic', zone: 'EXILE' } }, "; Ann's control of wall ends (611.3)."],
  ['the thief', lentThief, { controlChanges: { object: 'thief', to: 'Dan' } }, "; Cat's control of ox ends (611.2b)."],
  ['its own end', idle, { controlEffectEnds: { object: 'wall', to: 'Ann' } }, 'gave Ann control of wall ends.'],
  ['a gain', around(creature('wall', 'Dan')), { controlChanges: { object: 'wall', to: 'Ann' } }, 'control of wall.'],
  ['a new object', idle, { objectMoves: { object: 'wall', zone: 'BATTLEFIELD' } }, 'moves to the battlefield.'],
])('the summary names control that ends with %s', (_, state, event, end) =>
  expect(summaryOf(state, event)).toMatch(new RegExp(`${end.replaceAll(/[().]/g, String.raw`\$&`)}$`)),
);

test('two ends at once: of what goes back by itself and of what depends on it (514.2, 611.2b)', () => {
  const thief = creature('thief', 'Cat', {
    controlEffects: [{ givesControlTo: 'Ann', until: { end: 'END_OF_TURN' } }],
  });
  const state = around(thief, held('ox', 'Bob', 'Ann', 'thief'));
  expect(summaryOf(state, { turnEnds: {} })).toBe(
    "Ann's turn ends; Ann's control of thief ends (514.2); Ann's control of ox ends (611.2b).",
  );
});
