import { expect, test } from '@jest/globals';
import { decisionsOf } from '../../../src/domain/rulebook/decisions.js';
import { removedFromCombat } from '../../../src/domain/rules/506.4-removed-from-combat.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attacksIn, blocksIn } from '../combat-told.js';
import { departure } from '../departures.js';
import { editionsWhere, under, until } from '../in-editions.js';
import { doubts, rules } from '../rulings.js';
import { after, creature, leftBy, ring, siege, walker } from '../tables.js';

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

test('506.4c: a battle leaves combat with its owner, not with its protector', () => {
  const state = attacking('ox > siege, elk > keep');
  expect(left(state, 'carissa')).toEqual([
    'elk is still attacking, but no longer keep, which has left combat: unless it is blocked, it deals no combat damage.',
  ]);
  expect(left(state, 'bianca')).toEqual([]);
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
  const alone = after(state, { objectMoves: { object: 'elk', zone: 'GRAVEYARD' } });
  expect(told(state, alone)).toEqual([]);
  const nothing = after(attacking('ox > jace'), { objectMoves: { object: 'jace', zone: 'GRAVEYARD' } });
  expect(told(nothing, leftBy(nothing, 'carissa'))).toEqual([]);
});

test('planeswalkers that are attacked came in 2008; removal from combat is older', () => {
  const state = attacking('ox > jace, elk > carissa');
  const at = (edition: Parameters<typeof under>[0], name: string) =>
    departure(under(edition, state), name).because.filter(({ rule }) => rule.key.startsWith('506.4'));
  expect(editionsWhere((edition) => doubts(at(edition, 'bianca')).length > 0)).toEqual(until('CR_2006'));
  expect([...rules(at('CR_2008', 'bianca')), ...rules(at('CR_2009', 'bianca'))]).toEqual(['306.4c', '506.4c']);
  const older = (['CR_2005', 'CR_2008', 'CR_2026'] as const).map((edition) => rules(at(edition, 'alex')).join());
  expect(older).toEqual(['306.2', '306.4', '506.4']);
});

const becomes = (state: GameState, object: string, typeLine: string) => {
  const [combat] = after(state, { objectChanges: { object, typeLine } }).combats;
  const attacks = combat?.attacks.map(({ attacker, target }) => `${attacker} > ${target ?? 'nothing'}`);
  return [
    ...(attacks ?? []),
    ...(combat?.blocks ?? []).map(({ blocker, attacker }) => `${blocker} blocks ${attacker}`),
  ];
};

test('506.4: an attacked battle that stops being one', () => {
  expect(becomes(attacking('ox > siege, elk > keep'), 'siege', 'Artifact')).toEqual(['ox > nothing', 'elk > keep']);
});

test('506.4d: a blocker that is attacked as a planeswalker goes on as what it still is', () => {
  const gideon = { ...walker('gideon', 'carissa'), typeLine: 'Planeswalker Creature' };
  const state = ring('alex carissa', {
    objects: [creature('elk', 'alex'), gideon],
    combats: fighting('elk > gideon', 'gideon > elk'),
  });
  expect(becomes(state, 'gideon', 'Planeswalker')).toEqual(['elk > gideon']);
  expect(becomes(state, 'gideon', 'Creature')).toEqual(['elk > nothing', 'gideon blocks elk']);
  expect(becomes(state, 'gideon', 'Artifact')).toEqual(['elk > nothing']);
});

const onlyOx = ring('alex carissa', { objects: [creature('ox', 'alex')], combats: fighting('ox > carissa') });
const withoutBattles = editionsWhere((edition) => !decisionsOf(edition).hasBattles);

test.each(withoutBattles)('506.4: in %s a creature that becomes a battle stays', (edition) => {
  const state = under(edition, onlyOx);
  expect(becomes(state, 'ox', 'Creature Battle')).toEqual(['ox > carissa']);
  expect(becomes(state, 'ox', 'Artifact')).toEqual([]);
});
