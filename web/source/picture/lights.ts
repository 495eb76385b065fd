import { askOf, useLater, type Scene } from '../rules/engine';
import type { ChosenEntity, Declared } from '../rules/document';
import { areTeammates, controllerOf, hasType, isOnBattlefield } from '../../../src/domain/state/game-state';
import type { GameObject } from '../../../src/domain/state/game-state';
import { besideIn } from '../rules/certainty';
import { declaresAsTeam } from '../../../src/domain/combat/combat-rules';
import type { Ruling } from '../api';
import type { Light, Lights } from './touch';

interface ShownEntity {
  readonly id: string;
  readonly name: string;
}

/** The legal targets of a creature's attack or block, and the others with the reasons. */
export interface Choices {
  readonly kind: 'attack' | 'block';
  readonly creature: string;
  readonly included: readonly ShownEntity[];
  readonly excluded: readonly { readonly entity: ShownEntity; readonly because: readonly Ruling[] }[];
  readonly because: readonly Ruling[];
  /** Warnings about parts of the table that are not used. */
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  /** The cost of attacking or blocking, by the id of the target. */
  readonly costs: ReadonlyMap<string, string>;
}

const creatureIn = ({ state }: Scene, chosen: ChosenEntity | null): GameObject | null => {
  const object = chosen?.kind === 'object' ? state.objects.get(chosen.id) : undefined;
  return object && isOnBattlefield(object) && hasType(object, 'creature') ? object : null;
};

export const controllerIn = ({ state }: Scene, id: string): string => {
  const object = state.objects.get(id);
  return object ? controllerOf(state, object).id : '';
};

/** Whether two creatures attack or block in one declaration: of one player, or of a team whose turns are shared. */
export const declareTogether = ({ state }: Scene, one: string, other: string): boolean => {
  const [first, second] = [one, other]
    .map((id) => state.objects.get(id))
    .map((each) => each && controllerOf(state, each));
  if (!first || !second) return false;
  return first.id === second.id || (declaresAsTeam(state, first) && areTeammates(first, second));
};

/** Whether the creature's legal blocks are shown rather than its attacks: another player's creatures attack. */
const isBlocking = (scene: Scene, { id }: GameObject, { attacks }: Declared): boolean => {
  const all = [...attacks, ...scene.state.combats.flatMap((combat) => combat.attacks)];
  return all.length > 0 && all.every(({ attacker }) => !declareTogether(scene, attacker, id));
};

const blocksOf = async (scene: Scene, { id }: GameObject, { attacks }: Declared): Promise<Choices | null> => {
  const player = controllerIn(scene, id);
  const answer = await askOf(scene, 'legalBlocks', { player, ...(attacks.length ? { attacks: [...attacks] } : {}) });
  if (!answer.ok) return null;
  const row = answer.value.items.find(({ blocker }) => blocker.id === id);
  return row ? { ...row, kind: 'block', creature: id, ...besideIn(scene, answer.value), costs: new Map() } : null;
};

const attacksOf = async (scene: Scene, { id }: GameObject): Promise<Choices | null> => {
  const player = controllerIn(scene, id);
  const answer = await askOf(scene, 'legalAttackTargets', { player, attackers: [id] });
  if (!answer.ok) return null;
  const row = answer.value.items.find(({ attacker }) => attacker.id === id);
  if (!row) return null;
  const tried = await Promise.all(
    row.included.map(({ id: target }) => tryOut(scene, player, { attacker: id, target })),
  );
  const most = Math.max(...tried.map(({ obeyed }) => obeyed));
  const isLess = (index: number): boolean => (tried[index]?.obeyed ?? 0) < most && tried[index]?.because.length !== 0;
  return {
    kind: 'attack',
    creature: id,
    ...besideIn(scene, answer.value),
    // The first ruling names all legal targets, including those that a requirement such as goad excludes.
    because: row.included.some((_, index) => isLess(index)) ? row.because.slice(1) : row.because,
    included: row.included.filter((_, index) => !isLess(index)),
    excluded: [
      ...row.included.flatMap((entity, index) =>
        isLess(index) ? [{ entity, because: tried[index]?.because ?? [] }] : [],
      ),
      ...row.excluded,
    ],
    costs: new Map(
      row.included.flatMap(({ id: target }, index) => (tried[index]?.cost ? [[target, tried[index].cost]] : [])),
    ),
  };
};

interface AttackCheck {
  /** How many requirements, such as goad, the attack obeys. */
  readonly obeyed: number;
  /** Why the attack is not legal. */
  readonly because: readonly Ruling[];
  readonly cost: string;
}

/** Checks a single attack, which may be illegal because the creature must attack somebody else. */
const tryOut = async (scene: Scene, player: string, attack: Declared['attacks'][number]): Promise<AttackCheck> => {
  const checked = await askOf(scene, 'checkAttack', { player, attacks: [attack] });
  if (!checked.ok) return { obeyed: 0, because: [], cost: '' };
  const { requirementsObeyed: obeyed, violations: because, costs } = checked.value;
  return { obeyed, because, cost: costs.map((each) => each.cost).join(' + ') };
};

/** Finds the legal targets of the chosen creature. */
export const useChoices = (
  scene: Scene | undefined,
  chosen: ChosenEntity | null,
  declared: Declared,
): Choices | null => {
  const creature = scene ? creatureIn(scene, chosen) : null;
  const choices = useLater(
    () => {
      if (!scene || !creature) return null;
      return isBlocking(scene, creature, declared) ? blocksOf(scene, creature, declared) : attacksOf(scene, creature);
    },
    creature && scene ? `${creature.id} ${JSON.stringify(declared.attacks)} ${scene.key}` : null,
  );
  return choices && choices.creature === creature?.id ? choices : null;
};

/** Returns the highlighting: legal targets of a creature are lit, others dimmed. */
export const lightsOf = (chosen: ChosenEntity | null, choices: Choices | null): Lights => {
  const verb = choices?.kind === 'block' ? 'block' : 'attack';
  const lights = new Map<string, Light>();
  for (const { id } of choices?.included ?? []) {
    const cost = choices?.costs.get(id);
    lights.set(id, { is: 'lit', says: `May be ${verb}ed${cost ? ` for ${cost}` : ''}: press to ${verb}`, cost });
  }
  for (const { entity } of choices?.excluded ?? [])
    lights.set(entity.id, { is: 'dim', says: `May not be ${verb}ed: press to hear why` });
  if (chosen) lights.set(chosen.id, { is: 'chosen', says: 'Chosen' });
  return lights;
};
