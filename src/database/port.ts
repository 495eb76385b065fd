import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { succeeds } from './succeeds.js';

const HOST = '127.0.0.1';

/** Finds a free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Whether something listens on a port. */
export const isOpen = async (port: number): Promise<boolean> => {
  const socket = connect(port, HOST);
  const isConnected = await succeeds(once(socket, 'connect'));
  socket.destroy();
  return isConnected;
};
