import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { textOf } from '../../../src/domain/notation/text-of.js';
import { describe as tell } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import type { Chosen } from '../../../src/domain/state/chosen.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { warningsOf } from '../../../src/domain/warnings.js';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { cardSentencesOf } from '../../../src/domain/cards/database/card-sentences.js';
import { asked, rowsIn } from '../combat-asked.js';
import { after, creature, ring, written, type ObjectDescription } from '../tables.js';

const law = (oracle_text: string, chosen?: Chosen): ObjectDescription => ({
  ...{ id: 'Law', owner: 'Ann', cardData: { name: 'Law', type_line: 'Enchantment', oracle_text } },
  ...(chosen && { chosen }),
});
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cat Dan', { objects });
const red = creature('red', 'Bob', { colors: ['RED'], typeLine: 'Creature — Goblin' });
const blue = creature('blue', 'Bob', { colors: ['BLUE'], typeLine: 'Creature — Elf' });

/** Who attacks whom, and whether that is doubted: "red Ann Cat, blue?". */
const attacks = (state: GameState, player = 'Bob'): string =>
  rowsIn(asked.targets(state, player))
    .map(({ attacker, included, because }) =>
      [attacker.id + (because[0]?.doubt ? '?' : ''), ...included.map(({ id }) => id)].join(' '),
    )
    .join(', ');

const byColor = "Creatures of the chosen color can't attack you.";

describe('a warning says which choice is not told', () => {
  test.each([
    [byColor, {}, 'its chosen color is not given: give it as chosen.color.'],
    [byColor, { type: 'Elf' }, 'its chosen color is not given: give it as chosen.color.'],
    ['You have protection from the chosen card type.', {}, 'give it as chosen.type.'],
    [
      'Each player may attack only the nearest opponent in the last chosen direction.',
      {},
      'give it as chosen.direction.',
    ],
    ['Creatures may now and then not attack.', {}, 'was not understood'],
  ])('%s', (text, chosen, said) => {
    expect(warningsOf(at(law(text, chosen))).map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
  });
});

describe('what was chosen is read in its place', () => {
  const everybody = 'Ann Cat Dan';
  const doubted = `red? ${everybody}, blue? ${everybody}`;
  const goblins = "Creatures your opponents control of the chosen type can't attack you.";
  const nearest = (direction: string) =>
    `Each player may attack only the nearest opponent in ${direction} and planeswalkers controlled by that opponent.`;

  test.each<readonly [string, Chosen | undefined, string]>([
    [byColor, { color: 'RED' }, `red Cat Dan, blue ${everybody}`],
    [byColor, undefined, doubted],
    [byColor, { type: 'Goblin' }, doubted],
    ["Creatures of the chosen type can't attack.", { type: 'elf' }, `red ${everybody}, blue`],
    [goblins, { type: 'Goblin' }, `red Cat Dan, blue ${everybody}`],
    ["Creatures can't attack the chosen player.", { player: 'Cat' }, 'red Ann Dan, blue Ann Dan'],
    ["Creatures the chosen player controls can't attack.", { player: 'Bob' }, 'red, blue'],
    ["Creatures the chosen player controls can't attack.", { player: 'Cat' }, `red ${everybody}, blue ${everybody}`],
    [nearest('the last chosen direction'), { direction: 'LEFT' }, 'red Cat, blue Cat'],
    [nearest('the chosen direction'), { direction: 'RIGHT' }, 'red Ann, blue Ann'],
    [nearest('the chosen direction'), undefined, doubted],
  ])('%s %j', (text, chosen, expected) => expect(attacks(at(law(text, chosen), red, blue))).toBe(expected));

  test('planeswalkers of the nearest opponent may be attacked, battles and other planeswalkers may not', () => {
    const walkers = ['Cat', 'Dan'].map((owner) => ({ id: `of${owner}`, owner, typeLine: 'Planeswalker' }));
    const siege = { id: 'siege', owner: 'Bob', protector: 'Cat', typeLine: 'Battle — Siege' };
    const toTheLeft = law(nearest('the chosen direction'), { direction: 'LEFT' });
    expect(attacks(at(toTheLeft, red, ...walkers, siege))).toBe('red Cat ofCat');
  });

  test.each<readonly [number | undefined, string]>([
    [undefined, 'red Dan'],
    [1, 'red'],
  ])('801.11: with range %s the nearest opponent is the nearest of those whom the card sees', (range, expected) => {
    const toTheLeft = law(nearest('the chosen direction'), { direction: 'LEFT' });
    const state = ring('Ann Cat Dan Eve Fay', {
      objects: [toTheLeft, { ...red, id: 'red', owner: 'Cat' }],
      ...(range && { range }),
    });
    expect(attacks(state, 'Cat')).toBe(expected);
  });

  const alsoChosen = 'Creatures you control are the chosen type in addition to their other types.';
  const eachChosen = 'Each creature you control is the chosen type in addition to its other types.';
  const apes = 'Creatures you control of the chosen color are Apes in addition to their other types.';

  test.each<readonly [string, Chosen, string]>([
    [eachChosen, { type: 'Elf' }, 'Creature — Bear Elf'],
    [alsoChosen, { type: 'Goblin' }, 'Creature — Bear Goblin'],
    ['Other creatures you control of the chosen type have haste.', { type: 'Bear' }, 'Haste'],
    ['Creatures you control have protection from the chosen color.', { color: 'WHITE' }, 'Protection from white'],
    [apes, { color: 'GREEN' }, 'Creature — Bear Ape'],
    [
      'You and creatures you control have protection from the chosen card type.',
      { type: 'sorcery' },
      'Protection from sorceries',
    ],
  ])('%s %j', (text, chosen, expected) => {
    const state = withStaticAbilities(at(law(text, chosen), creature('it', 'Ann', { colors: ['GREEN'] })));
    const { typeLine, keywords } = objectOf(state, 'it');
    expect([typeLine, ...keywords].map((each) => each.toLowerCase())).toContain(expected.toLowerCase());
  });

  test('its sentences are told as the card has them', () => {
    const table = at(law(byColor, { color: 'RED' }));
    expect(cardSentencesOf(table, objectOf(table, 'Law'))).toMatchObject([{ text: byColor, reading: 'READ' }]);
  });
});

describe('what was chosen is told', () => {
  const choices: readonly Chosen[] = [{ color: 'RED' }, { type: 'Goblin' }, { player: 'Bob' }, { direction: 'RIGHT' }];

  test.each(choices)('in descriptions and in the notation: %j', (chosen) => {
    const table = at(law(byColor, chosen));
    expect(tell(table).objects).toMatchObject([{ chosen }]);
    expect(tell(written(textOf(table).text ?? '')).objects).toMatchObject([{ chosen }]);
  });

  test('anew by an event, and no more once it is another object (400.7)', () => {
    const table = at(law(byColor, { color: 'BLUE' }), red, blue);
    const changed = after(table, { objectChanges: { object: 'Law', chosen: { color: 'RED' } } });
    const [before, now] = ['red Ann Cat Dan, blue Cat Dan', 'red Cat Dan, blue Ann Cat Dan'];
    expect([attacks(table), attacks(changed)]).toEqual([before, now]);
    const moves = (['HAND', 'BATTLEFIELD'] as const).map((zone) => ({ objectMoves: { object: 'Law', zone } }));
    expect(objectOf(after(table, ...moves), 'Law').chosen).toBeUndefined();
  });

  test.each([
    [{ color: 'PINK' }, ['objects', 0, 'chosen', 'color']],
    [{ player: 'Eve' }, ['objects', 0, 'chosen', 'player']],
    [{ type: 'Gobln' }, ['objects', 0, 'chosen', 'type']],
    [{ type: 'Elf or Goblin' }, ['objects', 0, 'chosen', 'type']],
    [{ direction: 'UP' }, ['objects', 0, 'chosen', 'direction']],
  ])('a choice that is none is refused: %j', (chosen, path) => {
    const read = readDescription({ players: [{ id: 'Ann' }, { id: 'Bob' }], objects: [{ ...law(byColor), chosen }] });
    expect(read).toMatchObject({ failure: { problems: [{ path }] } });
    const event = takePlace(at(law(byColor)), [{ objectChanges: { object: 'Law', chosen } }], { force: true });
    const problem = { path: ['events', 0, 'objectChanges', ...path.slice(2)] };
    expect(event).toMatchObject({ failure: { problems: [problem] } });
  });

  test('two choices in the notation are an error', () =>
    expect(() => written('Ann: Law chosen color red chosen type Goblin (Enchantment)\nBob')).toThrow('given twice'));
});

test('protection from the chosen player keeps the creatures of that player from blocking (702.16k)', () => {
  const card = { name: 'Nemesis', type_line: 'Creature — Merfolk', power: '3', toughness: '1' };
  const nemesis = (chosen?: Chosen): ObjectDescription => ({
    ...{ id: 'Nemesis', owner: 'Ann', cardData: { ...card, oracle_text: 'Protection from the chosen player' } },
    ...(chosen && { chosen }),
  });
  const block = (chosen?: Chosen): string =>
    JSON.stringify(asked.blocks(at(nemesis(chosen), red), 'Bob', 'Nemesis > Bob', 'red > Nemesis'));
  expect(block({ player: 'Bob' })).toContain('protection from the chosen player, and Bob controls red');
  expect(block({ player: 'Cat' })).toContain('"legal":true');
  expect(block({ player: 'Cat' })).not.toContain('"doubt"');
  expect(block()).toContain('Protection from the chosen player');
  expect(block()).toContain('"doubt"');
});
