import { useEffect, useState } from 'preact/hooks';
import { applyEvents, ask, readTable } from '../../../src/library/rangefinder';
import { stateOf } from '../../../src/query/in-process/tables';
import type { Answer, Arguments, Failure, QuestionName, Result, Table } from '../../../src/query/in-process/types';
import type { GameState } from '../../../src/domain/state/game-state';
import type { Description, Edition, GameEvent } from '../api';
import { inWords } from './words';

/** The validated table after all events, including supposed ones. */
export interface Scene {
  readonly table: Table;
  readonly state: GameState;
  readonly edition: Edition | null;
  /** One sentence for each event. */
  readonly summaries: readonly string[];
  /** Changes whenever the table does. */
  readonly key: string;
}

/** A table, the events after it, and an edition, of which a scene is made. */
export interface SceneSource {
  readonly table: Description;
  readonly events: readonly GameEvent[];
  readonly edition: Edition | null;
}

const read = new Map<string, Promise<Result<Scene>>>();
const MOST = 60;

const sceneOf = async ({ table, events, edition }: SceneSource, key: string): Promise<Result<Scene>> => {
  const begun = await readTable(edition ? { ...table, edition } : table);
  if (!begun.ok) return begun;
  const played = events.length
    ? await applyEvents(begun.value, events, { force: true })
    : ({ ok: true, value: { table: begun.value, summaries: [] } } as const);
  if (!played.ok) return played;
  const { table: now, summaries } = played.value;
  return { ok: true, value: { table: now, state: stateOf(now), edition, summaries, key } };
};

/** Reads a table and caches it. */
export const readScene = (source: SceneSource): Promise<Result<Scene>> => {
  const key = JSON.stringify([source.table, source.events, source.edition]);
  const scene = read.get(key) ?? sceneOf(source, key);
  if (read.size > MOST) read.clear();
  read.set(key, scene);
  return scene;
};

const answers = new Map<string, Promise<Result<unknown>>>();

/** Asks a question about a table and caches the answer. */
export const askOf = <Name extends QuestionName>(
  { table, key }: Scene,
  name: Name,
  given: Arguments<Name>,
): Promise<Result<Answer<Name>>> => {
  const cacheKey = `${name} ${JSON.stringify(given)} ${key}`;
  const answer = answers.get(cacheKey) ?? ask(table, name, given);
  if (answers.size > MOST) answers.clear();
  answers.set(cacheKey, answer);
  return answer as Promise<Result<Answer<Name>>>;
};

/** Returns the value of a promise, or the previous value until it resolves. */
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

/** Asks a question, and again when the table or the arguments change; asks nothing if the arguments are null. */
export const useAnswer = <Name extends QuestionName>(
  scene: Scene,
  name: Name,
  given: Arguments<Name> | null,
): Result<Answer<Name>> | undefined =>
  useLater(() => given && askOf(scene, name, given), given && `${name} ${JSON.stringify(given)} ${scene.key}`);

/** Replaces ids in a sentence by names. */
const named = (sentence: string, state: GameState | undefined): string =>
  sentence.replace(/"([^"]+)"/g, (quoted, id: string) => {
    const entity = state?.playersById.get(id) ?? state?.objects.get(id);
    return entity?.name ?? quoted;
  });

/** Explains a failure in sentences, with names instead of ids. */
export const reasonsOf = (failure: Failure, state?: GameState): readonly string[] => {
  switch (failure.code) {
    case 'BAD_USER_INPUT':
      return failure.problems.map(({ message }) => named(inWords(message), state));
    case 'ILLEGAL_EVENT':
      return failure.because.map(({ says }) => inWords(says));
    case 'QUERY_TOO_COMPLEX':
      return [failure.says];
    case 'TIMEOUT':
      return ['That takes too long to work out.'];
  }
};
