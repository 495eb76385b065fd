import { describe, expect, test } from '@jest/globals';
import { noAnswers, questionOf, type Answer } from '../../../src/http/recalling/answers.js';

const answerOf = (text: string): Answer => ({ contentType: 'application/json', text });

const keptTwice = (answers: ReturnType<typeof noAnswers>, question: string, answer: Answer): void => {
  for (let times = 0; times < 2; times += 1) answers.keep(question, answer);
};

describe('answers that are kept', () => {
  test('from the second time on that the question comes', () => {
    const answers = noAnswers();
    answers.keep('whom?', answerOf('Bob'));
    expect(answers.find('whom?')).toBeUndefined();
    answers.keep('whom?', answerOf('Bob'));
    expect(answers.find('whom?')).toEqual(answerOf('Bob'));
    expect(answers.find('who?')).toBeUndefined();
  });

  test('unless they are very long', () => {
    const answers = noAnswers();
    keptTwice(answers, 'all of them?', answerOf('x'.repeat(250_000)));
    expect(answers.find('all of them?')).toBeUndefined();
  });

  test('until there is no room; those that nobody asks for go first', () => {
    const answers = noAnswers();
    keptTwice(answers, 'asked', answerOf('x'));
    keptTwice(answers, 'not asked', answerOf('x'));
    for (let count = 0; count < 200; count += 1) {
      keptTwice(answers, `another ${count}`, answerOf('y'.repeat(200_000)));
      answers.find('asked');
    }
    expect(answers.find('asked')).toEqual(answerOf('x'));
    expect(answers.find('not asked')).toBeUndefined();
  });
});

test('a question is told from another one whose parts run together alike', () => {
  expect(questionOf('/v1', 'a', 'bc')).toBe(questionOf('/v1', 'a', 'bc'));
  const others = [questionOf('/v1', 'ab', 'c'), questionOf('/v1a', '', 'bc'), questionOf('/v1', 'a', 'bC')];
  expect(new Set([questionOf('/v1', 'a', 'bc'), ...others]).size).toBe(4);
});
