import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that counts how often somebody asked it for something and waited. */
export interface CountedWay {
  readonly url: string;
  readonly count: () => number;
  /** How many bytes came back. */
  readonly received: () => number;
  readonly close: () => Promise<void>;
}

/** Sync ends what belongs to one statement of the extended protocol; Query is one of the simple protocol. */
const asking = new Set(['S', 'Q']);
const HEADER = 5;

/** What tells of changes after they were made, over a connection that nobody waits for. */
const NOTIFYING = 'rangefinder notifications';

/** Counts the messages that await an answer in what a client sends; the first one, the greeting, has no type. */
const counting = (found: () => void) => {
  let rest = Buffer.alloc(0);
  let greeting: Buffer | undefined;
  return (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    if (!greeting && rest.length >= 4 && rest.length >= rest.readUInt32BE(0)) {
      greeting = rest.subarray(0, rest.readUInt32BE(0));
      rest = rest.subarray(greeting.length);
    }
    if (!greeting || greeting.includes(NOTIFYING)) return;
    while (rest.length >= HEADER && rest.length > rest.readUInt32BE(1)) {
      if (asking.has(String.fromCharCode(rest.readUInt8(0)))) found();
      rest = rest.subarray(rest.readUInt32BE(1) + 1);
    }
  };
};

export const countedWayTo = async (url: string): Promise<CountedWay> => {
  let trips = 0;
  let received = 0;
  const target = new URL(url);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const count = counting(() => {
      trips += 1;
    });
    client.on('data', count);
    upstream.on('data', ({ length }) => {
      received += length;
    });
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const way = new URL(url);
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: way.href,
    count: () => trips,
    received: () => received,
    close: async () => {
      server.close();
      for (const client of clients) client.destroy();
      await once(server, 'close');
    },
  };
};
