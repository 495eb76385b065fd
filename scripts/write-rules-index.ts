import { writeFile } from 'node:fs/promises';
import { citedRules } from './cited-rules.js';
import { rulesIndex } from './rules-index.js';

const files = [['src/domain/rules/README.md', rulesIndex()], ...citedRules()] as const;
for (const [path, text] of files) await writeFile(new URL(`../${path}`, import.meta.url), text);
