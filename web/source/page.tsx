import { useEffect, useState } from 'preact/hooks';
import { api, type GameEvent } from './api';
import { useGame } from './games/use-game';
import { addressOf, firstDocument, isExample, keep, sharedDocument } from './keeping';
import { Look } from './look';
import { Panels, type Panel } from './panels';
import { problemOf } from './loading';
import { Problems } from './parts/rulings';
import { documentOf, happened, type Change, type Chosen, type Document, type Edit } from './rules/document';
import { readScene, reasonsOf, useLater, type Scene } from './rules/engine';
import { useHistory } from './rules/history';
import { TopBar } from './top-bar';
import { useShortcuts } from './shortcuts';
import { useTheme } from './theme';
import { NewVersion } from './version';

/** Returns the active player, who is looked at until somebody is chosen. */
const usuallyChosen = ({ state }: Scene): Chosen | null => {
  const id = state.turn.activePlayers[0] ?? state.players[0]?.id;
  return id === undefined ? null : { kind: 'player', id };
};

/** Reads the table with what happened; the one before stays until it is read. */
const useScene = (now: Document) => {
  const told = { table: now.table, events: happened(now), edition: now.edition };
  const read = useLater(
    () => (now.table.players.length ? readScene(told) : null),
    JSON.stringify([told.table, told.events, told.edition]),
  );
  return { scene: read?.ok ? read.value : undefined, wrong: read && !read.ok ? reasonsOf(read.failure) : [] };
};

/** Opens the table of a link that is followed; keeps what is shown, in the address as well. */
const useAddress = (now: Document, open: (document: Document) => void): void => {
  useEffect(() => {
    const follow = (): void => void sharedDocument().then((found) => found && open(found));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    keep(now);
    if (!location.hash.startsWith('#/tables/')) window.history.replaceState(null, '', addressOf(now));
  }, [now]);
};

const reasonsOfRefusal = (error: unknown): readonly string[] => {
  const { detail, problems } = problemOf(error);
  return problems?.map(({ message }) => message) ?? [detail];
};

/** Records an event in the stored game and returns what went wrong; null for a table that is not stored. */
const recorderOf = ({ game }: Document, done: () => void) =>
  game &&
  ((event: GameEvent): Promise<readonly string[]> =>
    api.record(game.id, [event]).then(() => {
      done();
      return [];
    }, reasonsOfRefusal));

const editWith =
  (change: Change): Edit =>
  (to) =>
    change(({ name, table, edition }) => ({ ...documentOf(name, typeof to === 'function' ? to(table) : to), edition }));

/** The table on the page, and what is chosen in it. */
const useShown = () => {
  const history = useHistory(firstDocument);
  const { now, change } = history;
  const [said, choose] = useState<Chosen | null | undefined>(() =>
    isExample(now) ? { kind: 'object', id: 'krenko' } : undefined,
  );
  const [refreshed, setRefreshed] = useState(0);
  const unloaded = useGame(history, refreshed);
  const { scene, wrong } = useScene(now);
  return {
    history,
    choose,
    refreshed,
    refresh: () => setRefreshed((times) => times + 1),
    wrong: unloaded ? [unloaded.detail] : wrong,
    scene,
    chosen: said === undefined && scene ? usuallyChosen(scene) : (said ?? null),
    edit: editWith(change),
  };
};

/** Which panel is open, and how often the search was asked for. */
const usePanel = () => {
  const [panel, show] = useState<Panel>('look');
  const [searches, setSearches] = useState(0);
  const search = (): void => {
    show('ask');
    setSearches((times) => times + 1);
  };
  return { panel, show, searches, search };
};

/** The whole page: a table to touch, and beside it what is asked, set up, stored and shared. */
export const Page = ({ isNew }: { readonly isNew: boolean }) => {
  const { history, choose, refreshed, refresh, wrong, ...rest } = useShown();
  const { now: document, change, undo, redo } = history;
  const { panel, show, searches, search } = usePanel();
  const [theme, toggleTheme] = useTheme();
  const shown = { ...rest, document, change, theme };
  const open = (next: Document, beside: Panel = 'look'): void => {
    change(next);
    choose(undefined);
    show(beside);
  };
  useAddress(document, open);
  useShortcuts({ undo, redo, search, leave: () => choose(null) });
  const record = recorderOf(document, refresh);
  return (
    <div className="page" data-panel={panel}>
      <TopBar {...shown} {...{ undo, redo, search, toggleTheme }} choose={(edition) => change({ edition })} />
      <NewVersion isNew={isNew} />
      <main>
        <Look {...shown} choose={choose} problems={<Problems says={wrong} />} />
        <Panels {...shown} {...{ panel, show, searches, open, record, refreshed, refresh }} />
      </main>
    </div>
  );
};
