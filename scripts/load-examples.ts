import { examples, load } from './examples.js';

const server = process.env.RANGEFINDER_URL ?? 'http://127.0.0.1:4000';
for (const example of await examples()) {
  process.stdout.write(`${await load(server, example, process.env.API_KEY)}\n`);
}
