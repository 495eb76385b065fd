// Looks for tables on which two answers that must agree do not: npm run hunt -- --minutes 5 --seed 1
import { parseArgs } from 'node:util';
import { asTest, huntedBy } from '../test/hunt/hunt.js';
import { laws } from '../test/hunt/laws.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    law: { type: 'string', default: '' },
  },
});
const until = Date.now() + Number(values.minutes) * 60_000;
const names = Object.keys(laws).filter((name) => name.includes(values.law));
const tables = 25;
const broken = new Set<string>();
let tried = 0;
for (let seed = Number(values.seed); Date.now() < until && broken.size < names.length; seed += 1)
  for (const law of names) {
    if (broken.has(law) || Date.now() > until) continue;
    const finding = huntedBy(law, seed, tables);
    tried += tables;
    if (!finding) continue;
    broken.add(law);
    process.stdout.write(`seed ${seed}${asTest(finding)}`);
  }
process.stdout.write(`${tried} tables, ${broken.size} laws broken.\n`);
process.exitCode = broken.size ? 1 : 0;
