import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { describe as described } from '../../../../src/domain/setup/describe.js';
import { warningsOf } from '../../../../src/domain/warnings.js';
import { after, ring, table, type ObjectDescription } from '../../tables.js';

const mimic = (text: string, more: Partial<ObjectDescription> = {}): ObjectDescription => ({
  ...{ id: 'mimic', owner: 'Ann', ...more },
  cardData: { name: 'Mimic', type_line: 'Creature — Shapeshifter', oracle_text: text, power: '0', toughness: '0' },
});
const at = (object: ObjectDescription) => ring('Ann Bob Cat', { objects: [object] });
const isOpen = (state: ReturnType<typeof at>): boolean =>
  warningsOf(state).some(({ code }) => code === 'TEXT_NOT_READ');

const asBear = { typeLine: 'Creature — Bear', name: 'Bear', power: 2, toughness: 2 };

describe('what may enter as a copy (707.5)', () => {
  test.each([
    'You may have Mimic enter as a copy of any creature on the battlefield.',
    'You may have Mimic enter the battlefield tapped as a copy of any creature you control, except it has flying.',
    'Mimic enters as a copy of any creature on the battlefield.',
  ])('is settled where another type line is told: %s', (text) => {
    expect(isOpen(at(mimic(text)))).toBe(true);
    expect(isOpen(at(mimic(text, { typeLine: 'Creature — Shapeshifter' })))).toBe(true);
    const state = at(mimic(text, asBear));
    expect(isOpen(state)).toBe(false);
    expect(withStaticAbilities(state).objects.get('mimic')).toMatchObject({ types: ['creature', 'bear'], power: 2 });
    expect(table(described(state))).toEqual(state);
  });

  test('stays so through changes, and is open again as it leaves (400.7)', () => {
    const text = 'You may have Mimic enter as a copy of any creature on the battlefield.';
    const changes = [asBear, { colors: [] }].map((more) => ({ objectChanges: { object: 'mimic', ...more } }));
    const copied = after(at(mimic(text)), ...changes);
    expect(isOpen(copied)).toBe(false);
    const back = (['EXILE', 'BATTLEFIELD'] as const).map((zone) => ({ objectMoves: { object: 'mimic', zone } }));
    expect(isOpen(after(copied, ...back))).toBe(true);
  });

  test('leaves open what else it says', () => {
    const text = "You may have Mimic enter as a copy of any creature.\nMimic can't attack unless the tide is high.";
    expect(isOpen(at(mimic(text, asBear)))).toBe(true);
  });
});
