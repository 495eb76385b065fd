#!/usr/bin/env node
// The command line: rangefinder --help
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../package-root.js';
import { run } from './run.js';
import { CommandFailure } from './terminal/terminal.js';

/** Runs a program of the server, which parses its own arguments. */
const start = async (program: string, given: readonly string[]): Promise<void> => {
  const path = join(packageRoot, 'dist', `${program}.js`);
  if (!existsSync(path))
    throw new CommandFailure([
      `The server is not installed here: "${program === 'main' ? 'serve' : program}" works in a clone of the repository, and in its container.`,
    ]);
  process.argv.splice(1, Infinity, path, ...given);
  await import(pathToFileURL(path).href);
};

const { argv, env, stdin, stdout, stderr } = process;
// A program that has read enough, such as `head`, closes the pipe; that is not a failure.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));
const code = await run({
  arguments: argv.slice(2),
  environment: env,
  input: stdin,
  output: stdout,
  errors: stderr,
  isRead: stdout.isTTY,
  width: stdout.isTTY ? stdout.columns : 80,
  start,
  serveMcp: async (whenLoaded) =>
    (await import('../mcp/stdio.js')).serveOverStdio({ input: stdin, output: stdout }, whenLoaded),
});
process.exitCode ??= code;
