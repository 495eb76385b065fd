import { nameList, withVerb } from '../answer.js';
import { isFinished, playerOf, type GameState, type Player } from '../state/game-state.js';
import { citedClause } from '../rulebook/citing.js';
import { groupBy } from '../values/groups.js';
import { returnedBetween } from './610.3-exiled-until.js';
import { describePassedDesignations } from './725-the-monarch.js';
import { extraTurnLosers } from './800-general.js';
import { ruleOfExile } from './800.4a-fate-rulings.js';

/** The words on extra turns that nobody takes anymore; empty after the game is over. */
const describeLostTurns = (before: GameState, after: GameState, leaving: readonly Player[]): string => {
  const lost = isFinished(after) ? [] : extraTurnLosers(before, leaving);
  const turns = lost.map(({ name }) => ({ name: `${name}'s extra turn` }));
  return lost.length ? citedClause(after, `${nameList(turns)} will not begin`, '800.4k') : '';
};

/** The words on objects that departures exile, except the object that the event itself moves. */
const describeExiled = (before: GameState, after: GameState, leaving: readonly Player[], moved?: string): string => {
  const exiled = [...before.objects.values()].filter(
    ({ id, controller }) => controller !== null && id !== moved && after.objects.get(id)?.zone === 'EXILE',
  );
  return [...groupBy(exiled, (object) => ruleOfExile(leaving, object))]
    .map(([rule, objects]) => citedClause(after, `${withVerb(objects, 'is', 'are')} exiled`, rule))
    .join('');
};

/** The words on others' objects that leave the game with players: until 2012 spells, in 2005 all that was left. */
const describeLost = (before: GameState, after: GameState, leaving: readonly Player[]): string => {
  const ids = new Set(leaving.map(({ id }) => id));
  const lost = [...before.objects.values()].filter(
    ({ id, owner, controller }) => ids.has(controller ?? '') && !ids.has(owner) && !after.objects.has(id),
  );
  return [...groupBy(lost, ({ zone }) => zone === 'STACK')]
    .map(([areSpells, objects]) =>
      areSpells
        ? withVerb(objects, 'ceases to exist', 'cease to exist')
        : withVerb(objects, 'leaves the game', 'leave the game'),
    )
    .map((says) => citedClause(after, says, '800.4a'))
    .join('');
};

const describeReturned = (before: GameState, after: GameState): string => {
  const back = returnedBetween(before, after);
  return back.length ? citedClause(after, `${withVerb(back, 'comes', 'come')} back`, '610.3') : '';
};

/**
 * Says, for a summary, what else happens as players leave: "; Ann's extra turn will not begin (800.4k)".
 *
 * - `moved`: the object whose move the summary already mentions.
 */
export const describeDepartures = (before: GameState, after: GameState, moved?: string): string => {
  const leaving = before.players.filter(({ id, inGame }) => inGame && !playerOf(after, id).inGame);
  const fates =
    before.objects === after.objects
      ? ''
      : describeLost(before, after, leaving) +
        describeExiled(before, after, leaving, moved) +
        describeReturned(before, after);
  return describeLostTurns(before, after, leaving) + fates + describePassedDesignations(before, after);
};
