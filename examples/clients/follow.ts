import { createClient } from 'graphql-ws';

interface Change {
  readonly game: { readonly version: number };
  readonly events: readonly { readonly version: number; readonly summary: string }[];
}

const query = `subscription ($game: ID!, $since: Int) {
  gameChanged(id: $game, sinceVersion: $since) { game { version } events { version summary } }
}`;

/** Yields every event of a game after a version exactly once, reconnecting as needed; ends when the game is deleted. */
export async function* follow(
  server: string,
  key: string | null,
  game: string,
  version: number,
  webSocketImpl?: unknown,
) {
  const url = `${server.replace(/^http/, 'ws')}/graphql`;
  const connectionParams = key === null ? {} : { authorization: `Bearer ${key}` };
  for (;;) {
    const client = createClient({ url, connectionParams, webSocketImpl, retryAttempts: 0 });
    try {
      const changes = client.iterate<{ gameChanged: Change }>({ query, variables: { game, since: version } });
      for await (const { data, errors } of changes) {
        if (!data) throw new Error(errors?.[0]?.message);
        version = data.gameChanged.game.version;
        yield* data.gameChanged.events;
      }
      return;
    } catch (reason) {
      // Close codes from 4000 on mean that reconnecting would not help; any other error is thrown as well.
      if (reason instanceof Error || Array.isArray(reason) || (reason as CloseEvent).code >= 4000) throw reason;
      await new Promise((resolve) => setTimeout(resolve, 500 + 1_000 * Math.random()));
    } finally {
      await client.dispose();
    }
  }
}
