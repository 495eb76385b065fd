import { api } from '../api';
import { useLoaded } from '../loading';
import { lengthOf, type Document } from '../rules/document';
import type { Scene } from '../rules/engine';
import type { PageProps } from '../shown';
import { Button } from '../parts/button';

type Props = Pick<PageProps, 'document' | 'scene' | 'change'>;

const placeIn = ({ game, until }: Document): number => (game ? (game.version ?? game.length) : until);

const at = ({ game }: Document, version: number): Partial<Document> =>
  game ? { game: { ...game, version: version === game.length ? null : version } } : { until: version };

/** Returns the summary of the event at the current position of the timeline. */
const useSummary = (document: Document, scene: Scene | undefined): string => {
  const { game } = document;
  const version = placeIn(document);
  const recorded = useLoaded(game && version > 0 ? `${game.id} ${version}` : null, () =>
    api.event(game?.id ?? '', version),
  );
  if (version === 0) return 'As the game began.';
  return (game ? recorded.value?.items[0]?.summary : scene?.summaries[version - 1]) ?? '';
};

interface StepProps {
  readonly says: string;
  readonly sign: string;
  /** The version to go to; null at the end. */
  readonly to: number | null;
  readonly go: (to: number) => void;
}

const Step = ({ says, sign, to, go }: StepProps) => (
  <Button className="icon" aria-label={says} says={sign} press={to === null ? null : () => go(to)} />
);

/** Moves to any version of a game and shows its event. */
export const Timeline = ({ document, scene, change }: Props) => {
  const says = useSummary(document, scene);
  const [length, version] = [lengthOf(document), placeIn(document)];
  if (length === 0) return null;
  const go = (to: number): void => change({ ...at(document, to), supposed: [] });
  return (
    <div className="timeline" role="group" aria-label="Timeline">
      <Step says="One event back" sign="‹" to={version > 0 ? version - 1 : null} go={go} />
      <input
        type="range"
        min={0}
        max={length}
        value={version}
        aria-label="Moment of the game"
        aria-valuetext={`${version} of ${length}: ${says}`}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <Step says="One event on" sign="›" to={version < length ? version + 1 : null} go={go} />
      <p aria-live="polite">
        <strong>
          {version} / {length}
        </strong>{' '}
        {says}
      </p>
    </div>
  );
};

/** The supposed events in words, each with a button to remove it. */
export const SupposedEvents = ({ document, scene, change }: Props) =>
  document.supposed.length ? (
    <ol className="supposed" aria-label="Supposed">
      {document.supposed.map((_, index) => (
        <li key={index}>
          <span>
            <em>Supposed:</em> {scene?.summaries[document.until + index] ?? '…'}
          </span>
          <Button
            says="Take back"
            press={() => change({ supposed: document.supposed.filter((_, other) => other !== index) })}
          />
        </li>
      ))}
    </ol>
  ) : null;
