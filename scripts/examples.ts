import { readdir, readFile } from 'node:fs/promises';
import type { GameEvent } from '../src/domain/events/events.js';
import type { Description } from '../src/domain/state/description.js';

/** A recorded game in the folder `examples`. */
export interface Example {
  readonly id: string;
  readonly name: string;
  readonly state: Description;
  readonly events: readonly GameEvent[];
}

const folder = new URL('../examples/', import.meta.url);

export const examples = async (): Promise<readonly Example[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Example);
};

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** Reads the whole response: an unread one blocks its connection and keeps the process alive. */
const post = async (url: string, body: unknown, key: string | undefined): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ok: response.ok, status: response.status, text: await response.text() };
};

/** Stores an example game on a server and returns a message; an existing game is not changed. */
export const load = async (server: string, { id, name, state, events }: Example, key?: string): Promise<string> => {
  const created = await post(`${server}/v1/games`, { id, name, state }, key);
  if (created.status === 409) return `${id}: there already`;
  const recorded = created.ok ? await post(`${server}/v1/games/${id}/events`, { events }, key) : created;
  if (!recorded.ok) throw new Error(`${id}: ${recorded.text}`);
  return `${id}: ${events.length} events`;
};
