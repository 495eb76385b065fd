import { expect, test } from '@jest/globals';
import { triggerEventProblems, wouldTrigger, type TriggerEvent } from '../../../src/domain/rules/801.7-triggering.js';
import type { Source } from '../../../src/domain/state/source.js';
import {
  bears,
  creature,
  doubts,
  emperors,
  inTeams,
  leftBy,
  ring,
  rules,
  sentences,
  sound,
  thing,
  under,
} from '../tables.js';
import type { GameState, ObjectDescription } from '../tables.js';

const five = 'A B C D E';
const watching = (owner: string) => thing('watch', 'Enchantment', owner);

/** Reads an event, with who controls something before and after it: "DIES B-bear", "CONTROL_CHANGES B-bear B>C". */
const eventIn = (told: string): TriggerEvent => {
  const [event = '', from] = told.split(' from ');
  const [kind, ...involves] = event
    .split(', ')
    .flatMap((each, index) => (index ? [each] : each.split(/ (.*)/).slice(0, 2)));
  return { kind: kind as TriggerEvent['kind'], involves: involves.map(entityIn), ...(from && { from }) };
};
const entityIn = (told: string): TriggerEvent['involves'][number] => {
  const [, entity = '', before, after] = /^(\S+)(?: (\w*)>(\w*))?$/.exec(told) ?? [];
  return { entity, ...(before && { controllerBefore: before }), ...(after && { controllerAfter: after }) };
};
const trigger = (state: GameState, object: string, event: string) =>
  sound(wouldTrigger(state, { object }, eventIn(event)));

const auras = ring('carissa rob alex dana erin', {
  range: 1,
  objects: [...bears('alex dana'), thing('aura', 'Enchantment — Aura', 'rob', { attachedTo: 'alex-bear' })],
});
const near = (...objects: ObjectDescription[]) => ring(five, { range: 1, objects: [...objects, ...bears(five)] });
const cards = ['C', 'E'].map((owner) => thing(`${owner}-card`, 'Creature', owner, { zone: 'GRAVEYARD' }));
const plane = thing('bant', 'Plane — Bant', 'A', { zone: 'COMMAND' });
const planar = ring(five, { range: 1, options: { planechase: true }, objects: [plane, ...bears(five)] });
const warded = emperors({ objects: [creature('warded', 'B1'), thing('bolt', 'Instant', 'AE', { zone: 'STACK' })] });
const ofD = near(thing('watch', 'Enchantment', 'A', { controller: 'D' }));
const entering = near(watching('A'), ...cards);
const watched = near(watching('A'));
const stolen = [creature('bear', 'alex', { controller: 'carissa' }), creature('a', 'alex'), creature('c', 'carissa')];
const stealing = ring('carissa rob alex dana', { range: 1, objects: stolen });
const free = ring(five, { objects: [watching('A'), ...bears(five)] });
const turnOf = (active: string) =>
  ring(five, { range: 1, objects: [watching('A')], turn: { activePlayers: [active] } });

/** Tells a verdict in short: "triggers: 801.7", with a ? where there is a doubt. */
const inShort = ({ answer, because }: ReturnType<typeof trigger>): string =>
  `${answer ? 'triggers' : 'does not'}: ${rules(because).join(' ')}${doubts(because).length ? ' ?' : ''}`;

test.each<[string, GameState, string, string, string]>([
  ['D02: two Auras (printed example)', auras, 'aura', 'BECOMES_BLOCKED alex-bear', 'triggers: 801.7'],
  ['D02: not of both (printed example)', auras, 'aura', 'BECOMES_BLOCKED alex-bear, dana-bear', 'does not: 801.7'],
  ['D03: what dies is seen as it was (printed example)', stealing, 'c', 'DIES bear', 'triggers: 801.7 801.7a 603.10a'],
  ['D03: out of range (printed example)', stealing, 'a', 'DIES bear', 'does not: 801.7 801.7a 603.10a'],
  ['D04: what leaves (printed example)', stealing, 'c', 'LEAVES_BATTLEFIELD bear', 'triggers: 801.7 801.7a 603.10a'],
  ['D04: out of range (printed example)', stealing, 'a', 'LEAVES_BATTLEFIELD bear', 'does not: 801.7 801.7a 603.10a'],
  ['D06: damage to a player out of range', watched, 'watch', 'DAMAGE B-bear, C', 'does not: 801.7'],
  ['D06: damage to one in range', watched, 'watch', 'DAMAGE B-bear, E', 'triggers: 801.7'],
  ['D07: "attacks" speaks of the creature only', watched, 'watch', 'ATTACKS B-bear', 'triggers: 801.7'],
  ['D07: unless it names the player', watched, 'watch', 'ATTACKS B-bear, C', 'does not: 801.7'],
  ['D08: the upkeep of a player out of range', watched, 'watch', 'OTHER C', 'does not: 801.7 ?'],
  ['D09: a step belongs to the active player', turnOf('C'), 'watch', 'OTHER', 'does not: 801.7 ?'],
  ['D09: in range', turnOf('B'), 'watch', 'OTHER', 'triggers: 801.7 ?'],
  ['D11: what enters is seen as it is then', entering, 'watch', 'ENTERS C-card C>B', 'triggers: 801.7 801.7a 603.6a'],
  ['D11: out of range', entering, 'watch', 'ENTERS C-card >C', 'does not: 801.7 801.7a 603.6a'],
  ['D11: from a graveyard out of range', entering, 'watch', 'ENTERS C-card C>B from C', 'does not: 801.7 ?'],
  ['D11: or in it', entering, 'watch', 'ENTERS E-card E>B from E', 'triggers: 801.7 801.7a 603.6a'],
  ['D12: the target of a spell from out of range', warded, 'warded', 'OTHER warded, bolt', 'does not: 801.7 ?'],
  ['D13: an opponent in range loses', leftBy(watched, 'B'), 'watch', 'OTHER B', 'triggers: 801.7'],
  ['D13: or out of it', leftBy(watched, 'B'), 'watch', 'OTHER C', 'does not: 801.7 ?'],
  ['D14: the range of the controller counts, not the owner’s', ofD, 'watch', 'ATTACKS B-bear', 'does not: 801.7'],
  ['D14: in that range', ofD, 'watch', 'ATTACKS E-bear', 'triggers: 801.7'],
  ['a change of control within range', watched, 'watch', 'CONTROL_CHANGES B-bear B>E', 'triggers: 801.7 801.7a 603.10'],
  ['a change out of it', watched, 'watch', 'CONTROL_CHANGES B-bear B>C', 'does not: 801.7 801.7a 603.10'],
  ['a change into it', watched, 'watch', 'CONTROL_CHANGES B-bear C>B', 'does not: 801.7 801.7a 603.10'],
  ['a change that names nobody', watched, 'watch', 'CONTROL_CHANGES B-bear', 'triggers: 801.7 801.7a 603.10'],
  ['nor near', watched, 'watch', 'CONTROL_CHANGES C-bear', 'does not: 801.7 801.7a 603.10'],
  ['a change to one out of range', watched, 'watch', 'CONTROL_CHANGES B-bear >C', 'does not: 801.7 801.7a 603.10'],
  ['a change from one out of range', watched, 'watch', 'CONTROL_CHANGES B-bear C>', 'does not: 801.7 801.7a 603.10'],
  [
    'a change from one in range to who controls it now',
    watched,
    'watch',
    'CONTROL_CHANGES B-bear E>',
    'triggers: 801.7 801.7a 603.10',
  ],
  ['which is out of it', watched, 'watch', 'CONTROL_CHANGES C-bear E>', 'does not: 801.7 801.7a 603.10'],
  [
    'a change from one out of it to one in it',
    watched,
    'watch',
    'CONTROL_CHANGES C-bear >E',
    'does not: 801.7 801.7a 603.10',
  ],
  ['603.10d: loss looks back', watched, 'watch', 'LOSES_CONTROL B-bear B>C', 'triggers: 801.7 801.7a 603.10d'],
  ['not forth', watched, 'watch', 'LOSES_CONTROL B-bear C>B', 'does not: 801.7 801.7a 603.10d'],
  ['within range', watched, 'watch', 'LOSES_CONTROL B-bear B>E', 'triggers: 801.7 801.7a 603.10d'],
  ['out of it', watched, 'watch', 'LOSES_CONTROL B-bear C>D', 'does not: 801.7 801.7a 603.10d'],
  ['gaining control does not look back', watched, 'watch', 'GAINS_CONTROL B-bear B>C', 'does not: 801.7 801.7a 603.10'],
  ['but at the moment', watched, 'watch', 'GAINS_CONTROL B-bear C>B', 'triggers: 801.7 801.7a 603.10'],
  ['gained within range', watched, 'watch', 'GAINS_CONTROL B-bear B>E', 'triggers: 801.7 801.7a 603.10'],
  ['gained out of it', watched, 'watch', 'GAINS_CONTROL B-bear C>D', 'does not: 801.7 801.7a 603.10'],
  ['gained by nobody who is named', watched, 'watch', 'GAINS_CONTROL B-bear', 'triggers: 801.7 801.7a 603.10'],
  ['without the option everything triggers', free, 'watch', 'DIES C-bear', 'triggers: 801.1'],
  ['801.18: a plane’s ability triggers wherever', planar, 'bant', 'DIES C-bear', 'triggers: 801.18'],
  ['801.7a: the moment is told once', watched, 'watch', 'DIES B-bear, E-bear', 'triggers: 801.7 801.7a 603.10a'],
  ['a card without a controller is seen with its owner', entering, 'watch', 'OTHER E-card', 'triggers: 801.7'],
  ['who may be out of range', entering, 'watch', 'OTHER C-card', 'does not: 801.7'],
])('%s', (_, state, object, event, expected) => expect(inShort(trigger(state, object, event))).toBe(expected));

test('801.7a: it is told of the first that the event speaks of', () =>
  expect(trigger(watched, 'watch', 'DIES B-bear, E-bear').because[1]?.says).toContain('B-bear'));

test('an event happens to somebody, and control is lost by somebody', () => {
  const paths = (event: string) => triggerEventProblems(free, eventIn(event)).map(({ path }) => path.join('.'));
  expect([paths('OTHER'), paths('DIES'), paths('GAINS_CONTROL A-bear')]).toEqual([[], ['involves'], []]);
  expect(paths('LOSES_CONTROL A, A-bear')).toEqual(['involves.1.controllerBefore']);
});

test.each([
  ['A', "It is A's own turn, so watch triggers.", 'A watch'],
  ['B', "It is B's turn, and B is within A's range, so watch triggers.", 'B A watch'],
  ['C', "It is C's turn, out of A's range, so watch does not trigger.", 'C A watch'],
])('the turn of a step that names no player, in words: %s', (active, says, about) => {
  const [first] = trigger(turnOf(active), 'watch', 'OTHER').because;
  expect([first.says, first.about.map(({ id }) => id).join(' ')]).toEqual([says, about]);
});

test('doubts are of events without a kind alone', () => {
  const state = near(watching('A'), thing('bolt', 'Instant', 'C', { zone: 'STACK' }));
  const found = (event: string) => doubts(trigger(state, 'watch', event).because).map((doubt) => doubt.slice(0, 34));
  expect([found('DRAWS C'), found('CAST bolt'), found('OTHER C-bear')]).toEqual([[], [], []]);
  expect(found('OTHER C')).toEqual(['If the event is the beginning of a']);
  expect(found('OTHER bolt')).toEqual(['If the event is that something bec']);
});

test('J27: the ability of one who has left is never put onto the stack', () => {
  const state = leftBy(ring(five), 'A');
  const verdict = wouldTrigger(state, { controller: 'A' }, eventIn('OTHER A'));
  expect([verdict.answer, rules(verdict.because)]).toEqual([false, ['800.4d']]);
  const old = wouldTrigger(under('CR_2008', state), { controller: 'A' }, eventIn('OTHER'));
  expect(rules(old.because)).toEqual(['600.4c']);
});

test('800.4d: an ability of one who leaves in the event is not put onto the stack', () => {
  const objects = [creature('ox', 'A'), creature('elk', 'A', { controller: 'B', control: 'ENTERED_UNDER' })];
  const asked = (state: GameState, ability: Source) => {
    const event: TriggerEvent = { ...eventIn('LEAVES_BATTLEFIELD ox'), leftGame: true };
    const verdict = wouldTrigger(state, ability, event);
    return [verdict.answer, rules(verdict.because)[0]];
  };
  const state = ring('A B C', { objects });
  expect(asked(state, { object: 'ox' })).toEqual([false, '800.4d']);
  expect(asked(state, { controller: 'A' })).toEqual([false, '800.4d']);
  expect(asked(state, { object: 'elk' })).toEqual([true, '801.1']);
  const heads = inTeams('A A2 B B2', { variant: 'TWO_HEADED_GIANT', objects });
  expect(asked(heads, { controller: 'A2' })).toEqual([false, '800.4d']);
});

test('800.4a: what leaves the game with its owner does not die', () => {
  const left = (event: string): TriggerEvent => ({ ...eventIn(event), leftGame: true });
  const watching = (event: string) => wouldTrigger(watched, { object: 'watch' }, left(event));
  const asked = [watching('DIES B-bear'), watching('DIES B-bear, E-bear')];
  expect(asked.map(({ answer, because }) => [answer, ...sentences(because)])).toEqual([
    [false, 'B-bear left the game with its owner and was put into no graveyard, so nothing triggers on dying.'],
    [
      false,
      'B-bear and E-bear left the game with their owners and were put into no graveyard, so nothing triggers on dying.',
    ],
  ]);
  const events = ['DIES A', 'LEAVES_BATTLEFIELD A', 'ATTACKS A'];
  const problems = events.flatMap((event) => triggerEventProblems(free, left(event)));
  expect(problems).toEqual([{ path: ['leftGame'], message: 'ATTACKS takes no leftGame.' }]);
  expect(triggerEventProblems(free, eventIn('DIES A from B'))).toEqual([
    { path: ['from'], message: 'DIES takes no from.' },
  ]);
});

test.each([
  ["Creatures entering don't cause abilities to trigger.", 'ENTERS', 'elk', 'rock', true],
  ["Creatures entering don't cause abilities to trigger.", 'ENTERS', 'rock', 'elk', false],
  ["Creatures entering don't cause abilities to trigger.", 'DIES', 'elk', 'rock', false],
  ["Creatures entering or dying don't cause abilities to trigger.", 'DIES', 'elk', 'rock', true],
  ["Creatures attacking don't cause abilities to trigger.", 'OTHER', 'elk', 'rock', false],
  [
    "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
    'ENTERS',
    'elk',
    'rock',
    true,
  ],
  [
    "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
    'ENTERS',
    'elk',
    'law',
    false,
  ],
] as const)(
  '101.2: cards by which events trigger nothing are a doubt: %s %s of %s, for %s',
  (text, kind, entity, of, isDoubted) => {
    const law = thing('law', 'Enchantment', 'A', { cardData: { name: 'Law', oracle_text: text } });
    const objects = [thing('elk', 'Creature — Elk', 'B'), thing('rock', 'Artifact', 'B'), law];
    const { answer, because } = wouldTrigger(
      ring('A B C', { objects }),
      { object: of },
      { kind, involves: [{ entity }] },
    );
    expect([answer, doubts(because)]).toEqual([
      true,
      isDoubted ? [`"${text}" of Law is not used, but could keep the ability from triggering.`] : [],
    ]);
  },
);

test('801.10: only for abilities within range of such a card', () => {
  const cardData = { name: 'Law', oracle_text: "Creatures entering don't cause abilities to trigger." };
  const table = (controller: string) =>
    ring('A B C D E', {
      range: 1,
      objects: [thing('elk', 'Creature — Elk', 'B'), thing('law', 'Enchantment', controller, { cardData })],
    });
  const doubted = (controller: string) =>
    doubts(
      wouldTrigger(table(controller), { controller: 'A' }, { kind: 'ENTERS', involves: [{ entity: 'elk' }] }).because,
    ).length;
  expect([doubted('A'), doubted('B'), doubted('C')]).toEqual([1, 1, 0]);
});
