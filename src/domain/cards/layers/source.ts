import type { GameObject, GameState } from '../../state/game-state.js';
import type { Reference } from '../clauses.js';

/** The object that has a sentence, and its table. */
export interface Source {
  readonly state: GameState;
  readonly object: GameObject;
  /** Finds who is goaded; only combat rules, and doubts about them, may use it. */
  readonly goaded?: () => Pick<ReadonlySet<string>, 'has'>;
}

/** The object that a reference means: itself or what it is attached to, if that is an object. */
export const objectMeant = ({ state, object }: Source, reference: Reference): GameObject | undefined =>
  reference === 'SELF' ? object : state.objects.get(object.attachedTo ?? '');

/** The player whom the object enchants, or else the player chosen for it, if any. */
export const playerMeant = ({ state, object: { attachedTo, chosen } }: Source): string | undefined =>
  state.playersById.get(attachedTo ?? '')?.id ?? chosen?.player ?? undefined;

export const controllerMeant = ({ object }: Source): string => object.controller ?? object.owner;

/** The ids of the attacking creatures of a table, or of the blocking ones. */
export const fightersAt = ({ combats }: GameState, as: 'ATTACKING' | 'BLOCKING'): readonly string[] =>
  combats.flatMap(({ attacks, blocks }) =>
    as === 'ATTACKING' ? attacks.map(({ attacker }) => attacker) : blocks.map(({ blocker }) => blocker),
  );
