import { isDeepStrictEqual } from 'node:util';
import { describe } from '../../src/domain/setup/describe.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { randomGame, type Dice } from '../domain/random-games.js';
import { tableOf } from '../domain/tables.js';
import { everyAsked, type Asked } from './answers.js';
import { answerOfGame, answerOfTable, answersAtDoors, type Asking } from './asked-at-doors.js';
import { eventOf, type Law } from './laws.js';

/** Some of the questions that can be asked of a table. */
const someAsked = (state: GameState, dice: Dice): readonly Asked[] => {
  const every = everyAsked(state, dice);
  return [0, 1, 2].flatMap(() => {
    const asked = dice.oneOf(every);
    return asked ? [asked] : [];
  });
};

const alike =
  (asking: Asking): Law =>
  async (state, dice) => {
    const description = describe(state);
    for (const asked of someAsked(state, dice)) {
      const answers = await answersAtDoors(asking, description, asked);
      // Which door runs out of time depends on how busy the machine is.
      const [[, expected] = [], ...others] = answers.filter(([, found]) => found !== 'TIMEOUT');
      const other = others.find(([, found]) => !isDeepStrictEqual(found, expected));
      if (other) return { asked, expected, found: other };
    }
    return null;
  };

let games = 0;

const stored =
  (asking: Asking): Law =>
  async (start, dice) => {
    const log = randomGame(start, dice, 6);
    const end = log.at(-1)?.after ?? start;
    const id = `hunted-${(games += 1)}`;
    const created = await asking.post('/v1/games', { id, state: describe(start) });
    if (created.status !== 201) return { refused: created.body };
    const events = log.map(eventOf);
    const recorded = log.length ? await asking.post(`/v1/games/${id}/events`, { events, force: true }) : created;
    if (recorded.status >= 300) return { refused: recorded.body, events };
    const { body } = await asking.get(`/v1/games/${id}/state`);
    if (!isDeepStrictEqual(tableOf(body), end)) return { events, expected: describe(end), found: body };
    for (const asked of someAsked(end, dice)) {
      const described = answerOfTable(asking, describe(end), asked);
      const [found, expected] = await Promise.all([answerOfGame(asking, id, asked), described]);
      if (!isDeepStrictEqual(found, expected)) return { events, asked, expected, found };
    }
    await asking.delete(`/v1/games/${id}`);
    return null;
  };

/** What holds between the doors of a server, and between a stored game and its description. */
export const lawsOfDoors = (asking: Asking): Readonly<Record<string, Law>> => ({
  'the doors answer alike': alike(asking),
  'a stored game is its description': stored(asking),
});
