/** The scopes of keys: reading, changing games as well, managing keys as well. Each includes those before it. */
export const SCOPES = ['read', 'write', 'admin'] as const;

export type Scope = (typeof SCOPES)[number];

/** On whose behalf a request is made. */
export interface Principal {
  /** The tenant whose games are seen and changed. */
  readonly tenant: string;
  /** The key that the request came with; null where the server runs without keys. */
  readonly keyId: string | null;
  readonly scope: Scope;
}

/** Checks whether a key with one scope may do what needs another. */
export const mayDo = (scope: Scope, needed: Scope): boolean => SCOPES.indexOf(scope) >= SCOPES.indexOf(needed);
