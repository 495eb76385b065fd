import { describe, expect, test } from '@jest/globals';
import type { Ruling } from '../../../src/domain/answer.js';
import { catalogue, type QuestionName } from '../../../src/questions/catalogue/catalogue.js';
import { attacksIn, blocksIn } from '../combat-told.js';
import { createReader } from '../laws.js';

type Answered = Readonly<{ because: readonly Ruling[]; excluded?: readonly { readonly because: readonly Ruling[] }[] }>;

const read = createReader({}, 'attackRules', 'A');
const ask = (text: string, name: QuestionName, given: unknown): readonly Answered[] => {
  const asked = catalogue.find((question) => question.name === name)?.ask(read(text).state, given);
  if (!asked?.ok) throw new Error(JSON.stringify(asked));
  return [asked.value as Answered | readonly Answered[]].flat();
};

/** Whether the deciding ruling of an answer at a table carries a doubt, for each row of a list. */
const doubted = (text: string, name: QuestionName, given: unknown): boolean[] =>
  ask(text, name, given).map(({ because: [first, ...others] }) => {
    expect(others.filter(({ doubt }) => doubt?.includes('not used'))).toEqual([]);
    return first?.doubt !== undefined;
  });
const attacks = (text: string, declared: string): boolean[] =>
  doubted(text, 'checkAttack', { player: 'A', attacks: attacksIn(declared) });
const legal = (text: string, name: QuestionName, given: unknown): boolean[] =>
  ask(text, name, given).map((answer) => 'legal' in answer && answer.legal === true);
const attackRows = (text: string): boolean[] => doubted(text, 'legalAttackTargets', { player: 'A' });
/** The same of blocks by whoever is attacked first. */
const blocks = (text: string, against: string, declared: string, player = against.slice(-1)): boolean[] =>
  doubted(text, 'checkBlocks', { player, attacks: attacksIn(against), blocks: blocksIn(declared) });
const blockRows = (text: string, against: string): boolean[] =>
  doubted(text, 'legalBlocks', { player: against.slice(-1), attacks: attacksIn(against) });

test('a text that is not told makes a doubt on all that combat it may bear on, within its range', () => {
  const told = (range: string) => `${range}A: ox 2/2 | B: elk 2/2 | C: Propaganda "p" (Enchantment) | D | E`;
  const all = (text: string) => [attacks(text, 'ox > B'), attackRows(text), blocks(text, 'ox > B', 'elk > ox')].flat();
  expect(all(told(''))).toEqual([true, true, true]);
  expect(all(told('range 1 | '))).toEqual([false, false, true]);
  expect(all(told('').replace(' (Enchantment)', ' (Enchantment) {}'))).toEqual([false, false, false]);
});

test('a sentence on who controls its host that is not understood makes a doubt on whose creature that is', () => {
  const told = (words: string) =>
    `A: elk 2/2 | B: ox 2/2 | C: crown (Enchantment — Aura) {${words} controls enchanted creature.} on ox`;
  expect(attacks(told('The oldest player'), 'ox > C')).toEqual([true]);
  expect(blocks(told('The oldest player'), 'elk > C', 'ox > elk')).toEqual([true]);
  expect(attacks(told('As long as somebody is old, another player'), 'ox > C')).toEqual([true]);
  expect(attacks(told('The oldest player').replace('on ox', 'on elk'), 'ox > C')).toEqual([false]);
});

test('a monarch who is asked for and not told makes a doubt', () => {
  const text = "A: ox 2/2 {This creature can't be blocked by creatures the monarch controls.} | B: elk 2/2 | C";
  const told = (who: string) => text.replace('B:', `B ${who}:`);
  const declared = { player: 'B', attacks: attacksIn('ox > B'), blocks: blocksIn('elk > ox') };
  expect(blockRows(text, 'ox > B')).toEqual([true]);
  expect(blockRows(told('not monarch'), 'ox > B')).toEqual([false]);
  expect(['not monarch', 'monarch'].map((who) => legal(told(who), 'checkBlocks', declared))).toEqual([[true], [false]]);
});

test('a mana value that is asked for and not told makes a doubt', () => {
  const told = (blocker: string) =>
    `A: ox 2/2; law (Enchantment) {Your opponents can't block with creatures with even mana values.} | B: ${blocker} | C`;
  expect(blockRows(told('elk 2/2; cub 1/1 token'), 'ox > B')).toEqual([true, false]);
  expect(blocks(told('elk 2/2'), 'ox > B', 'elk > ox')).toEqual([true]);
  expect(blocks(told('elk 2/2 token'), 'ox > B', '')).toEqual([false]);
});

test.each([
  ['defending player controls', 'elk', true],
  ['defending player controls', 'ox', false],
  ['you control', 'elk', false],
  ['you control', 'ox', true],
  ['an opponent controls', 'elk', true],
  ['an opponent controls', 'ox', false],
  ['you control more creatures than', 'elk', true],
])('what is not told of a creature makes a doubt where it may count: %s, %s', (who, untold, expected) => {
  const of = (id: string) => `${id} 2/2${id === untold ? '' : ' token'}`;
  const condition = who.endsWith('than')
    ? 'you control more creatures with mana value 3 or greater than defending player'
    : `${who} a creature with mana value 3 or greater`;
  const cub = `cub 1/1 token {This creature can't attack unless ${condition}.}`;
  expect(attacks(`A: ${cub}; ${of('ox')} | B: ${of('elk')} | C`, 'cub > B')).toEqual([expected]);
});

describe('A keyword that is not used makes a doubt where it may bear on the answer', () => {
  test.each([
    ['unknown: it may be defender', 'keyword `Fliyng`', true],
    ['unknown and summoning sick: it may be haste', 'keyword `Fliyng` summoning sick', true],
    ['unknown, summoning sick and tapped', 'keyword `Fliyng` summoning sick tapped', false],
    ['unknown and tapped', 'keyword `Fliyng` tapped', false],
    ['unknown and a defender', 'keyword `Fliyng` defender', false],
    ['protection from nothing told', 'keyword `Protection`', false],
    ['unleash', 'keyword `Unleash`', false],
    ['all known', 'flying keyword `Ward {2}`', false],
  ])('attacking, %s: %s', (_, words, expected) => {
    const text = `A: ox 2/2 ${words}; cub 2/2 | B | C`;
    expect(attackRows(text)).toEqual([expected, false]);
    expect([attacks(text, 'ox > B'), attacks(text, 'cub > B')]).toEqual([[expected], [false]]);
  });

  test.each([
    ['of an attacker, unknown', 'keyword `Fliyng`', '', true],
    ['of an attacker, protection from nothing told', 'keyword `Protection`', '', true],
    ['of an attacker, when the blocker is tapped', 'keyword `Protection`', 'tapped', false],
    ['of an attacker that flies', 'flying keyword `Landwalk`', '', false],
    ['of a blocker, unknown', '', 'keyword `Fliyng`', true],
    ['of a blocker, unknown: it may be reach', 'flying', 'keyword `Fliyng`', true],
    ['of a blocker, unknown: no keyword helps', 'fear', 'keyword `Fliyng`', false],
    ['of a blocker that lacks two abilities', 'flying fear', 'keyword `Fliyng`', false],
    ['of an attacker that lets nothing without it block', 'shadow keyword `Fliyng`', '', true],
    ['of a blocker, unleash', '', 'keyword `Unleash`', true],
    ['of a blocker, protection from nothing told', '', 'keyword `Protection`', false],
    ['of a blocker with decayed', '', 'keyword `Decayed` keyword `Fliyng`', false],
    ['of a blocker with shadow', 'keyword `Fliyng`', 'shadow', true],
    ['of nobody', 'flying', 'reach', false],
  ])('blocking, %s: %s', (_, attacker, blocker, expected) => {
    const text = `A: ox 2/2 ${attacker} | B: cub 2/2 ${blocker} | C`;
    expect([blocks(text, 'ox > B', 'cub > ox'), blocks(text, 'ox > B', '')]).toEqual([[expected], [false]]);
    expect(blockRows(text, 'ox > B')).toEqual([expected]);
  });

  test.each([
    ['an attack that is required of such a creature', 'keyword `Fliyng` attacks if able', '', true],
    ['what is told as a keyword and would require an attack', 'keyword `Goaded`', '', true],
    ['a band whose banding may be missing', 'keyword `Bands with other Bears`', 'ox > B in 1, cub > B in 1', true],
    [
      'an attack that is required of a creature with impending',
      'keyword `Impending 4—{2}{W}` attacks if able',
      '',
      true,
    ],
    ['of a creature told to be goaded', 'keyword `Goaded` attacks if able', '', true],
    ['but not of one with unleash', 'keyword `Unleash` attacks if able', '', false],
    ['nor of one with flying', 'flying attacks if able', '', false],
  ])('%s', (_, words, declared, expected) => {
    const cub = words.includes('Bands') ? '; cub 2/2' : '';
    expect(attacks(`A: ox 2/2 ${words}${cub} | B | C`, declared)).toEqual([expected]);
  });

  test('but not where another rule forbids the declaration all the same', () =>
    expect(attacks('A: ox 2/2 keyword `Fliyng`; cub 2/2 tapped | B | C', 'ox > B, cub > B')).toEqual([false]));

  test('and one violation that may be void does not hide one that is not', () => {
    const text = 'A: ox 2/2 keyword `Fliyng` summoning sick; cub 2/2 tapped | B | C';
    expect([attacks(text, 'ox > B'), attacks(text, 'ox > B, cub > B')]).toEqual([[true], [false]]);
  });

  test('but not one of an object that only has a rule about it', () => {
    const text = 'A: ox 2/2 | B: inn 2/2 keyword `Fliyng` | C | law inn: CANT_ATTACK of all target B pays {2}';
    expect(attacks(text, 'ox > B')).toEqual([false]);
  });

  test.each([
    ['unleash, it may not block', 'keyword `Unleash`', '', true],
    ['protection from nothing told, nobody may block it', '', 'keyword `Protection`', true],
    ['all known', 'reach', 'menace', false],
  ])('a block that is required, %s: %s', (_, blocker, attacker, expected) => {
    const ox = `ox 2/2 ${attacker} must be blocked if able`;
    expect(blocks(`A: ${ox} | B: cub 2/2 ${blocker} blocks if able; elk 2/2 | C`, 'ox > B', '')).toEqual([expected]);
  });

  test('in words: one, or several at once', () => {
    const said = (words: string) =>
      ask(`A: ox 2/2 ${words} | B | C`, 'checkAttack', { player: 'A', attacks: attacksIn('ox > B') })[0]?.because[0]
        ?.doubt;
    expect(said('keyword `Fliyng`')).toBe('"Fliyng" of ox is not used, but could change the answer.');
    expect(said('keyword `Fliyng` keyword `Hatse`')).toBe(
      '"Fliyng" of ox and "Hatse" of ox are not used, but could change the answer.',
    );
  });

  test('what is told as a keyword of a creature that does not block', () =>
    expect(blocks('A: ox 2/2 | B: cub 2/2 keyword `Goaded` | C', 'ox > B', '')).toEqual([true]));

  test('on what may not be blocked, and why', () => {
    const against = { player: 'B', attacks: attacksIn('bird > B, ox > B') };
    const because = [{ rule: { key: '702.9b' }, doubt: expect.stringContaining('Fliyng') }];
    expect(ask('A: bird 2/2 flying; ox 2/2 | B: cub 2/2 keyword `Fliyng`', 'legalBlocks', against)).toMatchObject([
      { included: [{ id: 'ox' }], excluded: [{ entity: { id: 'bird' }, because }] },
    ]);
  });
});

describe('A sentence that is not read makes a doubt where it may bear on the answer', () => {
  /** The card of a bear with that text. */
  const card = (name: string, text: string, words = '') => `${name} 2/2 ${words} (Creature — Bear) {${text}}`;
  const ox = (text: string, words?: string) => card('Ox "ox"', text, words);

  test.each([
    ['Ox attacks with gusto.', true, false],
    ['Ox blocks with gusto.', false, true],
    ['Ox does what it likes.', true, true],
    ['Ox is happy. Ox blocks with gusto.', true, true],
  ])('%s', (told, ofAttack, ofBlock) => {
    const text = `A: ${ox(told)} | B: cub 2/2 | C`;
    expect([attacks(text, 'ox > B'), blocks(text, 'ox > B', 'cub > ox')]).toEqual([[ofAttack], [ofBlock]]);
  });

  test.each([
    ["As long as you have the city's blessing, Ox has haste.", true, false],
    ["As long as you have the city's blessing, creatures you control have haste.", true, false],
    ["As long as you have the city's blessing, Ox can attack as though it didn't have defender.", true, false],
    ["As long as you have the city's blessing, Ox loses defender and has flying.", true, true],
    ["Ox can't attack unless you have the city's blessing.", false, false],
    ["As long as you have the city's blessing, Ox has menace.", false, false],
    ['Ox is a copy of the monarch.', true, true],
    ['Ox does what it likes.', true, true],
    ["As long as you have the city's blessing, Ox has reach.", false, true],
  ])('where something forbids it that it may take away: %s', (told, ofAttack, ofBlock) => {
    const kept = ox(told, told.includes('defender') ? 'defender' : 'summoning sick');
    expect(attacks(`A: ${kept} | B | C`, 'ox > B')).toEqual([ofAttack]);
    const text = `A: ${ox(told)} | B: owl 2/2 flying | C`;
    expect([blocks(text, 'owl > A', 'ox > owl'), blockRows(text, 'owl > A')]).toEqual([[ofBlock], [ofBlock]]);
  });

  test.each(["Planeswalkers you control can't be attacked.", "This planeswalker can't be attacked."])('%s', (told) => {
    const text = `A: ox 2/2 | B: sage (Legendary Planeswalker) {${told}} | C`;
    expect([attackRows(text), attacks(text, 'ox > sage')]).toEqual([[true], [true]]);
  });

  test.each([
    ["As long as you have the city's blessing, Ox can block as though it were untapped.", true],
    ["As long as you have the city's blessing, Ox has reach.", false],
  ])('where it is tapped: %s', (told, expected) => {
    const text = `A: ${ox(told, 'tapped')} | B: owl 2/2 | C`;
    expect([blocks(text, 'owl > A', 'ox > owl'), blockRows(text, 'owl > A')]).toEqual([[expected], [expected]]);
  });

  test('but not where it is tapped all the same', () => {
    const haste = ox("As long as you have the city's blessing, Ox has haste.", 'tapped');
    expect(attacks(`A: ${haste} | B | C`, 'ox > B')).toEqual([false]);
  });

  test('508.1a, 509.1a: only of the creature that blocks more than it may', () => {
    const more = ox('Ox can block an additional creature each combat for each card in your hand.');
    expect(blocks(`A: ${more}; elk 2/2 | B: cub 2/2 | C`, 'ox > B, elk > B', 'cub > ox, cub > elk')).toEqual([false]);
    expect(blocks(`A: ${more}; elk 2/2 | B: cub 2/2 | C`, 'elk > B', 'cub > ox', 'B')).toEqual([false]);
  });

  test.each([
    ['Ox can block an additional creature each combat for each card in your hand.', true],
    ["As long as you have the city's blessing, Ox has reach.", false],
  ])('where it may block more with it: %s', (told, expected) => {
    const text = `A: ${ox(told)} | B: owl 2/2; elk 2/2 | C`;
    expect(blocks(text, 'owl > A, elk > A', 'ox > owl, ox > elk')).toEqual([expected]);
  });

  test.each([
    ['Attacking creatures have menace as long as the tide is high.', true, true],
    ['As long as the tide is high, creatures have haste and menace.', true, true],
    ['As long as the tide is high, creatures have haste.', true, false],
    ['Creatures without flying attack with gusto.', true, false],
    ['You have protection from the tide.', false, false],
    ['As long as the tide is high, creatures have vigilance.', false, false],
    ['As long as the tide is high, attacking creatures lose all abilities.', true, true],
    ['As long as the tide is high, creatures are a copy of Elk and have haste.', true, true],
  ])('on attacks, on blocks or on both: %s', (told, ofAttack, ofBlock) => {
    const text = `A: ox 2/2; ${card('Elk', told)} | B: cub 2/2 | C`;
    expect([attacks(text, 'ox > B'), blocks(text, 'ox > B', 'cub > ox')]).toEqual([[ofAttack], [ofBlock]]);
  });

  test.each([
    ["Elk can't block with gusto, and creatures you control attack with gusto.", true],
    ["Elk can't attack and each other creature can't attack with gusto.", true],
    ["As long as the tide is high, Elk can't attack and you can't attack with Goats or Elks.", true],
    ["Elk's controller can't attack with Goats.", true],
    ["Elk can't attack unless Goats and creatures with flying like the tide.", false],
  ])('of several creatures, whatever it begins with: %s', (told, expected) => {
    expect(attacks(`A: ox 2/2 | B: ${card('Elk', told)} | C`, 'ox > B')).toEqual([expected]);
  });

  test.each([
    ['As long as the tide is high, creatures lose all abilities.', true],
    ['As long as the tide is high, creatures lose all creature types.', true],
    ['As long as the tide is high, creatures have haste.', false],
    ['As long as the tide is high, you have protection from red.', false],
  ])('on what another card forbids, where it may change what that speaks of: %s', (told, expected) => {
    const elk = card('Elk', told);
    const of = (text: string) => `A: ${ox(text)} | B: wall 0/4 (Creature — Wall); ${elk} | C`;
    expect(attacks(of("Ox can't attack."), 'ox > B')).toEqual([expected]);
    expect(blocks(of("Ox can't be blocked by Walls."), 'ox > B', 'wall > ox')).toEqual([expected]);
  });

  test('which it quotes, with the card that has it', () => {
    const given = { player: 'A', attacks: attacksIn('ox > B') };
    const doubt = '"Ox attacks with gusto." of Ox is not used, but could change the answer.';
    expect(ask(`A: ${ox('Ox attacks with gusto.')} | B`, 'checkAttack', given)).toMatchObject([
      { because: [{ doubt }, { rule: { key: '508.1d' } }] },
    ]);
  });

  test('of that creature only, or of all in range', () => {
    const elk = card('Elk', 'Elk attacks with gusto.');
    expect(attacks(`A: ${elk}; ox 2/2 | B | C`, 'ox > B')).toEqual([true]);
    expect(attacks(`A: ox 2/2 | B | C: ${elk}`, 'ox > B')).toEqual([false]);
  });

  test.each([
    ['As long as the tide is high, creatures you control have haste.', true, false],
    ['As long as the tide is high, creatures your opponents control have haste.', false, true],
    ['As long as the tide is high, creatures you control have haste, and creatures attack with gusto.', true, true],
    ['Elk can swim. The same is true for haste and any tide.', true, false],
    ["Creatures with gusto can't attack you or planeswalkers you control unless the tide is high.", false, true],
    ["Creatures can't attack you or swim.", true, true],
  ])('of those alone whom its subject names: %s', (told, ofOwn, ofOthers) => {
    const elk = card('Elk', told, 'tapped');
    expect(attacks(`A: ox 2/2; ${elk} | B | C`, 'ox > B')).toEqual([ofOwn]);
    expect(attacks(`A: ox 2/2 | B: ${elk} | C`, 'ox > B')).toEqual([ofOthers]);
  });

  test.each([
    ["Creatures with gusto can't attack you.", 'ox > B', true, true],
    ["Creatures with gusto can't attack you.", 'ox > C', false, true],
    ["Creatures with gusto can't attack you.", 'ox > walker', false, true],
    ["Creatures with gusto can't attack you or planeswalkers you control.", 'ox > walker', true, true],
    ["Creatures with gusto can't attack you or swim.", 'ox > C', true, true],
    ["Creatures your opponents control can't attack you with gusto.", 'ox > C', true, true],
  ])('%s: of attacks on whom it speaks of, %s', (told, declared, expected, ofRow) => {
    const text = `A: ox 2/2 | B: ${card('Elk', told)}; walker (Planeswalker) | C`;
    expect([attacks(text, declared), attackRows(text)]).toEqual([[expected], [ofRow]]);
  });

  test.each([
    ['', false],
    [', edition 2018', true],
  ])('of attacks on a teammate only where whole teams are attacked%s', (edition, expected) => {
    const teams = `A team X: ox 2/2 | A2 team X | B team Y: ${card('Elk', "Creatures with gusto can't attack you.")} | C team Y`;
    expect(attacks(`Two-Headed Giant${edition} | ${teams}`, 'ox > C')).toEqual([expected]);
  });

  test.each([
    ['As long as the tide is high, Ox has menace.', true, false],
    ['As long as the tide is high, Ox has shadow.', true, true],
    ['As long as the tide is high, Ox loses flying.', true, true],
  ])('of what gives keywords to an attacker or a blocker: %s', (told, ofAttacker, ofBlocker) => {
    expect(blocks(`A: ${ox(told)} | B: cub 2/2 | C`, 'ox > B', 'cub > ox')).toEqual([ofAttacker]);
    expect(blocks(`A: cub 2/2 | B: ${ox(told)} | C`, 'cub > B', 'ox > cub')).toEqual([ofBlocker]);
  });

  test.each([
    ['Ox must be blocked by a Goat and an Elk if able.', true],
    ["Ox can't be blocked with gusto.", false],
  ])('that nothing requires a block: %s', (told, expected) =>
    expect(blocks(`A: ${ox(told)} | B: cub 2/2 | C`, 'ox > B', '')).toEqual([expected]),
  );

  test.each([
    ['As long as Elk is monstrous, it has trample and can attack as though it had haste.', [false, true]],
    ['If Elk is monstrous, it attacks with gusto.', [false, true]],
    ['As long as it is noon, it attacks with gusto.', [true, true]],
    ['As long as Elk is monstrous, it attacks with gusto, and creatures you control attack with it.', [true, true]],
  ])('of that creature only, where the sentence goes on with "it": %s', (text, expected) =>
    expect(attackRows(`A: ox 2/2; ${card('Elk', text)} | B | C`)).toEqual(expected),
  );
});

describe('A change of power that is not used makes a doubt where it may bear on the answer', () => {
  const sword = 'Sword (Artifact — Equipment) {Equipped creature gets +2/+2.}';
  const bailiff = (text: string) => `Bailiff 9/9 (Creature — Bear) {${text}}`;
  /** A has a creature with a sword, B has a creature that says something. */
  const around = (words: string, text: string) => `A: ox 2/2 ${words}; ${sword} on ox | B: ${bailiff(text)} | C`;
  const small = "Creatures with power 3 or less can't attack.";

  test.each([
    ['it may not attack with it', '', "Creatures with power 3 or greater can't attack.", true],
    ['it may attack with it', '', small, true],
    ['tapped, it attacks nobody with it, either', 'tapped', small, false],
    ['a defender attacks nobody, either', 'defender', "Creatures with power 1 or less can't attack.", false],
  ])('attacking, %s', (_, words, told, expected) => {
    const text = around(words, told);
    expect([attackRows(text), attacks(text, 'ox > B')]).toEqual([[expected], [expected]]);
  });

  test.each(['and has hexproof', "and can't block", ''])('in a sentence that is not read: gets +2/+0 %s', (words) => {
    const ox = `ox 2/2 (Creature — Bear) {This creature gets +2/+0 ${words} as long as it rains.}`;
    const text = (than: number) =>
      `A: ${ox} | B: ${bailiff(`Creatures with power ${than} or greater can't attack.`)} | C`;
    expect([3, 5].map((than) => attackRows(text(than)))).toEqual([[true], [true]]);
    expect(attackRows(text(1))).toEqual([false]);
  });

  test('where what is required may be forbidden with it', () =>
    expect(attacks(around('attacks if able', "Creatures with power 3 or greater can't attack."), '')).toEqual([true]));

  test('where whom it may attack is out of range or forbids it', () =>
    expect(attacks(around('', "Creatures with power 3 or less can't attack you."), 'ox > B')).toEqual([true]));

  test.each([
    ['untapped', '', true],
    ['tapped', 'tapped', false],
  ])('blocking, %s', (_, words, expected) => {
    const theirs = `ox 2/2; ${bailiff("Creatures with power 3 or less can't block.")}`;
    const text = `A: cub 2/2 ${words}; ${sword} on cub | B | C: ${theirs}`;
    expect([blockRows(text, 'ox > A'), blocks(text, 'ox > A', 'cub > ox')]).toEqual([[expected], [expected]]);
    expect(blocks(text, 'ox > B', 'cub > ox', 'A')).toEqual([false]);
  });
});

describe('A change of type is used where it makes creatures, or no creatures', () => {
  const fire = (text: string) => `ox (Artifact) | B | C: fire (Enchantment) {${text}}`;
  const bark = (text: string) => `ox 2/2 | B | C: bark (Enchantment — Aura) {${text}} on ox`;
  const itself = (typeLine: string, text: string) => `ox 2/2 (${typeLine}) {${text}} | B | C`;

  test.each([
    ['none, and is made one', fire('All artifacts are creatures.'), true],
    ['none, and another is made one', fire('All lands are 1/1 creatures that are still lands.'), false],
    ['none, and is made another thing', fire('All artifacts are lands in addition to their other types.'), false],
    [
      'none on the turn of another',
      itself('Artifact — Vehicle', 'During turns other than yours, ox is an artifact creature.'),
      false,
    ],
    [
      'none, and is made one now',
      itself('Artifact — Vehicle', 'During your turn, ox is an artifact creature with menace.'),
      true,
    ],
    [
      'made none',
      itself('Enchantment Creature — Goat', "As long as you control no lands, ox isn't a creature."),
      false,
    ],
    ['made a land', bark('Enchanted permanent is a colorless Forest land.'), false],
    ['made a land, too', bark('Enchanted creature is a Forest land in addition to its other types.'), true],
    ['made a land and a creature', bark('Enchanted creature is a green land creature with trample.'), true],
    ['made a Wall', bark('Enchanted creature is a Wall with menace in addition to its other types.'), true],
  ])('a creature that is %s', (title, told, isCreature) => {
    expect(legal(`A: ${told}`, 'checkAttack', { player: 'A', attacks: attacksIn('ox > B') })).toEqual([isCreature]);
    const given = { player: 'A', attacks: attacksIn('elk > A'), blocks: blocksIn('ox > elk') };
    expect(legal(`A: ${told} | B: elk 2/2`, 'checkBlocks', given)).toEqual([isCreature]);
    expect(attackRows(`A: ${told}`)).toEqual(isCreature || title.startsWith('made') ? [false] : []);
  });

  test('one that is not known is a doubt', () => {
    const text = `A: ${bark('Enchanted permanent loses all other card types and abilities.')} | B: elk 2/2`;
    expect([attackRows(text), blockRows(text, 'elk > A')]).toEqual([[true], [true]]);
  });
});

test('801.10: counters that are not told raise no doubt where the card that asks for them does not reach', () => {
  const told = (range: string) =>
    `${range}A: ox 2/2 | B: elk 2/2 | C | D: Fence (Enchantment) {Creatures with counters on them can't attack and can't be blocked.} | E`;
  const all = (text: string) => [attacks(text, 'ox > B'), attackRows(text), blocks(text, 'ox > B', 'elk > ox')].flat();
  expect(all(told(''))).toEqual([true, true, true]);
  expect(all(told('range 1 | '))).toEqual([false, false, false]);
});

test.each([
  ["Creatures with gusto can't attack.", [true, false, false], [false, false]],
  ["Creatures with gusto can't block.", [false, false, false], [true, false]],
  ['Creatures with gusto attack each combat if able.', [true, true, true], [false, false]],
  ["Creatures with counters on them can't attack.", [true, false, true], [false, false]],
  ['Creatures with counters on them attack each combat if able.', [true, true, true], [false, false]],
])(
  '508.1d: nothing forbidden makes doubtful what is not done, unless it is required: %s',
  (text, attacking, blocking) => {
    const told = (rule: string) => `A: ox 2/2; cub 1/1 ${rule} | B: elk 2/2 | C: Law (Enchantment) {${text}}`;
    expect([
      ...attacks(told(''), 'ox > B'),
      ...attacks(told(''), ''),
      ...attacks(told('summoning sick attacks if able'), ''),
    ]).toEqual(attacking);
    expect([...blocks(told(''), 'ox > B', 'elk > ox'), ...blocks(told(''), 'ox > B', '')]).toEqual(blocking);
  },
);
