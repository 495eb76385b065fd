import { useEffect } from 'preact/hooks';

interface Shortcuts {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly search: () => void;
  readonly leave: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

const actionOf = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, all: Shortcuts): (() => void) | null => {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (name === 'k') return all.search;
    if (isTyping(target)) return null;
    if (name === 'y' || (name === 'z' && shiftKey)) return all.redo;
    return name === 'z' ? all.undo : null;
  }
  if (isTyping(target)) return null;
  return name === '/' ? all.search : name === 'escape' ? all.leave : null;
};

/** Handles the keyboard shortcuts for search, undo and redo. */
export const useShortcuts = (all: Shortcuts): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const action = actionOf(event, all);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
