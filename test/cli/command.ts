import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../dist/cli/cli.js', import.meta.url));

/** How a process of the command ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

interface Surroundings {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Another build of the program. */
  readonly at?: string;
  readonly folder?: string;
}

/** Runs the command in a process of its own. */
export const rangefinder = async (
  args: readonly string[],
  { input = '', environment = {}, at = program, folder }: Surroundings = {},
): Promise<Ended> => {
  const child = spawn(process.execPath, [at, ...args], { cwd: folder, env: { ...process.env, ...environment } });
  // A command that takes nothing from there may have ended before.
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
};
