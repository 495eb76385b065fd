import { describe, expect, test } from '@jest/globals';
import { attackVerdict } from '../attacks.js';
import { attackTable } from '../laws.js';
import { creature, ids, ring, sentences, thing, type AttackRule, type ObjectDescription } from '../tables.js';
import { times } from '../../times.js';

const banner = (id: string, ...attackRules: readonly AttackRule[]) =>
  thing(id, 'Enchantment', 'B', {
    attackRules: attackRules.map((rule) => ({
      creatures: {},
      ...(rule.kind === 'AT_LEAST_IF_ABLE' && { count: 1 }),
      ...rule,
    })),
  });
const verdict = (attacks: string, ...objects: readonly ObjectDescription[]) =>
  attackVerdict(ring('A B C', { objects }), 'A', attacks);
const about = (attacks: string, ...objects: readonly ObjectDescription[]) => {
  const found = verdict(attacks, ...objects).because.find(({ rule }) => rule.key === '508.1d');
  return [found?.says, ids(found?.about ?? [])] as const;
};
const [ox, elk] = [creature('ox', 'A'), creature('elk', 'A')];
describe('what a requirement speaks of', () => {
  const kinds = ['ATTACKS_IF_ABLE', 'AT_LEAST_IF_ABLE', 'ATTACKS_IF_OTHERS_DO'] as const;

  test.each(kinds)('%s: a filter that means nobody requires nothing', (kind) => {
    const rule = banner('flag', { kind, targets: { name: 'nobody' } });
    expect(about('', ox, elk, rule)).toEqual(['Nothing requires A to attack.', ['A']]);
  });

  test.each<[AttackRule['kind'], string]>([
    ['ATTACKS_IF_ABLE', 'ox attacks A if able (flag)'],
    ['AT_LEAST_IF_ABLE', 'A attacks A with at least one creature if able (flag)'],
  ])('%s: a target that nobody may attack is named, and excuses', (kind, required) => {
    const [says, named] = about('', ox, banner('flag', { kind, target: 'A' }));
    expect(says).toBe(`${required}, but no legal attack does that, so A need not attack.`);
    expect(named).toContain('A');
  });

  test.each<[AttackRule['kind']]>([['ATTACKS_IF_ABLE'], ['AT_LEAST_IF_ABLE']])('%s: whom it names', (kind) => {
    const [says, named] = about('', ox, banner('flag', { kind, target: 'C' }));
    expect(says).toContain('attacks C');
    expect([...named].sort()).toEqual(kind === 'ATTACKS_IF_ABLE' ? ['A', 'C', 'flag', 'ox'] : ['A', 'C', 'flag']);
  });
});

test('a source that the sentence names already is not named again', () => {
  const required = (kind: AttackRule['kind']) => about('', ox, banner('flag', { kind, target: 'B' }))[0];
  expect(required('ATTACKS_IF_ABLE')).toContain('(flag)');
  const jace: AttackRule = { kind: 'ATTACKS_IF_ABLE', target: 'jace', creatures: {} };
  const walker = thing('jace', 'Legendary Planeswalker — Jace', 'B', { attackRules: [jace] });
  expect(about('', ox, walker)[0]).not.toContain('(jace)');
});

describe('how many requirements a ruling lists', () => {
  const flags = (count: number) => times(count, (index) => banner(`flag${index}`, { kind: 'ATTACKS_IF_ABLE' }));
  const oxen = (count: number) => times(count, (index) => creature(`ox${index}`, 'A'));
  const told = (count: number) => times(count, (index) => `ox attacks if able (flag${index})`);

  test('ten that are not obeyed, and how many more', () => {
    const leavesOut = 'A legal attack by A does what this one leaves out: ';
    expect(about('', ox, ...flags(10))[0]).toBe(`${leavesOut}${told(10).join('; ')}.`);
    const [says, named] = about('', ox, ...flags(13));
    expect(says).toBe(`${leavesOut}${told(10).join('; ')}; and 3 more.`);
    expect(named).toEqual(['ox', ...ids(flags(9))]);
    const [others, first] = about('', ...oxen(12), banner('flag', { kind: 'ATTACKS_IF_ABLE' }));
    expect(others).toMatch(/ox8 and ox9 attack if able \(flag\); and 2 more\.$/);
    expect(first).toEqual(['ox0', 'flag', ...ids(oxen(9)).slice(1)]);
  });

  test('ten of several that have many sources', () => {
    const others = times(8, (index) => banner(`sign${index}`, { kind: 'ATTACKS_IF_ABLE', target: 'B' }));
    const [says] = about('', ox, ...flags(8), ...others);
    expect(says).toMatch(/flag7\); ox attacks B if able \(sign0\); ox attacks B if able \(sign1\); and 6 more\.$/);
  });

  test('its own without a name', () => {
    const own = creature('ox', 'A', { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] });
    expect(about('', own)[0]).toBe('A legal attack by A does what this one leaves out: ox attacks if able.');
  });

  test('none of more that are not possible', () => {
    const impossible = times(11, (index) => banner(`flag${index}`, { kind: 'ATTACKS_IF_ABLE', target: 'A' }));
    const needNot = 'Much is required, but no legal attack does that, so A need not attack.';
    expect(about('', ox, ...impossible)[0]).toBe(needNot);
  });

  test('of one, or several, who have to go along with others', () => {
    const told = (...names: string[]) => {
      const herd = banner('herd', { kind: 'ATTACKS_IF_OTHERS_DO', creatures: { ids: names } });
      return sentences(verdict('', ox, elk, herd).because).find((each) => each.includes('only if others do'));
    };
    const counts = 'only if others do; none does, so this counts as obeyed.';
    expect(told('ox')).toBe(`ox has to attack ${counts}`);
    expect(told('ox', 'elk')).toBe(`ox and elk have to attack ${counts}`);
  });

  test('ten that are obeyed, and none of more', () => {
    const [says] = about('ox > B', ox, ...flags(10));
    expect(says).toMatch(/^This attack by A does all that is required: ox .*flag9\)\.$/);
    expect(about('ox > B', ox, ...flags(11))).toEqual(['This attack by A does all that is required.', ['A']]);
  });
});

describe('508.1d: what is done of what is required', () => {
  const tax = banner('tax', { kind: 'CANT_ATTACK', creatures: { ids: ['ox'] }, unlessPays: '{2}' });
  const flag = banner('flag', { kind: 'ATTACKS_IF_ABLE' });
  const sick = creature('cub', 'A', { controlledSinceTurnBegan: false });
  const short = (says: string | undefined) => says?.replace(/:.*/, '');

  test('all of it, or what is not possible as well, for nothing or for what is paid', () => {
    const but = 'This attack by A does all that is required and possible at once';
    expect(about('ox > B, elk > B', ox, elk, sick, flag)[0]).toBe(`${but}; left out: cub attacks if able (flag).`);
    expect(about('elk > B', ox, elk, sick, flag, tax)).toEqual([
      `${but} without more costs; left out: ox and cub attack if able (flag).`,
      ['ox', 'flag', 'cub', 'A'],
    ]);
    expect(about('ox > B, elk > B', ox, elk, sick, flag, tax)[0]).toBe(`${but}; left out: cub attacks if able (flag).`);
    const many = Array.from({ length: 12 }, (_, index) => ({ ...sick, id: `cub${index}` }));
    expect(about('elk > B', elk, ...many, flag)[0]).toMatch(/; and 2 more\.$/);
    expect(short(about('ox > B, elk > B', ox, elk, flag, tax)[0])).toBe('This attack by A does all that is required');
    expect(about('', ox, flag, tax)[0]).toBe(
      'ox attacks if able (flag), but no legal attack does that without a cost, which nobody has to pay, so A need not attack.',
    );
  });
});

test('508.1d, 508.1h: what no payment makes possible is not said to be a matter of costs', () => {
  const on = (id: string, kind: AttackRule['kind'], more: Partial<AttackRule> = {}) =>
    banner(id, { kind, creatures: { ids: ['ox'] }, ...more });
  const tax = banner('tax', { kind: 'CANT_ATTACK', creatures: { ids: ['elk'] }, unlessPays: '{2}' });
  const flag = on('flag', 'ATTACKS_IF_ABLE');
  expect(about('', ox, elk, flag, tax, on('moat', 'CANT_ATTACK'))[0]).toBe(
    'ox attacks if able (flag), but there is nobody it can attack, so A need not attack.',
  );
  const but = 'This attack by A does all that is required and possible at once';
  const goaded = on('goad', 'GOADED', { target: 'C' });
  const taxed = on('taxed', 'CANT_ATTACK_TARGET', { target: 'B', unlessPays: '{2}' });
  const barred = on('barred', 'CANT_ATTACK_TARGET', { target: 'B' });
  const missed = 'ox attacks a player other than C if able (goad).';
  expect(about('ox > C', ox, elk, goaded, tax, barred)[0]).toBe(`${but}; left out: ${missed}`);
  expect(about('ox > C', ox, elk, goaded, taxed)[0]).toBe(`${but} without more costs; left out: ${missed}`);
});

test('508.1d: of a team, each player attacks with creatures of their own', () => {
  const heads = 'A1 team A: ox 2/2 | A2 team A: elk 2/2 | B1 team B | B2 team B';
  const state = attackTable(`Two-Headed Giant | ${heads} | law flag of B1: AT_LEAST_IF_ABLE 1 of all`);
  expect(attackVerdict(state, 'A1', 'ox > B1')).toMatchObject({ requirementsObeyed: 1, requirementsPossible: 2 });
  expect(attackVerdict(state, 'A1', 'ox > B1, elk > B2')).toMatchObject({ legal: true, requirementsObeyed: 2 });
});

test('508.1d: what holds only where others attack counts as obeyed while none does, and a ruling says so', () => {
  const joins = creature('ox', 'A', { attackRules: [{ kind: 'ATTACKS_IF_OTHERS_DO' }] });
  const found = (attacks: string) => verdict(attacks, joins, elk);
  const says = 'ox has to attack only if others do; none does, so this counts as obeyed.';
  expect(found('')).toMatchObject({ legal: true, requirementsObeyed: 1, requirementsPossible: 1 });
  expect(found('').because[2]).toMatchObject({ rule: { number: '508.1d' }, says, about: [{ id: 'ox' }] });
  expect(found('ox > B, elk > B').because).toHaveLength(2);
  expect(found('elk > B')).toMatchObject({ legal: false, requirementsObeyed: 0 });
});
