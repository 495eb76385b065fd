// 22 s: needs the network: the linters are installed when it first runs, and read all of the document.
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { installTools } from '../../../scripts/tools.js';
import { root, run } from '../../processes.js';

const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

interface RedoclyReport {
  readonly totals: { readonly errors: number; readonly warnings: number; readonly ignored: number };
  readonly problems: readonly { readonly message: string }[];
}

const SPECTRAL = {
  '@stoplight/spectral-core': '1.24.1',
  '@stoplight/spectral-parsers': '1.0.5',
  '@stoplight/spectral-rulesets': '1.23.1',
};
const FINDINGS_OF_SPECTRAL = `
  import { readFile } from 'node:fs/promises';
  import core from '@stoplight/spectral-core';
  import parsers from '@stoplight/spectral-parsers';
  import rulesets from '@stoplight/spectral-rulesets';
  const spectral = new core.Spectral();
  spectral.setRuleset({ extends: [rulesets.oas] });
  const text = await readFile(process.argv[1], 'utf8');
  const findings = await spectral.run(new core.Document(text, parsers.Json, 'openapi.json'));
  const rules = Object.keys(spectral.ruleset.rules).length;
  console.log(JSON.stringify({ rules, findings: findings.map(({ code, message, path }) => [code, message, path.join('.')]) }));
`;

describe('the OpenAPI document', () => {
  test('has no finding of redocly’s strict recommendations', async () => {
    const tools = await installTools({ '@redocly/cli': '2.77.0' });
    const cli = [join(tools, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.json'];
    const { stdout } = await run(process.execPath, [...cli, '--extends=recommended-strict', '--format=json'], {
      cwd: root,
      env: { ...process.env, ...QUIET },
    }).catch((failed: unknown) => failed as { stdout: string });
    const { totals, problems } = JSON.parse(stdout) as RedoclyReport;
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });

  test('has no finding of spectral:oas', async () => {
    const tools = await installTools(SPECTRAL);
    const program = ['--input-type=module', '-e', FINDINGS_OF_SPECTRAL, join(root, 'openapi/openapi.json')];
    const { stdout } = await run(process.execPath, program, { cwd: tools });
    const { rules, findings } = JSON.parse(stdout) as { rules: number; findings: unknown[] };
    expect(findings).toEqual([]);
    expect(rules).toBeGreaterThan(30);
  });
});
