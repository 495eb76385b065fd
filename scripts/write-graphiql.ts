// Builds GraphiQL at the versions of scripts/graphiql.ts, here or in another folder: npm run graphiql
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { graphiql } from './graphiql.js';

const [root = join(import.meta.dirname, '..')] = process.argv.slice(2);
const folder = join(root, 'web', 'graphiql');
const files = await graphiql();
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (!name.endsWith('.d.ts')) await rm(join(folder, name));
for (const [name, text] of files) await writeFile(join(folder, name), text);
