import { success, type Result } from '../../domain/result.js';
import type { Question } from './question.js';

/** The ways by which questions are asked. */
export type Door = 'graphql' | 'rest' | 'mcp';

/** Watches a question at a door: told each time that it is asked, and then whether there was an answer. */
export type Watch = (question: string, door: Door) => () => (answered: boolean) => void;

/** The same question, watched. */
export const watched = (question: Question, door: Door, watch: Watch): Question => {
  const begin = watch(question.name, door);
  const timed = (answer: () => Result<unknown>): Result<unknown> => {
    const end = begin();
    const answered = answer();
    end(answered.ok);
    return answered;
  };
  return {
    ...question,
    read: (given) => {
      const read = question.read(given);
      return read.ok ? success((state, permit) => timed(() => read.value(state, permit))) : read;
    },
    ask: (state, given, permit) => timed(() => question.ask(state, given, permit)),
  };
};
