import { printSchema } from 'graphql';
import { format } from 'oxfmt';
import { accessWithoutKeys } from './access-without-keys.js';
import { buildApp } from '../src/app.js';
import type { Cards } from '../src/own-cards/cards.js';
import type { Games } from '../src/games/games.js';
import { buildSchema } from '../src/graphql/schema.js';
import { questionsPage } from './questions-page.js';

const formatted = async (name: string, text: string): Promise<string> =>
  (await format(name, text, { printWidth: 120 })).code;

/** Generates the documents that describe the API and are kept in the repository, by path. */
export const apiDocuments = async (): Promise<ReadonlyMap<string, string>> => {
  const app = await buildApp({
    cards: {} as Cards,
    games: {} as Games,
    isReady: () => Promise.resolve(true),
    logLevel: 'error',
    access: accessWithoutKeys,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${url}/v1/openapi.json`);
  const openApi = await response.text();
  await app.close();
  if (!response.ok) throw new Error(`The server did not return its OpenAPI document: ${openApi}`);
  return new Map([
    ['openapi/openapi.json', await formatted('openapi.json', openApi)],
    ['openapi/schema.graphql', `${printSchema(buildSchema())}\n`],
    ['docs/questions.md', await formatted('questions.md', questionsPage)],
  ]);
};
