import { describe, expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { ring, thing, type ObjectDescription } from '../tables.js';

const law = (owner: string, oracle_text: string): ObjectDescription => ({
  ...{ id: `law of ${owner}`, owner },
  cardData: { name: `Law of ${owner}`, type_line: 'Enchantment', oracle_text },
});
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cat', { objects });

describe('the legend rule (704.5j)', () => {
  const twins = (owner: string) =>
    ['one', 'two'].map((id) => thing(`${owner} ${id}`, 'Legendary Creature — Elf', owner, { name: 'Ilse' }));
  const kept = (...laws: readonly ObjectDescription[]) =>
    stateBasedActions(at(...twins('Ann'), ...twins('Bob'), ...laws)).map(({ objects }) => objects[0]?.owner);

  test.each<readonly [string, readonly string[]]>([
    ['The "legend rule" doesn\'t apply.', []],
    ['The "legend rule" doesn\'t apply to permanents you control.', ['Bob']],
    ['The “legend rule” doesn’t apply to creatures you control.', ['Bob']],
    ['The "legend rule" doesn\'t apply to artifacts you control.', ['Ann', 'Bob']],
  ])('%s', (text, expected) => expect(kept(law('Ann', text))).toEqual(expected));

  test.each<readonly [string, readonly string[]]>([
    ['If there are exactly two creatures named Ilse on the battlefield, the "legend rule" doesn\'t apply to them.', []],
    ['The "legend rule" doesn\'t apply to permanents you control as long as the tide is high.', ['Ann']],
    ['Each legendary permanent your opponents control has "The legend rule doesn\'t apply to it."', ['Bob']],
    ['The "legend rule" doesn\'t apply to Goats as long as the tide is high.', []],
    ['The "legend rule" doesn\'t apply to them as long as the tide is high.', ['Ann', 'Bob']],
  ])('is doubtful for those whom a card that is not used may spare: %s', (text, expected) => {
    const actions = stateBasedActions(at(...twins('Ann'), ...twins('Bob'), law('Ann', text)));
    const doubted = actions.filter(({ because }) => because[0].doubt?.includes('Law of Ann'));
    expect(doubted.map(({ objects }) => objects[0]?.owner)).toEqual(expected);
  });

  test('is spared by what is on the battlefield, in range (801.10)', () => {
    expect(kept({ ...law('Ann', 'The "legend rule" doesn\'t apply.'), zone: 'HAND' })).toEqual(['Ann', 'Bob']);
    const objects = [...twins('Ann'), law('Cat', 'The "legend rule" doesn\'t apply.')];
    expect(stateBasedActions(ring('Ann Bob Cat Dan Eve', { range: 1, objects }))).toHaveLength(1);
  });
});

describe('life that cards keep as it is (119.7, 119.8)', () => {
  const after = (state: ReturnType<typeof at>, kind: 'GAIN' | 'LOSE' | 'DAMAGE' | 'PAY', player = 'Ann') => {
    const { allowed, totals, because } = lifeAfter(state, { kind, amounts: [{ player, amount: 3 }] });
    return [totals[0]?.after, allowed, because[0].says];
  };

  test.each<readonly [string, number, number]>([
    ["You can't gain life.", 20, 17],
    ["Players can't lose life.", 23, 20],
    ["Your life total can't change.", 20, 20],
    ["Your opponents can't gain life.", 23, 17],
  ])('%s', (text, gained, dealt) => {
    const state = at(law('Ann', text));
    expect([after(state, 'GAIN')[0], after(state, 'DAMAGE')[0]]).toEqual([gained, dealt]);
  });

  test('is said with the card, and what can’t be lost can’t be paid', () => {
    const state = at(law('Ann', "Your life total can't change."));
    expect(after(state, 'LOSE')[2]).toBe("Ann can't lose life because of Law of Ann: the total stays at 20.");
    expect(after(state, 'PAY')[1]).toBe(false);
    expect(after(state, 'GAIN', 'Bob')[0]).toBe(23);
  });

  test('is kept only within range of the card that enchants the player (801.10)', () => {
    const gained = (object: ObjectDescription) =>
      after(ring('Ann Bob Cat Dan Eve', { range: 1, objects: [object] }), 'GAIN')[0];
    const curse = (owner: string): ObjectDescription => ({
      ...law(owner, "Enchant player\nEnchanted player can't gain life."),
      attachedTo: 'Ann',
    });
    expect([gained(curse('Bob')), gained(curse('Cat'))]).toEqual([20, 23]);
  });
});
