import { useState } from 'preact/hooks';
import { api, type Game } from '../api';
import { useLoaded } from '../loading';
import { Input } from '../parts/input';
import { Problems } from '../parts/rulings';
import { Select } from '../parts/select';
import { documentOf, type Document } from '../rules/document';
import { counted, unnamedGame, variants } from '../rules/words';
import { examples } from './examples';
import { OwnTables } from './own-tables';
import { KeyField } from './key-field';
import { Button } from '../parts/button';

interface Props {
  readonly document: Document;
  readonly open: (document: Document) => void;
  /** Counts recorded events and changes of the key; the list is reloaded each time. */
  readonly refreshed: number;
  readonly refresh: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const nothing = { name: '', player: '', variant: '', createdFrom: '' };
type Search = typeof nothing;

interface FinderProps {
  readonly search: Search;
  readonly change: (search: Search) => void;
}

const Finder = ({ search, change }: FinderProps) => (
  <div className="finder">
    <Input says="Name" type="search" value={search.name} set={(name) => change({ ...search, name })} />
    <Input says="Player" type="search" value={search.player} set={(player) => change({ ...search, player })} />
    <Select
      says="Variant"
      value={search.variant}
      none="any"
      options={Object.entries(variants)}
      set={(variant) => change({ ...search, variant })}
    />
    <Input
      says="Since"
      type="date"
      value={search.createdFrom.slice(0, 10)}
      set={(day) => change({ ...search, createdFrom: day && `${day}T00:00:00Z` })}
    />
  </div>
);

const detailsOf = ({ variant, version, status, createdAt }: Game): string =>
  [
    variants[variant],
    counted(version, 'event'),
    ...(status === 'FINISHED' ? ['over'] : []),
    day.format(new Date(createdAt)),
  ].join(' · ');

/** Opens a stored game; its table is loaded by the page. */
const documentOfGame = ({ id, name, version }: Game): Document => ({
  ...documentOf(name ?? unnamedGame, { players: [] }),
  game: { id, version: null, length: version },
});

/** Finds games; a player is searched by id, and again in lower case, since ids often are names in lower case. */
const find = async (search: Search): Promise<{ readonly items: readonly Game[] }> => {
  const found = await api.games(search);
  const small = search.player.toLowerCase();
  return found.items.length || small === search.player ? found : api.games({ ...search, player: small });
};

const StoredGames = ({ document, open, refreshed }: Props) => {
  const [search, setSearch] = useState(nothing);
  const games = useLoaded(`games ${refreshed} ${JSON.stringify(search)}`, () => find(search));
  const isSearched = Object.values(search).some(Boolean);
  return (
    <>
      <Finder search={search} change={setSearch} />
      <Problems says={games.problem && games.problem.status !== 401 ? [games.problem.detail] : []} />
      {games.value?.items.length === 0 ? <p className="quiet">{isSearched ? 'No such game.' : 'None yet.'}</p> : null}
      <ul className="list">
        {games.value?.items.map((game) => (
          <li key={game.id}>
            <Button
              aria-current={document.game?.id === game.id}
              says={game.name ?? unnamedGame}
              about={detailsOf(game)}
              press={() => open(documentOfGame(game))}
            />
          </li>
        ))}
      </ul>
      {games.problem?.status === 401 ? <p className="quiet">This server needs an API key.</p> : null}
    </>
  );
};

/** The examples and the stored games. */
export const GameList = (props: Props) => {
  const { open, refresh } = props;
  return (
    <>
      <OwnTables {...props} />
      <section aria-labelledby="examples">
        <h2 id="examples">Examples</h2>
        <ul className="chips">
          {examples.map(({ title, open: load }) => (
            <li key={title}>
              <Button says={title} press={() => load().then((found) => found && open(found))} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stored">
        <h2 id="stored">Stored games</h2>
        <StoredGames {...props} />
        <KeyField changed={refresh} />
      </section>
    </>
  );
};
