import { withParts } from '../query/in-process/parts.js';
import { forward } from './forward.js';
import type { CommandLine } from './command.js';
import { serverIn } from './server.js';
import { exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Speaks the Model Context Protocol until the input ends; answers in this process, or forwards to a server. */
export const serveMcpOverStdio = async (given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const server = serverIn(given, terminal);
  if (server) await forward(terminal, server);
  else await terminal.serveMcp(withParts);
  return exitCode.ok;
};
