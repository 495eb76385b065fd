/** In seconds: when to try again. */
export const RETRY_AFTER = 2;

/** Checks whether the same request may succeed later. */
export const maySoonPass = (status: number): boolean => status === 429 || status === 503 || status === 504;
