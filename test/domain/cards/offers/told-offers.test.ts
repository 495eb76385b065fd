import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../../src/domain/events/events.js';
import { problemsIn } from '../../../../src/domain/result.js';
import { describe as described } from '../../../../src/domain/setup/describe.js';
import { readDescription } from '../../../../src/domain/setup/read-description.js';
import { showOffers } from '../../../../src/domain/cards/offers/shown-offers.js';
import { namesOnCard } from '../../../../src/domain/cards/wording/names.js';
import { arrows } from '../../arrows.js';
import { effectsOfTable } from '../../effect-in-text.js';
import { creature, type EffectDescription, type GameState } from '../../tables.js';
import { valueOf } from '../../../value-of.js';
import { offered } from './offered.js';

/** A table with a card of that text, which Ann controls, and bears of everybody. */
const tableWith = (typeLine: string, text: string, effects: readonly EffectDescription[] = []) => ({
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cyd' }],
  objects: [
    {
      ...{ id: 'name', owner: 'ann', cardData: { name: 'NAME', type_line: typeLine, oracle_text: text } },
      zone: typeLine === 'Sorcery' ? ('GRAVEYARD' as const) : ('BATTLEFIELD' as const),
    },
    ...[creature('bear', 'ann'), creature('ox', 'bob'), creature('elk', 'cyd')],
  ],
  effects: [...effects],
});

const read = (table: unknown): GameState => valueOf(readDescription(table));

const effectsOf = ({ effects }: GameState) => effects.map((effect) => ({ ...effect, timestamp: null }));

/** The effect of the first offer of a card, with what it asks for. */
const firstOf = (typeLine: string, text: string): EffectDescription => {
  const [offer] = showOffers({ name: 'NAME', typeLine, text }, namesOnCard(typeLine));
  const { asks = null } = offer ?? {};
  return {
    ...{ from: 'name', offer: 1 },
    ...(asks?.objects && { on: asks.atMost === 1 ? ['ox'] : ['ox', 'elk'] }),
    ...(asks?.player && { player: 'bob' }),
  };
};

const eventAfter = (table: unknown, effect: EffectDescription) => {
  const taken = takePlace(read(table), [{ effectBegins: effect }], { force: false });
  const [occurrence] = taken.ok ? taken.value : [];
  if (!occurrence) throw new Error(JSON.stringify(problemsIn(taken)));
  return occurrence;
};

const effectIn = effectsOfTable('ann*: name 1/1; bear 2/2 | bob: ox 2/2 | cyd: elk 2/2');

/** Effects by offers, and as a table would tell them in full. */
const inFull = arrows(`
{T}: Target creature can't be blocked this turn. → can't be blocked on ox until end of turn
Whenever NAME attacks, it gains menace and reach until end of turn. → keyword \`menace\` keyword \`reach\` on name until end of turn
{T}: Goad target creature. → goaded by ann on ox
{T}: Gain control of target creature for as long as you control NAME.
  → controlled by ann on ox as long as ann controls name
{T}: Creatures target opponent controls can't block this turn.
  → can't block on each creature controlled by bob until end of turn
{T}: Target creature blocks NAME this turn if able. → blocks name if able on ox until end of turn
{T}: An opponent gains control of NAME. → controlled by bob on name until end of game
{T}: Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.
  → loses all abilities becomes \`1/1 blue frog\` on ox until end of turn
{T}: All creatures able to block target creature this turn do so.
  → blocks ox if able on each creature until end of turn
`);

describe('an effect that is told by an offer', () => {
  const isToldInFull = (text: string, effect: EffectDescription) => {
    const byOffer = read(tableWith('Creature — Bear', text, [firstOf('Creature — Bear', text)]));
    const told = read(tableWith('Creature — Bear', text, [{ from: 'name', ...effect }]));
    expect(described(byOffer)).toEqual(described(told));
  };

  test.each(inFull)('is the one that is told in full: %s', (text, effect = '') => isToldInFull(text, effectIn(effect)));

  test('is the one that is told in full, where that forbids to attack whoever fits a filter', () => {
    const targets = { kind: 'PLAYER', ids: ['ann'] } as const;
    const rule = { kind: 'CANT_ATTACK_TARGET' as const, targets };
    const forbidden = { attackRules: [rule], until: { end: 'NEXT_TURN' as const } };
    const creatures = { opponentOf: 'ann', types: ['creature'] };
    const text = "{T}: Until your next turn, creatures your opponents control can't attack you.";
    isToldInFull(text, { creatures, ...forbidden });
  });

  test.each(offered)('%s: begins as an event as it is described, and is recorded in full: %s', (typeLine, text) => {
    const effect = firstOf(typeLine, text);
    const began = eventAfter(tableWith(typeLine, text), effect);
    const recorded = JSON.parse(JSON.stringify({ ...effect, ...began.settled })) as EffectDescription;
    expect(recorded).not.toHaveProperty('offer');
    expect(described(began.after)).toEqual(described(eventAfter(tableWith(typeLine, text), recorded).after));
    const state = read(tableWith(typeLine, text, [effect]));
    expect(effectsOf(began.after)).toEqual(effectsOf(state));
    expect(read(JSON.parse(JSON.stringify(described(state))))).toEqual(state);
  });
});

const unblockable = "{T}: Target creature can't be blocked this turn.";

describe('an offer is refused', () => {
  const gainsFlying = '{1}: NAME gains flying until end of turn.';
  const ofOpponent = "{1}: Creatures target opponent controls can't block this turn.";
  const ofHost = "{1}: Equipped creature can't be blocked this turn.";
  const first = { from: 'name', offer: 1 };
  const onOx = { ...first, on: ['ox'] };

  test.each<readonly [why: string, text: string, effect: EffectDescription, path: string]>([
    ['that the card does not have', unblockable, { ...onOx, offer: 2 }, 'offer'],
    ['of a card that offers none', 'Flying', first, 'offer'],
    ['of an object without a card', unblockable, { ...onOx, from: 'ox' }, 'offer'],
    ['of nothing', unblockable, { offer: 1, on: ['ox'] }, 'from'],
    ['on what is not at the table', unblockable, { ...first, on: ['yak'] }, 'on,0'],
    ['on nothing', unblockable, first, 'on'],
    ['on too many', unblockable, { ...first, on: ['ox', 'elk'] }, 'on'],
    ['on objects that it names itself', gainsFlying, onOx, 'on'],
    ['with a player', unblockable, { ...onOx, player: 'bob' }, 'player'],
    ['without a player', ofOpponent, first, 'player'],
    ['with what it says', unblockable, { ...onOx, keywords: ['Flying'] }, 'keywords'],
    ['with another end', unblockable, { ...onOx, until: { end: 'END_OF_GAME' } }, 'until,end'],
    ['on the host of what has none', ofHost, first, 'from'],
  ])('%s', (_, text, effect, path) => {
    const typeLine = text.includes('Equipped') ? 'Artifact — Equipment' : 'Creature — Bear';
    const paths = problemsIn(readDescription(tableWith(typeLine, text, [effect]))).problems;
    expect(paths.map((each) => String(each.path))).toEqual([`effects,0,${path}`]);
    const began = problemsIn(takePlace(read(tableWith(typeLine, text)), [{ effectBegins: effect }], { force: true }));
    expect(began.problems.map((each) => String(each.path))).toEqual([`events,0,effectBegins,${path}`]);
  });

  test('that is over, and a player without an offer', () => {
    const table = tableWith('Creature — Bear', unblockable, [{ from: 'name', offer: 1, on: ['ox'] }]);
    const over = { ...table, turn: { activePlayers: ['ann'], ended: true } };
    expect(problemsIn(readDescription(over)).problems).toEqual([
      { path: ['effects', 0, 'offer'], message: 'The turn has ended already (514.2).' },
    ]);
    const alone = tableWith('Creature — Bear', unblockable, [{ on: ['ox'], keywords: ['Flying'], player: 'bob' }]);
    expect(problemsIn(readDescription(alone)).problems.map(({ path }) => path)).toEqual([['effects', 0, 'player']]);
  });
});
