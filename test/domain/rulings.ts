import { expect } from '@jest/globals';
import type { Ruling } from '../../src/domain/answer.js';
import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import type { Entity, GameState } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/setup/read-description.js';

/** The ids of what an answer holds. */
export const ids = (entities: readonly Pick<Entity, 'id'>[]): string[] => entities.map(({ id }) => id);

/** Says whether a ruling is a sentence that names everybody it is about. */
const isSentence = ({ says, about }: Ruling): boolean =>
  /^\S.*[.)]$/.test(says) && about.every(({ name }) => says.includes(name));

/** The numbers of the rules, each of which says a sentence that names everybody it is about. */
export const rules = (because: readonly Ruling[]): string[] => {
  expect(because.filter((each) => !isSentence(each))).toEqual([]);
  return because.map(({ rule }) => rule.number);
};

export const sentences = (because: readonly Ruling[]): string[] => because.map(({ says }) => says);

/** Tells rulings with their rules: "801.4: …". */
export const toldByRule = (because: readonly Ruling[]): string[] =>
  because.map(({ rule, says }) => `${rule.number}: ${says}`);

/** Tells what the rulings of one rule say. */
export const saidBy = (because: readonly Ruling[], number: string): string[] =>
  because.flatMap(({ rule, says }) => (rule.number === number ? [says] : []));

export const excludedFrom = ({ excluded }: { readonly excluded: readonly { readonly entity: Entity }[] }): string[] =>
  ids(excluded.map(({ entity }) => entity));

export const doubts = (because: readonly Ruling[]): string[] =>
  because.flatMap(({ doubt }) => {
    if (doubt === undefined) return [];
    expect(doubt).toMatch(/^\S.*\.$/);
    return [doubt];
  });

/** An answer whose rulings are sentences that name everybody they are about. */
export const sound = <Answered extends { readonly because: readonly Ruling[] }>(answered: Answered): Answered => {
  expect(rules(answered.because).length).toBeGreaterThan(0);
  doubts(answered.because);
  return answered;
};

/** The rules that a declaration of attackers or blockers breaks. */
export const broken = ({ violations }: { readonly violations: readonly Ruling[] }): string[] => rules(violations);

/** The rules for which an event is refused, or the code of what else is wrong; none where it is not refused. */
export const refusalOrCode = (state: GameState, event: GameEvent): readonly string[] => {
  const taken = takePlace(state, [event], { force: false });
  if (taken.ok) return [];
  return taken.failure.code === 'ILLEGAL_EVENT' ? rules(taken.failure.because) : [taken.failure.code];
};

/** The rules for which an event is refused; none where it is not. */
export const refusal = (state: GameState, event: GameEvent): readonly string[] =>
  refusalOrCode(state, event).filter((each) => /^\d/.test(each));

/** What is wrong with a description, in words. */
export const problemsOf = (description: Description): readonly string[] => {
  const read = readDescription(description);
  return read.ok || read.failure.code !== 'BAD_USER_INPUT' ? [] : read.failure.problems.map(({ message }) => message);
};
