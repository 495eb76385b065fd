import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { loggerOptions } from '../../../src/http/operation/logging.js';

const logged = async (write: (log: ReturnType<typeof Fastify>['log']) => void, traceId?: () => string | undefined) => {
  const stream = new PassThrough();
  const app = Fastify({ logger: { ...loggerOptions('info', traceId), stream } });
  write(app.log);
  await app.close();
  stream.end();
  const text = (await stream.toArray()).join('');
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));
};

test('what a dependency might log of a request is left out', async () => {
  const secret = { headers: 'secret', body: 'secret' };
  const lines = await logged((log) => log.info({ ...secret, reply: secret, kept: 'kept' }));
  expect(lines).toMatchObject([{ kept: 'kept', headers: '[Redacted]' }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('an error is told without what a driver or a client has put in it', async () => {
  const error = Object.assign(new TypeError('It failed.'), { code: 'E1', detail: 'secret' });
  const [line] = await logged((log) => log.error({ err: error }));
  expect(line?.['err']).toEqual({ type: 'TypeError', message: 'It failed.', stack: error.stack, code: 'E1' });
  const [other] = await logged((log) => log.error({ err: new Error('It failed.') }));
  expect(Object.keys(Object(other?.['err']))).toEqual(['type', 'message', 'stack']);
});

test('a request is told without its query', async () => {
  const lines = await logged((log) => log.info({ req: { method: 'GET', url: '/v1/games?name=secret' } }));
  expect(lines).toMatchObject([{ req: { method: 'GET', path: '/v1/games' } }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a line names its trace, where it belongs to one', async () => {
  expect(
    await logged(
      (log) => log.info('said'),
      () => 'trace-1',
    ),
  ).toMatchObject([{ trace_id: 'trace-1' }]);
  for (const traceId of [undefined, () => undefined])
    expect((await logged((log) => log.info('said'), traceId))[0]).not.toHaveProperty('trace_id');
});
