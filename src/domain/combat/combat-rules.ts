import { named } from '../answer.js';
import type { EntityFilter } from '../state/entity-filter.js';
import { matches } from '../state/matching.js';
import { hasType, type Entity, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { reaches } from '../rules/801.18-planes.js';

/** A rule of an object about attacking or blocking, and the creatures of a declaration to which it applies. */
export interface Applied<Rule> {
  readonly rule: Rule;
  readonly source: GameObject;
  readonly creatures: readonly GameObject[];
}

interface AboutCreatures {
  readonly creatures?: EntityFilter | null;
}

/** Objects of these types work in the command zone, too. */
const workInCommandZone = ['emblem', 'plane', 'phenomenon', 'scheme', 'conspiracy', 'vanguard'];

const works = (object: GameObject): boolean =>
  object.zone === 'BATTLEFIELD' ||
  (object.zone === 'COMMAND' && workInCommandZone.some((type) => hasType(object, type)));

/**
 * Which restrictions and requirements apply to those creatures?
 *
 * - 113.6: those of permanents, and of emblems, planes and the like in the command zone.
 * - 801.10: only to creatures within range of whoever controls the object that has them; planes excepted (801.18).
 */
export const rulesApplying = <Rule extends AboutCreatures>(
  state: GameState,
  rulesOf: (object: GameObject) => readonly Rule[],
  creatures: readonly GameObject[],
): readonly Applied<Rule>[] => {
  const byId = new Map(creatures.map((creature) => [creature.id, creature]));
  const meant = ({ creatures: filter }: Rule, { id }: GameObject): readonly GameObject[] => {
    if (filter) return creatures.filter((creature) => matches(state, filter, creature));
    const itself = byId.get(id);
    return itself ? [itself] : [];
  };
  return [...state.objects.values()].flatMap((source) =>
    works(source)
      ? rulesOf(source).flatMap((rule): readonly Applied<Rule>[] => {
          const inRange = meant(rule, source).filter((creature) => reaches(state, { object: source.id }, creature));
          return inRange.length ? [{ rule, source, creatures: inRange }] : [];
        })
      : [],
  );
};

/** 805.10b, 805.10d: with shared team turns a team declares as one; a player without a team alone. */
export const declaresAsTeam = ({ options }: GameState, { team }: Player): boolean =>
  options.sharedTeamTurns && team !== null;

/** Names the players who declare together with that player. */
export const sideSaid = (state: GameState, player: Player): string =>
  declaresAsTeam(state, player) ? `the team of ${player.name}` : player.name;

/** The most requirements that one sentence lists. */
const longestList = 10;

/**
 * Says how far a legal declaration does what is required of it: all of it, as much as possible, or none, for which
 * `impossible` says why and what follows.
 */
export const obedienceSaid = (
  does: string,
  required: readonly string[],
  counts: { readonly requirementsObeyed: number; readonly requirementsPossible: number },
  impossible: string,
): string => {
  const listed = required.length <= longestList ? named(required.map((name) => ({ name }))) : null;
  if (!counts.requirementsPossible) return `${listed ?? 'Much is required'}, but ${impossible}.`;
  const much = counts.requirementsObeyed < required.length ? 'as much as possible of what' : 'all that';
  return `${does} ${much} is required${listed ? `: ${listed}` : ''}.`;
};

/** Lists those of whom `obedienceSaid` speaks. */
export const listedRequirements = <Required>(required: readonly Required[]): readonly Required[] =>
  required.length <= longestList ? required : [];

/** Whether creatures attack whole teams, not single players: in Two-Headed Giant until 2018 (810.7). */
export const attacksTeams = ({ variant, edition }: GameState): boolean =>
  variant === 'TWO_HEADED_GIANT' && decisionsOf(edition).attacksTeams;

/** Names the subject of a rule about attacking that entity. */
export const attackedSaid = (state: GameState, entity: Entity): string =>
  attackedAs(state, entity) === entity.id ? entity.name : `the team of ${entity.name}`;

/** The player, permanent or whole team (805.10b) that rules about attacking somebody count as one. */
export const attackedAs = (state: GameState, entity: Entity): string =>
  entity.kind === 'PLAYER' && entity.team !== null && attacksTeams(state) ? `team ${entity.team}` : entity.id;
