import { expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { attackRow } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { attackRules, creature, ring, thing, type ObjectDescription } from '../tables.js';

const ox = (text: string, more: Partial<ObjectDescription> = {}) => ({
  ...{ id: 'ox', owner: 'A', ...more },
  cardData: { name: 'ox', type_line: 'Creature — Ox', oracle_text: text, power: '2', toughness: '2' },
});
const vow = (owner: string) => thing('vow', 'Enchantment', owner);
const around = (range: number | undefined, ...objects: ObjectDescription[]) =>
  withStaticAbilities(ring('A B C D E', { objects, ...(range !== undefined && { range }) }));
const why = (...given: Parameters<typeof around>): readonly string[] =>
  attackRow(around(...given), 'A', 'ox').because.map(({ says }) => says);
const byRange = "ox can't attack, as what is out of A's range does not count.";

test.each<[string, ObjectDescription]>([
  ['a card', ox("ox can't attack unless an opponent controls an enchantment.")],
  ['a card, of the whole table', ox("ox can't attack unless an enchantment is on the battlefield.")],
  [
    'a rule of the table',
    creature('ox', 'A', {
      attackRules: attackRules('CANT_ATTACK', { unless: { who: 'ANYONE', controls: { types: ['Enchantment'] } } }),
    }),
  ],
])('801.11: a restriction that range alone makes says so: of %s', (_, restricted) => {
  expect(why(1, restricted, vow('C'))[0]).toBe(byRange);
  expect(why(1, restricted, vow('B'))[0]).not.toBe(byRange);
  expect(why(1, restricted)[0]).toBe("ox can't attack.");
  expect(why(undefined, restricted)[0]).toBe("ox can't attack.");
});

test('801.11: so do restrictions on blocks', () => {
  const blocked = (text: string, owner: string, blocks: string) => {
    const objects = [ox(text, { owner }), creature('elk', owner === 'A' ? 'B' : 'A'), vow('D')];
    return blockVerdict(around(1, ...objects), 'B', owner === 'A' ? 'ox > B' : 'elk > B', blocks).violations[0]?.says;
  };
  const unless = 'unless an opponent controls an enchantment';
  const out = (name: string) => `, as what is out of ${name}'s range does not count`;
  expect(blocked(`ox can't block ${unless}.`, 'B', 'ox > elk')).toBe(`ox can't block${out('B')}.`);
  expect(blocked(`ox can't be blocked ${unless}.`, 'A', 'elk > ox')).toBe(
    `ox can't be blocked${out('A')}, so elk can't block it.`,
  );
});

test('what the defending player controls is said of blocks, too', () => {
  const shy = ox("ox can't be blocked as long as defending player controls an enchantment.");
  const state = around(undefined, shy, creature('elk', 'B'), vow('B'));
  expect(blockVerdict(state, 'B', 'ox > B', 'elk > ox').violations[0]?.says).toBe(
    "ox can't be blocked, as B controls vow, so elk can't block it.",
  );
});

test.each([
  ["ox can't attack unless you control more creatures than defending player.", 'B controls elk, and A no more.'],
  [
    "ox can't attack as long as you control more creatures than defending player.",
    'C controls no creature, and A more.',
  ],
])('a comparison says whose number is no greater, or is: %s', (text, said) => {
  const [found] = attackRow(around(undefined, ox(text), creature('elk', 'B')), 'A', 'ox').excluded;
  expect(found?.because[0]?.says).toBe(`ox can't attack ${said.charAt(0)}, as ${said}`);
});
