import { reaches } from '../state/range.js';
import { appendDoubt, nameList, type Answer, type Ruling } from '../answer.js';
import type { EntityFilter } from '../state/filters/entity-filter.js';
import { areOpponents, controllerOf, isOnBattlefield, type Entity, type GameState } from '../state/game-state.js';
import { doubtsAt } from '../cards/answers/doubts.js';
import { isTargetForbidden, findProtection } from '../cards/answers/targeting.js';
import { isProtectedFrom, keywordsOf } from './702.16-protection.js';
import { controllerOfSource, objectOfSource, type Source } from '../state/source.js';
import { candidatesAmong, selectByObjections, type Selection } from '../selection.js';
import { battlesReached, reachRuling, describeDistanceTo } from './801.2-reach.js';
import { leftPlayerRuling, leftSourceRuling } from './800.4a-departed.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { capitalized } from '../words/capitalized.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.4');

/**
 * Determines which of those objects and players a spell or ability may target.
 *
 * - 801.4: those within range of its controller.
 * - 801.18: any, for planes and phenomena outside Grand Melee.
 * - 800.4a: none after its controller has left the game.
 * - Doubt: hexproof, shroud and protection of targets within range are not applied.
 */
export const legalTargets = (state: GameState, source: Source, among: EntityFilter): Answer<Selection> => {
  const candidates = candidatesAmong(state, among);
  return selectByObjections(
    candidates,
    (entity) => targetObjections(state, source, entity),
    ({ included }) => [
      withTargetDoubts(
        state,
        source,
        included,
        leftSourceRuling(state, source) ??
          reachRuling(state, source, 'may target', ({ says, about }) => ruling(state, '801.4', says, ...about)),
      ),
      ...battlesReached(state, source, included),
      ...unknownToEdition(state, candidates),
    ],
  );
};

/** Finds what may forbid a spell or ability to target a player or object: a keyword, or a card. */
const untargetable = (state: GameState, source: Source, entity: Entity): string | undefined => {
  const bySaying = (): string | undefined => (isTargetForbidden(state, source, entity) ? 'a card says so' : undefined);
  if (entity.kind === 'OBJECT' && !isOnBattlefield(entity)) return bySaying();
  const from = objectOfSource(state, source);
  const protectedOnes = entity.kind === 'PLAYER' ? entity : controllerOf(state, entity);
  const isForeign = areOpponents(controllerOfSource(state, source), protectedOnes);
  const keyword = keywordsOf(state, entity).find((each) => {
    const lower = each.toLowerCase();
    const isMeant = !lower.includes(' from ') || from === null || isProtectedFrom(state, entity, lower, from);
    if (lower.startsWith('hexproof')) return isForeign && isMeant;
    return lower === 'shroud' || (lower.startsWith('protection') && isMeant);
  });
  return keyword?.toLowerCase() ?? bySaying();
};

/** Says which unknown or unapplied things may give a target hexproof, shroud or protection, if any. */
const unsureOf = (state: GameState, included: readonly Entity[]): string | undefined => {
  const { ofTargeting } = doubtsAt(state);
  for (const each of included) {
    const [unsure] = each.kind === 'OBJECT' && isOnBattlefield(each) ? ofTargeting(each) : [];
    if (unsure) return unsure.says ?? `${capitalized(unsure.name)} is not used, but could change the answer.`;
  }
  return undefined;
};

/** Adds a doubt if keywords of targets within range, or a sentence not understood, may make a target illegal. */
export const withTargetDoubts = (
  state: GameState,
  source: Source,
  included: readonly Entity[],
  decided: Ruling,
): Ruling => {
  const doubtful = included.flatMap((entity) => {
    const keyword = untargetable(state, source, entity);
    return keyword === undefined ? [] : [{ name: `${entity.name} (${keyword})` }];
  });
  const unread = findProtection(state, included);
  const unsure = unread ? `${unread} is not used, but could make a target illegal.` : unsureOf(state, included);
  const result = unsure ? appendDoubt(decided, unsure) : decided;
  if (!doubtful.length) return result;
  const doubt = `Hexproof, shroud and protection are not judged here: ${nameList(doubtful)} may not be ${doubtful.length === 1 ? 'a legal target' : 'legal targets'}.`;
  return appendDoubt(result, doubt);
};

/** Lists the objections to a target, as far as range and departures are concerned. */
export const targetObjections = (state: GameState, source: Source, entity: Entity): readonly Ruling[] => {
  const gone = leftSourceRuling(state, source) ?? leftPlayerRuling(state, entity);
  if (gone) return [gone];
  if (reaches(state, source, entity)) return [];
  const { says, about } = describeDistanceTo(state, controllerOfSource(state, source), entity);
  return [ruling(state, '801.4', `${says}, so ${entity.name} is not a legal target.`, ...about, entity)];
};
