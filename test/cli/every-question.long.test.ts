// Starts the command once for each question.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { askedAs, catalogue } from '../../src/questions/catalogue/catalogue.js';
import { pathOf } from '../../src/questions/catalogue/question.js';
import { serve } from '../http/server.js';
import { rangefinder } from './command.js';

const folder = await mkdtemp(join(tmpdir(), 'rangefinder-cli-'));
const server = await serve();
afterAll(() => rm(folder, { recursive: true }));

test('answers every question as REST does', async () => {
  for (const question of catalogue) {
    const { state, asked } = askedAs(question.name).example;
    await writeFile(join(folder, 'state.json'), JSON.stringify(state));
    const options = Object.entries(asked).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, typeof value === 'string' ? value : JSON.stringify(value)],
    );
    const { body } = await server.post(`/v1/game-states/${pathOf(question)}`, { state, ...asked });
    const here = await rangefinder(['ask', 'state.json', question.name, ...options], { folder });
    expect([question.name, here.errors, JSON.parse(here.output)]).toEqual([question.name, '', body]);
  }
});
