import { describe, expect, test } from '@jest/globals';
import { allTopics } from '../../src/domain/cards/offers/bearing-words.js';
import { notesOf } from '../../src/domain/notes.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { createAsk } from '../../src/query/ask.js';
import { checkAttack } from '../../src/questions/check-attack.js';
import { rangeOf } from '../../src/questions/range-of.js';
import type { EffectDescription } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { valueOf } from '../value-of.js';

const card = (id: string, oracle_text: string, zone: 'BATTLEFIELD' | 'HAND' = 'BATTLEFIELD') => ({
  ...{ id, owner: 'ann', zone },
  cardData: { name: id.toUpperCase(), type_line: 'Creature — Bear', oracle_text, power: '2', toughness: '2' },
});

const kardur =
  'When KARDUR enters, until your next turn, creatures your opponents control attack each combat if able and attack a player other than you if able.';
const texts = {
  rogue: "{4}, {T}: Target creature can't be blocked this turn.",
  wing: '{U}: WING gains flying until end of turn.',
  kardur,
  hex: '{G}: HEX gains hexproof until end of turn.',
  fast: '{R}: Target creature gains haste until end of turn.',
};

const tableWith = (objects: readonly object[], effects: readonly EffectDescription[] = []): GameState =>
  valueOf(readDescription({ players: [{ id: 'ann' }, { id: 'bob' }], objects: [...objects], effects: [...effects] }));

const all = Object.entries(texts).map(([id, text]) => card(id, text));
const sources = (
  state: GameState,
  ...matter: Parameters<typeof notesOf> extends [unknown, ...infer More] ? More : never
) => notesOf(state, ...matter).flatMap(({ about }) => about.map(({ id }) => id));

describe('notes', () => {
  test('name what may be going on, at most three, what outlasts a turn first', () => {
    expect(sources(tableWith(all))).toEqual(['kardur', 'rogue', 'wing']);
    expect(notesOf(tableWith(all))[0]).toMatchObject({
      message: `An effect of KARDUR may still apply, though the table lists none: "${kardur}"`,
      offer: 1,
    });
  });

  test('bear on the matter of a question', () => {
    expect(sources(tableWith(all), 'ATTACKS')).toEqual(['kardur', 'fast']);
    expect(sources(tableWith(all), 'BLOCKS')).toEqual(['rogue', 'wing']);
    expect(sources(tableWith(all), 'TARGETS')).toEqual(['hex']);
  });

  test('name what lets a player ignore an effect that bears on the matter (116.2d)', () => {
    const pays = 'Any player may pay {2} for that player to ignore this effect until end of turn.';
    const state = tableWith([
      card('chain', `Creatures can't attack. ${pays}`),
      card('warden', `Players can't search libraries. ${pays}`),
    ]);
    expect([sources(state, 'ATTACKS'), sources(state, 'BLOCKS')]).toEqual([['chain'], []]);
    expect(notesOf(state)[0]?.message).toContain(pays);
  });

  test('bear on what creatures of that player do: those of others, or its own, are not theirs', () => {
    const mine = tableWith([
      ...all,
      card('wall', '{2}: Creatures your opponents control block each combat if able this turn.'),
      card('charge', 'Creatures you control gain haste until end of turn.'),
    ]);
    expect(sources(mine, 'ATTACKS', 'ann')).toEqual(['fast']);
    expect(sources(mine, 'ATTACKS', 'bob')).toEqual(['kardur', 'fast']);
    expect(sources(mine, 'BLOCKS', 'ann')).toEqual(['rogue', 'wing']);
    expect(sources(mine, 'BLOCKS', 'bob')).toEqual(['rogue', 'wall']);
  });

  test('are none of what is told, is elsewhere or offers nothing', () => {
    expect(sources(tableWith(all, [{ from: 'kardur', offer: 1 }]), 'ATTACKS')).toEqual(['fast']);
    const [, , first] = all;
    expect(sources(tableWith([card('kardur', kardur, 'HAND')]))).toEqual([]);
    expect(sources(tableWith([first ?? {}, card('plain', 'Flying')]))).toEqual(['kardur']);
    expect(sources(tableWith([]))).toEqual([]);
  });

  test('hint at what is not understood, behind what is offered, and at spells in graveyards', () => {
    const web = 'Whenever a creature attacks, all Walls block that creature this turn if able.';
    expect(notesOf(tableWith([card('web', web)]), 'BLOCKS')).toMatchObject([
      { message: `An effect of WEB may still apply, though the table lists none: "${web}"`, offer: null },
    ]);
    expect(sources(tableWith([card('web', web), ...all]), 'BLOCKS')).toEqual(['rogue', 'wing', 'web']);
    const gift =
      'Enchanted creature has "At the beginning of your upkeep, target opponent gains control of this creature."';
    expect(notesOf(tableWith([card('gift', gift)]), 'ATTACKS')).toMatchObject([{ offer: null }]);
    const quiet = 'Whenever QUIET attacks, draw a card.\n{1}: QUIET deals 1 damage to each attacking creature.';
    expect(sources(tableWith([card('quiet', quiet)]))).toEqual([]);
    const spell = (zone: 'GRAVEYARD' | 'HAND') => ({
      ...{ id: 'falter', owner: 'ann', zone },
      cardData: { name: 'FALTER', type_line: 'Instant', oracle_text: "Creatures can't block this turn." },
    });
    expect(sources(tableWith([spell('GRAVEYARD')]))).toEqual(['falter']);
    expect(sources(tableWith([spell('HAND')]))).toEqual([]);
  });

  test.each([
    [["{1}: Target creature can't be the target of spells or abilities this turn."], ['TARGETS']],
    [["{1}: Until your next turn, you and planeswalkers you control can't be attacked."], ['ATTACKS']],
    [["If you would draw a card, you may skip that draw. If you do, you can't be attacked this turn."], ['ATTACKS']],
    [['{1}: Each opponent goads a creature they control.'], ['ATTACKS']],
    [['{1}: Target opponent skips their next combat phase.'], ['ATTACKS']],
    [['{1}: Target creature loses banding and all "bands with other" abilities until end of turn.'], ['BLOCKS']],
    [
      [
        '{1}: Untap all creatures, then phase them out.',
        '{1}: OX becomes a copy of target permanent until end of turn.',
        '{1}: Target land becomes the basic land type of your choice until end of turn.',
        '{1}: Target permanent becomes the color or colors of your choice.',
        '{1}: Target creature gains all creature types until end of turn.',
        "{1}: Target permanent isn't a creature until end of turn.",
        '{1}: Target creature loses all abilities for as long as it has a stone counter on it.',
        '{1}: Change the text of target permanent by replacing one color word with another.',
      ],
      ['ATTACKS', 'BLOCKS', 'TARGETS'],
    ],
  ] as const)('hint at %j, which may affect %j', (abilities, affected) => {
    for (const text of abilities) {
      const state = tableWith([card('ox', text)]);
      expect(allTopics.filter((each) => notesOf(state, each).length)).toEqual(affected);
    }
  });

  test('name one of the choices of a sentence', () => {
    const mother = '{W}: Target creature gains protection from the color of your choice until end of turn.';
    expect(notesOf(tableWith([card('mother', mother)]))).toMatchObject([{ offer: 1 }]);
  });

  test('stand beside answers on their matter, change nothing else of them, and can be left out', () => {
    const ask = (question: Parameters<typeof createAsk>[0], given: object) => {
      const asked = createAsk(question)({ ...given });
      const answered = asked.ok ? asked.value(tableWith([...all, card('bear', '')])) : asked;
      return valueOf(answered) as Readonly<Record<string, unknown>>;
    };
    const attack = { player: 'ann', attacks: [{ attacker: 'bear', target: 'bob' }] };
    const { notes, ...without } = ask(checkAttack, attack);
    expect(notes).toMatchObject([{ about: [{ id: 'fast' }] }]);
    expect(ask(checkAttack, { ...attack, notes: false })).toEqual(without);
    expect(JSON.stringify(without)).not.toContain('may still apply');
    expect(ask(rangeOf, { player: 'ann' })).not.toHaveProperty('notes');
  });
});
