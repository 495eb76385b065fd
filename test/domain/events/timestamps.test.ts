import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { after, table, written, type GameEvent, type GameState } from '../tables.js';

const keywordsOf = (state: GameState, id: string): string =>
  objectOf(withStaticAbilities(state), id).keywords.join(' ').toLowerCase();

describe('of effects on one object the newest decides; a new timestamp is received (613.7)', () => {
  const aura = (name: string, text: string, on: string): string =>
    `${name} (Enchantment — Aura) {Enchant creature\nEnchanted creature ${text} flying.} on ${on}`;
  const auras = written(`Ann*: ox 2/2; elk 1/1; ${aura('wings', 'has', 'elk')}; ${aura('stone', 'loses', 'ox')} | Bob`);
  const attach = (to: string): GameEvent => ({ attaches: { attachment: 'wings', to } });
  const faces = [
    { name: 'day', type_line: 'Enchantment', oracle_text: 'Creatures have flying.' },
    { name: 'night', type_line: 'Enchantment', oracle_text: 'Creatures have flying and trample.' },
  ];
  const ground = {
    id: 'ground',
    owner: 'Bob',
    cardData: { type_line: 'Enchantment', oracle_text: 'Creatures lose flying.' },
  };
  const at = (more: object): GameState =>
    table({
      players: [{ id: 'Ann' }, { id: 'Bob' }],
      objects: [{ id: 'it', owner: 'Ann', ...more }, ground, { id: 'ox', owner: 'Ann', typeLine: 'Creature — Ox' }],
    });

  test('by an Aura that becomes attached to something else (613.7e)', () => {
    expect(keywordsOf(after(auras, attach('ox')), 'ox')).toBe('flying');
    expect(keywordsOf(after(auras, attach('ox'), attach('elk'), attach('ox')), 'ox')).toBe('flying');
    expect(objectOf(after(auras, attach('elk')), 'wings')).toEqual(objectOf(auras, 'wings'));
  });

  test('by a permanent that transforms (613.7g), and not by one whose counters change', () => {
    const state = at({ cardData: { layout: 'transform', card_faces: faces } });
    expect(keywordsOf(state, 'ox')).toBe('');
    expect(keywordsOf(after(state, { objectChanges: { object: 'it', face: 1 } }), 'ox')).toBe('flying trample');
    expect(keywordsOf(after(state, { objectChanges: { object: 'it', counters: { lore: 1 } } }), 'ox')).toBe('');
  });

  test('by a permanent that is turned face up (613.7f)', () => {
    const state = at({ faceDown: true, cardData: faces[0] });
    expect(keywordsOf(after(state, { objectChanges: { object: 'it', cardData: faces[0] } }), 'ox')).toBe('flying');
  });
});
