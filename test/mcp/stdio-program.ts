// Serves MCP on the standard streams, as a client starts it: with an address and a key, by the server there.
import process from 'node:process';
import { serveOverStdio } from '../../src/mcp/stdio.js';

const [address, key] = process.argv.slice(2);
await serveOverStdio(
  { input: process.stdin, output: process.stdout },
  address === undefined ? undefined : { address, key },
);
