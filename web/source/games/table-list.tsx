import { labelOf } from '../asking/words';
import { api, type GameEvent, type Description } from '../api';
import { useLoaded } from '../loading';
import { ProblemNotice } from '../problem-notice';
import type { Source } from '../source';

interface Example {
  readonly id: string;
  readonly name: string;
  readonly state: Description;
  readonly events: readonly GameEvent[];
}

const files = import.meta.glob<Example>('../../../examples/*.json', { import: 'default' });
const exampleNames = Object.keys(files).sort();

const titleOf = (file: string): string => {
  const name = file.replace(/^.*\/|\.json$/g, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

interface Props {
  readonly chosen: Source | null;
  readonly refresh: number;
  readonly choose: (source: Source) => void;
}

/** A list of the stored games and the samples. */
export const TableList = ({ chosen, refresh, choose }: Props) => {
  const games = useLoaded(`games ${refresh}`, api.games);
  const open = async (file: string): Promise<void> => {
    const example = await files[file]?.();
    if (!example) return;
    const { name, state, events } = example;
    choose({ kind: 'table', name, state, events, until: events.length });
  };
  return (
    <nav aria-label="Tables" className="tables">
      <h2>Stored games</h2>
      <ProblemNotice problem={games.problem} />
      {games.value?.items.length === 0 ? <p className="quiet">None yet.</p> : null}
      <ul>
        {games.value?.items.map(({ id, name, variant, version, status }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={chosen?.kind === 'game' && chosen.id === id}
              onClick={() => choose({ kind: 'game', id, version: null })}
            >
              <span>{name ?? id}</span>
              <small>
                {labelOf(variant)} · {version} events{status === 'FINISHED' ? ' · over' : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <h2>Examples</h2>
      <ul>
        {exampleNames.map((file) => (
          <li key={file}>
            <button type="button" onClick={() => void open(file)}>
              {titleOf(file)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
