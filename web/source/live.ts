import type { Client } from 'graphql-ws';
import { useEffect, useState } from 'preact/hooks';
import { storedKey } from './api';

const DOCUMENT =
  'subscription ($id: ID!, $since: Int) { gameChanged(id: $id, sinceVersion: $since) { game { version } } }';

interface Change {
  readonly gameChanged: { readonly game: { readonly version: number } };
}

/** Returns the newest version received from the game's stream; null before the first change. */
export const useNewestVersion = (id: string | null): number | null => {
  const [version, setVersion] = useState<number | null>(null);
  useEffect(() => {
    setVersion(null);
    if (id === null) return;
    const url = `${location.origin.replace(/^http/, 'ws')}/graphql`;
    const connectionParams = () => (storedKey() ? { authorization: `Bearer ${storedKey()}` } : {});
    let client: Client | undefined;
    let isWanted = true;
    void import('graphql-ws').then(({ createClient }) => {
      if (!isWanted) return;
      client = createClient({ url, connectionParams, retryAttempts: Infinity, shouldRetry: () => true });
      client.subscribe<Change>(
        { query: DOCUMENT, variables: { id } },
        {
          next: ({ data }) => data && setVersion(data.gameChanged.game.version),
          error: () => undefined,
          complete: () => undefined,
        },
      );
    });
    return () => {
      isWanted = false;
      void client?.dispose();
    };
  }, [id]);
  return version;
};
