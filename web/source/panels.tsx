import type { GameEvent } from './api';
import { Button } from './parts/button';
import { lazyComponent } from './parts/later';
import type { Document } from './rules/document';
import type { PageProps } from './shown';

export type Panel = 'look' | 'ask' | 'set-up' | 'games' | 'share';

const names: Readonly<Record<Panel, string>> = {
  look: 'Table',
  ask: 'Ask',
  'set-up': 'Set up',
  games: 'Games',
  share: 'Share',
};

const AskPanel = lazyComponent(() => import('./ask/ask-panel').then((part) => part.AskPanel));
const GameList = lazyComponent(() => import('./games/game-list').then((part) => part.GameList));
const SetUp = lazyComponent(() => import('./setup/set-up').then((part) => part.SetUp));
const SharePanel = lazyComponent(() => import('./share/share-panel').then((part) => part.SharePanel));

interface Props extends PageProps {
  readonly panel: Panel;
  readonly show: (panel: Panel) => void;
  readonly open: (document: Document, beside?: Panel) => void;
  readonly searches: number;
  readonly record: ((event: GameEvent) => Promise<readonly string[]>) | null;
  readonly refreshed: number;
  readonly refresh: () => void;
}

const PanelContent = (props: Props) => {
  const { panel, scene, chosen, document } = props;
  if (panel === 'games') return <GameList {...props} />;
  if (panel === 'set-up') return <SetUp {...props} />;
  if (!scene) return null;
  if (panel === 'share') return <SharePanel key={scene.key} {...props} scene={scene} />;
  return <AskPanel {...props} context={{ scene, chosen, declared: document.declared }} />;
};

/** The panels beside the table: questions, the set-up, games, sharing. */
export const Panels = (props: Props) => {
  const { panel, show } = props;
  return (
    <>
      <nav className="parts" aria-label="Parts">
        {(Object.keys(names) as Panel[]).map((each) => (
          <Button
            key={each}
            aria-current={each === panel ? 'page' : undefined}
            says={names[each]}
            press={() => show(each)}
          />
        ))}
      </nav>
      <aside className="panel" aria-label={names[panel === 'look' ? 'ask' : panel]}>
        <PanelContent {...props} />
      </aside>
    </>
  );
};
