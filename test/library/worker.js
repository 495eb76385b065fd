import * as rangefinder from '/package/rangefinder.js';
import { differences } from '/answering.js';

self.onmessage = async ({ data }) => self.postMessage(await differences(rangefinder, data));
