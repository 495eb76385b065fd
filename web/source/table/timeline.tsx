import { api } from '../api';
import { useLoaded } from '../loading';
import type { Source } from '../source';

interface Props {
  readonly source: Source;
  /** The number of recorded events. */
  readonly length: number;
  readonly go: (source: Source) => void;
}

const placeIn = (source: Source, length: number): number =>
  source.kind === 'game' ? (source.version ?? length) : source.until;

const at = (source: Source, version: number, length: number): Source =>
  source.kind === 'game' ? { ...source, version: version === length ? null : version } : { ...source, until: version };

/** Goes to any version of a game and shows its event. */
export const Timeline = ({ source, length, go }: Props) => {
  const version = placeIn(source, length);
  const game = source.kind === 'game' ? source.id : null;
  const event = useLoaded(game !== null && version > 0 ? `${game} ${version}` : null, () =>
    api.event(game ?? '', version),
  );
  if (length === 0) return null;
  const summary = source.kind === 'game' ? event.value?.items[0]?.summary : nameOf(source.events[version - 1]);
  const step = (by: number): void => go(at(source, Math.min(length, Math.max(0, version + by)), length));
  return (
    <div className="timeline" role="group" aria-label="Timeline">
      <button type="button" aria-label="One event back" disabled={version === 0} onClick={() => step(-1)}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={version}
        aria-label="Version"
        aria-valuetext={`Version ${version} of ${length}`}
        onChange={({ target }) => go(at(source, Number(target.value), length))}
      />
      <button type="button" aria-label="One event on" disabled={version === length} onClick={() => step(1)}>
        ›
      </button>
      <p>
        <strong>
          {version} / {length}
        </strong>{' '}
        {version === 0 ? 'As the game began.' : summary}
      </p>
    </div>
  );
};

const nameOf = (event: object | undefined): string => Object.keys(event ?? {})[0] ?? '';
