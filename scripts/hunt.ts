// Looks for tables on which two answers that must agree do not: npm run hunt -- --minutes 5 --seed 1
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSolver } from '../src/solver/solver.js';
import { doorsOf } from '../test/http/server.js';
import { lawsOfDoors } from '../test/hunt/doors.js';
import { asTest, huntedBy } from '../test/hunt/hunt.js';
import { laws } from '../test/hunt/laws.js';
import { startServerProcess } from '../test/processes.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    law: { type: 'string', default: '' },
  },
});
// Without it, the first answer of the package that needs it is TIMEOUT.
await loadSolver();
const folder = await mkdtemp(join(tmpdir(), 'hunt-'));
const server = await startServerProcess(
  { DATA_DIR: folder, RATE_LIMIT: '0', MAXIMUM_DELAY: '0' },
  { imports: ['tsx'], build: 'src/main.ts' },
);
const every = { ...laws, ...lawsOfDoors({ ...doorsOf(server.url), url: server.url }) };
const until = Date.now() + Number(values.minutes) * 60_000;
const selectedLaws = Object.entries(every).filter(([name]) => name.includes(values.law));
const tables = 25;
const broken = new Set<string>();
let tried = 0;
for (let seed = Number(values.seed); Date.now() < until && broken.size < selectedLaws.length; seed += 1)
  for (const [name, law] of selectedLaws) {
    if (broken.has(name) || Date.now() > until) continue;
    const finding = await huntedBy(name, law, seed, tables);
    tried += tables;
    if (!finding) continue;
    broken.add(name);
    process.stdout.write(`seed ${seed}${asTest(finding)}`);
  }
process.stdout.write(`${tried} tables, ${broken.size} laws broken.\n`);
await server.stop();
await rm(folder, { recursive: true });
process.exitCode = broken.size ? 1 : 0;
