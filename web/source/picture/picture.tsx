import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { draw, pictureOf } from '../../../src/diagram/picture';
import { touchFrame } from '../../../src/diagram/frame';
import type { GameState } from '../../../src/domain/state/game-state';
import type { ChosenEntity, Declared } from '../rules/document';
import type { Scene } from '../rules/engine';
import type { Theme } from '../theme';
import { useDragging } from './dragging';
import { showLights, makeTouchable, entityAt, type Lights } from './touch';

interface Props {
  readonly scene: Scene;
  readonly declared: Declared;
  readonly theme: Theme;
  readonly rangeOf: string | null;
  readonly lights: Lights;
  /** The ids of players and objects that differ from the compared table. */
  readonly differing: ReadonlySet<string>;
  /** Handles a tap on a player or object; null for a tap on neither. */
  readonly tap: (entity: ChosenEntity | null) => void;
  readonly begin: (from: ChosenEntity) => void;
  readonly drop: (from: ChosenEntity, to: ChosenEntity) => void;
}

/** Adds the declared attacks and blocks to the table. */
const withDeclared = (state: GameState, { attacks, blocks }: Declared): GameState =>
  attacks.length || blocks.length
    ? {
        ...state,
        combats: [
          ...state.combats,
          {
            attacks: attacks.map((attack) => ({ ...attack, defendingPlayer: null, band: null })),
            blocks,
            defendingPlayer: null,
            marker: null,
          },
        ],
      }
    : state;

const useWidth = () => {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void => setWidth(Math.round(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
};

/** Draws the table into its element, again whenever it changes, and highlights it. */
const useDrawing = ({ scene, declared, theme, rangeOf, lights, differing }: Props) => {
  const { place, width } = useWidth();
  const drawn = useRef<Element>(null);
  const what = [scene.key, declared, theme, rangeOf, width];
  useLayoutEffect(() => {
    if (!width) return;
    const frame = touchFrame(Math.max(300, Math.min(width, 860)));
    const isThere = rangeOf !== null && scene.state.playersById.has(rangeOf);
    const svg = draw(pictureOf(withDeclared(scene.state, declared), isThere ? rangeOf : null, frame), theme);
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    drawn.current = document.importNode(documentElement, true);
    makeTouchable(drawn.current);
    place.current?.querySelector('svg:not(.dragged)')?.remove();
    place.current?.prepend(drawn.current);
  }, what);
  useEffect(() => {
    if (drawn.current) showLights(drawn.current, lights, differing);
  }, [lights, differing, ...what]);
  return place;
};

/** The table as a picture to touch: the same drawing as in the API, as wide as its container. */
export const Picture = (props: Props) => {
  const { tap } = props;
  const place = useDrawing(props);
  useDragging(place, props);
  return (
    <div
      ref={place}
      className="picture"
      onClick={({ target }) => tap(entityAt(target))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        tap(entityAt(event.target));
      }}
    />
  );
};
