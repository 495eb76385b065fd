// Ends a run whose test does not end, since the runner knows no time limit.
const MINUTES = Number(process.env.TEST_MINUTES ?? 8);

let last = '';
let since = Date.now();
setInterval(() => {
  const { testPath, currentTestName } = globalThis.expect?.getState() ?? {};
  const now = `${currentTestName ?? 'setting up'} (${testPath})`;
  if (now !== last) [last, since] = [now, Date.now()];
  else if (Date.now() - since > MINUTES * 60_000) {
    console.error(`No end after ${MINUTES} minutes: ${now}; open: ${process.getActiveResourcesInfo().join(' ')}`);
    process.exit(1);
  }
}, 1_000).unref();
