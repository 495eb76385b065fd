import { expect, test } from '@jest/globals';
import { replay, takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { forceEvents } from '../../../src/questions/catalogue/suppose.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers } from '../../random-numbers.js';
import { tableOf, type GameState } from '../tables.js';
import { fightsAfter, fightsIn, randomRemovalCase } from './removals-by-trying.js';

const rounds = randomCases(300);

/** Whether an effect is told to end that the text of an Aura begins anew at once. */
const beginsAnew = ({ objects }: GameState, { controlEffectEnds }: GameEvent): boolean =>
  objects.get(controlEffectEnds?.object ?? '')?.controlEffects.some(({ source }) => source?.startsWith('aura')) ??
  false;

/** What takes place of those events, one after the other: events that make no sense at the table are left out. */
const tablesAfter = (state: GameState, events: readonly GameEvent[]) => {
  const tables: { readonly before: GameState; readonly event: GameEvent; readonly after: GameState }[] = [];
  for (const event of events) {
    const before = tables.at(-1)?.after ?? state;
    if (beginsAnew(before, event)) continue;
    const taken = takePlace(before, [event], { force: true });
    const [occurrence] = taken.ok ? taken.value : [];
    if (occurrence) tables.push({ before, event, after: occurrence.after });
  }
  return tables;
};

test('506.4: who is removed from combat, as events happen, are supposed and are replayed', () => {
  const random = randomNumbers(506_4);
  let removals = 0;
  const found = Array.from({ length: rounds }, () => randomRemovalCase(random)).flatMap(({ description, events }) => {
    const state = tableOf(description);
    const tables = tablesAfter(state, events);
    const last = fightsIn(tables.at(-1)?.after.combats ?? state.combats);
    if (last.join() !== fightsIn(state.combats).join()) removals += 1;
    const took = tables.map(({ event }) => event);
    const supposed = forceEvents(state, took);
    const replayed = replay(state, took).at(-1) ?? state;
    const wrong = tables.filter(
      ({ before, event, after }) => fightsIn(after.combats).join() !== fightsAfter(before, event, after).join(),
    );
    const others = [supposed.ok ? fightsIn(supposed.value.combats) : ['refused'], fightsIn(replayed.combats)];
    return wrong.length || others.some((each) => each.join() !== last.join())
      ? [
          {
            description,
            events: wrong.map(({ event }) => event),
            found: wrong.map(({ after }) => fightsIn(after.combats)),
            expected: wrong.map(({ before, event, after }) => fightsAfter(before, event, after)),
            others,
          },
        ]
      : [];
  });
  expect(found.slice(0, 3)).toEqual([]);
  expect(removals).toBeGreaterThan(rounds / 4);
});
