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
export const keptKey = (): string => sessionStorage.getItem(KEY) ?? '';
export const keepKey = (key: string): void => sessionStorage.setItem(KEY, key);

const headers = (body: unknown): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(keptKey() ? { authorization: `Bearer ${keptKey()}` } : {}),
});

const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const response = await fetch(path, {
    method,
    headers: headers(body),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new Refusal((await response.json()) as Problem);
};

const json = async <Value>(method: string, path: string, body?: unknown): Promise<Value> =>
  (await (await send(method, path, body)).json()) as Value;

/** A table, events supposed to happen after it, and the edition of the question. */
export interface Asked {
  readonly state: Description;
  readonly suppose: readonly GameEvent[];
  readonly edition: Edition | null;
}

const bodyOf = ({ state, suppose, edition }: Asked, rest: object = {}): object => ({
  state,
  ...(suppose.length ? { suppose } : {}),
  ...(edition ? { edition } : {}),
  ...rest,
});

export const api = {
  games: () => json<{ items: readonly Game[] }>('GET', '/v1/games?first=50'),
  game: (id: string) => json<Game>('GET', `/v1/games/${encodeURIComponent(id)}`),
  state: (id: string, version: number | null) =>
    json<Description>(
      'GET',
      `/v1/games/${encodeURIComponent(id)}/state${version === null ? '' : `?version=${version}`}`,
    ),
  event: (id: string, version: number) =>
    json<{ items: readonly RecordedEvent[] }>(
      'GET',
      `/v1/games/${encodeURIComponent(id)}/events?first=1&after=${version - 1}`,
    ),
  record: (id: string, events: readonly GameEvent[]) =>
    json<object>('POST', `/v1/games/${encodeURIComponent(id)}/events`, { events }),
  check: (state: Description) => json<Checked>('POST', '/v1/game-states', { state }),
  ofCode: (code: string) => json<Checked>('GET', `/v1/game-states/${code}`),
  ask: (question: string, asked: Asked, given: object) =>
    json<unknown>('POST', `/v1/game-states/${question}`, bodyOf(asked, given)),
  diagram: async (asked: Asked, theme: 'LIGHT' | 'DARK', rangeOf: string | null) =>
    (
      await send('POST', '/v1/game-states/diagram.svg', bodyOf(asked, { theme, ...(rangeOf ? { rangeOf } : {}) }))
    ).text(),
  rule: (number: string) => json<RuleTold>('GET', `/v1/rules/${encodeURIComponent(number)}`),
  editions: () => json<{ items: readonly EditionTold[] }>('GET', '/v1/editions'),
  document: () => json<OpenApi>('GET', '/v1/openapi.json'),
};

/** A validated table: its description and its code. */
export interface Checked {
  readonly description: Description;
  readonly code: string;
}

export interface RuleTold {
  readonly number: string;
  readonly section: string;
  readonly summary: string;
  readonly numbers: readonly { readonly edition: Edition; readonly number: string | null }[];
}

export interface EditionTold {
  readonly edition: Edition;
  readonly name: string;
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
