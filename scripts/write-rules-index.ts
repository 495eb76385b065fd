import { writeFile } from 'node:fs/promises';
import { rulesIndex } from './rules-index.js';

await writeFile(new URL('../src/domain/rules/README.md', import.meta.url), rulesIndex());
