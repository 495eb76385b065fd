import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { clients } from './clients.js';

for (const [path, text] of await clients()) {
  const file = new URL(`../${path}`, import.meta.url);
  await mkdir(new URL('.', file), { recursive: true });
  const isNew = text !== (await readFile(file, 'utf8').catch(() => ''));
  if (isNew) await writeFile(file, text);
  process.stdout.write(`${path}\n`);
}
