import type { components } from '../../src/generated/clients/rest';

type Schemas = components['schemas'];
export type Description = Schemas['GameStateInput'];
export type GameEvent = Schemas['GameEventInput'];
export type Problem = Schemas['Problem'];
export type Game = Schemas['Game'];
export type RecordedEvent = Schemas['GameEvent'];
export type Ruling = Schemas['Ruling'];
export type Edition = Schemas['RulesEdition'];

/** An error response, with the server's problem. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

const KEY = 'rangefinder-key';
export const storedKey = (): string => sessionStorage.getItem(KEY) ?? '';
export const storeKey = (key: string): void => sessionStorage.setItem(KEY, key);

const headers = (body: unknown): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(storedKey() ? { authorization: `Bearer ${storedKey()}` } : {}),
});

const send = async (method: string, path: string, body?: unknown, expecting = {}): Promise<Response> => {
  const response = await fetch(path, {
    method,
    headers: { ...headers(body), ...expecting },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new Refusal((await response.json()) as Problem);
};

const json = async <Value>(method: string, path: string, body?: unknown): Promise<Value> =>
  (await (await send(method, path, body)).json()) as Value;

const pathOf = (game: string): string => `/v1/games/${encodeURIComponent(game)}`;

export const api = {
  games: (search: Readonly<Record<string, string>>) => {
    const entered = Object.entries(search).filter(([, value]) => value !== '');
    return json<{ items: readonly Game[] }>('GET', `/v1/games?${new URLSearchParams([['first', '50'], ...entered])}`);
  },
  game: (id: string) => json<Game>('GET', pathOf(id)),
  state: (id: string, version: number | null) =>
    json<Description>('GET', `${pathOf(id)}/state${version === null ? '' : `?version=${version}`}`),
  event: (id: string, version: number) =>
    json<{ items: readonly RecordedEvent[] }>('GET', `${pathOf(id)}/events?first=1&after=${version - 1}`),
  store: (name: string, state: Description) => json<Game>('POST', '/v1/games', { name, state }),
  /** Records events in a game that is still at that version. */
  record: (id: string, version: number, events: readonly GameEvent[]) =>
    send('POST', `${pathOf(id)}/events`, { events }, { 'if-match': `"${version}"` }),
  cards: (search: string) =>
    json<{ items: readonly { readonly name: string }[] }>(
      'GET',
      `/v1/cards?first=5&search=${encodeURIComponent(search)}`,
    ),
  check: (state: Description) => json<CheckedTable>('POST', '/v1/game-states', { state }),
  ofCode: (code: string) => json<CheckedTable>('GET', `/v1/game-states/${code}`),
  document: () => json<OpenApi>('GET', '/v1/openapi.json'),
};

/** A validated table: its description and its code. */
export interface CheckedTable {
  readonly description: Description;
  readonly code: string;
}

/** The parts of the OpenAPI document from which the page builds forms. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { properties: Record<string, object>; required?: readonly string[] } }>
    >;
  };
}
