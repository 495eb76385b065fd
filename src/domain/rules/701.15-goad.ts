import { nameList, type Ruling } from '../answer.js';
import type { TargetRulings } from '../combat/target-rulings.js';
import type { AttackRule } from '../state/description.js';
import { isGoading } from '../state/effects/effects.js';
import { goadersAt } from '../cards/layers/goaded.js';
import { playerOf, type GameObject, type GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('701.15b');

/** Says what being goaded requires of creatures. */
export const goadRuling = (state: GameState, creatures: readonly GameObject[]): Ruling => {
  const each = [...new Set(creatures)];
  const [are, they] = each.length === 1 ? ['is', 'it'] : ['are', 'each'];
  const says = `${nameList(each)} ${are} goaded: ${they} attacks if able, and a player other than whoever goaded it if able.`;
  return ruling(state, '701.15b', says, ...each);
};

/** Creates the rulings on which of its targets a goaded creature has to attack (701.15c). */
export const createGoadRulings = (
  state: GameState,
  applied: readonly { readonly rule: AttackRule }[],
): TargetRulings => {
  const goaders = applied.some(({ rule }) => isGoading(rule)) ? goadersAt(state) : new Map<string, never>();
  return (creature) => {
    const by = new Set(goaders.get(creature.id)?.flatMap((each) => each ?? []));
    return by.size ? [attacksAsGoaded(state, creature, by)] : [];
  };
};

const attacksAsGoaded = (state: GameState, creature: GameObject, goaders: ReadonlySet<string>): Ruling => {
  const players = [...goaders].map((id) => playerOf(state, id));
  const whom = players.length > 1 ? 'for each of them somebody else' : `a player other than ${nameList(players)}`;
  const says = `${creature.name} is goaded by ${nameList(players)}: it attacks if able, and ${whom} if able.`;
  return ruling(state, '701.15b', says, creature, ...players);
};
