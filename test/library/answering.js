// Runs in Node, in a page and in a worker: asks the package what scenarios asked the server.

/** Returns the questions to which the package gives another answer than the server did, with both. */
export const differences = async ({ ask, readTable }, asked) => {
  const found = [];
  for (const { question, body, status, answer } of asked) {
    const { state, ...given } = body;
    const table = await readTable(state);
    const answered = table.ok ? await ask(table.value, question, given) : table;
    const same = status === 200 ? answered.ok && JSON.stringify(answered.value) === answer : !answered.ok;
    if (!same) found.push({ question, body, expected: answer, received: JSON.stringify(answered) });
  }
  return found.slice(0, 10);
};
