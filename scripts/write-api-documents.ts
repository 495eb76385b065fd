// Writes the lists of questions, cited rules and effects, and the API documents made from them: npm run api
// Also keeps the documents as those of the last release: npm run api -- --release
import { mkdir, writeFile } from 'node:fs/promises';
import { releaseOf } from './breaking-changes.js';
import { citedRules } from './cited-rules.js';
import { effectLists } from './effects.js';
import { questionLists } from './questions.js';

const write = async (path: string, text: string): Promise<void> => {
  await writeFile(new URL(`../${path}`, import.meta.url), text);
  process.stdout.write(`${path}\n`);
};

for (const lists of [effectLists, questionLists, citedRules])
  for (const [path, text] of await lists()) await write(path, text);
const { apiDocuments } = await import('./api-documents.js');
const documents = await apiDocuments();
for (const [path, text] of documents) await write(path, text);
if (process.argv.includes('--release')) {
  const [openApi = '', sdl = ''] = ['openapi/openapi.json', 'openapi/schema.graphql'].map((path) =>
    documents.get(path),
  );
  const release = releaseOf(openApi, sdl);
  await mkdir(new URL('../openapi/released/', import.meta.url), { recursive: true });
  await write('openapi/released/openapi.json', release.openApi);
  await write('openapi/released/schema.graphql', release.sdl);
}
