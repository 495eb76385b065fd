import { describe, expect, test } from '@jest/globals';
import { damageAfterRedirection } from '../../../src/domain/rules/801.13-replacement-and-prevention.js';
import { preventionApplies } from '../../../src/domain/rules/801.13-replacement-and-prevention.js';
import type { Damage } from '../../../src/domain/rules/120.1-damage.js';
import type { Prevention } from '../../../src/domain/rules/801.13-replacement-and-prevention.js';
import { after, creature, doubts, editionsOf, inEveryEdition, leftBy, ring, rules, sentences } from '../tables.js';
import { sound, thing, toldByRule, under, until, written, type GameState } from '../tables.js';

const names = 'carissa rob alex dana erin finn';
const spell = (id: string, typeLine: string, owner: string) => thing(id, typeLine, owner, { zone: 'STACK' });
const objects = [
  creature('carissa-bear', 'carissa'),
  creature('rob-bear', 'rob'),
  thing('carissa-walker', 'Planeswalker — Jace', 'carissa'),
  thing('rob-walker', 'Planeswalker — Jace', 'rob'),
  spell('axe', 'Sorcery', 'alex'),
  spell('blast', 'Instant', 'carissa'),
];
const state = ring(names, { range: 1, objects });
const robLeft = leftBy(state, 'rob');
const bearBuried = after(state, { objectMoves: { object: 'rob-bear', zone: 'GRAVEYARD' } });

/** Reads damage: "axe > rob 5", "bear > rob in combat"; 1 where no number is told. */
const deals = (told: string): Damage => {
  const [source = '', recipient = '', amount = '1'] = told.replace(' in combat', '').split(/ > | /);
  return { source, recipient, amount: Number(amount), combat: told.endsWith(' in combat') };
};

describe('redirected damage', () => {
  const redirected = (damage: string, to: string, amount = 3, controller = 'rob', table = state) =>
    sound(damageAfterRedirection(table, deals(damage), { source: { controller }, amount, to }));
  /** Tells what is dealt and lost: "rob 2, alex 3, lost 0". */
  const dealt = (...given: Parameters<typeof redirected>) => {
    const found = redirected(...given);
    const told = found.dealt.map(({ recipient, amount }) => `${recipient.id} ${amount}`);
    return [...told, `lost ${found.lost}`].join(', ');
  };

  test('614.9: until 2008 the rule names no players, so that one who has left gets none is doubtful', () => {
    const gone = leftBy(state, 'dana');
    const doubted = (table: GameState) => doubts(redirected('axe > rob 5', 'dana', 3, 'rob', table).because).length > 0;
    expect(editionsOf(gone, doubted)).toEqual(until('CR_2008'));
  });

  test('H01: Lava Axe and Captain’s Maneuver (printed example)', () => {
    expect(dealt('axe > rob 5', 'carissa')).toBe('rob 2, lost 3');
    const { because } = redirected('axe > rob 5', 'carissa');
    expect(because[0].rule.number).toBe('801.13a');
    expect(because.filter(({ rule }) => rule.key === '801.13a')).toHaveLength(1);
  });

  test('creatures, planeswalkers and battles are dealt damage, other permanents are not', () => {
    const permanents =
      'bear 2/2; walker (Planeswalker — Jace); siege (Battle — Siege) protected by alex; rock (Artifact)';
    const elsewhere = "rob's hand: card (Creature — Bear) | stack: alex's axe (Sorcery)";
    const around = written(`alex | rob: ${permanents} | carissa | ${elsewhere}`);
    const told = (to: string) => sentences(redirected('axe > rob 5', to, 3, 'rob', around).because);
    for (const to of ['bear', 'walker', 'siege', 'carissa'])
      expect(told(to)).toEqual(['rob is dealt 2 damage.', `${to} is dealt 3 damage, redirected by rob's effect.`]);
    expect(told('rock')).toEqual([
      "rock can't be dealt damage, so rob's effect redirects nothing.",
      'rob is dealt 5 damage.',
    ]);
    expect(told('card')[0]).toBe("card is not on the battlefield, so rob's effect redirects nothing.");
  });

  test('what is not dealt says why, and that nothing is redirected', () => {
    expect(sentences(redirected('axe > rob', 'alex', 1, 'alex', robLeft).because)).toEqual([
      'rob has left the game and is dealt no damage.',
      "No damage would be dealt, so alex's effect redirects none.",
    ]);
    const buried = redirected('carissa-bear > rob-bear in combat', 'alex', 3, 'rob', bearBuried);
    expect(rules(buried.because)[0]).toBe('120.1a');
  });

  test('801.13a: of combat damage the rule does not speak; of the redirection’s own range it does', () => {
    const far = redirected('carissa-bear > rob in combat', 'dana');
    expect(rules(far.because)).toEqual(['801.13a', '801.13a']);
    expect(doubts(far.because)).toEqual(['The rule mentions spells and abilities, not combat damage.']);
    const { because } = redirected('axe > rob', 'carissa');
    expect([rules(because), doubts(because)]).toEqual([['801.13a'], []]);
  });

  test('an edition that knows no planeswalkers says so', () => {
    const old = under('CR_2006', state);
    expect(rules(redirected('axe > rob-walker', 'rob', 3, 'rob', old).because)).toContain('306.6');
    expect(rules(prevented('source', 'axe > rob-walker', old).because)).toContain('306.6');
  });

  test('H03: the redirection’s own controller counts as well', () => {
    expect(dealt('axe > rob 5', 'dana')).toBe('rob 2, lost 3');
    expect(redirected('axe > rob 5', 'dana').because[0].says).toContain('dana sits 2 seats from rob');
    expect(redirected('axe > alex 5', 'erin').lost).toBe(3);
    expect(rules(redirected('axe > alex 5', 'erin').because)).toEqual(['801.13a', '801.13a', '801.13']);
  });

  test.each<[string, string, ...Parameters<typeof redirected>]>([
    ['H02: within range the redirected part is dealt', 'rob 2, alex 3, lost 0', 'axe > rob 5', 'alex'],
    ['no more is redirected than there is', 'alex 2, lost 0', 'axe > rob 2', 'alex', 9],
    ['rows of 0 are left out', 'rob 2, lost 0', 'axe > rob 2', 'rob', 1],
    ['of no damage nothing is', 'lost 0', 'axe > rob 0', 'alex'],
    ['nothing is redirected by 0', 'rob 1, lost 0', 'axe > rob', 'alex', 0],
    ['nor to one who has left', 'rob 5, lost 0', 'axe > rob 5', 'dana', 3, 'rob', leftBy(state, 'dana')],
    ['nor to what is buried', 'rob 1, lost 0', 'axe > rob', 'rob-bear', 3, 'rob', bearBuried],
    ['B35: combat damage is dealt anywhere', 'carissa 2, alex 1, lost 0', 'axe > carissa 3 in combat', 'alex', 1],
    ['by one who does not see the recipient', 'rob 5, lost 0', 'axe > rob 5', 'dana', 3, 'erin'],
    ['by one who has left', 'rob 5, lost 0', 'axe > rob 5', 'alex', 3, 'carissa', leftBy(state, 'carissa')],
  ])('%s: %s', (_, expected, ...given) => expect(dealt(...given)).toBe(expected));
});

/** Judges a shield of alex's that names the source, the recipient, both or neither. */
const prevented = (named: 'source' | 'recipient' | 'both' | 'neither', damage: string, table = state) =>
  preventedBy({ controller: 'alex' }, named, damage, table);
const preventedBy = (source: Prevention['source'], named: string, damage: string, table: GameState) => {
  const specifies = { specifiesSource: /source|both/.test(named), specifiesRecipient: /recipient|both/.test(named) };
  return sound(preventionApplies(table, { source, ...specifies }, deals(damage)));
};

test('800.4e: no combat damage is assigned to one who has left, whatever would move or prevent it', () => {
  const says = 'rob has left the game, so no combat damage is assigned.';
  const source = { controller: 'alex' };
  const moved = damageAfterRedirection(robLeft, deals('axe > rob in combat'), { source, amount: 1, to: 'alex' });
  for (const { because } of [moved, prevented('neither', 'axe > rob in combat', robLeft)])
    expect(toldByRule(because)[0]).toBe(`800.4e: ${says}`);
});

test('614.7a: of 0 damage nothing is dealt', () => {
  const verdict = prevented('recipient', 'axe > rob 0');
  expect([verdict.answer, ...rules(verdict.because)]).toEqual([false, '614.7a']);
});

test.each([
  ['801.10', 'carissa-bear > alex', 'alex sits 2 seats from carissa, whose range is 1 seat, so'],
  ['120.1a', 'carissa-bear > rock', "rock can't be dealt damage, so no damage is dealt."],
  ['120.1a', 'carissa-bear > axe', 'axe is not on the battlefield, so no damage is dealt.'],
])('%s: what is not dealt anyway is neither prevented nor redirected: %s', (rule, damage, says) => {
  const table = ring(names, { range: 1, objects: [...objects, thing('rock', 'Artifact', 'rob')] });
  const shielded = prevented('recipient', damage, table);
  expect([shielded.answer, rules(shielded.because)]).toEqual([false, [rule]]);
  expect(sentences(shielded.because)[0]).toContain(says);
  const away = { source: { controller: 'alex' }, amount: 1, to: 'alex' };
  expect(sentences(damageAfterRedirection(table, deals(damage), away).because)).toContain(shielded.because[0].says);
});

describe('H13: damage that is changed otherwise, as by doubling it', () => {
  const doubles = { specifiesSource: true, specifiesRecipient: false, replaces: true };
  const changed = (damage: string, controller = 'alex', table = state) =>
    sound(preventionApplies(table, { source: { controller }, ...doubles }, deals(damage)));

  test.each([
    ['axe > rob', true, "axe and rob are within alex's range, so alex's effect changes the damage."],
    [
      'blast > rob',
      false,
      'carissa controls blast and sits 2 seats from alex, whose range is 1 seat, so the damage is not',
    ],
    [
      'rob-bear > carissa in combat',
      false,
      'carissa sits 2 seats from alex, whose range is 1 seat, so the damage is not',
    ],
  ])('801.10: %s: source and recipient have to be in range, doubtfully', (damage, expected, says) => {
    const { answer, because } = changed(damage);
    expect([answer, because[0].rule.number, doubts(because)]).toEqual([
      expected,
      '801.10',
      [expect.stringContaining('not to others that change it')],
    ]);
    expect(because[0].says).toContain(says);
  });

  test('without ranges it changes the damage, without a doubt; where none is dealt, nothing', () => {
    const { answer, because } = changed('blast > alex', 'alex', ring(names, { objects }));
    expect([answer, rules(because), doubts(because)]).toEqual([true, ['801.1'], []]);
    expect(rules(changed('axe > rob 0').because)).toEqual(['614.7a']);
  });
});

test('801.13b: combat damage is dealt out of range, and prevented there', () => {
  expect(prevented('recipient', 'carissa-bear > alex in combat').answer).toBe(true);
});

describe('prevented damage', () => {
  test.each([
    ['H04: a shield against a kind of source (printed example)', 'source', 'carissa-bear > rob', false],
    ['H04: nor needs its recipient in range', 'source', 'rob-bear > carissa', true],
    ['H06: Mending Hands: only the recipient has to be in range (printed example)', 'recipient', 'blast > rob', true],
    ['H06: and has to be', 'recipient', 'rob-bear > carissa', false],
    ['H07: Holy Day: both have to be in range (printed example)', 'neither', 'carissa-bear > rob-bear', false],
    ['H07: not only the source', 'neither', 'rob-bear > carissa-bear', false],
    ['H07: as both are here', 'neither', 'rob-bear > alex', true],
    ['H09: Fog where the attacker alone is in range', 'neither', 'rob-bear > carissa in combat', false],
    ['H10: a shield that names both needs both', 'both', 'rob-bear > carissa-walker', false],
    ['H10: and has them here', 'both', 'rob-bear > alex', true],
  ] as const)('%s', (_, named, damage, expected) => expect(prevented(named, damage).answer).toBe(expected));

  test('H04, H06, H10: the rule of the first; no doubt of the second, one of the third', () => {
    expect(rules(prevented('source', 'carissa-bear > rob').because)).toEqual(['801.13b']);
    expect(doubts(prevented('recipient', 'blast > rob').because)).toEqual([]);
    expect(doubts(prevented('both', 'rob-bear > carissa-walker').because)).toHaveLength(1);
  });

  const doubtedIn = (...[named, damage]: Parameters<typeof prevented>) =>
    editionsOf(state, (at) => doubts(prevented(named, damage, at).because).length > 0);

  test('H05: Honorable Passage: not prevented; the editions that print the example say otherwise, doubtfully', () => {
    const asked = (at: GameState) => prevented('both', 'blast > rob', at);
    expect(inEveryEdition(state, (at) => asked(at).answer)).not.toContain(true);
    const says = (at: GameState) => doubts(asked(at).because).some((doubt) => doubt.includes('Passage'));
    expect(editionsOf(state, says)).toEqual(until('CR_2006'));
  });

  test('H07, H11: the 2005 text is silent; of a planeswalker the text speaks since 2012', () => {
    expect(doubtedIn('neither', 'rob-bear > alex')).toEqual(['CR_2005']);
    const answers = inEveryEdition(state, (at) => prevented('recipient', 'blast > rob-walker', at).answer);
    expect(answers).not.toContain(false);
    expect(doubtedIn('recipient', 'blast > rob-walker')).toEqual(until('CR_2009'));
    expect(doubtedIn('recipient', 'blast > rob-bear')).toEqual([]);
  });

  test('without the option, of a plane, and of one who has left', () => {
    expect(rules(prevented('both', 'blast > rob', ring(names, { objects })).because)).toEqual(['801.1']);
    const plane = thing('plane', 'Plane', 'finn', { zone: 'COMMAND' });
    const planar = ring(names, { range: 1, objects: [...objects, plane] });
    expect(rules(preventedBy({ object: 'plane' }, 'neither', 'blast > rob', planar).because)).toEqual(['801.18']);
    expect(prevented('recipient', 'blast > rob', leftBy(state, 'alex')).answer).toBe(false);
  });

  test('H14: protection is the recipient’s own, wherever the damage comes from; doubtful', () => {
    const players = [1, 2, 1, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
    const knight = creature('knight', 'dana', { keywords: ['Protection from red'] });
    const mixed = ring(names, { players, objects: [knight, spell('fire', 'Instant', 'rob')] });
    const own = preventedBy({ object: 'knight' }, 'both', 'fire > knight', mixed);
    expect([own.answer, doubts(own.because).length]).toEqual([true, 1]);
    expect(preventedBy({ controller: 'dana' }, 'both', 'fire > knight', mixed).answer).toBe(false);
  });
});

test('801.13b: it says which parts count, and of an own protection that it is one', () => {
  const prevents = "within alex's range, so alex's effect prevents the damage.";
  expect(prevented('source', 'axe > rob').because[0].says).toBe(`axe is ${prevents}`);
  expect(prevented('both', 'axe > rob').because[0].says).toBe(`axe and rob are ${prevents}`);
  const byKnight = (...keywords: string[]) => {
    const knight = [creature('knight', 'alex', { keywords }), spell('blast', 'Instant', 'finn')];
    return preventedBy(
      { object: 'knight' },
      'source',
      'blast > knight in combat',
      ring(names, { range: 1, objects: knight }),
    );
  };
  const own = "knight's own protection prevents the damage, wherever it comes from.";
  expect(byKnight('Flying', 'Protection from red').because[0].says).toBe(own);
  expect(byKnight('Flying').answer).toBe(false);
});

describe('what cards say of damage is a doubt', () => {
  const beside = (text: string, owner = 'Ann') =>
    written(
      ['Ann: Ox 2/2', 'Bob: Elk 2/2', 'Cat']
        .map((line) => (line.startsWith(owner) ? `${line}${line.includes(':') ? ';' : ':'} Law {${text}}` : line))
        .join('\n'),
    );
  const ox = { source: 'Ox', recipient: 'Bob', amount: 2 };

  test.each([
    ["Damage can't be prevented.", false, true],
    ["Combat damage that would be dealt by creatures you control can't be prevented.", true, true],
    ["Combat damage that would be dealt by creatures you control can't be prevented.", false, false],
    ['Creatures you control have flying.', true, false],
  ])('preventionApplies: %s; of combat: %s', (text, combat, isDoubted) => {
    const effect = { source: { controller: 'Bob' }, specifiesSource: false, specifiesRecipient: true };
    const { answer, because } = preventionApplies(beside(text), effect, { ...ox, combat });
    expect([answer, doubts(because)]).toEqual([
      true,
      isDoubted ? [`"${text}" of Law is not used, but could keep the damage from being prevented.`] : [],
    ]);
  });

  test('of creatures that another player controls it says nothing', () => {
    const text = "Combat damage that would be dealt by creatures you control can't be prevented.";
    const effect = { source: { controller: 'Bob' }, specifiesSource: false, specifiesRecipient: true };
    expect(doubts(preventionApplies(beside(text, 'Bob'), effect, { ...ox, combat: true }).because)).toEqual([]);
  });

  test.each([
    ['If a source would deal damage to a player, it deals double that damage to that player instead.', true],
    ['All damage that would be dealt to players is dealt to Law instead.', false],
  ])('damageAfterRedirection: of any other card than the one that redirects: %s', (text, ofAnothersToo) => {
    const told = (source: Prevention['source']) =>
      doubts(damageAfterRedirection(beside(text), { ...ox, combat: false }, { source, amount: 1, to: 'Cat' }).because);
    const doubt = `"${text}" of Law is not used, but could change how the damage is dealt.`;
    expect([told({ controller: 'Bob' }), told({ object: 'Elk' })]).toEqual([[doubt], [doubt]]);
    expect([told({ controller: 'Ann' }), told({ object: 'Law' })]).toEqual([ofAnothersToo ? [doubt] : [], []]);
  });
});
