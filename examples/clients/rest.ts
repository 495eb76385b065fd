import createClient from 'openapi-fetch';
import type { components, paths } from '../../src/generated/clients/rest.js';

type Table = components['schemas']['GameStateInput'];

/** Whom a player's creatures may attack, one sentence a creature; the types are those of openapi/openapi.json. */
export const whoMayBeAttacked = async (server: string, key: string | null, state: Table, player: string) => {
  const client = createClient<paths>({
    baseUrl: server,
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
  });
  const { data, error } = await client.POST('/v1/game-states/legal-attack-targets', { body: { state, player } });
  if (error) throw new Error(`${error.code}: ${error.detail}`);
  return data.items.map(({ attacker, included }) => {
    const names = included.map(({ name }) => name).join(' or ');
    return `${attacker.name} may attack ${names || 'nobody'}.`;
  });
};
