import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { openApi, operationsOf, resolved } from './open-api.js';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url);
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

interface RedoclyReport {
  readonly totals: { readonly errors: number; readonly warnings: number; readonly ignored: number };
  readonly problems: readonly { readonly message: string }[];
}

const FINDINGS_OF_SPECTRAL = `
  import { readFile } from 'node:fs/promises';
  import core from '@stoplight/spectral-core';
  import parsers from '@stoplight/spectral-parsers';
  import rulesets from '@stoplight/spectral-rulesets';
  const spectral = new core.Spectral();
  spectral.setRuleset({ extends: [rulesets.oas] });
  const text = await readFile('openapi/openapi.json', 'utf8');
  const findings = await spectral.run(new core.Document(text, parsers.Json, 'openapi.json'));
  const rules = Object.keys(spectral.ruleset.rules).length;
  console.log(JSON.stringify({ rules, findings: findings.map(({ code, message, path }) => [code, message, path.join('.')]) }));
`;

describe('the OpenAPI document', () => {
  test('has no finding of redocly’s strict recommendations', async () => {
    const cli = ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.json'];
    const { stdout } = await run(process.execPath, [...cli, '--extends=recommended-strict', '--format=json'], {
      cwd: root,
      env: { ...process.env, ...QUIET },
    }).catch((failed: unknown) => failed as { stdout: string });
    const { totals, problems } = JSON.parse(stdout) as RedoclyReport;
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  }, 180_000);

  test('has no finding of spectral:oas', async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', FINDINGS_OF_SPECTRAL], { cwd: root });
    const { rules, findings } = JSON.parse(stdout) as { rules: number; findings: unknown[] };
    expect(findings).toEqual([]);
    expect(rules).toBeGreaterThan(30);
  }, 180_000);
});

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
