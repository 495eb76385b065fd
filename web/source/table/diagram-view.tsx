import { useEffect, useRef } from 'react';
import { api, type Asked } from '../api';
import { useLoaded } from '../loading';
import { ProblemNotice } from '../problem-notice';

interface Props {
  readonly asked: Asked;
  /** Changes whenever the table does. */
  readonly signature: string;
  readonly theme: 'LIGHT' | 'DARK';
  readonly rangeOf: string | null;
  readonly pick: (entity: { readonly kind: 'player' | 'object'; readonly id: string }) => void;
}

const picked = (target: EventTarget | null): Parameters<Props['pick']>[0] | null => {
  const part = target instanceof Element ? target.closest<SVGElement>('[data-object], [data-player]') : null;
  if (part?.dataset['object']) return { kind: 'object', id: part.dataset['object'] };
  return part?.dataset['player'] ? { kind: 'player', id: part.dataset['player'] } : null;
};

/** The server's diagram; players and permanents can be selected. */
export const DiagramView = ({ asked, signature, theme, rangeOf, pick }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useLoaded(`${signature} ${theme} ${rangeOf ?? ''}`, () => api.diagram(asked, theme, rangeOf));
  useEffect(() => {
    if (drawn.value === undefined) return;
    const { documentElement } = new DOMParser().parseFromString(drawn.value, 'image/svg+xml');
    place.current?.replaceChildren(document.importNode(documentElement, true));
  }, [drawn.value]);
  const choose = (target: EventTarget | null): void => {
    const entity = picked(target);
    if (entity) pick(entity);
  };
  return (
    <>
      <ProblemNotice problem={drawn.problem} />
      <div ref={place} className="diagram" onClick={({ target }) => choose(target)} />
    </>
  );
};
