import { spawn } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/cli/run.js';
import { serveOverStdio } from '../../src/mcp/stdio.js';

export const program = fileURLToPath(new URL('../../dist/cli/cli.js', import.meta.url));

/** How the command ended, and what it printed. */
export type Ended = Readonly<{ code: number | null; output: string; errors: string }>;

type Surroundings = Readonly<{
  input?: string | Buffer;
  environment?: Readonly<Record<string, string>>;
  folder?: string;
}>;

/** Runs the command in this process. */
export const rangefinder = async (
  args: readonly string[],
  { input = '', environment = {}, folder = '.' }: Surroundings = {},
): Promise<Ended> => {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(output), text(errors)]);
  const here = process.cwd();
  process.chdir(folder);
  const streams = { input: Readable.from([Buffer.from(input)]), output, errors };
  const code = await run({
    ...{ arguments: args, environment: { ...process.env, ...environment }, isRead: false, width: 80 },
    ...streams,
    serveMcp: (whenLoaded) => serveOverStdio(streams, whenLoaded),
    start: (name) => Promise.reject(new Error(`"${name}" needs a process.`)),
  }).finally(() => process.chdir(here));
  output.end();
  errors.end();
  const [printedOutput, printedErrors] = await printed;
  return { code, output: printedOutput, errors: printedErrors };
};

/** Runs the command in a process of its own. */
export const rangefinderProcess = async (
  args: readonly string[],
  { input = '', environment = {}, folder }: Surroundings = {},
): Promise<Ended> => {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...process.env, ...environment } });
  // A command that takes nothing from there may have ended before.
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
};
