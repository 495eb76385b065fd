import { useMemo, useState } from 'preact/hooks';
import { api, type Edition } from '../api';
import type { Result } from '../../../src/query/in-process/types';
import { problemOf } from '../loading';
import { Input } from '../parts/input';
import { SelectOtherEdition } from '../parts/select';
import { Problems } from '../parts/rulings';
import { Picture } from '../picture/picture';
import type { Lights } from '../picture/touch';
import { allEvents, lengthOf, nothingDeclared, type ChosenEntity, type Document } from '../rules/document';
import { readScene, reasonsOf, useLater, type Scene } from '../rules/engine';
import { newest, yearOf } from '../rules/words';
import type { Theme } from '../theme';
import { differencesBetween, factsOf, type Difference } from './facts';

/** The other side of the comparison: another version of the game, another edition, or both. */
interface OtherSide {
  readonly moment: number | null;
  readonly edition: Edition | null;
}

type SceneResult = Result<Scene> | { readonly ok: false; readonly says: readonly string[] };

const readOther = async (shown: Document, { moment, edition: rules }: OtherSide): Promise<SceneResult> => {
  const { game, table, events } = shown;
  const edition = rules ?? shown.edition;
  if (moment === null) return readScene({ table, events: allEvents(shown), edition });
  if (!game) return readScene({ table, events: events.slice(0, moment), edition });
  return api.state(game.id, moment).then(
    (then) => readScene({ table: then, events: [], edition }),
    (error: unknown) => ({ ok: false as const, says: [problemOf(error).detail] }),
  );
};

interface ComparedTables {
  readonly scene: Scene;
  readonly differences: readonly Difference[];
}
type ComparisonResult = ComparedTables | { readonly problems: readonly string[] };

/** Reads the other table and finds the differences; undefined if none is chosen. */
const useCompared = (shown: Document, scene: Scene, other: OtherSide): ComparisonResult | undefined => {
  const isNone = other.moment === null && other.edition === null;
  return useLater<ComparisonResult>(
    () =>
      !isNone
        ? readOther(shown, other).then(async (read) => {
            if (!read.ok) return { problems: 'says' in read ? read.says : reasonsOf(read.failure) };
            const [here, there] = await Promise.all([factsOf(scene), factsOf(read.value)]);
            return { scene: read.value, differences: differencesBetween(here, there) };
          })
        : null,
    isNone ? null : JSON.stringify([scene.key, other]),
  );
};

interface ChooserProps {
  readonly document: Document;
  readonly other: OtherSide;
  readonly choose: (other: OtherSide) => void;
}

const Moment = ({ document, other, choose }: ChooserProps) => {
  const length = lengthOf(document);
  return length ? (
    <Input
      says={`With moment (0 to ${length})`}
      type="number"
      min={0}
      max={length}
      value={other.moment ?? ''}
      set={(value) =>
        choose({ ...other, moment: value === '' ? null : Math.min(length, Math.max(0, Math.trunc(Number(value)))) })
      }
    />
  ) : null;
};

const titleOf = ({ state }: Scene, shown: Document, moment: number | null): string => {
  const { game, until } = shown;
  const length = lengthOf(shown);
  const at = moment ?? (game ? (game.version ?? game.length) : until);
  return [...(length ? [`Moment ${at} of ${length}`] : []), `Rules of ${yearOf(state.edition)}`].join(' · ');
};

interface DifferencesProps {
  readonly differences: readonly Difference[];
  readonly titles: readonly string[];
}

const Differences = ({ differences, titles }: DifferencesProps) => (
  <table className="differences">
    <caption>What differs</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">Of whom or what</span>
        </th>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {differences.map(({ entity, name, about, here, there }) => (
        <tr key={`${entity} ${name} ${about}`}>
          <th scope="row">
            {name}: {about}
          </th>
          <td>{here ?? '–'}</td>
          <td>{there ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const noLights: Lights = new Map();

interface Props {
  readonly document: Document;
  readonly scene: Scene;
  readonly theme: Theme;
  readonly choose: (chosen: ChosenEntity | null) => void;
}

interface BothProps extends Props {
  readonly compared: ComparedTables;
  readonly moment: number | null;
}

interface SideProps extends Pick<Props, 'scene' | 'theme' | 'choose'> {
  readonly title: string;
  readonly differing: ReadonlySet<string>;
}

const ignore = (): void => undefined;

const Side = ({ title, choose, ...rest }: SideProps) => (
  <figure>
    <figcaption>{title}</figcaption>
    <Picture
      {...rest}
      declared={nothingDeclared}
      rangeOf={null}
      lights={noLights}
      tap={choose}
      begin={ignore}
      drop={ignore}
    />
  </figure>
);

/** Both tables as pictures, with differing players and objects marked, and the differences in words. */
const Both = ({ document, scene, theme, choose, compared, moment }: BothProps) => {
  const { differences, scene: there } = compared;
  const differing = useMemo(() => new Set(differences.map(({ entity }) => entity)), [differences]);
  const sides = [
    { title: titleOf(scene, document, null), scene },
    { title: titleOf(there, document, moment), scene: there },
  ];
  return (
    <>
      <div className="side-by-side">
        {sides.map((side, index) => (
          <Side key={index} {...side} theme={theme} differing={differing} choose={choose} />
        ))}
      </div>
      {differences.length ? (
        <Differences differences={differences} titles={sides.map(({ title }) => title)} />
      ) : (
        <p role="status">Nothing differs.</p>
      )}
    </>
  );
};

/** Compares the table with another version of its game, or with itself under another edition. */
export const Comparison = (props: Props) => {
  const { document, scene } = props;
  const [other, setOther] = useState<OtherSide>({ moment: null, edition: null });
  const compared = useCompared(document, scene, other);
  return (
    <details className="comparison">
      <summary>Compare side by side</summary>
      <div className="pair">
        <Moment document={document} other={other} choose={setOther} />
        <SelectOtherEdition
          says="With the rules of"
          none="the same year"
          own={document.edition ?? document.table.edition ?? newest}
          value={other.edition}
          set={(edition) => setOther({ ...other, edition })}
        />
      </div>
      {compared && 'problems' in compared ? <Problems says={compared.problems} /> : null}
      {compared && 'differences' in compared ? <Both {...props} compared={compared} moment={other.moment} /> : null}
    </details>
  );
};
