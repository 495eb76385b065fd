import { isOpen } from '../src/database/port.js';

/** Ports that no system gives to clients, beginning elsewhere in each process, so that suites side by side do not meet. */
const FIRST = 20_000;
const COUNT = 12_000;
let place = (process.pid * 1_009) % COUNT;

/** A port on which nothing listens, and which nothing else takes before the server does. */
export const freePort = async (): Promise<number> => {
  place = (place + 1) % COUNT;
  const port = FIRST + place;
  return (await isOpen(port)) ? freePort() : port;
};
