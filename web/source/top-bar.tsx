import type { Edition } from './api';
import { editions } from '../../src/domain/rulebook/editions';
import { Select } from './parts/select';
import type { Document } from './rules/document';
import { newest, yearOf } from './rules/words';
import type { Theme } from './theme';
import { Button } from './parts/button';

interface Props {
  readonly document: Document;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly search: () => void;
  readonly theme: Theme;
  readonly toggleTheme: () => void;
  readonly choose: (edition: Edition | null) => void;
}

const Rules = ({ document, choose }: Pick<Props, 'document' | 'choose'>) => {
  const own = document.table.edition ?? newest;
  return (
    <Select
      className="edition"
      says="Rules of"
      value={document.edition ?? own}
      options={editions.map(({ edition, name }) => [edition, yearOf(edition), name] as const)}
      set={(edition) => choose(edition === own ? null : (edition as Edition))}
    />
  );
};

/** The title, undo and redo, the search, the edition, the theme. */
export const TopBar = ({ document, undo, redo, search, theme, toggleTheme, choose }: Props) => (
  <header>
    <h1>Rangefinder</h1>
    <p className="tagline">Tap anything. Ask. Undo.</p>
    <div className="tools">
      <Button className="icon" aria-label="Undo" says="↶" press={undo} />
      <Button className="icon" aria-label="Redo" says="↷" press={redo} />
      <Rules document={document} choose={choose} />
      <button type="button" className="search-button" onClick={search} aria-keyshortcuts="Control+K Meta+K">
        Search <kbd>⌘K</kbd>
      </button>
      <Button className="icon" aria-label="Dark" aria-pressed={theme === 'DARK'} says="◐" press={toggleTheme} />
      <a href="/docs">Docs</a>
    </div>
  </header>
);
