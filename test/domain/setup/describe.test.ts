import { describe as suite, expect, test } from '@jest/globals';
import { describe } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { table, type Description, type ObjectDescription, type PlayerDescription } from '../tables.js';

type Every<Told> = { readonly [Field in keyof Required<Told>]: Partial<Told> };

const card = { name: 'Ash', type_line: 'Creature — Elf', oracle_text: 'Flying' };
const spell = { zone: 'STACK', typeLine: 'Instant' } as const;

/** An object for each field that tells something by it: a field that is missing here does not compile. */
const objects: Every<ObjectDescription> = {
  id: {},
  name: { name: 'Ash' },
  typeLine: { typeLine: 'Artifact' },
  cardData: { cardData: card },
  face: { cardData: { name: 'Ash // Elm', card_faces: [card, { ...card, name: 'Elm' }] }, face: 1 },
  owner: { owner: 'Bob' },
  controller: { controller: 'Bob', control: 'ENTERED_UNDER' },
  control: { controller: 'Bob', control: 'ENTERED_UNDER' },
  zone: { zone: 'HAND' },
  token: { token: true },
  card: { card: false, ...spell },
  colors: { colors: ['RED'] },
  keywords: { keywords: ['Flying'] },
  losesAllAbilities: { cardData: card, losesAllAbilities: true },
  power: { power: 3 },
  toughness: { toughness: 4 },
  counters: { counters: { oil: 2 } },
  chosen: { chosen: { color: 'RED' } },
  enchants: { typeLine: 'Enchantment — Aura', enchants: { types: ['Creature'] } },
  attackRules: { attackRules: [{ kind: 'CANT_ATTACK' }] },
  blockRules: { blockRules: [{ kind: 'CANT_BLOCK' }] },
  tapped: { tapped: true },
  controlledSinceTurnBegan: { controlledSinceTurnBegan: false },
  attachedTo: { typeLine: 'Artifact — Equipment', attachedTo: 'other' },
  protector: { typeLine: 'Battle — Siege', protector: 'Bob' },
  timestamp: { timestamp: 7 },
  controlEffects: { controlEffects: [{ givesControlTo: 'Bob', timestamp: 3 }] },
  exiledUntil: { zone: 'EXILE', exiledUntil: 'other' },
  returnedByTriggerOf: { zone: 'EXILE', returnedByTriggerOf: 'other' },
  stack: { stack: 1, ...spell },
  commander: { commander: true },
  phasedOut: { phasedOut: true },
  phasedOutUnder: { phasedOut: true, phasedOutUnder: 'Bob' },
  madeUp: { name: 'Nobody', madeUp: true },
  faceDown: { faceDown: true },
};

/** The same for players. */
const players: Every<PlayerDescription> = {
  id: {},
  name: { name: 'Anna' },
  team: { team: 'red' },
  role: { team: 'red', role: 'EMPEROR' },
  rangeOfInfluence: { rangeOfInfluence: 2 },
  life: { life: 13 },
  poison: { poison: 2 },
  inGame: { inGame: false },
  leftThisTurn: { inGame: false, leftThisTurn: true },
  drew: { inGame: false, drew: true },
  cantLose: { cantLose: true },
  cantWin: { cantWin: true },
  monarch: { monarch: true },
  initiative: { initiative: true },
  commanderDamage: { commanderDamage: [{ commander: 'thing', amount: 3 }] },
};

const others: readonly PlayerDescription[] = [{ id: 'Bob' }, { id: 'Cat' }, { id: 'Dan' }];
const around = (object: Partial<ObjectDescription>, player: Partial<PlayerDescription> = {}): Description => ({
  ...(object.stack && { variant: 'GRAND_MELEE' }),
  ...(player.team && { teams: [{ id: 'red' }, { id: 'blue' }], variant: 'TEAM_VS_TEAM' }),
  players: [
    { id: 'Ann', ...player },
    ...others.map((each, seat) => ({ ...each, ...(player.team && { team: seat ? 'blue' : 'red' }) })),
  ],
  objects: [
    { id: 'other', owner: 'Cat', typeLine: 'Creature' },
    { id: 'thing', owner: 'Cat', ...(!object.cardData && { typeLine: 'Creature' }), ...object },
  ],
});

const told = (given: Description): Description => {
  const described = describe(table(given));
  const again = readDescription(described);
  expect(again.ok && describe(again.value)).toEqual(described);
  return described;
};

suite('what is told of a table is told again', () => {
  test.each(Object.entries(objects))('%s of an object', (field, given) => {
    const object = told(around(given)).objects?.find(({ id }) => id === 'thing');
    const expected = field in given ? { [field]: given[field as keyof ObjectDescription] } : { id: 'thing' };
    expect(object).toMatchObject(expected);
  });

  test.each(Object.entries(players))('%s of a player', (field, given) => {
    const [player] = told(around({}, given)).players;
    expect(player).toMatchObject(field in given ? { [field]: given[field as keyof PlayerDescription] } : { id: 'Ann' });
  });
});
