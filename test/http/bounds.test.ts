import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newestEdition } from '../../src/domain/rulebook/editions.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { atTheBound, eventsAtTheBound, everyNumber, fits } from '../domain/bounds.js';
import { sampleArguments } from '../domain/every-question.js';
import { diceOf } from '../domain/random-games.js';
import { questionDocument } from './operations.js';
import { serve, type Reply } from './server.js';
import { valueOf } from '../value-of.js';

const server = await serve();

const restPath = (question: string): string => question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const recordDocument = `mutation ($game: ID!, $events: [GameEventInput!]!) {
  recordEvents(game: $game, events: $events, force: true) { game { version } }
}`;

/** The code and the problems of a refusal, which both doors tell alike. */
const toldIn = ({ body }: Reply) => {
  const { code, problems } = body?.errors?.[0]?.extensions ?? body ?? {};
  return { code, problems };
};

const expectNumbersThatFit = ({ status, body }: Reply): void => {
  expect(status).toBeLessThan(500);
  expect(JSON.stringify(body)).not.toContain('INTERNAL_SERVER_ERROR');
  expect(everyNumber(body).filter((number) => !fits(number))).toEqual([]);
};

describe('numbers stay within 32 bits, over REST and GraphQL', () => {
  const numbers = Array.from({ length: 50 }, () => randomInt(2 ** 31));
  process.stdout.write(`bounds over HTTP: numbers ${numbers.join(' ')}\n`);

  const askEverything = async (game: string): Promise<void> => {
    const { body } = await server.get(`/v1/games/${game}/state`);
    const given = sampleArguments(valueOf(readDescription(body)), diceOf(numbers));
    for (const { name } of catalogue) {
      const asked: Record<string, unknown> = { ...Object(given[name]) };
      expectNumbersThatFit(await server.post(`/v1/games/${game}/${restPath(name)}`, asked));
      expectNumbersThatFit(await server.query(questionDocument(name), { ...asked, game }));
    }
  };

  test.each(eventsAtTheBound.map((event, index) => [Object.keys(event)[0] ?? '', index, event] as const))(
    'after %s (%i), every question',
    async (kind, index, event) => {
      const [byRest, byGraphql] = [`rest-${index}`, `graphql-${index}`];
      for (const id of [byRest, byGraphql])
        expect((await server.post('/v1/games', { id, state: atTheBound })).status).toBe(201);
      const rest = await server.post(`/v1/games/${byRest}/events`, { events: [event], force: true });
      const graphql = await server.query(recordDocument, { game: byGraphql, events: [event] });
      const isRecorded = rest.status === 200;
      if (!isRecorded) {
        expect(toldIn(rest)).toEqual(toldIn(graphql));
        expect(rest.body).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
        expect(rest.body.problems[0].path.slice(0, 3)).toEqual(['events', 0, kind]);
      } else expect(graphql.body.errors).toBeUndefined();
      const versions = await Promise.all([byRest, byGraphql].map((id) => server.get(`/v1/games/${id}`)));
      expect(versions.map(({ body }) => body.version)).toEqual(isRecorded ? [1, 1] : [0, 0]);
      const [one, other] = [byRest, byGraphql].map((id) => server.get(`/v1/games/${id}/state`));
      expect((await other)?.body).toEqual((await one)?.body);
      await askEverything(byRest);
    },
  );
});

describe('1e999, which JSON reads as infinite, is no number of a table', () => {
  const state = '{"players":[{"id":"ann","life":1e999},{"id":"bob"}]}';
  const problems = [{ path: ['players', 0, 'life'], message: expect.stringMatching(/life|Infinity/) }];

  test('over REST: neither asked about nor stored', async () => {
    const asked = await server.post('/v1/game-states', `{"state":${state}}`);
    expect([asked.status, toldIn(asked)]).toEqual([400, { code: 'BAD_USER_INPUT', problems }]);
    const stored = await server.post('/v1/games', `{"id":"infinite","state":${state}}`);
    expect([stored.status, stored.body.problems[0].path]).toEqual([400, ['state', 'players', 0, 'life']]);
    expect((await server.get('/v1/games/infinite')).status).toBe(404);
  });

  test('over REST: nor recorded', async () => {
    await server.post('/v1/games', { id: 'finite', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
    const event = '{"lifeChanges":{"kind":"GAIN","amounts":[{"player":"ann","amount":1e999}]}}';
    const { status, body } = await server.post('/v1/games/finite/events', `{"events":[${event}]}`);
    const path = ['events', 0, 'lifeChanges', 'amounts', 0, 'amount'];
    expect([status, body.code, body.problems[0].path]).toEqual([400, 'BAD_USER_INPUT', path]);
    expect((await server.get('/v1/games/finite')).body.version).toBe(0);
  });

  test('over GraphQL, as a variable and in the document', async () => {
    const document = 'query ($of: GameStateInput!) { gameState(of: $of) { finished } }';
    const asked = `{"query":${JSON.stringify(document)},"variables":{"of":${state}}}`;
    const byVariable = await server.post('/graphql', asked);
    expect(toldIn(byVariable)).toEqual({ code: 'BAD_USER_INPUT', problems });
    const literal = '{ gameState(of: { players: [{ id: "ann", life: 1e999 }, { id: "bob" }] }) { finished } }';
    const inDocument = await server.graphql(literal);
    expect(toldIn(inDocument).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('a null against a default is a null, by POST as by GET', () => {
  const ask = async (document: string, variables: string): Promise<readonly Reply[]> => [
    await server.post('/graphql', `{"query":${JSON.stringify(document)},"variables":${variables}}`),
    await server.get(`/graphql?${new URLSearchParams({ query: document, variables }).toString()}`),
  ];

  test('null takes the newest edition, left out takes the default', async () => {
    const document = 'query ($e: RulesEdition = CR_2008) { rules(edition: $e, search: "range") { edition } }';
    const editionsOf = ({ body }: Reply) => [...new Set(body.data.rules.map((rule: any) => rule.edition))];
    for (const reply of await ask(document, '{"e":null}')) expect(editionsOf(reply)).toEqual([newestEdition]);
    for (const reply of await ask(document, '{}')) expect(editionsOf(reply)).toEqual(['CR_2008']);
  });

  test('null for what must not be null is told as such', async () => {
    const document = 'query ($n: String! = "801.2a") { rule(number: $n) { number } }';
    const [byPost, byGet] = await ask(document, '{"n":null}');
    expect(byPost?.body.errors[0].message).toBe('Variable "$n" of non-null type "String!" must not be null.');
    expect([byGet?.status, byGet?.body]).toEqual([byPost?.status, byPost?.body]);
    for (const reply of await ask(document, '{}')) expect(reply.body.data.rule.number).toBe('801.2a');
  });
});
