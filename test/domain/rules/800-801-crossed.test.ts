import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { describe } from '../../../src/domain/setup/describe.js';
import { triggerEventKind } from '../../../src/domain/rules/801.7-triggering.js';
import { choiceMaker } from '../../../src/domain/rules/801.5-choices.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { answerTold } from '../answers-told.js';
import { attacksIn } from '../combat-told.js';
import { after, table, type Description, type GameState } from '../tables.js';

/** A table with something of everything: f left before this turn, d during it; a plane, a battle, what changed hands. */
const around: Description = {
  options: { rangeOfInfluence: 1, planechase: true, attack: 'MULTIPLE_PLAYERS' },
  players: [
    ...[{ id: 'a' }, { id: 'b', monarch: true }, { id: 'c' }, { id: 'd', inGame: false, leftThisTurn: true }],
    ...[{ id: 'e' }, { id: 'f', inGame: false }, { id: 'g' }],
  ],
  objects: [
    { id: 'bear', typeLine: 'Creature — Bear', owner: 'a', keywords: ['Protection from red'] },
    { id: 'ox', typeLine: 'Creature — Ox', owner: 'b', controlEffects: [{ givesControlTo: 'a', source: 'magic' }] },
    { id: 'magic', typeLine: 'Enchantment — Aura', owner: 'a', attachedTo: 'ox' },
    { id: 'elk', typeLine: 'Creature — Elk', owner: 'c' },
    { id: 'sword', typeLine: 'Artifact — Equipment', owner: 'c', attachedTo: 'elk' },
    { id: 'siege', typeLine: 'Battle — Siege', owner: 'c', protector: 'b' },
    { id: 'bant', typeLine: 'Plane — Bant', owner: 'a', zone: 'COMMAND' },
    { id: 'bolt', typeLine: 'Instant', owner: 'e', zone: 'STACK' },
    { id: 'echo', typeLine: 'Triggered ability', owner: 'b', zone: 'STACK', card: false },
    { id: 'stake', typeLine: 'Land', owner: 'b', zone: 'ANTE' },
    { id: 'bird', typeLine: 'Creature — Bird', owner: 'e', token: true, controller: 'b' },
  ],
  combats: [{ attacks: attacksIn('bear > b, ox > siege'), blocks: [{ blocker: 'bird', attacker: 'bear' }] }],
};

const heads: Description = {
  variant: 'TWO_HEADED_GIANT',
  options: { rangeOfInfluence: 1 },
  teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
  players: ['aA', 'bA', 'cB', 'dB', 'eC', 'gC'].map(([id = '', team = '']) => ({
    ...{ id, team, ...(id === 'd' && { inGame: false, leftThisTurn: true }) },
  })),
  objects: around.objects?.filter(({ id }) => id !== 'bant') ?? [],
};

const melee: Description = {
  ...around,
  variant: 'GRAND_MELEE',
  options: { planechase: true },
  players: ['a', 'b', 'c', 'h', 'e', 'i', 'g', 'j', 'k', 'l'].map((id) => ({ id })).concat([{ id: 'd' }, { id: 'f' }]),
  combats: [],
};

const unlimited: Description = { ...around, options: { planechase: true } };

const withoutSiege = around.objects?.filter(({ id }) => id !== 'siege') ?? [];
const tables: Readonly<Record<string, Description>> = {
  'range 1': around,
  'range 1 in 2008': { ...around, edition: 'CR_2008', objects: withoutSiege, combats: [] },
  'no range': unlimited,
  'three pairs of heads': heads,
  'Grand Melee': melee,
};

/** Every way to take one of each. */
const crossed = <Given extends object>(choices: { readonly [Name in keyof Given]: readonly Given[Name][] }): Given[] =>
  Object.entries<readonly unknown[]>(choices as Record<string, readonly unknown[]>).reduce<object[]>(
    (sofar, [name, values]) => sofar.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  ) as Given[];

const sources = (state: GameState) => [
  { controller: 'a' },
  { controller: 'd' },
  { object: 'bear' },
  ...(state.objects.has('bant') ? [{ object: 'bant' }] : []),
];
const entities = ['a', 'c', 'd', 'bear', 'ox', 'elk', 'bird', 'echo'];
const everything = { anyOf: [{}, { zone: 'STACK' as const }] };

type Asking = (state: GameState) => readonly object[];

const asked: Readonly<Record<string, Asking>> = {
  rangeOf: (state) => state.players.map(({ id }) => ({ player: id })),
  whoChooses: (state) =>
    crossed({
      source: sources(state),
      asks: Object.keys(choiceMaker.values),
      player: ['d', 'c'],
      kind: ['OPTION', 'OBJECT_OR_PLAYER', 'PAY_COST'],
      askedByRule: [false, true],
    })
      .filter(({ asks, player }) => asks === 'PLAYER' || player === 'd')
      .map((effect) => ({ effect })),
  legalChoices: (state) =>
    crossed({ chooser: ['a', 'c', 'd'], source: sources(state), among: [everything, { zone: 'STACK' }] }).map(
      (choice) => ({ choice }),
    ),
  wouldTrigger: (state) =>
    crossed({ ability: sources(state), kind: Object.keys(triggerEventKind.values), involves: involved(state) }).map(
      ({ ability, kind, involves }) => ({ ability, event: { kind, involves } }),
    ),
  canActivate: (state) => crossed({ player: ['a', 'c', 'd'], object: ['bear', 'elk', 'echo', ...planeOf(state)] }),
  canAttach: () => crossed({ attachment: ['magic', 'sword'], to: entities }),
  affectedBy: (state) => crossed({ source: sources(state), among: [everything] }),
  legalTargets: (state) => crossed({ source: sources(state), among: [everything] }),
  informationFor: (state) =>
    crossed({ source: sources(state), among: [{}], regarding: [undefined, 'c', 'd', 'bear', 'elk'] }),
  preventionApplies: (state) =>
    crossed({
      ...{ source: sources(state), specifiesSource: [true, false], specifiesRecipient: [true, false] },
      ...{ dealing: ['elk', 'bear'], recipient: ['a', 'c', 'd', 'bear'] },
    }).map(({ dealing, recipient, ...effect }) => ({
      effect,
      damage: { source: dealing, recipient, amount: 3, combat: false },
    })),
  damageAfterRedirection: () =>
    crossed({
      ...{ recipient: ['a', 'c', 'bear'], controller: ['a', 'd'], amount: [0, 2, 9], to: ['b', 'd', 'e', 'ox'] },
    }).map(({ recipient, controller, amount, to }) => ({
      damage: { source: 'elk', recipient, amount: 4, combat: false },
      redirection: { source: { controller }, amount, to },
    })),
  departureOf: (state) =>
    [['a'], ['b'], ['c'], ['e'], ['a', 'b'], ['a', 'c', 'e']]
      .filter((players) => players.every((id) => state.playersById.get(id)?.inGame))
      .map((players) => ({ players })),
};

const planeOf = (state: GameState) => (state.objects.has('bant') ? ['bant'] : []);

const involved = (state: GameState) => [
  [],
  [{ entity: 'a' }],
  [{ entity: 'a' }, { entity: 'b' }],
  [{ entity: 'elk' }],
  [{ entity: 'ox', controllerBefore: 'c', controllerAfter: 'a' }],
  [{ entity: 'bird', controllerBefore: 'b' }],
  [{ entity: 'bird', controllerAfter: 'e' }],
  [{ entity: 'stake' }],
  planeOf(state).map((entity) => ({ entity })),
];

const answered = (state: GameState, name: string): string => {
  const question = catalogue.find((each) => each.name === name);
  const rows = (asked[name]?.(state) ?? []).map((given) => {
    const result = question?.ask(state, given);
    return `${JSON.stringify(given)}\n${answerTold(result?.ok ? result.value : result?.failure)}`;
  });
  return rows.join('\n');
};

const rulingsIn = (text: string): readonly string[] =>
  text.match(/^ *(?:- )?\d{3}\.\w+: .*$/gm)?.map((line) => line.trim()) ?? [];

/** The sentence of a ruling without its number and without those whom it names, so that each is read once. */
const sentenceOf = ({ playersById, objects }: GameState, ruling: string): string => {
  const name = `(?:${[...playersById.keys(), ...objects.keys()].join('|')})`;
  const names = new RegExp(`\\b${name}(?:,? (?:and |or )?${name})*\\b|\\d+ seats?`, 'g');
  return ruling.replace(/^\S+ /, '').replaceAll(names, '…');
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const states = new Map(Object.entries(tables).map(([name, description]) => [name, table(description)] as const));

/** A digest of all the answers, which nothing changes unseen. */
test.each([...states])('%s: what is answered', (_, state) => {
  const answers = Object.keys(asked).map((question) => [question, digest(answered(state, question))] as const);
  const left = ['a', 'b', 'c', 'e'].map((player) => {
    const told = describe(after(state, { playerLeaves: { player, reason: 'CONCEDES' } }));
    return [`the table that ${player} has left`, digest(JSON.stringify(told))] as const;
  });
  expect(Object.fromEntries([...answers, ...left])).toMatchSnapshot();
});

test('an example of each sentence', () => {
  const found = [...states.values()].flatMap((state) =>
    Object.keys(asked)
      .flatMap((question) => rulingsIn(answered(state, question)))
      .map((ruling) => [sentenceOf(state, ruling), ruling] as const),
  );
  expect([...new Map(found.toReversed()).values()].toSorted()).toMatchSnapshot();
});
