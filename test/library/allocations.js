// Prints how many bytes each question allocates on a new table. Node has to have room for nearly all of it.
import { ask, readTable } from '../../dist/package/rangefinder.js';

const CALLS = 20;
const ROUNDS = 5;

const call = async (question, { state, asked }) => {
  const table = await readTable(structuredClone(state));
  const answer = await ask(table.value, question, asked);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
};

const allocatedBy = async (question, example) => {
  const before = process.memoryUsage().heapUsed;
  for (let calls = 0; calls < CALLS; calls += 1) await call(question, example);
  return (process.memoryUsage().heapUsed - before) / CALLS;
};

/** The least of several rounds: functions are compiled in some of them, and garbage is collected in one. */
const allocated = async (question, example) => {
  const rounds = [];
  while (rounds.length < ROUNDS) rounds.push(await allocatedBy(question, example));
  return Math.round(Math.min(...rounds.filter((bytes) => bytes > 0)));
};

const found = {};
for (const [question, example] of Object.entries(JSON.parse(process.argv[2])))
  found[question] = await allocated(question, example);
process.stdout.write(JSON.stringify(found));
