import type { ChosenEntity } from '../rules/document';

/** The highlighting of a player or permanent while a creature is chosen. */
export interface Light {
  readonly is: 'lit' | 'dim' | 'chosen';
  /** The text for screen readers. */
  readonly says: string;
  /** The cost of attacking the player or permanent. */
  readonly cost?: string | undefined;
}
export type Lights = ReadonlyMap<string, Light>;

const NAMESPACE = 'http://www.w3.org/2000/svg';

export const groupsIn = (svg: Element): readonly SVGGElement[] => [
  ...svg.querySelectorAll<SVGGElement>('[data-player], [data-object]'),
];

const idOf = ({ dataset }: SVGGElement): string => dataset['object'] ?? dataset['player'] ?? '';

/** The part of a group that is a button: for a player only the frame, since their permanents are buttons, too. */
const buttonOf = (group: SVGGElement): SVGElement =>
  group.dataset['object'] ? group : (group.querySelector<SVGElement>(':scope > rect') ?? group);

/** Makes buttons of players and permanents, for fingers, keys and screen readers. */
export const makeTouchable = (svg: Element): void => {
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', svg.querySelector(':scope > title')?.textContent ?? '');
  // A page may have several pictures, but ids must be unique.
  svg.removeAttribute('aria-labelledby');
  for (const part of svg.querySelectorAll(':scope > [id]')) part.removeAttribute('id');
  for (const text of svg.querySelectorAll('text, path')) text.setAttribute('aria-hidden', 'true');
  for (const group of groupsIn(svg)) {
    const button = buttonOf(group);
    button.setAttribute('role', 'button');
    button.setAttribute('tabindex', '0');
    group.dataset['title'] = group.querySelector(':scope > title')?.textContent ?? '';
    button.setAttribute('aria-label', group.dataset['title'] ?? '');
  }
};

const tag = (group: SVGGElement, cost: string): void => {
  const frame = group.querySelector<SVGRectElement>(':scope > rect')?.getBBox();
  const text = document.createElementNS(NAMESPACE, 'text');
  text.setAttribute('class', 'cost');
  text.setAttribute('x', String((frame?.x ?? 0) + (frame?.width ?? 0) - 8));
  text.setAttribute('y', String((frame?.y ?? 0) + 20));
  text.textContent = cost;
  group.append(text);
};

/** Highlights what may be attacked or blocked, and dims the rest. */
export const showLights = (svg: Element, lights: Lights, differing: ReadonlySet<string>): void => {
  for (const cost of svg.querySelectorAll('.cost')) cost.remove();
  for (const group of groupsIn(svg)) {
    const highlight = lights.get(idOf(group));
    const rest = lights.size > 1 ? 'rest' : '';
    const differs = differing.has(idOf(group));
    group.setAttribute('class', `${highlight?.is ?? rest}${differs ? ' differs' : ''}`);
    const button = buttonOf(group);
    button.setAttribute(
      'aria-label',
      [group.dataset['title'], highlight?.says, differs ? 'Differs' : ''].filter(Boolean).join('. '),
    );
    button.setAttribute('aria-pressed', String(highlight?.is === 'chosen'));
    if (highlight?.cost) tag(group, highlight.cost);
  }
};

/** Returns the player or object of the picture that an event happened to. */
export const entityAt = (target: EventTarget | null): ChosenEntity | null => {
  const part = target instanceof Element ? target.closest<SVGElement>('[data-object], [data-player]') : null;
  if (part?.dataset['object']) return { kind: 'object', id: part.dataset['object'] };
  return part?.dataset['player'] ? { kind: 'player', id: part.dataset['player'] } : null;
};
