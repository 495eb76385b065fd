import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { citedRules } from '../scripts/cited-rules.js';
import { inputsOfClients } from '../scripts/clients.js';
import { effectLists } from '../scripts/effects.js';
import { inputsOfGraphiql } from '../scripts/graphiql.js';
import { questionLists } from '../scripts/questions.js';

const root = new URL('../', import.meta.url);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root))
    .filter((name) => /(?<!\.d)\.(ts|js|css)$/.test(name))
    .map((name) => folder + name);

test.each([
  ['clients', 'src/generated/clients/', inputsOfClients],
  ['graphiql', 'web/graphiql/', inputsOfGraphiql],
])('npm run %s has written what stands in %s from what is there now', async (_, folder, inputs) => {
  const header = `Inputs: ${await inputs()}`;
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(1);
  const first = (path: string) => readFileSync(new URL(path, root), 'utf8').slice(0, 200);
  expect(files.filter((path) => !first(path).includes(header))).toEqual([]);
});

test.each([
  ['lists of questions from the files of src/questions', questionLists],
  ['list and table of effects from the files of src/domain/cards/effects', effectLists],
  ['rules of each question from what it calls', citedRules],
])('npm run api or npm run rules has written the %s', async (_, written) => {
  const lists = [...(await written())];
  expect(lists.length).toBeGreaterThan(0);
  const stale = lists.filter(([path, text]) => readFileSync(new URL(path, root), 'utf8') !== text);
  expect(stale.map(([path]) => `${path} is not current: npm run api, npm run rules`)).toEqual([]);
});
