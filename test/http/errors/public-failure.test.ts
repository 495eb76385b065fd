import { expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { publicFailure, type RequestFailure } from '../../../src/http/errors/public-failure.js';
import { failureOf, fourPlayers, valueOf } from '../../games/stored-games.js';

const problems = [
  { path: [], message: 'Nothing fits.' },
  { path: ['players', 0, 'life'], message: 'life has to be a number.' },
];
const lines = 'Nothing fits.\nplayers[0].life: life has to be a number.';
const limit = { limit: 'cost', value: 7, maximum: 5 } as const;

const told: readonly (readonly [RequestFailure, string, object?])[] = [
  [{ code: 'BAD_USER_INPUT', problems, moreProblems: 0 }, lines, { problems }],
  [
    { code: 'BAD_USER_INPUT', problems, moreProblems: 2 },
    `${lines}\nThere are 2 more problems.`,
    { problems, moreProblems: 2 },
  ],
  [{ code: 'QUERY_TOO_COMPLEX', says: 'Too much.', ...limit }, 'Too much.', limit],
  [{ code: 'TIMEOUT', says: 'Too long.' }, 'Too long.'],
  [{ code: 'NOT_FOUND', what: 'game "a"' }, 'There is no game "a".'],
  [{ code: 'ID_TAKEN', id: 'a' }, 'There is a game "a" already.'],
  [
    { code: 'WRITTEN_BY_A_NEWER_VERSION', id: 'a' },
    'A newer version of this server has written the game "a"; this one cannot read it yet.',
  ],
  [
    { code: 'VERSION_CONFLICT', expectedVersion: 1, actualVersion: 2 },
    'The game is at version 2, not 1.',
    { actualVersion: 2 },
  ],
  [
    { code: 'VERSION_CONFLICT', expectedVersion: [1, { version: 3, incarnation: 'x' }], actualVersion: 2 },
    'The game is at version 2, not 1 or 3.',
    { actualVersion: 2 },
  ],
  [
    { code: 'VERSION_CONFLICT', expectedVersion: [{ version: 2, incarnation: 'x' }], actualVersion: 2 },
    'The game is at version 2, but it was created after another game of this id was deleted.',
    { actualVersion: 2 },
  ],
  [{ code: 'IDEMPOTENCY_KEY_REUSED', key: 'k' }, 'The Idempotency-Key "k" was used for another request before.'],
  [
    { code: 'REQUEST_IN_PROGRESS', key: 'k' },
    'The first request with the Idempotency-Key "k" is still in progress; try again in a moment.',
  ],
];

test.each(told.map(([failure, ...as]) => ({ failure, as })))('$failure', ({ failure, as: [message, details] }) => {
  expect(publicFailure(failure)).toEqual({ code: failure.code, message, ...(details && { details }) });
});

test('an event that the rules forbid, with its rulings', () => {
  const state = valueOf(readDescription(fourPlayers));
  const illegal = failureOf(takePlace(state, [{ turnBegins: { player: 'cat' } }], { force: false }));
  if (illegal.code !== 'ILLEGAL_EVENT') throw new Error(illegal.code);
  const [{ rule, says, about, doubt } = { rule: undefined }] = illegal.because;
  expect(illegal.because).toHaveLength(1);
  expect(publicFailure({ ...illegal, because: [...illegal.because, ...illegal.because] })).toMatchObject({
    message: `events[0]: ${says} ${says}`,
  });
  const { number, edition, section, summary } = rule ?? {};
  expect(publicFailure(illegal)).toEqual({
    code: 'ILLEGAL_EVENT',
    message: `events[0]: ${says}`,
    details: {
      event: 0,
      because: [
        {
          ...{ rule: { number, edition, section, summary }, says },
          about: about?.map(({ id, name }) => ({ id, name })),
          ...(doubt !== undefined && { doubt }),
        },
      ],
    },
  });
});
