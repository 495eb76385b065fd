// Ends a worker whose test does not end: the runner knows no time limit of its own.
const MINUTES = 5;

let last = '';
let since = Date.now();
setInterval(() => {
  const { testPath, currentTestName } = globalThis.expect?.getState() ?? {};
  const now = `${currentTestName ?? 'setting up'} (${testPath})`;
  if (now !== last) [last, since] = [now, Date.now()];
  else if (Date.now() - since > MINUTES * 60_000) {
    console.error(`No end after ${MINUTES} minutes: ${now}`);
    process.exit(1);
  }
}, 1_000).unref();
