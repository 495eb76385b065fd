/** What suites import from @jest/globals: what the runner has put among the globals. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis;
