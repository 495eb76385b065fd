import { GraphQLClient } from 'graphql-request';
import { WhoMayBeAttackedDocument, type GameStateInput } from '../../src/generated/clients/graphql.js';

/** Why a player's creatures may not attack somebody; the types are those of the query in who-may-be-attacked.graphql. */
export const whyNotAttacked = async (server: string, key: string | null, table: GameStateInput, player: string) => {
  const client = new GraphQLClient(`${server}/graphql`, {
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
  });
  const { gameState } = await client.request(WhoMayBeAttackedDocument, { table, player });
  return (gameState?.legalAttackTargets ?? []).flatMap(({ attacker, excluded }) =>
    excluded.map(({ entity, because }) => {
      const reasons = because.map(({ rule, says }) => `${says} (${rule.number})`).join(' ');
      return `${attacker.name} may not attack ${entity.name}: ${reasons}`;
    }),
  );
};
