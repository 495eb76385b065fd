import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { RandomNumbers } from '../../random-numbers.js';

/** A way to a server that is cut now and then. */
export interface CuttingProxy {
  readonly port: number;
  /** Cuts every connection that there is. */
  readonly cutAll: () => void;
  /** How many connections have been cut so far. */
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

/** Cuts a connection instead of passing on an answer, once in so many: the server has done it, and nobody hears of it. */
export const cuttingProxy = async (target: number, { below }: RandomNumbers, onceIn: number): Promise<CuttingProxy> => {
  const open = new Set<Socket>();
  let cuts = 0;
  const cut = (socket: Socket): void => {
    if (!socket.destroyed) cuts += 1;
    socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    open.add(near);
    near.on('close', () => {
      open.delete(near);
      far.destroy();
    });
    near.on('error', () => far.destroy());
    far.on('close', () => near.destroy());
    far.on('error', () => near.destroy());
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => (below(onceIn) === 0 ? cut(near) : near.write(part)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => open.forEach(cut);
  return {
    port: (server.address() as AddressInfo).port,
    cutAll,
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
};
