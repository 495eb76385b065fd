import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { textOf } from '../../../src/domain/notation/text-of.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { isBefore } from '../../../src/domain/rulebook/editions.js';
import { buildGameState } from '../../../src/domain/setup/build-game-state.js';
import { describe as tell } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import type { Description, ObjectDescription } from '../../../src/domain/state/description.js';
import { withoutPhasedOut, isPhasedOut } from '../../../src/domain/state/phased-out.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { stateBasedActions } from '../../../src/questions/state-based-actions.js';
import { randomCases } from '../../random-cases.js';
import { attacksIn } from '../combat-told.js';
import { sampleArguments } from '../every-question.js';
import { diceOf, everyVariant, randomTable } from '../random-games.js';
import { after, creature, ids, nextTurn, player, ring, written, type GameState } from '../tables.js';

const at = (objects: readonly ObjectDescription[], more: Partial<Description> = {}) =>
  ring('Ann Bob Cat', { objects, ...more });
const phased = (state: GameState): readonly string[] =>
  [...state.objects.keys()].filter((id) => isPhasedOut(state, id));
const refused = (state: GameState, event: GameEvent): string =>
  JSON.stringify(takePlace(state, [event], { force: true }));
const ox = creature('ox', 'Ann');
const elk = creature('elk', 'Bob');
const axe = { id: 'axe', owner: 'Bob', typeLine: 'Artifact — Equipment', attachedTo: 'ox' };

describe('what is phased out is treated as if it did not exist (702.26)', () => {
  test('every question but what leaves with a player is answered as without it', () => {
    const cases = fc.property(
      fc.constantFrom(...everyVariant),
      fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 300 }),
      (variant, drawn) => {
        const dice = diceOf(drawn);
        const bare = { ...randomTable(variant, dice), combats: [], attackedThisTurn: null, blockedThisTurn: null };
        const mayBeOut = ({ zone, token }: ObjectDescription): boolean =>
          zone === undefined && !(token && isBefore(bare.edition, 'CR_2018'));
        const objects = (tell(bare).objects ?? []).map((each) =>
          mayBeOut(each) && dice.below(3) === 0 ? { ...each, phasedOut: true } : each,
        );
        const table = buildGameState({ ...tell(bare), objects });
        const without = buildGameState(tell(withoutPhasedOut(table)));
        const given = sampleArguments(without, dice);
        for (const question of catalogue) {
          if (question.name === 'departureOf') continue;
          const [one, other] = [table, without].map((state) => question.ask(state, given[question.name]));
          expect(JSON.stringify(one)).toBe(JSON.stringify(other));
        }
      },
    );
    fc.assert(cases, { numRuns: randomCases(100) });
  });

  test.each<readonly [string, GameState, readonly string[]]>([
    ['it alone', at([{ ...ox, phasedOut: true }, elk]), ['ox']],
    ['what is attached to it', at([{ ...ox, phasedOut: true }, axe]), ['ox', 'axe']],
    ['not what it is attached to', at([ox, { ...axe, phasedOut: true }]), ['axe']],
    [
      'what is attached to that',
      at([{ ...ox, phasedOut: true }, axe, { ...axe, id: 'ribbon', attachedTo: 'axe' }]),
      ['ox', 'axe', 'ribbon'],
    ],
    [
      'in the notation',
      written('Ann: ox 2/2 phased out; elk 1/1\nBob: axe (Artifact — Equipment) on ox'),
      ['ox', 'axe'],
    ],
  ])('phased out is %s', (_, state, expected) => {
    expect(phased(state)).toEqual(expected);
    expect(phased(buildGameState(tell(state)))).toEqual(expected);
    expect(phased(written(textOf(state).text ?? ''))).toEqual(expected);
  });

  test('what would be put into a graveyard stays while it is phased out', () => {
    const actions = (phasedOut: boolean) =>
      JSON.stringify(stateBasedActions.ask(at([{ ...ox, toughness: 0, phasedOut }]), {}));
    expect([true, false].map((each) => actions(each).includes('TO_GRAVEYARD'))).toEqual([false, true]);
  });

  test('a question or event that names it is refused, with where', () => {
    const table = at([{ ...ox, phasedOut: true }, axe, elk]);
    for (const event of [
      { taps: { objects: ['ox'] } },
      { objectMoves: { object: 'axe', zone: 'EXILE' } },
      { phasesOut: { objects: ['elk', 'ox'] } },
    ] satisfies GameEvent[])
      expect(refused(table, event)).toMatch(/is phased out: the rules treat it as if it did not exist/);
    const question = catalogue.find(({ name }) => name === 'checkAttack');
    const asked = question?.ask(table, { player: 'Ann', attacks: attacksIn('ox > Bob') });
    expect(asked).toMatchObject({ failure: { problems: [{ path: ['attacks', 0, 'attacker'] }] } });
  });

  test.each<readonly [string, readonly ObjectDescription[], Partial<Description>, RegExp]>([
    ['in a graveyard', [{ ...ox, zone: 'GRAVEYARD', phasedOut: true }], {}, /only permanents phase out/],
    ['under somebody, but not out', [{ ...ox, phasedOutUnder: 'Bob' }], {}, /ox is not phased out/],
    ['attacking', [{ ...ox, phasedOut: true }], { combats: [{ attacks: attacksIn('ox > Bob') }] }, /ox is phased out/],
    [
      'attacked',
      [ox, { id: 'Jace', owner: 'Bob', typeLine: 'Planeswalker', phasedOut: true }],
      { combats: [{ attacks: attacksIn('ox > Jace') }] },
      /Jace is phased out/,
    ],
  ])('a table is refused where it is %s', (_, objects, more, says) => {
    const read = readDescription({ ...more, players: [{ id: 'Ann' }, { id: 'Bob' }], objects: [...objects] });
    expect(JSON.stringify(read)).toMatch(says);
    expect(read.ok).toBe(false);
  });
});

describe('phasing out and in', () => {
  test('it leaves combat as it phases out (506.4), and is untouched as it phases in', () => {
    const fight = at([ox, axe, elk], {
      combats: [{ attacks: attacksIn('ox > Bob'), blocks: [{ blocker: 'elk', attacker: 'ox' }] }],
      turn: { activePlayers: ['Ann'], step: 'DECLARE_BLOCKERS' },
    });
    const out = after(fight, { phasesOut: { objects: ['ox'] } });
    const fighting = out.combats.flatMap(({ attacks, blocks }) => [...attacks, ...blocks]);
    expect([phased(out), fighting]).toEqual([['ox', 'axe'], []]);
    const back = after(out, { phasesIn: { objects: ['ox'] } });
    expect(tell(back).objects).toEqual(tell(fight).objects);
    expect(refused(back, { phasesIn: { objects: ['ox'] } })).toContain('is not phased out, or phased out with');
  });

  test('its attackers go on attacking nothing as a planeswalker phases out (506.4c)', () => {
    const fight = at([ox, { id: 'Jace', owner: 'Bob', typeLine: 'Planeswalker' }], {
      combats: [{ attacks: attacksIn('ox > Jace') }],
    });
    const out = after(fight, { phasesOut: { objects: ['Jace'] } });
    expect(out.combats[0]?.attacks).toMatchObject([{ attacker: 'ox', target: null, defendingPlayer: 'Bob' }]);
  });

  test('it phases in as the turn of the player begins under whose control it phased out', () => {
    const out = after(at([ox, elk, axe]), { phasesOut: { objects: ['ox', 'axe', 'elk'] } });
    const [bob, cat, ann] = [1, 2, 3].map((turns) => Array.from({ length: turns }).reduce<GameState>(nextTurn, out));
    const told = [out, bob, cat, ann].map((state) => state && phased(state).join(' '));
    expect(told).toEqual(['ox elk axe', 'ox axe', 'ox axe', '']);
    const begun = takePlace(after(out, { turnEnds: {} }), [{ turnBegins: {} }], { force: false });
    expect(begun.ok && begun.value[0]?.summary).toBe("Bob's turn begins; elk phases in (702.26).");
  });

  test('what lasts as long as its source stays is over as that phases out (611.2b)', () => {
    const lasting = { on: ['elk'], keywords: ['Defender'], until: { end: 'SOURCE_LEAVES' as const } };
    const held = at([ox, elk], { effects: [{ from: 'ox', ...lasting }] });
    expect(after(held, { phasesOut: { objects: ['ox'] } }).effects).toEqual([]);
  });

  test('an effect of a source that is phased out goes on, from where it came', () => {
    const far = ring('Ann Bob Cat Dan', {
      range: 1,
      objects: [{ ...ox, phasedOut: true }, elk, creature('cow', 'Cat')],
      effects: [{ from: 'ox', creatures: { types: ['Creature'] }, blockRules: [{ kind: 'CANT_BLOCK' }] }],
    });
    expect(withoutPhasedOut(far).effects).toMatchObject([{ name: 'ox', controller: 'Ann' }]);
  });

  test('what gives control of something that stays is not left in doubt', () => {
    const stolen = at([{ ...elk, controlEffects: [{ givesControlTo: 'Ann', source: 'ox' }] }, ox]);
    expect(refused(stolen, { phasesOut: { objects: ['ox'] } })).toContain('gives control of \\"elk\\", which stays');
    expect(phased(after(stolen, { phasesOut: { objects: ['ox', 'elk'] } }))).toEqual(['elk', 'ox']);
  });
});

describe('players who leave', () => {
  test('take what they own with them though it is phased out (702.26)', () => {
    const table = at([{ ...ox, phasedOut: true }, elk]);
    const { leaveGame, because } = departureOf(table, [player(table, 'Ann')]);
    expect(ids(leaveGame)).toEqual(['ox']);
    expect(because.map(({ rule, says }) => `${rule.number} ${says}`)).toContain(
      '702.26 ox is phased out and leaves with Ann all the same.',
    );
  });

  test.each([
    ['CR_2005', '502.15 ox is phased out and leaves the game all the same.', true],
    ['CR_2013', '702.25 ox is phased out and is exiled all the same.', true],
    ['CR_2018', '702.25 ox is phased out and is exiled all the same.', false],
    ['CR_2026_09', '702.26 ox is phased out and is exiled all the same.', false],
  ] as const)('%s: exile what they still control though it is phased out (702.26)', (edition, said, isDoubted) => {
    const table = at([{ ...ox, owner: 'Bob', controller: 'Ann', control: 'ENTERED_UNDER', phasedOut: true }], {
      edition,
    });
    const found = departureOf(table, [player(table, 'Ann')]);
    const phasing = found.because.filter(({ rule }) => rule.key === '702.26');
    expect(phasing.map(({ rule, says }) => `${rule.number} ${says}`)).toEqual([said]);
    expect(phasing.some(({ doubt }) => doubt)).toBe(isDoubted);
    expect(ids(edition === 'CR_2005' ? found.leaveGame : found.exiled)).toEqual(['ox']);
  });

  test('of what phased out along with that a doubt says that it may never phase in', () => {
    const table = at([{ ...ox, phasedOut: true }, axe, { ...axe, id: 'own', owner: 'Ann' }]);
    const told = departureOf(table, [player(table, 'Ann')]).because.filter(({ rule }) => rule.key === '702.26');
    expect(told.map(({ says }) => says)).toEqual([
      'ox is phased out and leaves with Ann all the same.',
      'own is phased out and leaves with Ann all the same.',
      'axe is back without what it phased out with.',
    ]);
    expect(told.map(({ doubt }) => doubt !== undefined)).toEqual([false, false, true]);
  });

  test('what phased out under their control phases in as their turn would have begun', () => {
    const stolen = at([{ ...elk, owner: 'Cat', controlEffects: [{ givesControlTo: 'Bob' }] }]);
    const left = after(stolen, { phasesOut: { objects: ['elk'] } }, { playerLeaves: { player: 'Bob' } });
    expect([phased(left), left.objects.get('elk')?.controller]).toEqual([['elk'], 'Cat']);
    expect([phased(buildGameState(tell(left))), phased(nextTurn(left))]).toEqual([['elk'], []]);
  });
});

describe.each([
  ['CR_2005', true],
  ['CR_2009', true],
  ['CR_2013', true],
  ['CR_2018', false],
  ['CR_2026_09', false],
] as const)('%s: a token that is phased out', (edition, ceases) => {
  test(`${ceases ? 'ceases to exist' : 'goes on to exist'} (704.5d)`, () => {
    const state = at([{ ...ox, token: true, phasedOut: true }, { ...elk, phasedOut: true }, axe], { edition });
    const answer = JSON.stringify(stateBasedActions.ask(state, {}));
    expect(answer.includes('ox is a token that is phased out, so it ceases to exist.')).toBe(ceases);
    const performed = after(state, { stateBasedActions: {} });
    expect(ids([...performed.objects.values()])).toEqual(ceases ? ['elk', 'axe'] : ['ox', 'elk', 'axe']);
  });
});
