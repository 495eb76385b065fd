import { playerResult } from '../../domain/rules/104-standings.js';
import { gameStatus } from '../../games/store/game-inputs.js';
import { rulesEdition, variant } from '../../domain/state/vocabulary.js';
import { itemsOf } from './route-schemas.js';
import { jsonSchemaOf, type JsonSchema } from './json-schemas.js';

const moment = (description: string) => ({ type: ['string', 'null'], format: 'date-time', description });

const game: JsonSchema = {
  $id: 'Game',
  type: 'object',
  description: 'A stored game.',
  required: ['id', 'name', 'variant', 'edition', 'status', 'version', 'createdAt', 'updatedAt', 'finishedAt', 'seed'],
  properties: {
    id: { type: 'string', description: 'Its id.' },
    name: { type: ['string', 'null'], description: 'What it is called.' },
    variant: { ...jsonSchemaOf(variant), description: 'The multiplayer variant.' },
    edition: { ...jsonSchemaOf(rulesEdition), description: 'The text of the rules that it follows.' },
    status: { ...jsonSchemaOf(gameStatus), description: 'Whether it goes on.' },
    version: { type: 'integer', description: 'Counts the recorded events; 0 as created. Also the ETag.' },
    createdAt: { type: 'string', format: 'date-time', description: 'When it was stored.' },
    updatedAt: { type: 'string', format: 'date-time', description: 'When it last changed.' },
    finishedAt: moment('When it was over.'),
    winners: {
      type: 'array',
      items: { $ref: 'Entity#' },
      description: 'Who won, members of the winning team who had left included. In the answer about one game only.',
    },
    standings: {
      type: 'array',
      items: { $ref: 'Standing#' },
      description: 'The players from the last one standing to the first one out. In the answer about one game only.',
    },
    seed: { type: ['string', 'null'], description: 'What the seats were shuffled by; null where they were not.' },
  },
};

const standing: JsonSchema = {
  $id: 'Standing',
  type: 'object',
  description: 'Where a player stands in a stored game.',
  required: ['player', 'place', 'result', 'atVersion'],
  properties: {
    player: { $ref: 'Entity#' },
    place: { type: 'integer', description: '1 for the last ones standing; those who leave together share a place.' },
    result: { ...jsonSchemaOf(playerResult), description: 'How the game stands, or ended, for them.' },
    atVersion: {
      type: ['integer', 'null'],
      description: 'The version after which they were out; null for those still in it.',
    },
  },
};

const gameEvent: JsonSchema = {
  $id: 'GameEvent',
  type: 'object',
  description: 'An event of a stored game.',
  required: ['version', 'type', 'input', 'recordedAt', 'summary', 'illegalBecause'],
  properties: {
    version: { type: 'integer', description: 'The version of the game after it.' },
    type: { type: 'string', description: 'The field that recorded it, for example playerLeaves.' },
    input: { description: 'What was recorded, as it was sent.' },
    recordedAt: { type: 'string', format: 'date-time', description: 'When it was recorded.' },
    summary: { type: 'string', description: 'One sentence, with names.' },
    illegalBecause: {
      type: 'array',
      items: { $ref: 'Ruling#' },
      description: 'The rules that a forced event broke; empty otherwise.',
    },
  },
};

const pageInfo: JsonSchema = {
  $id: 'PageInfo',
  type: 'object',
  description: 'Where a page stands in the whole list.',
  required: ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'],
  properties: {
    hasNextPage: { type: 'boolean', description: 'Whether there is more after it.' },
    hasPreviousPage: { type: 'boolean', description: 'Whether there is more before it.' },
    startCursor: { type: ['string', 'null'], description: 'The cursor of the first entry.' },
    endCursor: { type: ['string', 'null'], description: 'Pass it as `after` for the next page.' },
  },
};

export const gameSchemas: readonly JsonSchema[] = [standing, game, gameEvent, pageInfo];

/** One page of a list. */
export const pageOf = (entry: string): JsonSchema => {
  const list = itemsOf({ $ref: `${entry}#` });
  return {
    ...list,
    required: ['items', 'pageInfo'],
    properties: { ...(list.properties as object), pageInfo: { $ref: 'PageInfo#' } },
  };
};

/** What was recorded. */
export const recordedSchema: JsonSchema = {
  type: 'object',
  required: ['game', 'events'],
  properties: {
    game: { $ref: 'Game#' },
    events: { type: 'array', items: { $ref: 'GameEvent#' }, description: 'The events, in order.' },
  },
};
