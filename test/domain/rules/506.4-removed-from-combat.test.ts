import { expect, test } from '@jest/globals';
import { decisionsOf } from '../../../src/domain/rulebook/decisions.js';
import { removedFromCombat } from '../../../src/domain/rules/506.4-removed-from-combat.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attacksIn, blocksIn } from '../combat-told.js';
import { departure } from '../departures.js';
import { after, creature, editionsWhere, leftBy, ring, rules, siege, under, walker } from '../tables.js';

const told = (before: GameState, now: GameState) => removedFromCombat(before, now).map(({ says }) => says);
const left = (state: GameState, ...names: string[]) =>
  departure(state, ...names)
    .because.filter(({ rule }) => rule.key.startsWith('506.4'))
    .map(({ says }) => says);

const stolen = creature('ox', 'dana', { controlEffects: [{ givesControlTo: 'alex' }] });
const objects = [stolen, creature('elk', 'alex'), creature('yak', 'carissa'), walker('jace', 'bianca')];
const fighting = (attacks: string, blocks = '') => [{ attacks: attacksIn(attacks), blocks: blocksIn(blocks) }];
const battles = [siege('siege', 'alex', 'carissa'), siege('keep', 'carissa', 'bianca')];
const attacking = (attacks: string, blocks = '') =>
  ring('alex bianca carissa dana', { objects: [...objects, ...battles], combats: fighting(attacks, blocks) });

test('506.4c: who attacked a planeswalker that leaves with its owner goes on attacking, but nothing', () => {
  const on = 'still attacking, but no longer jace, which has left combat: unless';
  expect(left(attacking('ox > jace, elk > carissa'), 'bianca')).toEqual([
    `ox is ${on} it is blocked, it deals no combat damage.`,
  ]);
  expect(left(attacking('ox > jace, elk > jace'), 'bianca')).toEqual([
    `ox and elk are ${on} they are blocked, they deal no combat damage.`,
  ]);
});

test('506.4c: a planeswalker whose thief leaves returns to its owner, and leaves combat', () => {
  const jace = { ...walker('jace', 'carissa'), controlEffects: [{ givesControlTo: 'bianca' }] };
  const fight = { objects: [creature('elk', 'alex'), jace], combats: fighting('elk > jace') };
  const state = ring('alex bianca carissa', fight);
  expect(left(state, 'bianca')).toHaveLength(1);
  expect(rules(departure(state, 'bianca').because)).toContain('506.4c');
});

test('506.4: an attacker or blocker that goes back to its owner is removed from combat', () => {
  const changes = 'ox is removed from combat, since its controller changes.';
  expect(left(attacking('ox > bianca, elk > jace'), 'alex')).toEqual([changes]);
  const hired = { ...stolen, controlEffects: [{ givesControlTo: 'bianca' }] };
  const state = ring('alex bianca carissa dana', {
    objects: [hired, { ...hired, id: 'cow' }, creature('elk', 'alex'), creature('owl', 'alex')],
    combats: fighting('elk > bianca, owl > bianca', 'ox > elk, cow > owl'),
  });
  expect(left(state, 'bianca')).toEqual(['ox and cow are removed from combat, since their controllers change.']);
});

test('what stays as it was, has left the table, or lost its attacker is not spoken of', () => {
  const state = attacking('ox > bianca, elk > carissa', 'yak > elk');
  expect(left(state, 'carissa')).toEqual([]);
  expect(told(state, state)).toEqual([]);
  expect(told(state, after(state, { objectMoves: { object: 'elk', zone: 'GRAVEYARD' } }))).toEqual([]);
  const nothing = after(attacking('ox > jace'), { objectMoves: { object: 'jace', zone: 'GRAVEYARD' } });
  expect(told(nothing, leftBy(nothing, 'carissa'))).toEqual([]);
});

const becomes = (state: GameState, object: string, typeLine: string) => {
  const [combat] = after(state, { objectChanges: { object, typeLine } }).combats;
  const attacks = combat?.attacks.map(({ attacker, target }) => `${attacker} > ${target ?? 'nothing'}`);
  return [
    ...(attacks ?? []),
    ...(combat?.blocks ?? []).map(({ blocker, attacker }) => `${blocker} blocks ${attacker}`),
  ];
};

const blocked = attacking('ox > carissa, elk > jace', 'yak > ox');
const allFight = ['ox > carissa', 'elk > jace', 'yak blocks ox'];

test.each([
  [
    'an attacked planeswalker that stops being one',
    'jace',
    'Artifact',
    ['ox > carissa', 'elk > nothing', 'yak blocks ox'],
  ],
  ['not one that is a creature as well', 'jace', 'Planeswalker Creature', allFight],
  ['one that is a battle instead', 'jace', 'Battle', ['ox > carissa', 'elk > nothing', 'yak blocks ox']],
  ['not one that is a battle as well', 'jace', 'Planeswalker Battle', allFight],
  ['an attacker that stops being a creature', 'ox', 'Artifact', ['elk > jace']],
  ['an attacker that becomes a battle', 'ox', 'Creature Battle', ['elk > jace']],
  ['not one that becomes something else, too', 'ox', 'Artifact Creature', allFight],
  ['a blocker that stops being a creature', 'yak', 'Land', ['ox > carissa', 'elk > jace']],
  ['a blocker that becomes a battle', 'yak', 'Creature Battle', ['ox > carissa', 'elk > jace']],
] as const)('506.4: %s is removed from combat', (_, object, typeLine, fights) => {
  expect(becomes(blocked, object, typeLine)).toEqual(fights);
});

test('506.4: an attacked battle that stops being one', () =>
  expect(becomes(attacking('ox > siege, elk > keep'), 'siege', 'Artifact')).toEqual(['ox > nothing', 'elk > keep']));

test('506.4e: what is attacked as a planeswalker and a battle goes on as the one that it still is', () => {
  const both = { ...siege('both', 'alex', 'carissa'), typeLine: 'Planeswalker Battle — Siege' };
  const objects = [creature('elk', 'alex'), both];
  const state = ring('alex carissa', { objects, combats: fighting('elk > both') });
  expect(becomes(state, 'both', 'Planeswalker')).toEqual(['elk > both']);
  expect(becomes(state, 'both', 'Battle — Siege')).toEqual(['elk > both']);
  expect(becomes(state, 'both', 'Artifact')).toEqual(['elk > nothing']);
});

const onlyOx = ring('alex carissa', { objects: [creature('ox', 'alex')], combats: fighting('ox > carissa') });
const withoutBattles = editionsWhere((edition) => !decisionsOf(edition).hasBattles);

test.each(withoutBattles)('506.4: in %s a creature that becomes a battle stays', (edition) => {
  const state = under(edition, onlyOx);
  expect(becomes(state, 'ox', 'Creature Battle')).toEqual(['ox > carissa']);
  expect(becomes(state, 'ox', 'Artifact')).toEqual([]);
});

test('400.7: what leaves the battlefield and comes back at once is another object, which fights nobody and bears nothing', () => {
  const aura = { id: 'aura', typeLine: 'Enchantment — Aura', owner: 'alex', attachedTo: 'elk' };
  const state = ring('alex carissa', { objects: [creature('elk', 'alex'), aura], combats: fighting('elk > carissa') });
  const back = after(state, { objectMoves: { object: 'elk', zone: 'BATTLEFIELD' } });
  expect(back.combats[0]?.attacks).toEqual([]);
  expect(back.objects.get('aura')?.attachedTo).toBeNull();
});

test('506.4: what is no longer a creature, or is a battle now, is removed from combat, in words', () => {
  const before = attacking('ox > bianca, elk > bianca');
  const now = (typeLine: string, ...ids: string[]) =>
    told(before, {
      ...ring('alex bianca carissa dana', {
        objects: [...objects, ...battles].map((each) => (ids.includes(each.id) ? { ...each, typeLine } : each)),
      }),
      combats: [],
    });
  expect([now('Artifact', 'ox'), now('Artifact', 'ox', 'elk')].flat()).toEqual([
    'ox is removed from combat, since it is no longer a creature.',
    'ox and elk are removed from combat, since they are no longer creatures.',
  ]);
  const battle = 'Battle Creature — Siege';
  expect([now(battle, 'ox'), now(battle, 'ox', 'elk')].flat()).toEqual([
    'ox is removed from combat, since it is a battle now.',
    'ox and elk are removed from combat, since they are battles now.',
  ]);
});
