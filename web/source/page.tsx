import { useEffect, useMemo, useState } from 'react';
import { api, keepKey, keptKey, type Asked, type Edition, type GameEvent, type Problem } from './api';
import { AskPanel } from './asking/ask-panel';
import { eventKindsIn, questionsIn } from './asking/questions';
import { SupposePanel } from './asking/suppose-panel';
import { TableList } from './games/table-list';
import { useNewestVersion } from './live';
import { problemOf, useLoaded } from './loading';
import { ProblemNotice } from './problem-notice';
import { addressOf, readAddress, type Source } from './source';
import { DiagramView } from './table/diagram-view';
import { AttacksOfCreature, RangeOfPlayer } from './table/picked';
import { TableEditor } from './table/table-editor';
import { Timeline } from './table/timeline';
import { useTheme } from './theme';

type Picked = { readonly kind: 'player' | 'object'; readonly id: string } | null;
type Part = 'tables' | 'table' | 'ask';

/** The whole page: the list of tables, the open table and its questions. */
export const Page = () => {
  const [source, setSource] = useState<Source | null>(null);
  const [supposed, setSupposed] = useState<readonly GameEvent[]>([]);
  const [edition, setEdition] = useState<Edition | null>(null);
  const [picked, setPicked] = useState<Picked>(null);
  const [part, setPart] = useState<Part>('table');
  const [refresh, setRefresh] = useState(0);
  const [theme, toggleTheme] = useTheme();
  const game = source?.kind === 'game' ? source.id : null;
  const newest = useNewestVersion(game);
  const record = useLoaded(game ? `${game} ${newest ?? ''} ${refresh}` : null, () => api.game(game ?? ''));
  const stored = useLoaded(
    source?.kind === 'game' ? `${source.id} ${source.version ?? 'newest'} ${newest ?? ''} ${refresh}` : null,
    () => api.state(game ?? '', source?.kind === 'game' ? source.version : null),
  );
  const document = useLoaded(`document ${refresh}`, api.document);
  const editions = useLoaded(`editions ${refresh}`, api.editions);
  const questions = useMemo(() => (document.value ? questionsIn(document.value) : []), [document.value]);
  const kinds = useMemo(() => (document.value ? eventKindsIn(document.value) : []), [document.value]);

  const go = (to: Source): void => {
    setSource(to);
    history.replaceState(null, '', addressOf(to));
  };
  const show = (chosen: Source): void => {
    setSource(chosen);
    setSupposed([]);
    setPicked(null);
    setPart('table');
  };
  const choose = (chosen: Source): void => {
    show(chosen);
    go(chosen);
  };
  useEffect(() => void followAddress(show), []);

  const state = source?.kind === 'table' ? source.state : game ? stored.value : undefined;
  const happened = source?.kind === 'table' ? source.events.slice(0, source.until) : [];
  const asked: Asked | null = state ? { state, suppose: [...happened, ...supposed], edition } : null;
  const signature = JSON.stringify(asked);
  const length = source?.kind === 'table' ? source.events.length : (record.value?.version ?? 0);
  const recordIt = async (events: readonly GameEvent[]): Promise<Problem | undefined> =>
    api.record(game ?? '', events).then(() => {
      setRefresh((times) => times + 1);
      return undefined;
    }, problemOf);

  return (
    <div className="page">
      <header>
        <h1>Rangefinder</h1>
        <p>Ask a table what the multiplayer rules say.</p>
        <EditionPicker editions={editions.value?.items ?? []} edition={edition} choose={setEdition} />
        <button type="button" onClick={toggleTheme} aria-pressed={theme === 'DARK'}>
          Dark
        </button>
        <KeyField changed={() => setRefresh((times) => times + 1)} isAsked={editions.problem?.status === 401} />
        <a href="/docs">Documentation</a>
      </header>
      <Parts part={part} choose={setPart} />
      <main data-part={part}>
        <div className="of-tables">
          <TableList chosen={source} refresh={refresh + (newest ?? 0)} choose={choose} />
        </div>
        <section className="of-table" aria-label="The table">
          <h2>{titleOf(source, record.value?.name ?? null)}</h2>
          <ProblemNotice problem={stored.problem} />
          {asked && source ? (
            <>
              <DiagramView
                asked={asked}
                signature={signature}
                theme={theme}
                rangeOf={picked?.kind === 'player' ? picked.id : null}
                pick={setPicked}
              />
              <Timeline source={source} length={length} go={go} />
              <PickList asked={asked} picked={picked} pick={setPicked} />
              {picked?.kind === 'player' ? <RangeOfPlayer asked={asked} signature={signature} id={picked.id} /> : null}
              {picked?.kind === 'object' ? (
                <AttacksOfCreature asked={asked} signature={signature} id={picked.id} />
              ) : null}
              {source.kind === 'table' && source.events.length === 0 ? (
                <TableEditor table={source.state} change={(changed) => setSource({ ...source, state: changed })} />
              ) : (
                <button
                  type="button"
                  onClick={() => choose({ kind: 'table', name: 'A copy', state: asked.state, events: [], until: 0 })}
                >
                  Edit a copy
                </button>
              )}
            </>
          ) : (
            <p className="quiet">Choose a game or an example, or begin with an empty table.</p>
          )}
          <button type="button" onClick={() => choose(freshTable)}>
            A new table
          </button>
        </section>
        <div className="of-ask">
          {asked && source ? (
            <>
              <AskPanel questions={questions} editions={editions.value?.items ?? []} asked={asked} source={source} />
              <SupposePanel
                kinds={kinds}
                table={asked.state}
                supposed={supposed}
                change={setSupposed}
                tryOut={(events) => tryOut({ ...asked, suppose: [...happened, ...events] })}
                record={game ? recordIt : null}
              />
            </>
          ) : null}
        </div>
      </main>
    </div>
  );
};

const freshTable: Source = {
  kind: 'table',
  name: 'A new table',
  state: {
    players: ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ id: name.toLowerCase(), name })),
  } as unknown as Asked['state'],
  events: [],
  until: 0,
};

const titleOf = (source: Source | null, name: string | null): string => {
  if (!source) return 'No table yet';
  return source.kind === 'table' ? source.name : (name ?? source.id);
};

/** Says why the supposed events cannot be drawn, if so. */
const tryOut = (asked: Asked): Promise<Problem | undefined> =>
  api.diagram(asked, 'LIGHT', null).then(() => undefined, problemOf);

/** Opens the table in the page's address. */
const followAddress = async (show: (source: Source) => void): Promise<void> => {
  const address = readAddress(location.hash);
  if (!address) return;
  if ('game' in address) show({ kind: 'game', id: address.game, version: address.version });
  else {
    const { description } = await api.ofCode(address.code);
    show({ kind: 'table', name: 'A shared table', state: description, events: [], until: 0 });
  }
};

interface EditionPickerProps {
  readonly editions: readonly { readonly edition: Edition; readonly name: string }[];
  readonly edition: Edition | null;
  readonly choose: (edition: Edition | null) => void;
}

const EditionPicker = ({ editions, edition, choose }: EditionPickerProps) => (
  <label className="edition">
    <span>Edition</span>
    <select value={edition ?? ''} onChange={({ target }) => choose((target.value || null) as Edition | null)}>
      <option value="">the table’s own</option>
      {editions.map((each) => (
        <option key={each.edition} value={each.edition}>
          {each.name}
        </option>
      ))}
    </select>
  </label>
);

const KeyField = ({ changed, isAsked }: { readonly changed: () => void; readonly isAsked: boolean }) => {
  const [key, setKey] = useState(keptKey());
  const keep = (): void => {
    keepKey(key);
    changed();
  };
  return (
    <details className="key" open={isAsked}>
      <summary>API key</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <label>
          <span>Key, kept for this tab only</span>
          <input type="password" autoComplete="off" value={key} onChange={({ target }) => setKey(target.value)} />
        </label>
        <button type="submit">Use it</button>
      </form>
    </details>
  );
};

/** On a phone, the page shows one part at a time. */
const Parts = ({ part, choose }: { readonly part: Part; readonly choose: (part: Part) => void }) => (
  <nav className="parts" aria-label="Parts of the page">
    {(['tables', 'table', 'ask'] as const).map((each) => (
      <button key={each} type="button" aria-current={part === each} onClick={() => choose(each)}>
        {each === 'tables' ? 'Tables' : each === 'table' ? 'Table' : 'Ask'}
      </button>
    ))}
  </nav>
);

/** Selects players without clicking in the picture, for keyboards and screen readers. */
const PickList = ({
  asked,
  picked,
  pick,
}: {
  readonly asked: Asked;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
}) => (
  <label className="pick">
    <span>Look at</span>
    <select
      value={picked ? `${picked.kind} ${picked.id}` : ''}
      onChange={({ target }) => {
        const [kind, ...id] = target.value.split(' ');
        pick(kind === 'player' || kind === 'object' ? { kind, id: id.join(' ') } : null);
      }}
    >
      <option value="">nobody in particular</option>
      <optgroup label="The range of a player">
        {asked.state.players.map(({ id, name }) => (
          <option key={id} value={`player ${id}`}>
            {name ?? id}
          </option>
        ))}
      </optgroup>
      <optgroup label="Whom a creature may attack">
        {(asked.state.objects ?? [])
          .filter(({ typeLine, cardData }) =>
            /creature/i.test(typeLine ?? JSON.stringify(cardData, ['type_line', 'type'])),
          )
          .map(({ id, name }) => (
            <option key={id} value={`object ${id}`}>
              {name ?? id}
            </option>
          ))}
      </optgroup>
    </select>
  </label>
);
