import type { Asked } from './recording.js';

export function differences(rangefinder: object, asked: readonly Asked[]): Promise<readonly object[]>;
