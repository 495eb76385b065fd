import { nameList } from '../../answer.js';
import { objectOf, type GameObject, type GameState } from '../../state/game-state.js';
import type { Clause } from '../clauses.js';
import { sentenceOf, type Dependent } from './dependence.js';
import type { ActiveClause } from './clauses-in-force.js';

/** Makes a doubt about a clause's effect on an object. */
const doubtAbout = ({ id }: GameObject, name: string, effect: Clause['effect'], says: string): Dependent => ({
  ...{ name, effect, objects: new Set([id]) },
  says: `The table does not say whether ${says}; the answer may differ.`,
});

const isLost = ({ effect }: Clause, keyword: string): boolean =>
  effect.does === 'LOSES_ALL' || (effect.does === 'LOSES' && effect.keywords.includes(keyword.toLowerCase()));

/** Whether a rule of an object without a card may be an ability of that object: it has no duration. */
const mayBeAbility = ({ printed, faceDown, attackRules, blockRules }: GameObject): boolean =>
  !printed && !faceDown && [...attackRules, ...blockRules].some(({ kind, until }) => !until && kind !== 'GOADED');

/**
 * Finds abilities of objects that a clause may or may not remove, since the table does not say which is newer.
 *
 * - 613.7, 613.7c: keywords that an object gained may be newer than the clause; they count as old as the object.
 * - 613.1f: a rule of an object without a card may be its ability; the rule stays.
 */
export const createDoubtfulLosses = (state: GameState, all: readonly ActiveClause[]) => {
  const gains = new Map(all.flatMap(({ gained }) => (gained ? [[gained.by, gained.keywords] as const] : [])));
  return (said: ActiveClause, reached: readonly GameObject[]): readonly Dependent[] => {
    const { clause, timestamp = 0 } = said;
    if (clause.effect.does !== 'LOSES_ALL' && clause.effect.does !== 'LOSES') return [];
    const name = sentenceOf(state, said);
    return reached.flatMap(({ id }): readonly Dependent[] => {
      const object = objectOf(state, id);
      const gained = timestamp > object.timestamp ? (gains.get(id) ?? []) : [];
      const keywords = gained.filter((each) => isLost(clause, each)).map((each) => each.toLowerCase());
      const lost = { does: 'LOSES', creatures: { is: 'SELF' }, keywords } as const;
      const isNewer = `${nameList(keywords.map((keyword) => ({ name: keyword })))} of ${object.name} is newer than ${name}`;
      const isAbility = `a rule of ${object.name} is an ability, which ${name} takes away`;
      return [
        ...(keywords.length ? [doubtAbout(object, name, lost, isNewer)] : []),
        ...(clause.effect.does === 'LOSES_ALL' && mayBeAbility(object)
          ? [doubtAbout(object, name, clause.effect, isAbility)]
          : []),
      ];
    });
  };
};
