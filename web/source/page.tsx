import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, type GameEvent } from './api';
import { useGame } from './games/use-game';
import {
  addressOf,
  firstDocument,
  followOtherTabs,
  isExample,
  isTableLink,
  saveDocument,
  newPlace,
  sharedDocument,
} from './keeping';
import { PictureAndSheet } from './look';
import { NewsLine, type News } from './news';
import { Panels, type Panel } from './panels';
import { problemOf } from './loading';
import { Problems } from './parts/rulings';
import { declaredAt } from './rules/combat';
import {
  documentOf,
  allEvents,
  isOwn,
  type Change,
  type ChosenEntity,
  type Document,
  type Edit,
} from './rules/document';
import { readScene, reasonsOf, useLater, type Scene } from './rules/engine';
import { useHistory } from './rules/history';
import { TopBar } from './top-bar';
import { useShortcuts } from './shortcuts';
import { useTheme } from './theme';
import { newVersion } from './version';

/** Returns the active player, who is chosen until the visitor chooses another entity. */
const usuallyChosen = ({ state }: Scene): ChosenEntity | null => {
  const id = state.turn.activePlayers[0] ?? state.players[0]?.id;
  return id === undefined ? null : { kind: 'player', id };
};

/** Reads the table with its events; returns the previous one until it is read. */
const useScene = (now: Document) => {
  const source = { table: now.table, events: allEvents(now), edition: now.edition };
  const read = useLater(
    () => (now.table.players.length ? readScene(source) : null),
    JSON.stringify([source.table, source.events, source.edition]),
  );
  return { scene: read?.ok ? read.value : undefined, wrong: read && !read.ok ? reasonsOf(read.failure) : [] };
};

/** Opens the table of a link when the page loads and whenever the address changes; reports a link without a table. */
const useLinks = (now: Document, open: (found: Document, isFirst: boolean) => void, tell: (news: News) => void) => {
  const latest = useRef({ now, open });
  latest.current = { now, open };
  const isAwaited = useRef(isTableLink());
  useEffect(() => {
    const follow = (isFirst: boolean): void => {
      isAwaited.current = isTableLink() && latest.current.now.link !== location.hash;
      if (!isAwaited.current) return;
      const settle = (): void => void (isAwaited.current = false);
      const fail = (error: unknown): void => {
        window.history.replaceState(null, '', addressOf(latest.current.now));
        tell({ says: `That link does not lead to a table: ${problemOf(error).detail}` });
      };
      void sharedDocument()
        .finally(settle)
        .then((found) => latest.current.open(found, isFirst), fail);
    };
    const change = (): void => follow(false);
    follow(true);
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return isAwaited;
};

/** Stores the shown document, also in the address; reports when another tab changes the same table. */
const useKeeping = (now: Document, isLinkAwaited: { readonly current: boolean }, tell: (news: News) => void): void => {
  useEffect(() => {
    saveDocument(now);
    if (!isLinkAwaited.current) window.history.replaceState(null, '', addressOf(now));
    return followOtherTabs(now, () => tell({ says: otherTab }));
  }, [now]);
};

const otherTab = 'Another tab has changed this table, too. Each tab now has its own copy; both are kept under Games.';

const recordedMeanwhile =
  'Something else was recorded meanwhile, so your event was not. Check the table, then record it again.';

const reasonsOfRefusal = (error: unknown): readonly string[] => {
  const { code, detail, problems } = problemOf(error);
  if (code === 'VERSION_CONFLICT') return [recordedMeanwhile];
  return problems?.map(({ message }) => message) ?? [detail];
};

/** Returns a function that records an event in the stored game and returns problems; null if it is not stored. */
const recorderOf = ({ game }: Document, done: () => void) =>
  game &&
  ((event: GameEvent): Promise<readonly string[]> =>
    api.record(game.id, game.length, [event]).then(() => {
      done();
      return [];
    }, reasonsOfRefusal));

const isCopy = 'This is a copy, and yours to change.';

/** Changes the visitor's own table; any other table is copied first, and the page says so. */
const editWith =
  (change: Change, now: Document, tell: (news: News) => void): Edit =>
  (to) => {
    if (!isOwn(now)) tell({ says: `${isCopy} “${now.name}” stays as it was.`, before: now });
    change((latest) => ({
      ...(isOwn(latest) ? latest : documentOf(`A copy of ${latest.name}`, latest.table)),
      table: typeof to === 'function' ? to(latest.table) : to,
      edition: latest.edition,
      kept: latest.kept ?? newPlace(),
      link: null,
    }));
  };

/** Returns the message about the table that another one replaces. */
const newsOfLeaving = (before: Document): News | null => {
  const { name, kept, supposed } = before;
  if (kept !== null) return { says: `“${name}” is kept under Games.`, before };
  return supposed.length ? { says: `The supposed events of “${name}” are discarded.`, before } : null;
};

/** The table on the page, and what is chosen in it. */
const useShown = (tell: (news: News) => void) => {
  const history = useHistory(firstDocument);
  const { now, change } = history;
  const [said, choose] = useState<ChosenEntity | null | undefined>(() =>
    isExample(now) ? { kind: 'object', id: 'krenko' } : undefined,
  );
  const [refreshed, setRefreshed] = useState(0);
  const unloaded = useGame(history, refreshed);
  const { scene, wrong } = useScene(now);
  const document = useMemo(() => (scene ? { ...now, declared: declaredAt(now, scene) } : now), [now, scene]);
  return {
    history,
    document,
    choose,
    refreshed,
    refresh: () => setRefreshed((times) => times + 1),
    wrong: unloaded ? [unloaded.detail] : wrong,
    scene,
    chosen: said === undefined && scene ? usuallyChosen(scene) : (said ?? null),
    edit: editWith(change, now, tell),
  };
};

/** Holds the open panel, and counts the requests for the search. */
const usePanel = () => {
  const [panel, show] = useState<Panel>('look');
  const [searches, setSearches] = useState(0);
  const search = (): void => {
    show('ask');
    setSearches((times) => times + 1);
  };
  return { panel, show, searches, search };
};

/** The whole page: a table to touch, and next to it the panels for questions, set-up, games and sharing. */
export const Page = ({ isNew }: { readonly isNew: boolean }) => {
  const [news, tell] = useState<News | null>(isNew ? { says: newVersion } : null);
  const { history, choose, refreshed, refresh, wrong, document, ...rest } = useShown(tell);
  const { now, change, undo, redo } = history;
  const { panel, show, searches, search } = usePanel();
  const [theme, toggleTheme] = useTheme();
  const shown = { ...rest, document, change, theme };
  const open = (next: Document, beside: Panel = 'look', isFirst = false): void => {
    if (!isFirst) tell(newsOfLeaving(now));
    change(next);
    choose(undefined);
    show(beside);
  };
  const isLinkAwaited = useLinks(now, (found, isFirst) => open(found, 'look', isFirst), tell);
  useKeeping(now, isLinkAwaited, tell);
  useShortcuts({ undo, redo, search, leave: () => choose(null) });
  const record = recorderOf(document, refresh);
  return (
    <div className="page" data-panel={panel}>
      <TopBar {...shown} {...{ undo, redo, search, toggleTheme }} choose={(edition) => change({ edition })} />
      {news ? <NewsLine news={news} back={(before) => open(before, panel)} close={() => tell(null)} /> : null}
      <main>
        <PictureAndSheet {...shown} choose={choose} problems={<Problems says={wrong} />} />
        <Panels {...shown} {...{ panel, show, searches, open, record, refreshed, refresh }} />
      </main>
    </div>
  );
};
