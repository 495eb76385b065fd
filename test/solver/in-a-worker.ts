import { parentPort } from 'node:worker_threads';
import { answer } from './crossing-caps.js';

parentPort?.postMessage(answer());
