// Generates the typed clients, here or in another folder: npm run clients
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clients } from './clients.js';

const [folder = join(import.meta.dirname, '..')] = process.argv.slice(2);
for (const [path, text] of await clients()) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
