import type { Readable, Writable } from 'node:stream';

/** The streams that a command reads and writes, passed in so only one file uses `process`. */
export interface Terminal {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** Whether the output is a terminal, which people read, and its width in characters. */
  readonly isRead: boolean;
  readonly width: number;
  /** Runs a program of the server in this process, as if it had been started with those arguments. */
  readonly start: (program: string, given: readonly string[]) => Promise<void>;
  /** Speaks the Model Context Protocol on the streams; `whenLoaded` repeats work once the parts it needs are loaded. */
  readonly serveMcp: (whenLoaded: <Value>(work: () => Value | Promise<Value>) => Promise<Value>) => Promise<void>;
}

/** The exit codes of commands, for scripts and continuous integration. */
export const exitCode = {
  /** The command succeeded; the answer to a yes-or-no question is yes. */
  ok: 0,
  /** The answer is no: an illegal attack, an event that the rules forbid. */
  no: 1,
  /** The table, the arguments or the command line are wrong. */
  badInput: 2,
  /** The server is unreachable or busy, or rejects this key. */
  noServer: 3,
  /** A bug. */
  bug: 70,
} as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** Why a command failed: its error lines and its exit code. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  constructor(
    readonly lines: readonly string[],
    readonly code: ExitCode = exitCode.badInput,
    /** The failure as JSON for programs. */
    readonly failure: object = { code: 'BAD_USER_INPUT', problems: lines.map((message) => ({ path: [], message })) },
  ) {
    super(lines.join('\n'));
  }
}
