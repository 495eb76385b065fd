import autocannon from 'autocannon';
import { spreadOf, type Spread } from './report.js';

/** A request and the length of its correct response. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly body: string;
  /** The number in the body that differs in each request; without it all requests are the same. */
  readonly varied?: string;
  /** In characters. */
  readonly length: number;
}

export const CONNECTIONS = 50;
const SECONDS = 1;

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/** Sends a request that must succeed and returns its response. */
export const post = async (url: string, body: string): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.ok && !text.startsWith('{"errors"')) return text;
  throw new Error(`${response.status} from ${url}: ${text.slice(0, 500)}`);
};

/** Creates a target: sends its request a few times and notes the length of the response. */
export const targetOf = async (name: string, url: string, body: unknown, varied?: string): Promise<Target> => {
  const text = JSON.stringify(body);
  for (let times = 0; times < 5; times += 1) await post(url, text);
  return { name, url, body: text, length: (await post(url, text)).length, ...(varied !== undefined && { varied }) };
};

let sent = 1_000_000;

/** Returns autocannon's requests: the same body, or bodies of equal length with a new number each. */
const sending = ({ body, varied }: Target): Pick<autocannon.Options, 'body' | 'requests'> => {
  if (varied === undefined) return { body };
  const [head = '', tail = ''] = body.split(varied);
  return { requests: [{ setupRequest: (request) => ({ ...request, body: `${head}${(sent += 1)}${tail}` }) }] };
};

/** Sends requests to a target; one wrong response fails all of them. */
const load = async (target: Target, asked: Omit<autocannon.Options, 'url'>): Promise<autocannon.Result> => {
  const { url, length } = target;
  const verifyBody = (answer: unknown) => String(answer).length === length;
  const result = await autocannon({ ...asked, ...sending(target), url, method: 'POST', headers, verifyBody });
  const failed = result.errors + result.timeouts + result.non2xx + result.mismatches;
  if (failed) throw new Error(`${failed} of ${result.requests.total} answers of ${url} are wrong.`);
  return result;
};

/** Measures requests per second. */
const rateOf = async (target: Target): Promise<number> => {
  const result = await load(target, { connections: CONNECTIONS, duration: SECONDS });
  return result['2xx'] / result.duration;
};

/** Sends so many requests over a few connections. */
export const sendMany = (target: Target, amount: number): Promise<unknown> => load(target, { connections: 8, amount });

/** Recorded requests per second; each client has its own game and waits for each response. */
export const recordingRate = async (
  url: string,
  games: readonly string[],
  events: readonly object[],
  duration: number,
): Promise<number> => {
  const asked = { method: 'POST', headers, body: JSON.stringify({ events }), connections: 1, duration } as const;
  const results = await Promise.all(games.map((id) => autocannon({ ...asked, url: `${url}/v1/games/${id}/events` })));
  const failed = results.reduce((sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx, 0);
  if (failed) throw new Error(`${failed} events of ${games.join(', ')} are not recorded.`);
  return results.reduce((sum, result) => sum + result['2xx'] / result.duration, 0);
};

/** The rates of each target, one per round. */
export type Rates = ReadonlyMap<Target, readonly number[]>;

/** The warm-up of each target in seconds. */
const WARMING_UP = 3;

/** Measures all targets in turn, in a different order each round, so other load affects them equally. */
export const ratesOf = async (targets: readonly Target[], rounds: number, interrupted: AbortSignal): Promise<Rates> => {
  for (const target of targets) for (let second = 0; second < WARMING_UP; second += 1) await rateOf(target);
  const rates = new Map<Target, readonly number[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      interrupted.throwIfAborted();
      rates.set(target, [...(rates.get(target) ?? []), await rateOf(target)]);
    }
  }
  return rates;
};

/** Returns the ratio of one target's rate to another's in the same rounds. */
export const ratioOf = (rates: Rates, target: Target, control: Target): Spread => {
  const of = rates.get(control) ?? [];
  return spreadOf((rates.get(target) ?? []).map((rate, round) => rate / (of[round] ?? NaN)));
};

export const rateSpread = (rates: Rates, target: Target): Spread => spreadOf(rates.get(target) ?? []);
