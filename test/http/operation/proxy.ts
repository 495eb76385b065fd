import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut and mended. */
export interface Proxy {
  readonly port: number;
  /** Nothing listens any more, and what was connected is not. */
  cut(): Promise<void>;
  /** Everything stays connected, but nothing gets through. */
  silence(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export const openProxy = async (target: URL): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!silent) to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    port,
    cut: close,
    silence: () => {
      silent = true;
      return Promise.resolve();
    },
    mend: async () => {
      silent = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await close();
    },
  };
};
