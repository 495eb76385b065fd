/** In seconds: how soon it makes sense to try again. */
export const RETRY_AFTER = 2;

/** Whether it makes sense to try the same again. */
export const maySoonPass = (status: number): boolean => status === 429 || status === 503 || status === 504;
