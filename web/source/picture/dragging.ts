import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ChosenEntity } from '../rules/document';
import { entityAt } from './touch';

const FAR = 8;

/** Draws a line from the start of a drag to its present place. */
const lineIn = (place: HTMLElement): SVGLineElement => {
  const found = place.querySelector<SVGLineElement>('.dragged line');
  if (found) return found;
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  layer.setAttribute('class', 'dragged');
  layer.append(document.createElementNS('http://www.w3.org/2000/svg', 'line'));
  place.append(layer);
  return lineIn(place);
};

interface Drag {
  readonly from: ChosenEntity;
  readonly x: number;
  readonly y: number;
}

interface Handlers {
  readonly begin: (from: ChosenEntity) => void;
  readonly drop: (from: ChosenEntity, to: ChosenEntity) => void;
}

const isHeld = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.chosen[data-object]') !== null;

/** Keeps the page from scrolling while a finger drags; browsers ignore `touch-action` within an SVG. */
const preventScrolling = (event: TouchEvent): void => {
  if (event.cancelable && isHeld(event.target)) event.preventDefault();
};

/** Returns the drag that a press may start: a finger drags only the chosen creature, and scrolls elsewhere. */
const dragFrom = ({ target, clientX: x, clientY: y, pointerType }: PointerEvent): Drag | null => {
  const from = entityAt(target);
  return from?.kind === 'object' && (pointerType !== 'touch' || isHeld(target)) ? { from, x, y } : null;
};

const isFarFrom = ({ x, y }: Drag, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= FAR;

const drawLine = (element: HTMLElement, { x, y }: Drag, { clientX, clientY }: PointerEvent): void => {
  const { left, top } = element.getBoundingClientRect();
  const ends = { x1: x - left, y1: y - top, x2: clientX - left, y2: clientY - top };
  for (const [name, value] of Object.entries(ends)) lineIn(element).setAttribute(name, String(value));
};

/** Follows drags from one part of a picture to another, until the signal ends it. */
const follow = (element: HTMLElement, handlers: { readonly current: Handlers }, signal: AbortSignal): void => {
  let drag: Drag | null = null;
  let isFar = false;
  const down = (event: PointerEvent): void => {
    drag = dragFrom(event);
    isFar = false;
  };
  const move = (event: PointerEvent): void => {
    if (!drag || (!isFar && !isFarFrom(drag, event))) return;
    if (!isFar) handlers.current.begin(drag.from);
    isFar = true;
    drawLine(element, drag, event);
  };
  const end = ({ type, clientX, clientY }: PointerEvent): void => {
    element.querySelector('.dragged')?.remove();
    const to = isFar && type === 'pointerup' ? entityAt(document.elementFromPoint(clientX, clientY)) : null;
    if (drag && to && to.id !== drag.from.id) handlers.current.drop(drag.from, to);
    drag = null;
  };
  // A drag must not count as a tap.
  const click = (event: MouseEvent): void => {
    if (isFar) event.stopPropagation();
    isFar = false;
  };
  element.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, end, { signal });
  element.addEventListener('click', click, { signal, capture: true });
};

/** Lets a creature be dragged to what it attacks or blocks. */
export const useDragging = (place: RefObject<HTMLElement | null>, given: Handlers): void => {
  const handlers = useRef(given);
  handlers.current = given;
  useEffect(() => {
    const watching = new AbortController();
    place.current?.addEventListener('touchmove', preventScrolling, { signal: watching.signal, passive: false });
    if (place.current) follow(place.current, handlers, watching.signal);
    return () => watching.abort();
  }, []);
};
