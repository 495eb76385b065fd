import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can be cut and mended. */
export interface Proxy {
  readonly url: string;
  /** Nothing listens any more, and what was connected is not. */
  cut(): Promise<void>;
  /** Everything stays connected, but nothing gets through. */
  silence(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export const openProxy = async (target: string): Promise<Proxy> => {
  const url = new URL(target);
  const { hostname, port: farPort } = url;
  const sockets = new Set<Socket>();
  let isSilent = false;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => isSilent || to.write(chunk)).on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from) && to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(farPort || 5432), hostname);
    pass(near, far);
    pass(far, near);
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;
  url.host = `127.0.0.1:${port}`;
  const cut = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  const mend = async () => {
    isSilent = false;
    if (!server.listening) await listen(port);
  };
  return { url: url.href, cut, silence: () => Promise.resolve(void (isSilent = true)), mend, close: cut };
};
