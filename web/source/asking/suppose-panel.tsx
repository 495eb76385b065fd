import { useState } from 'react';
import type { RJSFSchema } from '@rjsf/utils';
import type { Description, GameEvent, Problem } from '../api';
import { ProblemNotice } from '../problem-notice';
import { SchemaForm } from './form';
import { labelOf } from './words';

interface Props {
  readonly kinds: readonly { readonly name: string; readonly schema: RJSFSchema }[];
  readonly table: Description;
  readonly supposed: readonly GameEvent[];
  readonly change: (supposed: readonly GameEvent[]) => void;
  /** The error of the supposed events, if they are invalid or illegal. */
  readonly tryOut: (events: readonly GameEvent[]) => Promise<Problem | undefined>;
  /** Only for a stored game. */
  readonly record: ((events: readonly GameEvent[]) => Promise<Problem | undefined>) | null;
}

/** Adds events to the table: supposed only, or recorded. */
export const SupposePanel = ({ kinds, table, supposed, change, tryOut, record }: Props) => {
  const [name, setName] = useState('playerLeaves');
  const [given, setGiven] = useState<object>({});
  const [problem, setProblem] = useState<Problem>();
  const kind = kinds.find((each) => each.name === name);
  const event = { [name]: given } as GameEvent;
  const suppose = async (): Promise<void> => {
    const events = [...supposed, event];
    const refused = await tryOut(events);
    setProblem(refused);
    if (!refused) change(events);
  };
  return (
    <section aria-labelledby="suppose">
      <h2 id="suppose">Suppose</h2>
      {supposed.length ? (
        <ol className="supposed">
          {supposed.map((each, index) => (
            <li key={index}>
              {labelOf(Object.keys(each)[0])}{' '}
              <button type="button" onClick={() => change(supposed.filter((_, other) => other !== index))}>
                Take back
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="quiet">Let something happen and see what changes; nothing is stored.</p>
      )}
      <label>
        <span>What happens</span>
        <select
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setGiven({});
            setProblem(undefined);
          }}
        >
          {kinds.map((each) => (
            <option key={each.name} value={each.name}>
              {labelOf(each.name)}
            </option>
          ))}
        </select>
      </label>
      {kind ? (
        <SchemaForm
          id={`suppose-${name}`}
          schema={kind.schema}
          table={table}
          given={given}
          submit="Suppose it"
          problem={problem && ofTheForm(problem)}
          change={setGiven}
          send={() => void suppose()}
        />
      ) : null}
      {record ? (
        <button type="button" onClick={() => void record([event]).then(setProblem)}>
          Record it
        </button>
      ) : null}
      <ProblemNotice problem={problem && ofTheForm(problem)} />
    </section>
  );
};

/** Removes the index and kind from a path, since the form shows one event. */
const ofTheForm = (problem: Problem): Problem => ({
  ...problem,
  problems: (problem.problems ?? []).map(({ path, ...rest }) => ({ ...rest, path: path.slice(3) })),
});
