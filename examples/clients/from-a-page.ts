export const rangeOf = async (server: string, key: string, state: object, player: string): Promise<unknown> => {
  const response = await fetch(`${server}/v1/game-states/range-of`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state, player }),
  });
  return response.json();
};
