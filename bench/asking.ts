import { sampleTable } from './sample-table.js';

export const PLAYERS = 8;
export const OBJECTS = Number(process.env['OBJECTS'] ?? 40);

/** A number that occurs nowhere else in the request. */
export const LIFE = 1_000_000;

const sample = sampleTable(PLAYERS, OBJECTS);
export const state = {
  ...sample,
  players: sample.players.map((each, seat) => (seat ? each : { ...each, life: LIFE })),
};
export const player = 'player-3';

export const fields = `because { rule { number edition section summary } says about { id name } doubt }
  player { id name } seats players { id name } distances { player { id name } seats inRange } objects { id name }`;

export const byVariables = {
  query: `query ($of: GameStateInput!, $player: ID!) { gameState(of: $of) { rangeOf(player: $player) { ${fields} } } }`,
  variables: { of: state, player },
};
