import { useCallback, useState } from 'preact/hooks';
import type { Change, Document } from './document';

interface UndoState {
  readonly before: readonly Document[];
  readonly now: Document;
  readonly after: readonly Document[];
}

export interface History {
  readonly now: Document;
  readonly change: Change;
  /** Changes the document without adding an undo step. */
  readonly correct: (part: Partial<Document>) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

const MOST = 200;

const changed =
  (part: Parameters<Change>[0]) =>
  ({ before, now }: UndoState): UndoState => ({
    before: [...before, now].slice(-MOST),
    now: { ...now, ...(typeof part === 'function' ? part(now) : part) },
    after: [],
  });

const withoutUndoStep =
  (part: Partial<Document>) =>
  (past: UndoState): UndoState => ({ ...past, now: { ...past.now, ...part } });

const undone = (past: UndoState): UndoState => {
  const last = past.before.at(-1);
  return last ? { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] } : past;
};

const redoStep = (past: UndoState): UndoState => {
  const [next, ...after] = past.after;
  return next ? { before: [...past.before, past.now], now: next, after } : past;
};

/** Holds the document with its undo and redo steps. */
export const useHistory = (first: () => Document): History => {
  const [past, setPast] = useState<UndoState>(() => ({ before: [], now: first(), after: [] }));
  const change = useCallback<Change>((part) => setPast(changed(part)), []);
  const correct = useCallback((part: Partial<Document>) => setPast(withoutUndoStep(part)), []);
  const undo = useCallback(() => setPast(undone), []);
  const redo = useCallback(() => setPast(redoStep), []);
  return {
    now: past.now,
    change,
    correct,
    undo: past.before.length ? undo : null,
    redo: past.after.length ? redo : null,
  };
};
