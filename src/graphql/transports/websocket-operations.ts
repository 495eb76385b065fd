import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { streamOf, type Stream } from '../../games/feed/stream.js';
import { WrittenResult, type Pipeline, type Prepared } from '../pipeline/pipeline.js';
import { errorOf } from './refusal.js';

/** A prepared operation on a WebSocket. */
export interface SocketOperation extends Prepared {
  /** Sends a result as a worker wrote it. */
  readonly send: (json: string) => Promise<void>;
  /** Has a worker read the operation's message and answer it. */
  readonly readElsewhere?: () => Promise<string>;
}

export const isSocketOperation = (args: ExecutionArgs): args is SocketOperation => 'operation' in args;

/** Executes an operation on this thread, or on a worker if it takes long; a worker's JSON is sent unchanged. */
export const executeOperation = async (
  pipeline: Pipeline,
  operation: SocketOperation,
): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> => {
  if (operation.readElsewhere) return sendWritten(operation, operation.readElsewhere);
  const result = await pipeline.execute(operation);
  const { answerElsewhere, budget } = operation.contextValue;
  return budget?.isLeft && answerElsewhere ? sendWritten(operation, answerElsewhere) : result;
};

const sendWritten = async ({ send }: SocketOperation, write: () => Promise<string>) => {
  try {
    await send(await write());
    return nothingMore();
  } catch (error) {
    return { errors: [errorOf(error)] };
  }
};

async function* nothingMore(): AsyncGenerator<ExecutionResult, undefined> {}

export const subscribeHere = async (
  pipeline: Pipeline,
  operation: SocketOperation,
): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> => {
  const results = await pipeline.subscribe(operation);
  return Symbol.asyncIterator in results ? sendingWritten(results, operation) : results;
};

/** Sends the results that a worker wrote, and yields the others. */
const sendingWritten = (
  results: Stream<ExecutionResult | WrittenResult>,
  { send }: SocketOperation,
): Stream<ExecutionResult> =>
  streamOf(
    async () => {
      for (;;) {
        const next = await results.next();
        if (next.done) return undefined;
        const { value } = next;
        if (!(value instanceof WrittenResult)) return { value };
        await send(value.json);
      }
    },
    () => results.return?.(),
  );
