/** What a key may do: read and ask; change games as well; manage keys as well. Each includes the ones before it. */
export const SCOPES = ['read', 'write', 'admin'] as const;

export type Scope = (typeof SCOPES)[number];

/** On whose behalf a request is made. */
export interface Principal {
  /** Whose games are seen and changed. */
  readonly tenant: string;
  /** The key that the request came with; null where the server runs without keys. */
  readonly keyId: string | null;
  readonly scope: Scope;
}

/** Whether a key of one scope may do what needs another. */
export const mayDo = (scope: Scope, needed: Scope): boolean => SCOPES.indexOf(scope) >= SCOPES.indexOf(needed);
