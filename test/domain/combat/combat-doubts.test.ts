import { describe, expect, test } from '@jest/globals';
import type { Ruling } from '../../../src/domain/answer.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { creature, ring } from '../tables.js';

interface Answered {
  readonly because: readonly Ruling[];
  readonly excluded?: readonly { readonly because: readonly Ruling[] }[];
}

/** Whether the deciding ruling of an answer carries a doubt, for each row of a list. */
const doubted = (objects: readonly ObjectDescription[], name: string, given: unknown): boolean[] => {
  const asked = catalogue.find((question) => question.name === name)?.ask(ring('A B C', { objects }), given);
  if (!asked?.ok) throw new Error(JSON.stringify(asked));
  return [asked.value as Answered | readonly Answered[]].flat().map(({ because: [first, ...others] }) => {
    expect(others.filter(({ doubt }) => doubt?.includes('not used'))).toEqual([]);
    return first?.doubt !== undefined;
  });
};

const misspelt = { keywords: ['Fliyng'] };
const bare = { keywords: ['Protection'] };

describe('A keyword that is not used makes a doubt where it may bear on the answer', () => {
  test.each<[string, Partial<ObjectDescription>, boolean]>([
    ['unknown: it may be defender', misspelt, true],
    ['unknown and summoning sick: it may be haste', { ...misspelt, controlledSinceTurnBegan: false }, true],
    ['unknown, summoning sick and tapped', { ...misspelt, controlledSinceTurnBegan: false, tapped: true }, false],
    ['unknown and tapped', { ...misspelt, tapped: true }, false],
    ['unknown and a defender', { keywords: ['Fliyng', 'Defender'] }, false],
    ['protection from nothing told', bare, false],
    ['unleash', { keywords: ['Unleash'] }, false],
    ['all known', { keywords: ['Flying', 'Ward {2}'] }, false],
  ])('attacking, %s: %s', (_, ox, expected) => {
    const objects = [creature('ox', 'A', ox), creature('cub', 'A')];
    const attacks = [{ attacker: 'ox', target: 'B' }];
    expect(doubted(objects, 'legalAttackTargets', { player: 'A' })).toEqual([expected, false]);
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([expected]);
    const others = [{ attacker: 'cub', target: 'B' }];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: others })).toEqual([false]);
  });

  test.each<[string, Partial<ObjectDescription>, Partial<ObjectDescription>, boolean]>([
    ['of an attacker, unknown', misspelt, {}, true],
    ['of an attacker, protection from nothing told', bare, {}, true],
    ['of an attacker, when the blocker is tapped', bare, { tapped: true }, false],
    ['of an attacker that flies', { keywords: ['Flying', 'Landwalk'] }, {}, false],
    ['of a blocker, unknown', {}, misspelt, true],
    ['of a blocker, unknown: it may be reach', { keywords: ['Flying'] }, misspelt, true],
    ['of a blocker, unknown: no keyword helps', { keywords: ['Fear'] }, misspelt, false],
    ['of a blocker that lacks two abilities', { keywords: ['Flying', 'Fear'] }, misspelt, false],
    ['of an attacker that lets nothing without it block', { ...misspelt, keywords: ['Shadow', 'Fliyng'] }, {}, true],
    ['of a blocker, unleash', {}, { keywords: ['Unleash'] }, true],
    ['of a blocker, protection from nothing told', {}, bare, false],
    ['of a blocker with decayed', {}, { keywords: ['Decayed', 'Fliyng'] }, false],
    ['of a blocker with shadow', misspelt, { keywords: ['Shadow'] }, true],
    ['of nobody', { keywords: ['Flying'] }, { keywords: ['Reach'] }, false],
  ])('blocking, %s: %s', (_, attacker, blocker, expected) => {
    const objects = [creature('ox', 'A', attacker), creature('cub', 'B', blocker)];
    const attacks = [{ attacker: 'ox', target: 'B' }];
    const blocks = [{ blocker: 'cub', attacker: 'ox' }];
    expect(doubted(objects, 'checkBlocks', { player: 'B', blocks, attacks })).toEqual([expected]);
    expect(doubted(objects, 'checkBlocks', { player: 'B', blocks: [], attacks })).toEqual([false]);
    expect(doubted(objects, 'legalBlocks', { player: 'B', attacks })).toEqual([expected]);
  });

  test('an attack that is required of such a creature', () => {
    const objects = [creature('ox', 'A', { ...misspelt, attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] })];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: [] })).toEqual([true]);
  });

  test('what is told as a keyword and would require an attack or a block', () => {
    const goaded = [creature('ox', 'A', { keywords: ['Goaded'] })];
    expect(doubted(goaded, 'checkAttack', { player: 'A', attacks: [] })).toEqual([true]);
  });

  test('a band whose banding may be missing', () => {
    const band = ['ox', 'cub'].map((attacker) => ({ attacker, target: 'B', band: 1 }));
    const objects = [creature('ox', 'A', { keywords: ['Bands with other Bears'] }), creature('cub', 'A')];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: band })).toEqual([true]);
  });

  test('but not where another rule forbids the declaration all the same', () => {
    const objects = [creature('ox', 'A', misspelt), creature('cub', 'A', { tapped: true })];
    const attacks = ['ox', 'cub'].map((attacker) => ({ attacker, target: 'B' }));
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([false]);
  });
  test('and one violation that may be void does not hide one that is not', () => {
    const objects = [
      creature('ox', 'A', { ...misspelt, controlledSinceTurnBegan: false }),
      creature('cub', 'A', { tapped: true }),
    ];
    const attacks = (...attackers: string[]) => attackers.map((attacker) => ({ attacker, target: 'B' }));
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: attacks('ox') })).toEqual([true]);
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: attacks('ox', 'cub') })).toEqual([false]);
  });

  test('names each keyword once, after the doubt that the rules leave', () => {
    const doubtOf = (objects: readonly ObjectDescription[], name: string, given: unknown) => {
      const asked = catalogue.find((question) => question.name === name)?.ask(ring('A B C', { objects }), given);
      if (!asked?.ok) throw new Error(JSON.stringify(asked));
      return (asked.value as Answered).because[0]?.doubt;
    };
    const attacks = [
      { attacker: 'ox', target: 'B' },
      { attacker: 'cub', target: 'B' },
    ];
    const [ox, cub] = [creature('ox', 'A', misspelt), creature('cub', 'A', misspelt)];
    expect(doubtOf([ox], 'checkAttack', { player: 'A', attacks: attacks.slice(0, 1) })).toBe(
      '"Fliyng" of ox is not used; the answer may be another one with it.',
    );
    expect(doubtOf([ox, cub], 'checkAttack', { player: 'A', attacks })).toBe(
      '"Fliyng" of ox and "Fliyng" of cub are not used; the answer may be another one with them.',
    );
    const follows = creature('ox', 'A', { ...misspelt, attackRules: [{ kind: 'ATTACKS_IF_OTHERS_DO' }] });
    const both = { ids: ['ox', 'cub'] };
    const cap = creature('cap', 'B', { attackRules: [{ kind: 'AT_MOST', count: 1, creatures: both }] });
    const others = [follows, creature('cub', 'A'), creature('elk', 'A'), cap];
    expect(doubtOf(others, 'checkAttack', { player: 'A', attacks: attacks.slice(1) })).toBe(
      "The rules do not say whether others must stay out because ox, which has to attack if they do, can't join them; here they must. " +
        '"Fliyng" of ox is not used; the answer may be another one with it.',
    );
  });

  test('but not one of an object that only has a rule about it', () => {
    const tax = creature('inn', 'B', {
      ...misspelt,
      attackRules: [{ kind: 'CANT_ATTACK', creatures: {}, target: 'B', unlessPays: '{2}' }],
    });
    const attacks = [{ attacker: 'ox', target: 'B' }];
    expect(doubted([creature('ox', 'A'), tax], 'checkAttack', { player: 'A', attacks })).toEqual([false]);
  });

  test.each([
    ['Impending 4—{2}{W}', true],
    ['Goaded', true],
    ['Unleash', false],
    ['Flying', false],
  ])('an attack that is required of a creature with %s: %s', (keyword, expected) => {
    const objects = [creature('ox', 'A', { keywords: [keyword], attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] })];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: [] })).toEqual([expected]);
  });

  test.each<[string, Partial<ObjectDescription>, Partial<ObjectDescription>, boolean]>([
    ['unleash, it may not block', { keywords: ['Unleash'] }, {}, true],
    ['protection from nothing told, nobody may block it', {}, bare, true],
    ['all known', { keywords: ['Reach'] }, { keywords: ['Menace'] }, false],
  ])('a block that is required, %s: %s', (_, blocker, attacker, expected) => {
    const objects = [
      creature('ox', 'A', { ...attacker, blockRules: [{ kind: 'MUST_BE_BLOCKED_IF_ABLE' }] }),
      creature('cub', 'B', { ...blocker, blockRules: [{ kind: 'BLOCKS_IF_ABLE' }] }),
      creature('elk', 'B'),
    ];
    const attacks = [{ attacker: 'ox', target: 'B' }];
    expect(doubted(objects, 'checkBlocks', { player: 'B', blocks: [], attacks })).toEqual([expected]);
  });

  test('what is told as a keyword of a creature that does not block', () => {
    const objects = [creature('ox', 'A'), creature('cub', 'B', { keywords: ['Goaded'] })];
    const attacks = [{ attacker: 'ox', target: 'B' }];
    expect(doubted(objects, 'checkBlocks', { player: 'B', blocks: [], attacks })).toEqual([true]);
  });

  test('on what may not be blocked, and why', () => {
    const objects = [
      creature('bird', 'A', { keywords: ['Flying'] }),
      creature('ox', 'A'),
      creature('cub', 'B', misspelt),
    ];
    const against = ['bird', 'ox'].map((attacker) => ({ attacker, target: 'B' }));
    const legalBlocks = catalogue.find(({ name }) => name === 'legalBlocks');
    expect(legalBlocks?.ask(ring('A B', { objects }), { player: 'B', attacks: against })).toMatchObject({
      value: [
        {
          included: [{ id: 'ox' }],
          excluded: [
            {
              entity: { id: 'bird' },
              because: [{ rule: { key: '702.9b' }, doubt: expect.stringContaining('Fliyng') }],
            },
          ],
        },
      ],
    });
  });

  test('a block that is forbidden, not the others', () => {
    const bird = { attacker: 'bird', target: 'B' };
    const attacks = [bird, { attacker: 'ox', target: 'B' }];
    const objects = [
      creature('bird', 'A', { keywords: ['Flying'] }),
      creature('ox', 'A'),
      creature('cub', 'B'),
      creature('elk', 'B', misspelt),
      creature('owl', 'B', { keywords: ['Flying', 'Fliyng'] }),
    ];
    const cub = { blocker: 'cub', attacker: 'bird' };
    const beside = (blocker: string, attacker: string) => ({
      ...{ player: 'B', attacks, blocks: [cub, { blocker, attacker }] },
    });
    expect(doubted(objects, 'checkBlocks', beside('elk', 'ox'))).toEqual([false]);
    expect(doubted(objects, 'checkBlocks', beside('owl', 'bird'))).toEqual([false]);
    expect(doubted(objects, 'checkBlocks', beside('elk', 'bird'))).toEqual([false]);
    expect(doubted(objects, 'checkBlocks', { player: 'B', attacks, blocks: [{ ...cub, blocker: 'elk' }] })).toEqual([
      true,
    ]);
  });
});

describe('A sentence that is not read makes a doubt where it may bear on the answer', () => {
  const card = (id: string, owner: string, oracle_text: string, more: Partial<ObjectDescription> = {}) => ({
    ...{ id, owner, cardData: { name: id, type_line: 'Creature — Bear', oracle_text, power: '2', toughness: '2' } },
    ...more,
  });
  const attacks = [{ attacker: 'ox', target: 'B' }];
  const blocks = [{ blocker: 'cub', attacker: 'ox' }];

  test.each([
    ['Ox attacks with gusto.', true, false],
    ['Ox blocks with gusto.', false, true],
    ['Ox does what it likes.', true, true],
    ['Ox is happy. Ox blocks with gusto.', true, true],
  ])('%s', (text, ofAttack, ofBlock) => {
    const ox = card('Ox', 'A', text, { name: 'Ox' });
    const objects = [{ ...ox, id: 'ox' }, creature('cub', 'B')];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([ofAttack]);
    expect(doubted(objects, 'checkBlocks', { player: 'B', attacks, blocks })).toEqual([ofBlock]);
  });

  test.each([
    ["As long as you're the monarch, Ox has haste.", true, false],
    ["As long as you're the monarch, creatures you control have haste.", true, false],
    ["As long as you're the monarch, Ox can attack as though it didn't have defender.", true, false],
    ["As long as you're the monarch, Ox loses defender and has flying.", true, true],
    ["Ox can't attack unless you're the monarch.", false, false],
    ["As long as you're the monarch, Ox has menace.", false, false],
    ['Ox is a copy of the monarch.', true, true],
    ['Ox does what it likes.', true, true],
    ["As long as you're the monarch, Ox has reach.", false, true],
  ])('where something forbids it that it may take away: %s', (text, ofAttack, ofBlock) => {
    const ox = { ...card('Ox', 'A', text, { name: 'Ox' }), id: 'ox' };
    const sick = { ...ox, controlledSinceTurnBegan: false };
    const defends = { ...ox, keywords: ['Defender'] };
    expect(doubted([text.includes('defender') ? defends : sick], 'checkAttack', { player: 'A', attacks })).toEqual([
      ofAttack,
    ]);
    const owl = creature('owl', 'B', { keywords: ['Flying'] });
    const against = { player: 'A', attacks: [{ attacker: 'owl', target: 'A' }] };
    const declared = { ...against, blocks: [{ blocker: 'ox', attacker: 'owl' }] };
    expect(doubted([ox, owl], 'checkBlocks', declared)).toEqual([ofBlock]);
    expect(doubted([ox, owl], 'legalBlocks', against)).toEqual([ofBlock]);
  });

  test.each([
    ['Ox can block an additional creature each combat for each card in your hand.', true],
    ["As long as you're the monarch, Ox has reach.", false],
  ])('where it may block more with it: %s', (text, expected) => {
    const ox = { ...card('Ox', 'A', text, { name: 'Ox' }), id: 'ox' };
    const objects = [ox, creature('owl', 'B'), creature('elk', 'B')];
    const against = ['owl', 'elk'].map((attacker) => ({ attacker, target: 'A' }));
    const both = against.map(({ attacker }) => ({ blocker: 'ox', attacker }));
    expect(doubted(objects, 'checkBlocks', { player: 'A', attacks: against, blocks: both })).toEqual([expected]);
  });

  test.each([
    ['Attacking creatures have menace as long as the tide is high.', true, true],
    ['As long as the tide is high, creatures have haste and menace.', true, true],
    ['As long as the tide is high, creatures have haste.', true, false],
    ['Creatures without flying attack with gusto.', true, false],
    ['As long as the tide is high, attacking creatures lose all abilities.', true, true],
    ['As long as the tide is high, creatures are a copy of Elk and have haste.', true, true],
  ])('on attacks, on blocks or on both: %s', (text, ofAttack, ofBlock) => {
    const objects = [creature('ox', 'A'), card('Elk', 'A', text), creature('cub', 'B')];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([ofAttack]);
    expect(doubted(objects, 'checkBlocks', { player: 'B', attacks, blocks })).toEqual([ofBlock]);
  });

  test.each([
    ["Elk can't block with gusto, and creatures you control attack with gusto.", true],
    ["Elk can't attack and each other creature can't attack with gusto.", true],
    ["As long as the tide is high, Elk can't attack and you can't attack with Goats or Elks.", true],
    ["Elk's controller can't attack with Goats.", true],
    ["Elk can't attack unless Goats and creatures with flying like the tide.", false],
  ])('of several creatures, whatever it begins with: %s', (text, expected) => {
    const objects = [creature('ox', 'A'), card('Elk', 'B', text)];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([expected]);
  });

  test('which it quotes, with the card that has it', () => {
    const state = ring('A B', { objects: [{ ...card('Ox', 'A', 'Ox attacks with gusto.'), id: 'ox' }] });
    const asked = catalogue.find(({ name }) => name === 'checkAttack')?.ask(state, { player: 'A', attacks });
    expect(asked).toMatchObject({
      value: {
        because: [
          { doubt: '"Ox attacks with gusto." of Ox is not used; the answer may be another one with it.' },
          { rule: { key: '508.1d' } },
        ],
      },
    });
  });

  test('of that creature only, or of all in range', () => {
    const elsewhere = [card('Elk', 'A', 'Elk attacks with gusto.'), creature('ox', 'A')];
    expect(doubted(elsewhere, 'checkAttack', { player: 'A', attacks })).toEqual([true]);
    const tapped = [card('Elk', 'C', 'Elk attacks with gusto.'), creature('ox', 'A')];
    expect(doubted(tapped, 'checkAttack', { player: 'A', attacks })).toEqual([false]);
  });
});

describe('A change of power that is not used makes a doubt where it may bear on the answer', () => {
  const sword: ObjectDescription = {
    ...{ id: 'sword', owner: 'A', attachedTo: 'ox' },
    cardData: { name: 'Sword', type_line: 'Artifact — Equipment', oracle_text: 'Equipped creature gets +2/+2.' },
  };
  const bailiff = (oracle_text: string, owner = 'B'): ObjectDescription => ({
    ...{ id: 'bailiff', owner },
    cardData: { name: 'Bailiff', type_line: 'Creature — Bear', oracle_text, power: '9', toughness: '9' },
  });
  const attacks = [{ attacker: 'ox', target: 'B' }];
  const small = "Creatures with power 3 or less can't attack.";

  test.each<[string, Partial<ObjectDescription>, string, boolean]>([
    ['it may not attack with it', {}, "Creatures with power 3 or greater can't attack.", true],
    ['it may attack with it', {}, small, true],
    ['tapped, it attacks nobody with it, either', { tapped: true }, small, false],
    [
      'a defender, it attacks nobody with it, either',
      { keywords: ['Defender'] },
      "Creatures with power 1 or less can't attack.",
      false,
    ],
  ])('attacking, %s', (_, more, text, expected) => {
    const objects = [creature('ox', 'A', more), sword, bailiff(text)];
    expect(doubted(objects, 'legalAttackTargets', { player: 'A' })).toEqual([expected]);
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([expected]);
  });

  test('where what is required may be forbidden with it', () => {
    const ox = creature('ox', 'A', { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] });
    const objects = [ox, sword, bailiff("Creatures with power 3 or greater can't attack.")];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: [] })).toEqual([true]);
  });

  test('where whom it may attack is out of range or forbids it', () => {
    const objects = [creature('ox', 'A'), sword, bailiff("Creatures with power 3 or less can't attack you.")];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([true]);
  });

  test.each<[string, Partial<ObjectDescription>, boolean]>([
    ['untapped', {}, true],
    ['tapped', { tapped: true }, false],
  ])('blocking, %s', (_, more, expected) => {
    const text = "Creatures with power 3 or less can't block.";
    const objects = [
      creature('ox', 'C'),
      creature('cub', 'A', more),
      { ...sword, attachedTo: 'cub' },
      bailiff(text, 'C'),
    ];
    const against = [{ attacker: 'ox', target: 'A' }];
    expect(doubted(objects, 'legalBlocks', { player: 'A', attacks: against })).toEqual([expected]);
    const blocks = [{ blocker: 'cub', attacker: 'ox' }];
    expect(doubted(objects, 'checkBlocks', { player: 'A', attacks: against, blocks })).toEqual([expected]);
    const away = [{ attacker: 'ox', target: 'B' }];
    expect(doubted(objects, 'checkBlocks', { player: 'A', attacks: away, blocks })).toEqual([false]);
  });
});

describe('A change of type that is not used makes a doubt where it makes creatures, or no creatures', () => {
  const card = (id: string, owner: string, type_line: string, oracle_text: string): ObjectDescription => ({
    ...{ id, owner, cardData: { name: id, type_line, oracle_text, power: '2', toughness: '2' } },
  });
  const fire = (text: string) => card('fire', 'C', 'Enchantment', text);
  const bark = (text: string): ObjectDescription => ({
    ...card('bark', 'C', 'Enchantment — Aura', text),
    attachedTo: 'ox',
  });
  const idol: ObjectDescription = { id: 'ox', owner: 'A', typeLine: 'Artifact' };

  test.each<[string, readonly ObjectDescription[], boolean, boolean]>([
    ['none, and is made one', [idol, fire('All artifacts are creatures.')], true, true],
    ['none, and another is made one', [idol, fire('All lands are 1/1 creatures that are still lands.')], false, false],
    [
      'none, and is made another thing',
      [idol, fire('All artifacts are lands in addition to their other types.')],
      false,
      false,
    ],
    [
      'none on the turn of another',
      [card('ox', 'A', 'Artifact — Vehicle', 'During turns other than yours, ox is an artifact creature.')],
      false,
      false,
    ],
    [
      'none, and is made one now',
      [card('ox', 'A', 'Artifact — Vehicle', 'During your turn, ox is an artifact creature with menace.')],
      true,
      true,
    ],
    [
      'made none',
      [card('ox', 'A', 'Enchantment Creature — Goat', "As long as you control no lands, ox isn't a creature.")],
      true,
      true,
    ],
    ['made a land', [creature('ox', 'A'), bark('Enchanted permanent is a colorless Forest land.')], true, true],
    [
      'made a land, too',
      [creature('ox', 'A'), bark('Enchanted creature is a Forest land in addition to its other types.')],
      false,
      false,
    ],
    [
      'made a land and a creature',
      [creature('ox', 'A'), bark('Enchanted creature is a green land creature with trample.')],
      false,
      false,
    ],
    [
      'made a Wall',
      [creature('ox', 'A'), bark('Enchanted creature is a Wall with menace in addition to its other types.')],
      false,
      false,
    ],
  ])('a creature that is %s', (_, objects, ofAttack, ofBlock) => {
    const attacks = [{ attacker: 'ox', target: 'B' }];
    const declared = {
      player: 'A',
      attacks: [{ attacker: 'elk', target: 'A' }],
      blocks: [{ blocker: 'ox', attacker: 'elk' }],
    };
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([ofAttack]);
    expect(doubted([...objects, creature('elk', 'B')], 'checkBlocks', declared)).toEqual([ofBlock]);
  });

  test('in lists of what may be attacked and blocked', () => {
    const objects = [
      creature('ox', 'A'),
      bark('Enchanted permanent is a colorless Forest land.'),
      creature('elk', 'B'),
    ];
    expect(doubted(objects, 'legalAttackTargets', { player: 'A' })).toEqual([true]);
    const attacks = [{ attacker: 'elk', target: 'A' }];
    expect(doubted(objects, 'legalBlocks', { player: 'A', attacks })).toEqual([true]);
  });
});
