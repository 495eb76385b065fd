import { isRecord } from '../domain/values/record.js';
import { readGivenTable } from '../query/in-process/requests.js';
import type { Failure, Table } from '../query/in-process/types.js';
import type { Remote } from './forward.js';
import { optionOf, type CommandLine } from './command.js';
import { failureOf, validTable, valueOf, type InputTable } from './tables.js';
import { CommandFailure, exitCode, type Terminal } from './terminal/terminal.js';

/** In milliseconds. */
const LONGEST_WAIT = 60_000;

/** Returns the server that the options name. */
export const serverIn = (given: CommandLine, { environment }: Terminal): Remote | undefined => {
  const address = optionOf(given, 'url');
  if (address === undefined) return undefined;
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new CommandFailure([`--url: "${address}" is not an address such as http://127.0.0.1:4000.`]);
  return { address: address.replace(/\/+$/, ''), key: environment['RANGEFINDER_KEY'] };
};

/** Sends a REST request to a server: POST with a body, otherwise GET. */
export const askServer = async (server: Remote, path: string, body?: object): Promise<unknown> => {
  const response = await sent(server, path, body);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  throw refusal(server, response.status, answer);
};

/** Reads a table in this process, or has a server fill in its cards. */
export const tableWithCards = async (input: InputTable, server: Remote | undefined): Promise<Table> => {
  if (!server) return validTable(input);
  const checked = await askServer(server, '/v1/game-states', input);
  return valueOf(await readGivenTable(isRecord(checked) ? checked['description'] : checked));
};

const sent = ({ address, key }: Remote, path: string, body?: object): Promise<Response> =>
  fetch(`${address}${path}`, {
    signal: AbortSignal.timeout(LONGEST_WAIT),
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    const cause = isRecord(error) ? error['cause'] : undefined;
    const code = isRecord(cause) ? cause['code'] : undefined;
    throw noServer(`${address} does not answer${typeof code === 'string' ? ` (${code})` : ''}.`);
  });

const noServer = (message: string, failure: object = { code: 'UNREACHABLE' }): CommandFailure =>
  new CommandFailure([message], exitCode.noServer, failure);

/** Whether a server's problem (RFC 9457) is a failure that this program could have found itself. */
const isFailure = (body: object): body is Failure =>
  'code' in body &&
  ((body.code === 'BAD_USER_INPUT' && 'problems' in body) || (body.code === 'ILLEGAL_EVENT' && 'because' in body));

/** The statuses of requests that a retry can't mend, such as a table that is too large or an unknown name. */
const ofWrongInput: ReadonlySet<number> = new Set([400, 404, 413, 422]);

const KEY_NEEDED = 'set the environment variable RANGEFINDER_KEY to a valid API key.';

const refusal = ({ address }: Remote, status: number, answer: unknown): CommandFailure => {
  const body = isRecord(answer) ? answer : {};
  const { code, detail = code } = body;
  if (code === undefined) return noServer(`${address} does not answer as a Rangefinder server does (${status}).`);
  if (isFailure(body)) return failureOf(body, '--');
  const message = `${address}: ${code === 'UNAUTHENTICATED' ? KEY_NEEDED : String(detail)}`;
  return ofWrongInput.has(status) ? new CommandFailure([message], exitCode.badInput, body) : noServer(message, body);
};
