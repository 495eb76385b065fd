import { describe, expect, test } from '@jest/globals';
import { openApi, operationsOf, resolved } from './open-api.js';

describe('every operation', () => {
  test('says what it is, who may use it, and which errors it may give', async () => {
    const document = await openApi();
    for (const operation of operationsOf(document)) {
      const { operationId, summary, description, tags = [], security = [], responses } = operation;
      expect([operationId, tags.length, security]).toEqual([operationId, 1, [{ key: [] }]]);
      expect(`${summary ?? ''}${description ?? ''}`.length).toBeGreaterThan(20);
      const expected = ['400', '401', '429', '500', '503', '504', ...(operation.requestBody ? ['413', '415'] : [])];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected));
      for (const [status, response] of Object.entries(responses)) {
        const { headers = {}, content = {} } = resolved(document, response);
        expect(Object.keys(headers)).toContain('X-Request-Id');
        if (Number(status) >= 400) expect(Object.keys(content)).toEqual(['application/problem+json']);
      }
    }
  });

  test('has a description of every parameter', async () => {
    const parameters = operationsOf(await openApi()).flatMap((operation) => operation.parameters ?? []);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
  });
});
