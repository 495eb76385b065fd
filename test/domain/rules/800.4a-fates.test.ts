import { expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { describe } from '../../../src/domain/setup/describe.js';
import { valueOf } from '../../value-of.js';
import { controlEffects, departure, fatesInShort } from '../departures.js';
import {
  after,
  creature,
  doubts,
  editionsOf,
  everyEdition,
  leftBy,
  ring,
  rules,
  saidBy,
  thing,
  under,
} from '../tables.js';
import { until, type GameState, type ObjectDescription } from '../tables.js';

const around = (...objects: ObjectDescription[]) => ring('alex bianca carissa dana', { objects });
const wall = (owner: string, told: string) => creature('wall', owner, controlEffects(told));
const aura = (id: string, owner: string, attachedTo = 'wall', more: Partial<ObjectDescription> = {}) =>
  thing(id, 'Enchantment — Aura', owner, { attachedTo, ...more });
const onStack = (id: string, typeLine: string, owner: string, more: Partial<ObjectDescription> = {}) =>
  thing(id, typeLine, owner, { zone: 'STACK', ...more });
const ability = (controller: string, owner = controller) =>
  onStack('ability', 'Ability', owner, { card: false, controller });
const token = (id: string, owner: string, more: Partial<ObjectDescription> = {}) =>
  creature(id, owner, { token: true, ...more });

const stolen = around(wall('bianca', 'alex by magic'), aura('magic', 'alex'));
const lentAura = (more: Partial<ObjectDescription>) =>
  around(
    creature('ox', 'carissa', { controller: 'alex', ...controlEffects('by magic') }),
    aura('magic', 'carissa', 'ox', { controller: 'bianca', ...more }),
  );
const threatened = around(wall('bianca', 'alex'));
const bribery = around(creature('wall', 'bianca', { controller: 'alex' }));
const chambers = around(token('myr-a', 'alex'), token('myr-b', 'bianca'));
const oldChambers = around(token('myr-a', 'alex'), token('myr-b', 'alex', { controller: 'bianca' }));
const auras = [aura('first', 'alex'), aura('second', 'carissa')];
const twice = around(wall('bianca', 'alex by first, carissa by second'), ...auras);
const given = around(wall('alex', 'bianca'));
const spells = around(onStack('bolt', 'Instant', 'alex'), ability('alex'));
const borrowed = around(thing('wall', 'Artifact', 'bianca', controlEffects('alex')), ability('alex', 'bianca'));
const taken = around(onStack('spell', 'Sorcery', 'bianca', controlEffects('alex')));
const cast = around(onStack('spell', 'Sorcery', 'bianca', { controller: 'alex' }));
const idol = thing('idol', 'Artifact', 'bianca', { controller: 'alex' });
const lent = ['wall', 'ox', 'elk'].map((id) => creature(id, 'carissa', controlEffects('dana by idol')));
const lentAll = 'exile idol; wall: dana to carissa; ox: dana to carissa; elk: dana to carissa';
const followed = around(wall('carissa', 'dana by idol'), creature('elk', 'bianca', controlEffects('by wall')), idol);
const mutual = around(
  creature('elk', 'carissa', controlEffects('alex by ox')),
  creature('ox', 'bianca', controlEffects('by elk, alex')),
);
const myr = around(token('myr', 'bianca', { card: false, controller: 'alex' }));
const copy = around(onStack('copy', 'Instant', 'alex', { card: false, controller: 'bianca' }));
const oddAbility = (how: Partial<ObjectDescription>) => around(thing('odd', 'Ability', 'bianca', how));

test.each<[string, GameState, string, string]>([
  ['J01: Control Magic, the thief leaves (printed example)', stolen, 'alex', 'leave magic; wall: alex to bianca'],
  ['J02: Control Magic, the victim leaves (printed example)', stolen, 'bianca', 'leave wall; bury magic'],
  ['what follows the control of its source stays', lentAura({}), 'alex', ''],
  ['or goes along', lentAura(controlEffects('alex')), 'alex', 'ox: alex to bianca; magic: alex to bianca'],
  ['J03: Threaten (printed example)', threatened, 'alex', 'wall: alex to bianca'],
  ['J04: Bribery (printed example)', bribery, 'alex', 'exile wall'],
  ['J04: the owner leaves (printed example)', bribery, 'bianca', 'leave wall'],
  ['J05: Genesis Chamber: tokens leave with their owner (printed example)', chambers, 'alex', 'leave myr-a'],
  ['J05: whom they had in 2006', under('CR_2006', oldChambers), 'alex', 'leave myr-a myr-b'],
  ['J08: the newer of two control effects ends', twice, 'carissa', 'leave second; wall: carissa to alex'],
  ['J08: the older of two', twice, 'alex', 'leave first'],
  ['J09: the owner leaves: both Auras go to the graveyard', twice, 'bianca', 'leave wall; bury first second'],
  ['J10: what was given away leaves with its owner', given, 'alex', 'leave wall'],
  ['J10: and goes back', given, 'bianca', 'wall: bianca to alex'],
  ['J12: a card on the stack leaves, abilities cease to exist', spells, 'alex', 'leave bolt; cease ability'],
  ['J13: an ability goes with its controller', borrowed, 'alex', 'cease ability; wall: alex to bianca'],
  ['J13: whoever owns its source', borrowed, 'bianca', 'leave wall'],
  ['an "ability" in another zone goes with its owner', oddAbility({ card: false }), 'bianca', 'leave odd'],
  ['so does a card', oddAbility({ zone: 'STACK', controller: 'alex' }), 'bianca', 'leave odd'],
  ['J15: a spell that was taken over goes back, since 2012', taken, 'alex', 'spell: alex to bianca'],
  ['J16: a card that another player cast is exiled, since 2012', cast, 'alex', 'exile spell'],
  ['all control effects end with a source that is exiled', around(idol, ...lent), 'alex', lentAll],
  ['wherever it is told', around(...lent, idol), 'alex', lentAll],
  ['with what follows it', followed, 'alex', 'exile idol; wall: dana to carissa; elk: dana to carissa'],
  ['what two objects do to each other ends with one of them', mutual, 'bianca', 'leave ox; elk: alex to carissa'],
  ['a token is exiled like a card', myr, 'alex', 'exile myr'],
  ['a copy of a spell leaves with its owner', copy, 'alex', 'leave copy'],
  ['whoever controls it', copy, 'bianca', 'cease copy'],
])('%s', (_, state, leaver, expected) => expect(fatesInShort(state, leaver)).toBe(expected));

test('J02: the Aura goes to the graveyard as a state-based action', () =>
  expect(rules(departure(stolen, 'bianca').because)).toContain('704.5m'));

/** The editions in which that is what becomes of the objects as alex leaves. */
const fate = (state: GameState, told: RegExp) => editionsOf(state, (at) => told.test(fatesInShort(at, 'alex')));

test('J04: Bribery: in 2005 it left the game', () => {
  expect([fate(bribery, /^leave wall$/), fate(bribery, /^exile wall$/)]).toEqual([['CR_2005'], everyEdition.slice(1)]);
  expect(departure(under('CR_2005', bribery), 'alex').after({}).objects.size).toBe(0);
  expect(departure(bribery, 'alex').after({}).objects.get('wall')?.zone).toBe('EXILE');
});

test('J13: an ability stays with its controller', () => {
  const left = leftBy(borrowed, 'bianca');
  expect(left.objects.get('ability')?.controller).toBe('alex');
  expect(under('CR_2008', left).objects.has('ability')).toBe(true);
});

test.each([
  ['J15: a spell that was taken over', taken],
  ['J16: a card that another player cast', cast],
])('%s ceased to exist until 2012', (_, state) => expect(fate(state, /cease/)).toEqual(until('CR_2009')));

test('what is exiled, and what stays in the ante zone (800.4n), in words', () => {
  const told = (rule: string, ...objects: ObjectDescription[]) =>
    saidBy(departure(around(...objects), 'alex').because, rule).at(-1);
  const ox = creature('ox', 'carissa', { controller: 'alex' });
  const elk = creature('elk', 'bianca', { controller: 'alex' });
  expect(told('800.4a', ox)).toBe('Priority passes to bianca.');
  const exiledBoth = departure(around(ox, elk), 'alex').because;
  expect(saidBy(exiledBoth, '800.4a')).toContain('ox and elk are exiled, since alex would still control them.');
  expect(saidBy(departure(around(ox), 'alex').because, '800.4a')).toContain(
    'ox is exiled, since alex would still control it.',
  );
  expect(doubts(exiledBoth)[0]).toMatch(/here it is taken to have entered under alex\. The same goes for elk\.$/);
  const ante = ['one', 'two'].map((id) => thing(id, 'Land', 'alex', { zone: 'ANTE' }));
  expect(told('800.4n', ...ante)).toBe('one and two stay in the ante zone.');
  expect(told('800.4n', ...ante.slice(1))).toBe('two stays in the ante zone.');
  const old = saidBy(departure(under('CR_2005', around(...ante)), 'alex').because, '600.4a');
  expect(old).toContain('one and two leave the ante zone.');
  const copies = ['first', 'second'].map((id) => onStack(id, 'Ability', 'alex', { card: false }));
  expect(saidBy(departure(around(...copies), 'alex').because, '800.4a')).toContain('first and second cease to exist.');
});

test('J16: through what a player controls a spell is no question, as it is of a permanent', () => {
  const open = (state: GameState) => doubts(departure(state, 'alex').because).join();
  expect(open(bribery)).toContain('It is unknown by which effect alex controls wall');
  expect(open(cast)).not.toContain('It is unknown');
});

const magic = {
  cardData: { name: 'Magic', type_line: 'Enchantment — Aura', oracle_text: 'You control enchanted creature.' },
};

test('800.4a: whom a card gives it to controls it by that card, unless it is told that it entered under them', () => {
  const by = (more: Partial<ObjectDescription>, owner = 'alex') =>
    fatesInShort(
      around(creature('wall', 'bianca', { controller: 'alex', ...more }), aura('magic', owner, 'wall', magic)),
      'alex',
    );
  expect(by({})).toBe('leave magic; wall: alex to bianca');
  expect(by({ control: 'ENTERED_UNDER' })).toBe('leave magic; exile wall');
  expect(by({}, 'carissa')).toBe('');
});

test('800.4a: a card that comes later is not why, in a game and in a description of its table', () => {
  const wanting = around(
    creature('wall', 'bianca', { controller: 'alex' }),
    creature('elk', 'alex'),
    aura('magic', 'alex', 'elk', magic),
  );
  const state = after(wanting, { attaches: { attachment: 'magic', to: 'wall' } });
  const described = valueOf(readDescription(describe(state)));
  expect(described.objects.get('wall')).toEqual(state.objects.get('wall'));
  for (const each of [state, described]) expect(fatesInShort(each, 'alex')).toBe('leave elk magic; exile wall');
});

test('800.4a: an effect that gives it to whoever has it already does not say how they came to it', () => {
  const threaten = {
    name: 'Threaten',
    controller: 'alex',
    on: ['wall'],
    givesControlTo: 'alex',
    until: { end: 'END_OF_TURN' },
  } as const;
  const state = ring('alex bianca carissa', {
    objects: [creature('wall', 'bianca', { controller: 'alex' })],
    effects: [threaten],
  });
  expect(doubts(departure(state, 'alex').because).join()).toContain('It is unknown by which effect alex controls wall');
});

test('summaries say what departures exile, at once or later, beside what an event exiles itself', () => {
  const said = (state: GameState, ...events: readonly GameEvent[]) =>
    valueOf(takePlace(state, events, { force: true })).map(({ summary }) => summary);
  const leaves = { playerLeaves: { player: 'alex' } };
  expect(said(bribery, leaves)).toEqual(['alex concedes and leaves the game; wall is exiled (800.4a).']);
  const lost = { result: { loses: ['alex'] } };
  expect(said(under('CR_2008', bribery), lost)).toEqual(['alex loses; wall is exiled (600.4a).']);
  const effect = { givesControlTo: 'carissa', until: { end: 'END_OF_TURN' } } as const;
  const threatenedAgain = around(creature('wall', 'bianca', { controller: 'alex', controlEffects: [effect] }));
  expect(said(threatenedAgain, leaves, { turnEnds: {} })).toEqual([
    'alex concedes and leaves the game.',
    "alex's turn ends; carissa's control of wall ends (514.2); wall is exiled (800.4c).",
  ]);
  expect(said(bribery, { objectMoves: { object: 'wall', zone: 'EXILE' } })).toEqual(['wall moves to exile.']);
});
