/** What the framework or one of its plugins throws. */
interface Refusal {
  readonly code?: string;
  readonly statusCode?: number;
}

/** The status of a refused request: what took too long is 504, whatever the framework has for it. */
export const statusOf = ({ code, statusCode = 500 }: Refusal): number =>
  code === 'FST_ERR_HANDLER_TIMEOUT' ? 504 : statusCode;

/** In seconds: how soon it makes sense to try again. */
export const RETRY_AFTER = 2;

/** Whether it makes sense to try the same again. */
export const maySoonPass = (status: number): boolean => status === 429 || status === 503 || status === 504;
