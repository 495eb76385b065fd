import { useEffect, useState } from 'preact/hooks';
import { applyEvents, ask, readTable } from '../../../src/library/rangefinder';
import { stateOf } from '../../../src/query/in-process/tables';
import type { Answer, Arguments, Failure, QuestionName, Result, Table } from '../../../src/query/in-process/types';
import type { GameState } from '../../../src/domain/state/game-state';
import type { Description, Edition, GameEvent } from '../api';
import { spoken } from './words';

/** A table as it is now: read, with what happened and what is supposed. */
export interface Scene {
  readonly table: Table;
  readonly state: GameState;
  readonly edition: Edition | null;
  /** One sentence for each event. */
  readonly summaries: readonly string[];
  /** Changes whenever the table does. */
  readonly key: string;
}

export interface Told {
  readonly table: Description;
  readonly events: readonly GameEvent[];
  readonly edition: Edition | null;
}

const read = new Map<string, Promise<Result<Scene>>>();
const MOST = 60;

const sceneOf = async ({ table, events, edition }: Told, key: string): Promise<Result<Scene>> => {
  const begun = await readTable(edition ? { ...table, edition } : table);
  if (!begun.ok) return begun;
  const played = events.length
    ? await applyEvents(begun.value, events, { force: true })
    : ({ ok: true, value: { table: begun.value, summaries: [] } } as const);
  if (!played.ok) return played;
  const { table: now, summaries } = played.value;
  return { ok: true, value: { table: now, state: stateOf(now), edition, summaries, key } };
};

/** Reads a table, each one once. */
export const readScene = (told: Told): Promise<Result<Scene>> => {
  const key = JSON.stringify([told.table, told.events, told.edition]);
  const known = read.get(key) ?? sceneOf(told, key);
  if (read.size > MOST) read.clear();
  read.set(key, known);
  return known;
};

const answers = new Map<string, Promise<Result<unknown>>>();

/** Asks a question of a table, each once. */
export const askOf = <Name extends QuestionName>(
  { table, key }: Scene,
  name: Name,
  given: Arguments<Name>,
): Promise<Result<Answer<Name>>> => {
  const asked = `${name} ${JSON.stringify(given)} ${key}`;
  const known = answers.get(asked) ?? ask(table, name, given);
  if (answers.size > MOST) answers.clear();
  answers.set(asked, known);
  return known as Promise<Result<Answer<Name>>>;
};

/** Follows a promise; what it gave before stays until the new one is there. */
export const useLater = <Value>(begin: () => Promise<Value> | null, key: string | null): Value | undefined => {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isWanted = true;
    const begun = begin();
    if (begun) void begun.then((found) => isWanted && setValue(() => found));
    else setValue(undefined);
    return () => {
      isWanted = false;
    };
  }, [key]);
  return value;
};

/** Asks a question, again whenever the table or the question changes; null asks nothing. */
export const useAnswer = <Name extends QuestionName>(
  scene: Scene,
  name: Name,
  given: Arguments<Name> | null,
): Result<Answer<Name>> | undefined =>
  useLater(() => given && askOf(scene, name, given), given && `${name} ${JSON.stringify(given)} ${scene.key}`);

/** Puts names where a sentence mentions ids. */
const named = (sentence: string, state: GameState | undefined): string =>
  sentence.replace(/"([^"]+)"/g, (quoted, id: string) => {
    const entity = state?.playersById.get(id) ?? state?.objects.get(id);
    return entity?.name ?? quoted;
  });

/** Says why there is no value, in sentences; those at the table are mentioned by name. */
export const reasonsOf = (failure: Failure, state?: GameState): readonly string[] => {
  switch (failure.code) {
    case 'BAD_USER_INPUT':
      return failure.problems.map(({ message }) => named(spoken(message), state));
    case 'ILLEGAL_EVENT':
      return failure.because.map(({ says }) => spoken(says));
    case 'QUERY_TOO_COMPLEX':
      return [failure.says];
    case 'TIMEOUT':
      return ['That takes too long to work out.'];
  }
};
