import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromXml } from 'xast-util-from-xml';
import { diagram } from '../../src/diagram/diagram.js';
import { textColorOf, hatchLines } from '../../src/diagram/drawing/drawing.js';
import { contrast, palettes, teamMark, type Surface } from '../../src/diagram/drawing/palette.js';
import { draw, pictureOf, type Picture } from '../../src/diagram/picture.js';
import { groundOf, type PlacedRow } from '../../src/diagram/drawing/pieces.js';
import { ringOf } from '../../src/diagram/ring.js';
import { truncate, readable, widthOf } from '../../src/diagram/drawing/text.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { diceOf, everyVariant, randomGame, randomTable } from '../domain/random-games.js';
import { combatsIn } from '../domain/combat-told.js';
import { after, creature, emperors, ring, thing, written } from '../domain/tables.js';
import { countingCalls } from '../calls.js';
import { randomCases } from '../random-cases.js';
import { chipsOf, isInside, overlapping, pointsOf, seatsOf, wordsOf } from './boxes.js';
import { crowd, hostileNames, ofEveryVariant } from './tables.js';
import { valueOf } from '../value-of.js';

type Nodes = ReturnType<typeof fromXml> | ReturnType<typeof fromXml>['children'][number];
type Element = Extract<Nodes, { type: 'element' }>;

const themes = ['LIGHT', 'DARK'] as const;
const tables: Readonly<Record<string, GameState>> = {
  ...Object.fromEntries([2, 3, 5, 6, 7, 8, 9, 20, 40, 41, 100].map((count) => [`${count} players`, crowd(count)])),
  ...ofEveryVariant,
  'hostile names': crowd(hostileNames.length, hostileNames),
  'hostile names, many': crowd(60, hostileNames),
};

const elementsOf = (node: Nodes): readonly Element[] =>
  'children' in node
    ? node.children.flatMap((child) => [...(child.type === 'element' ? [child] : []), ...elementsOf(child)])
    : [];
const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';

const read = (svg: string) => {
  const elements = elementsOf(fromXml(svg));
  const named = (name: string) => elements.filter((each) => each.name === name).map(textOf);
  return { elements, titles: named('title'), texts: named('text'), description: named('desc')[0] ?? '' };
};

/** Checks that nothing overlaps or sticks out and no arrow crosses a seat. */
const expectRoom = (picture: Picture): void => {
  const words = wordsOf(picture);
  const page = { x: 0, y: 0, width: 400, height: picture.height };
  expect([overlapping(seatsOf(picture)), overlapping(chipsOf(picture))]).toEqual([[], []]);
  expect(overlapping(words.map(([word]) => word))).toEqual([]);
  expect(words.filter(([word, outer]) => !isInside(word, outer))).toEqual([]);
  expect(seatsOf(picture).filter((seat) => !isInside(seat, page))).toEqual([]);
  const seats = seatsOf(picture);
  const crossed = picture.arrows.flatMap((arrow) =>
    pointsOf(arrow).flatMap((at) => seats.filter((seat) => isInside({ ...at, width: 0, height: 0 }, seat, -0.5))),
  );
  expect(crossed).toEqual([]);
};

/** Checks that it is XML, runs and loads nothing, and names every player in full. */
const expectSound = (state: GameState, svg: string): void => {
  const { elements, titles, description } = read(svg);
  const kinds = ['svg', 'title', 'desc', 'rect', 'path', 'g', 'text'];
  expect(new Set(elements.map(({ name }) => name))).toEqual(new Set(kinds));
  const attributes = elements.flatMap((each) => Object.entries(each.attributes));
  const isActive = ([name, value]: [string, unknown]) =>
    /^(on|href|style|xlink)/.test(name) || /url\(/.test(String(value));
  expect(attributes.filter(isActive)).toEqual([]);
  for (const { name } of state.players) {
    expect(titles.some((title) => title.startsWith(readable(name)))).toBe(true);
    expect(description).toContain(readable(name));
  }
};

describe('every picture', () => {
  test.each(Object.entries(tables))('%s', (_, state) => {
    const [first] = state.players;
    for (const rangeOf of [null, first?.id ?? null]) {
      const picture = pictureOf(state, rangeOf);
      expectRoom(picture);
      for (const theme of themes) expectSound(state, draw(picture, theme));
    }
  });

  test('of random tables and what happens at them', () => {
    const numbers = fc.array(fc.nat(1_000_000), { minLength: 100, maxLength: 200, size: 'max' });
    const property = fc.property(fc.constantFrom(...everyVariant), numbers, (variant, thrown) => {
      const dice = diceOf(thrown);
      const start = randomTable(variant, dice);
      const state = randomGame(start, dice, 20).at(-1)?.after ?? start;
      const picture = pictureOf(state, dice.below(2) ? (state.players[0]?.id ?? null) : null);
      expectRoom(picture);
      expectSound(state, draw(picture, 'LIGHT'));
    });
    fc.assert(property, { numRuns: randomCases(60) });
  });

  test('of 2000 players takes in proportion to one of 200', () => {
    const pictureFor = (players: number) => {
      const state = ring(Array.from({ length: players }, (_, seat) => `p${seat}`).join(' '), { range: 3 });
      return () => draw(pictureOf(state, 'p7'), 'LIGHT');
    };
    countingCalls((calls) => expect(calls(pictureFor(2_000))).toBeLessThan(15 * calls(pictureFor(200))));
  });
});

const inked = (picture: Picture, palette: (typeof palettes)['LIGHT']) => {
  const on = (surface: Surface, rows: readonly PlacedRow[]) =>
    rows.flatMap(({ pieces }) =>
      pieces.map((placed) => {
        const under = groundOf(placed.piece, surface);
        const paper = typeof under === 'string' ? palette.surfaces[under] : under.color;
        return [textColorOf(placed, surface, palette), paper] as const;
      }),
    );
  return [
    ...on('PAGE', [...picture.headline, ...picture.legend]),
    ...picture.layout.seats.flatMap(({ seat, rows, chips }) => [
      ...on(seat.surface, rows),
      ...chips.flatMap((chip) => on('CHIP', chip.rows)),
    ]),
  ];
};

test.each(themes)('colors, %s: all words stand out by 4.5 to 1, lines by 3 to 1', (theme) => {
  const palette = palettes[theme];
  for (const state of Object.values(tables)) {
    const pairs = inked(pictureOf(state, state.players[0]?.id ?? null), palette);
    expect(pairs.filter(([ink, paper]) => contrast(ink, paper) < 4.5)).toEqual([]);
  }
  const { surfaces, table, attack, inRange, line } = palette;
  for (const ground of [surfaces.PAGE, table]) expect(contrast(attack, ground)).toBeGreaterThanOrEqual(3);
  for (const stroke of [inRange, line]) expect(contrast(stroke, surfaces.PAGE)).toBeGreaterThanOrEqual(3);
});

test('colors, a team is told by its letter, and neighbors by the pattern as well as by the color', () => {
  const marks = Array.from({ length: 60 }, (_, index) => teamMark(index));
  expect(new Set(marks.map(({ letter }) => letter)).size).toBe(60);
  expect(marks[0]?.letter).toBe('A');
  expect(marks[27]?.letter).toBe('AB');
  expect(new Set(marks.slice(0, 49).map(({ color, dashes }) => `${color} ${dashes ?? ''}`)).size).toBe(49);
  expect(new Set(marks.slice(0, 7).map(({ dashes }) => dashes)).size).toBe(7);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

const shown = async (state: GameState, rangeOf: string | null = null) => {
  const drawn = valueOf(await diagram(state, { rangeOf, theme: 'LIGHT' }));
  return read(drawn);
};
const seatNamed = (state: GameState, rangeOf: string | null, id: string): readonly string[] => {
  const placed = pictureOf(state, rangeOf).layout.seats.find(({ seat }) => seat.player.id === id);
  const rows = [...(placed?.rows ?? []), ...(placed?.chips ?? []).flatMap((chip) => chip.rows)];
  return rows.flatMap(({ pieces }) => pieces.map(({ text, piece }) => [piece.icon, text].filter(Boolean).join(' ')));
};

const attacking = { activePlayers: ['ann'], step: 'DECLARE_ATTACKERS' } as const;

describe('what a picture shows', () => {
  test('801.2c: distances as the turn began, and as they will be where somebody has left since', async () => {
    const state = after(ring('ann bob cat dan eve', { range: 1 }), { playerLeaves: { player: 'bob' } });
    expect(seatNamed(state, 'ann', 'ann')).toContain('IN own seat');
    expect(seatNamed(state, 'ann', 'bob')).toEqual(['bob', 'OUT 1 seat', 'left this turn', 'seat still counts']);
    expect(seatNamed(state, 'ann', 'cat')).toEqual(['cat', 'OUT 2 seats', 'IN next turn: 1', 'LIFE 20']);
    expect(seatNamed(state, 'ann', 'eve')).toEqual(['eve', 'IN 1 seat', 'LIFE 20']);
    const { description } = await shown(state, 'ann');
    expect(description).toContain("ann's range of influence: 1 seat.");
    const later = 'from the next turn on 1 seat from ann, in range.';
    expect(description).toContain(`cat, 20 life, 2 seats from ann, out of range; ${later}`);
    expect(seatNamed(state, null, 'cat')).toEqual(['cat', 'LIFE 20']);
  });

  test('the range of one who has left, and an unlimited one', async () => {
    const state = after(ring('ann bob cat', { range: 1 }), { playerLeaves: { player: 'bob' } });
    expect((await shown(state, 'bob')).texts).toContain('bob has left the game: nobody is in range');
    expect(seatNamed(state, 'bob', 'ann')).toEqual(['ACTIVE', 'ann', 'OUT 1 seat', 'LIFE 20', 'turn']);
    expect((await shown(ring('ann bob'), 'ann')).texts).toContain("ann's range of influence: unlimited");
  });

  test('whose turn it is, of one who left, too (800.4j); extra turns', () => {
    const state = after(ring('ann bob cat'), { extraTurn: { player: 'cat' } }, { playerLeaves: { player: 'ann' } });
    expect(seatNamed(ring('ann bob'), null, 'ann')).toEqual(['ACTIVE', 'ann', 'LIFE 20', 'turn']);
    expect(seatNamed(state, null, 'ann')).toContain('turn continues');
    expect(seatNamed(state, null, 'cat')).toContain('extra turn');
  });

  test('turn markers, those whose turn has begun filled (807.4)', async () => {
    const state = ofEveryVariant.GRAND_MELEE;
    expect(seatNamed(state, null, 'p0')).toContain('marker 1');
    expect((await shown(state)).description).toMatch(/p0, 20 life, taking a turn, turn marker 1 \(/);
    expect((await shown(state)).description).toContain("p0's wolf attacks p1.");
  });

  test('teams: letter, name and shared life; roles', async () => {
    const heads = await shown(ofEveryVariant.TWO_HEADED_GIANT);
    expect(heads.texts).toEqual(expect.arrayContaining(['A', 'Team of the A', '30', '30 shared']));
    expect(seatNamed(emperors(), null, 'AE')).toContain('emperor');
  });

  test('permanents with what they are on, whose they are and what they attack', () => {
    const state = written(
      `attack multiple players | turn: 1, declare blockers | combat: bear > bob | blocks: wall > bear
ann*: bear 2/2 tapped; sword (Artifact — Equipment) on bear; siege (Battle — Siege) protected by cat
bob: wall 2/2; curse (Enchantment — Aura) on bear; spy 2/2 owned by cat | cat | stack: cat's bolt (Instant)`,
    );
    expect(seatNamed(state, null, 'ann').slice(4)).toEqual([
      ...['ATTACKS', 'TAPPED', 'bear 2/2', 'attacks bob', 'sword', 'siege', 'protected by cat'],
    ]);
    expect(seatNamed(state, null, 'bob').slice(2)).toEqual([
      ...['BLOCKS', 'wall 2/2', 'blocks bear', 'curse', 'on bear', 'spy 2/2', 'owned by cat', 'control unclear'],
    ]);
    expect(seatNamed(state, null, 'cat')).toEqual(['cat', 'LIFE 20']);
    expect(pictureOf(state, null).arrows.map(({ title }) => title)).toEqual(['ann attacks bob: 1 creature']);
  });

  test('permanents of which something is not used', () => {
    const oracle_text = "Tide Caller can't attack unless it rains.";
    const cardData = { name: 'Tide Caller', type_line: 'Creature — Elf', oracle_text };
    const state = ring('ann bob', { objects: [{ id: 'caller', owner: 'ann', cardData }, creature('bear', 'ann')] });
    expect(seatNamed(state, null, 'ann')).toEqual(expect.arrayContaining(['Tide Caller', 'part not used', 'bear 2/2']));
    expect(seatNamed(state, null, 'ann').filter((each) => each === 'part not used')).toHaveLength(1);
  });

  const goad = (target: string, more: object = {}) => ({ kind: 'GOADED' as const, target, ...more });
  const endOfTurn = { end: 'END_OF_TURN' } as const;
  const happened = () =>
    ring('ann bob cat', {
      objects: [
        creature('bear', 'ann', { attackRules: [goad('bob'), goad('cat', { until: endOfTurn })] }),
        creature('ox', 'ann', { controlEffects: [{ givesControlTo: 'bob', until: endOfTurn }] }),
        creature('elk', 'cat', { controlEffects: [{ givesControlTo: 'bob', source: 'shackles' }] }),
        thing('shackles', 'Artifact', 'bob'),
      ],
      effects: [
        { on: ['elk'], keywords: ['Flying'], losesKeywords: ['Reach'], until: { end: 'NEXT_TURN', player: 'cat' } },
        { on: ['elk'], blockRules: [{ kind: 'CANT_BLOCK' }], until: { end: 'NEXT_TURN', player: 'cat' } },
        { on: ['elk'], losesAllAbilities: true, from: 'shackles', until: { end: 'SOURCE_LEAVES' } },
        { creatures: { name: 'bear' }, attackRules: [goad('bob')] },
      ],
    });

  test('701.15a, 611.2: goads, effects and changes of control, and when they end where that is not usual', () => {
    const bear = ['bear 2/2', 'goaded by bob', 'goaded by bob', 'goaded by cat', 'UNTIL end of turn'];
    expect(seatNamed(happened(), null, 'ann').slice(4)).toEqual(bear);
    expect(seatNamed(happened(), null, 'bob').slice(2)).toEqual([
      ...['ox 2/2', 'owned by ann', 'controlled by bob', 'UNTIL end of turn', 'elk 2/2', 'owned by cat'],
      ...['through shackles', 'no reach, has flying', "can't block", "UNTIL cat's next turn", 'and 1 more', 'shackles'],
    ]);
  });

  test('701.15a, 611.2: the same in words for screen readers, each with its end', async () => {
    const { titles } = await shown(happened());
    expect(titles).toContain(
      "bear; Creature — Bear; goaded by bob until bob's next turn; goaded by cat until end of turn; goaded by bob until bob's next turn",
    );
    const flying = "no reach, has flying until cat's next turn; can't block until cat's next turn";
    const lost = 'no abilities as long as shackles stays';
    expect(titles).toContain(`elk; Creature — Bear; owned by cat; through shackles; ${flying}; ${lost}`);
  });

  test('cards of which nobody tells what they are, hatched', async () => {
    const objects = [thing('Moat', '', 'ann'), thing('Forest', 'Land', 'ann')];
    const state = ring('ann bob', { objects });
    expect(seatNamed(state, null, 'ann').slice(4)).toEqual(['Moat', 'unknown card', 'Forest']);
    const { elements, titles } = await shown(state);
    expect(elements.filter(({ attributes }) => attributes['stroke-opacity'] === '0.5')).toHaveLength(1);
    expect(titles.find((title) => title.startsWith('Moat'))).toContain('unknown card');
    const [hatched] = pictureOf(state, null).layout.seats.flatMap(({ chips }) => chips);
    const { x = 0, y = 0, width = 0, height = 0 } = hatched?.box ?? {};
    const lines = hatchLines({ x, y, width, height }, '#000000').xml.match(/[ML][\d.]+ [\d.]+/g) ?? [];
    expect(lines.length).toBeGreaterThan(20);
    const points = lines.map((each) => each.slice(1).split(' ').map(Number));
    const isOutside = ([left = 0, top = 0]: readonly number[]) =>
      left < x - 0.01 || left > x + width + 0.01 || top < y - 0.01 || top > y + height + 0.01;
    expect(points.filter(isOutside)).toEqual([]);
  });

  test('of many permanents those in combat first, and how many more; of many players only how many', () => {
    const objects = Array.from({ length: 30 }, (_, index) => creature(`x${index}`, 'ann'));
    const state = ring('ann bob cat', { objects, combats: combatsIn('x29 > bob'), turn: attacking });
    const chips = seatNamed(state, null, 'ann').slice(4);
    expect(chips.slice(0, 4)).toEqual(['ATTACKS', 'x29 2/2', 'attacks bob', 'x0 2/2']);
    expect(chips.at(-1)).toBe('+17 more');
    const many = seatNamed(crowd(100), null, 'p0');
    expect(many).toEqual(['ACTIVE', 'Player 1', 'LIFE 0', 'turn', 'PERMANENTS 6', 'ATTACKS 2']);
  });

  test('attackers that have no row of their own share an arrow', () => {
    const attackers = Array.from({ length: 20 }, (_, index) => `x${index}`);
    const combats = combatsIn(attackers.map((attacker) => `${attacker} > bob`).join(', '));
    const objects = attackers.map((attacker) => creature(attacker, 'ann'));
    const state = ring('ann bob', { objects, combats, turn: attacking });
    const titles = pictureOf(state, null).arrows.map(({ title }) => title);
    expect(titles).toHaveLength(14);
    expect(titles.at(-1)).toBe('ann attacks bob: 7 creatures');
  });

  test('506.4c: a creature that no longer attacks anything has no arrow, and the description says so', async () => {
    const state = after(crowd(4), { objectMoves: { object: 'jace1', zone: 'GRAVEYARD' } });
    expect(pictureOf(state, null).arrows).toHaveLength(1);
    expect(seatNamed(state, null, 'p0')).toContain('attacks nobody now');
    expect((await shown(state)).description).toMatch(/Player 1's .+ no longer attacks anything\.$/);
  });

  test('permanents attached to each other in a cycle are drawn', () => {
    const state = written('ann: one (Enchantment — Aura) on two; two (Enchantment — Aura) on one | bob');
    expect(seatNamed(state, null, 'ann').slice(4)).toEqual(['one', 'on two', 'two', 'on one']);
  });
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 100])(
  'seats around the table, %i of them, clockwise from the bottom center',
  (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    const { top, bottom, left, right } = ringOf(seats);
    const clockwise = [...bottom].reverse().concat([...left].reverse(), top, right);
    const start = clockwise.indexOf(0);
    expect([...clockwise.slice(start), ...clockwise.slice(0, start)]).toEqual(seats);
    expect(Math.abs(left.length - right.length)).toBe(0);
    expect(Math.floor(bottom.length / 2)).toBe(bottom.indexOf(0));
  },
);

describe('words', () => {
  const style = { size: 10 };

  test('are cut between characters where they do not fit', () => {
    expect(truncate('Ann', 100, style)).toBe('Ann');
    const cut = truncate('👩‍👩‍👧‍👦'.repeat(20), 60, style);
    expect(cut).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
    expect(widthOf(cut, style)).toBeLessThanOrEqual(60);
    expect(truncate('W'.repeat(5_000), 50, style)).toMatch(/^W{3,5}…$/);
    expect(truncate('Ann', 1, style)).toBe('…');
  });

  test('keep their ending where there is room for it', () => {
    expect(truncate('Ann 2/2', 100, style, ' 2/2')).toBe('Ann 2/2');
    const cut = truncate(`${'W'.repeat(500)} 2/2`, 70, style, ' 2/2');
    expect(cut).toMatch(/^W+… 2\/2$/);
    expect(widthOf(cut, style)).toBeLessThanOrEqual(70);
    expect(truncate('Ann 2/2', 12, style, ' 2/2')).toBe('…');
  });

  test('are cleaned to one line, without characters invalid in XML or bidirectional overrides', () => {
    expect([readable(' a\n\t b\u0000c '), readable('\u202eab\u202c')]).toEqual(['a b c', 'ab']);
    expect([readable('\ud800a\uffff'), readable(' \n')]).toEqual(['\ufffda\ufffd', '–']);
    expect([readable('1\ufe0f\u20e3'), readable(`e${'\u0301'.repeat(9)}`)]).toEqual(['1\ufe0f\u20e3', 'é\u0301']);
    expect(readable('👩‍👩‍👧‍👦')).toBe('👩‍👩‍👧‍👦');
  });
});
