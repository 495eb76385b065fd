import type { FastifyBaseLogger } from 'fastify';
import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { outageOf } from '../../games/store/outage.js';
import { maySoonPass, RETRY_AFTER } from '../../http/errors/error-codes.js';
import { internalError, outageMessages } from '../../http/errors/public-failure.js';

/** Creates the report stage: clients get expected errors as they are, bugs without any detail; bugs are logged. */
export const createReport = (log: FastifyBaseLogger) => {
  const reportError = (error: GraphQLError): GraphQLFormattedError => {
    if (codeOf(error)) return error.toJSON();
    const { path, originalError: cause = error } = error;
    const outage = outageOf(cause);
    if (!outage) log.error({ err: cause }, 'a GraphQL request failed');
    const { code, message } = outage ? { code: outage, message: outageMessages[outage] } : internalError;
    return { message, ...(path && { path }), extensions: { code } };
  };
  const reportErrors = (errors: readonly GraphQLError[]) => errors.map(reportError);
  const report = ({ errors, ...result }: ExecutionResult): FormattedExecutionResult =>
    errors ? { errors: reportErrors(errors), ...result } : result;
  return { reportErrors, report };
};

/** Returns an error's code; errors of compiled queries may lack extensions. */
const codeOf = ({ extensions }: { readonly extensions?: Readonly<Record<string, unknown>> | undefined }): unknown =>
  extensions?.['code'];

/** The status and headers of an HTTP response. */
export interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The status of a response without data, by error code and whatever media type the client accepts. */
const statuses: Readonly<Record<string, number>> = {
  OPERATION_RESOLUTION_FAILURE: 400,
  QUERY_TOO_COMPLEX: 400,
  FORBIDDEN: 403,
  NOT_ACCEPTABLE: 406,
  SERVICE_UNAVAILABLE: 503,
  TIMEOUT: 504,
};

/** Whether no root field has an answer. */
const isEmpty = (data: FormattedExecutionResult['data']): boolean =>
  Object.values(data ?? {}).every((each) => each === null);

/**
 * Returns the status of a response by GraphQL over HTTP: for a client that accepts only `application/json`, errors in
 * its document or variables have status 200.
 */
export const headOf = ({ data, errors }: FormattedExecutionResult, takesPlainJson: boolean): Head => {
  const [status] = (errors ?? []).flatMap((error) => statuses[String(codeOf(error))] ?? []);
  const mayRetry = status !== undefined && maySoonPass(status);
  const headers: Head['headers'] = mayRetry ? { 'retry-after': String(RETRY_AFTER) } : {};
  if (status !== undefined && isEmpty(data)) return { status, headers };
  return { status: errors && data === undefined && !takesPlainJson ? 400 : 200, headers };
};
