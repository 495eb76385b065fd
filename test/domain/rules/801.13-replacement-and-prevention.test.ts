import { describe, expect, test } from '@jest/globals';
import {
  damageAfterRedirection as damageAfterRedirectionOf,
  preventionApplies as preventionAppliesOf,
  type Damage,
  type Prevention,
} from '../../../src/domain/rules/801.13-replacement-and-prevention.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import {
  after,
  creature,
  doubts,
  editionsWhere,
  everyEdition,
  ids,
  ring,
  rules,
  siege,
  sound,
  thing,
  under,
} from '../tables.js';

const damageAfterRedirection: typeof damageAfterRedirectionOf = (...given) => sound(damageAfterRedirectionOf(...given));
const preventionApplies: typeof preventionAppliesOf = (...given) => sound(preventionAppliesOf(...given));

const names = 'carissa rob alex dana erin finn';
const objects = [
  creature('carissa-bear', 'carissa'),
  creature('rob-bear', 'rob'),
  thing('carissa-walker', 'Planeswalker — Jace', 'carissa'),
  thing('rob-walker', 'Planeswalker — Jace', 'rob'),
  thing('axe', 'Sorcery', 'alex', { zone: 'STACK' }),
  thing('blast', 'Instant', 'carissa', { zone: 'STACK' }),
];
const state = ring(names, { range: 1, objects });

const shield = (specifiesSource: boolean, specifiesRecipient: boolean, controller = 'alex'): Prevention => ({
  source: { controller },
  specifiesSource,
  specifiesRecipient,
});
const deals = (source: string, recipient: string, more: Partial<Damage> = {}): Damage => ({
  source,
  recipient,
  amount: 1,
  combat: false,
  ...more,
});

describe('redirected damage', () => {
  const maneuver = (to: string, amount = 3, controller = 'rob') => ({ source: { controller }, amount, to });

  test('H01: Lava Axe and Captain’s Maneuver (printed example)', () => {
    const { dealt, lost, because } = damageAfterRedirection(
      state,
      deals('axe', 'rob', { amount: 5 }),
      maneuver('carissa'),
    );
    expect(dealt.map(({ recipient, amount }) => [recipient.id, amount])).toEqual([['rob', 2]]);
    expect([lost, because[0].rule.number]).toEqual([3, '801.13a']);
    expect(because.filter(({ rule }) => rule.key === '801.13a')).toHaveLength(1);
  });

  test('H02: within range the redirected part is dealt', () => {
    const { dealt, lost } = damageAfterRedirection(state, deals('axe', 'rob', { amount: 5 }), maneuver('alex'));
    expect(dealt.map(({ recipient, amount }) => [recipient.id, amount])).toEqual([
      ['rob', 2],
      ['alex', 3],
    ]);
    expect(lost).toBe(0);
  });

  test('H03: the redirection’s own controller counts as well', () => {
    const { lost, because } = damageAfterRedirection(state, deals('axe', 'rob', { amount: 5 }), maneuver('dana'));
    expect([lost, because[0].says]).toEqual([3, expect.stringContaining('dana sits 2 seats from rob')]);
    const both = damageAfterRedirection(state, deals('axe', 'alex', { amount: 5 }), maneuver('erin'));
    expect([both.lost, rules(both.because)]).toEqual([3, ['801.13a', '801.13a', '801.13']]);
  });

  test('no more is redirected than there is, and rows of 0 are left out', () => {
    const { dealt, lost } = damageAfterRedirection(state, deals('axe', 'rob', { amount: 2 }), maneuver('alex', 9));
    expect(dealt.map(({ recipient, amount }) => [recipient.id, amount])).toEqual([['alex', 2]]);
    expect(lost).toBe(0);
    const same = damageAfterRedirection(state, deals('axe', 'rob', { amount: 2 }), maneuver('rob', 1));
    expect(same.dealt.map(({ recipient, amount }) => [recipient.id, amount])).toEqual([['rob', 2]]);
    const none = damageAfterRedirection(state, deals('axe', 'rob', { amount: 0 }), maneuver('alex'));
    expect([none.dealt, none.lost, rules(none.because)]).toEqual([[], 0, ['614.7a', '614.7']]);
    expect(damageAfterRedirection(state, deals('axe', 'rob'), maneuver('alex', 0)).dealt[0]?.amount).toBe(1);
  });

  test('nothing is redirected to somebody or something that is no longer there', () => {
    const left = after(state, { playerLeaves: { player: 'dana' } });
    const gone = damageAfterRedirection(left, deals('axe', 'rob', { amount: 5 }), maneuver('dana'));
    expect(gone.dealt.map(({ recipient, amount }) => [recipient.id, amount])).toEqual([['rob', 5]]);
    expect(rules(gone.because)).toContain('614.9');
    const buried = after(state, { objectMoves: { object: 'rob-bear', zone: 'GRAVEYARD' } });
    expect(damageAfterRedirection(buried, deals('axe', 'rob'), maneuver('rob-bear')).dealt[0]?.recipient.id).toBe(
      'rob',
    );
  });

  test('damage that is not dealt in the first place cannot be redirected', () => {
    const undealt = (table: GameState, source: string, recipient: string, combat = false) => {
      const given = deals(source, recipient, { amount: 3, combat });
      const { dealt, lost, because } = damageAfterRedirection(table, given, maneuver('alex', 1, 'alex'));
      return [ids(dealt.map((each) => each.recipient)), lost, ...rules(because)];
    };
    expect(undealt(state, 'axe', 'carissa')).toEqual([[], 3, '801.10', '614.7']);
    const left = after(state, { playerLeaves: { player: 'rob' } });
    expect(undealt(left, 'carissa-bear', 'rob', true)).toEqual([[], 3, '800.4e', '614.7']);
    expect(undealt(left, 'axe', 'rob')).toEqual([[], 3, '614.9', '614.7']);
    expect(undealt(under('CR_2008', left), 'axe', 'rob')).toEqual([[], 3, '419.6c']);
    const buried = after(state, { objectMoves: { object: 'rob-bear', zone: 'GRAVEYARD' } });
    expect(undealt(buried, 'axe', 'rob-bear')).toEqual([[], 3, '614.9', '614.7']);
  });

  test('creatures, planeswalkers and battles are dealt damage, other permanents are not', () => {
    const told = (to: string) =>
      damageAfterRedirection(around, deals('axe', 'rob', { amount: 5 }), maneuver(to)).because.map(({ says }) => says);
    const around = ring('alex rob carissa', {
      objects: [
        thing('axe', 'Sorcery', 'alex', { zone: 'STACK' }),
        creature('bear', 'rob'),
        thing('walker', 'Planeswalker — Jace', 'rob'),
        siege('siege', 'rob', 'alex'),
        thing('rock', 'Artifact', 'rob'),
        thing('card', 'Creature — Bear', 'rob', { zone: 'HAND' }),
      ],
    });
    for (const to of ['bear', 'walker', 'siege', 'carissa'])
      expect(told(to)).toEqual(['rob is dealt 2 damage.', `${to} is dealt 3 damage, redirected by rob's effect.`]);
    expect(told('rock')).toEqual([
      "rock can't be dealt damage, so rob's effect redirects nothing.",
      'rob is dealt 5 damage.',
    ]);
    expect(told('card')[0]).toBe("card is not on the battlefield, so rob's effect redirects nothing.");
  });

  test('what is not dealt says why, and that nothing is redirected', () => {
    const left = after(state, { playerLeaves: { player: 'rob' } });
    const says = (given: Damage) =>
      damageAfterRedirection(left, given, maneuver('alex', 1, 'alex')).because.map((each) => each.says);
    expect(says(deals('axe', 'rob'))).toEqual([
      'rob has left the game, so no damage is dealt.',
      "No damage would be dealt, so alex's effect redirects none.",
    ]);
    const buried = after(state, { objectMoves: { object: 'rob-bear', zone: 'GRAVEYARD' } });
    expect(
      rules(
        damageAfterRedirection(buried, deals('carissa-bear', 'rob-bear', { combat: true }), maneuver('alex')).because,
      )[0],
    ).toBe('614.9');
  });

  test('801.13a: of combat damage the rule does not speak; of the redirection’s own range it does', () => {
    const far = damageAfterRedirection(state, deals('carissa-bear', 'rob', { combat: true }), maneuver('dana'));
    expect([rules(far.because), doubts(far.because)]).toEqual([
      ['801.13a', '801.13a'],
      ['The rule speaks of spells and abilities, not of combat damage.'],
    ]);
    const spell = damageAfterRedirection(state, deals('axe', 'rob'), maneuver('carissa'));
    expect([rules(spell.because), doubts(spell.because)]).toEqual([['801.13a'], []]);
  });

  test('an edition that knows no planeswalkers says so', () => {
    const old = under('CR_2006', state);
    expect(rules(damageAfterRedirection(old, deals('axe', 'rob-walker'), maneuver('rob')).because)).toContain('306.6');
    expect(rules(preventionApplies(old, shield(true, false), deals('axe', 'rob-walker')).because)).toContain('306.6');
  });

  test('combat damage is dealt wherever it goes, and what is redirected of it (B35)', () => {
    const given = deals('axe', 'carissa', { amount: 3, combat: true });
    const { dealt, lost } = damageAfterRedirection(state, given, maneuver('alex', 1));
    expect([ids(dealt.map(({ recipient }) => recipient)), lost]).toEqual([['carissa', 'alex'], 0]);
  });

  test('a redirection that does not see the recipient, or whose controller has left, does not apply', () => {
    const unseen = damageAfterRedirection(state, deals('axe', 'rob', { amount: 5 }), maneuver('dana', 3, 'erin'));
    expect([unseen.dealt.map(({ amount }) => amount), unseen.lost, rules(unseen.because)]).toEqual([
      [5],
      0,
      ['801.10', '801.13'],
    ]);
    const left = after(state, { playerLeaves: { player: 'carissa' } });
    const gone = damageAfterRedirection(left, deals('axe', 'rob', { amount: 5 }), maneuver('alex', 3, 'carissa'));
    expect([gone.dealt.map(({ amount }) => amount), gone.lost, doubts(gone.because).length]).toEqual([[5], 0, 1]);
  });
});

describe('damage that is not dealt, and so not prevented', () => {
  const gone = after(state, { playerLeaves: { player: 'rob' } });
  const later = after(gone, { turnEnds: {} }, { turnBegins: {} });
  const unlimited = after(ring(names, { objects }), { playerLeaves: { player: 'rob' } });

  test.each([
    ['this turn', gone],
    ['before', later],
    ['where ranges are not limited', unlimited],
  ])('800.4a, 800.4e: to a player who has left, %s', (_, table) => {
    for (const effect of [shield(false, false), shield(true, false), shield(false, true)]) {
      const verdict = preventionApplies(table, effect, deals('axe', 'rob'));
      expect([verdict.answer, ...rules(verdict.because)]).toEqual([false, '800.4a']);
      expect(verdict.because[0].says).toBe('rob has left the game and is dealt no damage.');
      const inCombat = preventionApplies(table, effect, deals('carissa-bear', 'rob', { combat: true }));
      expect([inCombat.answer, ...rules(inCombat.because)]).toEqual([false, '800.4e']);
    }
  });

  test('614.7a: of 0 damage nothing is dealt', () => {
    const verdict = preventionApplies(state, shield(false, true), deals('axe', 'rob', { amount: 0 }));
    expect([verdict.answer, ...rules(verdict.because)]).toEqual([false, '614.7a']);
  });
});

describe('prevented damage', () => {
  test('H04: "prevent all damage by creatures" stops no source out of range (printed example)', () => {
    const verdict = preventionApplies(state, shield(true, false), deals('carissa-bear', 'rob'));
    expect([verdict.answer, rules(verdict.because)]).toEqual([false, ['801.13b']]);
    expect(preventionApplies(state, shield(true, false), deals('rob-bear', 'carissa')).answer).toBe(true);
  });

  test('H05: Honorable Passage: not prevented; the editions that print the example say otherwise, doubtfully', () => {
    const asked = (edition: (typeof everyEdition)[number]) =>
      preventionApplies(under(edition, state), shield(true, true), deals('blast', 'rob'));
    expect(everyEdition.map((edition) => asked(edition).answer)).not.toContain(true);
    expect(
      editionsWhere((edition) => doubts(asked(edition).because).some((doubt) => doubt.includes('Passage'))),
    ).toEqual(['CR_2005', 'CR_2006']);
  });

  test('H06: Mending Hands: only the recipient has to be in range (printed example)', () => {
    const verdict = preventionApplies(state, shield(false, true), deals('blast', 'rob'));
    expect([verdict.answer, doubts(verdict.because)]).toEqual([true, []]);
    expect(preventionApplies(state, shield(false, true), deals('rob-bear', 'carissa')).answer).toBe(false);
  });

  test('H07: Holy Day: both have to be in range (printed example); the 2005 text is silent', () => {
    expect(preventionApplies(state, shield(false, false), deals('carissa-bear', 'rob-bear')).answer).toBe(false);
    expect(preventionApplies(state, shield(false, false), deals('rob-bear', 'carissa-bear')).answer).toBe(false);
    expect(preventionApplies(state, shield(false, false), deals('rob-bear', 'alex')).answer).toBe(true);
    const silent = (edition: (typeof everyEdition)[number]) =>
      doubts(preventionApplies(under(edition, state), shield(false, false), deals('rob-bear', 'alex')).because).length >
      0;
    expect(editionsWhere(silent)).toEqual(['CR_2005']);
  });

  test('H09: Fog between an attacker in range and a defender out of range', () => {
    expect(preventionApplies(state, shield(false, false), deals('rob-bear', 'carissa', { combat: true })).answer).toBe(
      false,
    );
  });

  test('H10: a shield that names both needs both; doubtful', () => {
    const verdict = preventionApplies(state, shield(true, true), deals('rob-bear', 'carissa-walker'));
    expect([verdict.answer, doubts(verdict.because).length]).toEqual([false, 1]);
    expect(preventionApplies(state, shield(true, true), deals('rob-bear', 'alex')).answer).toBe(true);
  });

  test('H11: a shield for a planeswalker: the text speaks of permanents since 2012', () => {
    const asked = (edition: (typeof everyEdition)[number], recipient: string) =>
      preventionApplies(under(edition, state), shield(false, true), deals('blast', recipient));
    expect(everyEdition.map((edition) => asked(edition, 'rob-walker').answer)).not.toContain(false);
    const doubted = (recipient: string) =>
      editionsWhere((edition) => doubts(asked(edition, recipient).because).length > 0);
    expect(doubted('rob-walker')).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']);
    expect(doubted('rob-bear')).toEqual([]);
  });

  test('H14: protection is the recipient’s own, wherever the damage comes from; doubtful', () => {
    const ranges = [1, 2, 1, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
    const protectedBear = creature('knight', 'dana', { keywords: ['Protection from red'] });
    const mixed = ring(names, {
      players: ranges,
      objects: [protectedBear, thing('fire', 'Instant', 'rob', { zone: 'STACK' })],
    });
    const own = { source: { object: 'knight' }, specifiesSource: true, specifiesRecipient: true };
    const verdict = preventionApplies(mixed, own, deals('fire', 'knight'));
    expect([verdict.answer, doubts(verdict.because).length]).toEqual([true, 1]);
    const other = { ...own, source: { controller: 'dana' } };
    expect(preventionApplies(mixed, other, deals('fire', 'knight')).answer).toBe(false);
  });

  test('without the option, of a plane, and of one who has left', () => {
    const free = ring(names, { objects });
    expect(rules(preventionApplies(free, shield(true, true), deals('blast', 'rob')).because)).toEqual(['801.1']);
    const planar = ring(names, {
      range: 1,
      objects: [...objects, thing('plane', 'Plane', 'finn', { zone: 'COMMAND' })],
    });
    const ofPlane = { source: { object: 'plane' }, specifiesSource: false, specifiesRecipient: false };
    expect(rules(preventionApplies(planar, ofPlane, deals('blast', 'rob')).because)).toEqual(['801.18']);
    const left = after(state, { playerLeaves: { player: 'alex' } });
    expect(preventionApplies(left, shield(false, true), deals('blast', 'rob')).answer).toBe(false);
  });
});

test('801.13b: it says which parts count, and of an own protection that it is one', () => {
  const says = (effect: Prevention, given: Damage, table = state) =>
    preventionApplies(table, effect, given).because[0].says;
  expect(says(shield(true, false), deals('axe', 'rob'))).toBe(
    "axe is within alex's range, so alex's effect prevents the damage.",
  );
  expect(says(shield(true, true), deals('axe', 'rob'))).toBe(
    "axe and rob are within alex's range, so alex's effect prevents the damage.",
  );
  const knight = (...keywords: string[]) =>
    ring(names, {
      range: 1,
      objects: [creature('knight', 'alex', { keywords }), thing('blast', 'Instant', 'finn', { zone: 'STACK' })],
    });
  const own = { source: { object: 'knight' }, specifiesSource: true, specifiesRecipient: false };
  expect(says(own, deals('blast', 'knight'), knight('Flying', 'Protection from red'))).toBe(
    "knight's own protection prevents the damage, wherever it comes from.",
  );
  expect(preventionApplies(knight('Flying'), own, deals('blast', 'knight')).answer).toBe(false);
});
