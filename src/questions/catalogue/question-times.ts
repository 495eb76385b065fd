import type { Question } from './question.js';

/** The ways by which questions are asked. */
export type Door = 'graphql' | 'rest';

/** Watches a question at a door: told each time that it is asked, and then whether there was an answer. */
export type Watch = (question: string, door: Door) => () => (answered: boolean) => void;

/** The same question, watched. */
export const watched = (question: Question, door: Door, watch: Watch): Question => {
  const begin = watch(question.name, door);
  return {
    ...question,
    ask: (state, given) => {
      const end = begin();
      const answered = question.ask(state, given);
      end(answered.ok);
      return answered;
    },
  };
};
