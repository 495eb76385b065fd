import { writeFile } from 'node:fs/promises';
import { apiDocuments } from './api-documents.js';

for (const [path, text] of await apiDocuments()) {
  await writeFile(new URL(`../${path}`, import.meta.url), text);
  process.stdout.write(`${path}\n`);
}
