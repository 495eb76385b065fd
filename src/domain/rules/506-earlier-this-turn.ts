import { mayBeAimedAt, type Applied } from '../combat/combat-rules.js';
import { sourceOf } from '../state/source.js';
import { appendDoubt, withVerb, type Rulings } from '../answer.js';
import { reaches } from '../state/range.js';
import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import { matches } from '../state/filters/matching.js';
import { entityOf, type Combat, type GameObject, type GameState } from '../state/game-state.js';
import { hasLimitPerTurn, withEarlierKept } from '../setup/earlier-attacks-and-blocks.js';
import { withoutUndefined } from '../values/given.js';

type Verb = 'attack' | 'block';

/** A creature that attacked or blocked earlier this turn; `creature` is null if it is no longer the same object. */
interface EarlierFighter {
  readonly creature: GameObject | null;
  readonly target: string | null;
  readonly marker: number | null;
}

/** The attackers, or blockers, of combats of this turn that are over. */
const overAt = ({ attackedThisTurn, blockedThisTurn, objects }: GameState, verb: Verb): readonly EarlierFighter[] => {
  const fighterOf = (id: string | null | undefined, { marker }: WithMarker) => ({
    creature: objects.get(id ?? '') ?? null,
    marker: marker ?? null,
  });
  return verb === 'attack'
    ? (attackedThisTurn ?? []).map((each) => ({ ...fighterOf(each.attacker, each), target: each.target ?? null }))
    : (blockedThisTurn ?? []).map((each) => ({ ...fighterOf(each.blocker, each), target: null }));
};

/**
 * Whether an attack was in the turn of the creatures' controller; matters only in Grand Melee (807.4), not for blocks.
 */
const isInTurn = ({ turnMarkers }: GameState, { creatures: [first] }: Applied, { marker }: EarlierFighter): boolean =>
  turnMarkers.find(({ number }) => number === marker)?.holder === first?.controller;

const isMeant = (state: GameState, { rule, sources }: Applied, { creature, target }: EarlierFighter): boolean => {
  const [source] = sources;
  if (!creature || !source) return true;
  return (
    matches(state, rule.creatures ?? { ids: [source.id] }, creature) &&
    reaches(state, sourceOf(state, source), creature) &&
    (target === null || mayBeAimedAt(state, rule, { creature, target: entityOf(state, target), defending: null }))
  );
};

/**
 * Reduces limits by the creatures that attacked, or blocked, in earlier combats of this turn.
 *
 * - 508.1c, 509.1b: a limit for each turn counts a creature once, however often it attacks or blocks.
 */
export const withEarlierThisTurnCounted = <Rule extends CombatRule>(
  state: GameState,
  verb: Verb,
  applied: readonly Applied<Rule>[],
): readonly Applied<Rule>[] =>
  applied.map((each) => {
    if (!each.rule.eachTurn) return each;
    if (each.rule.kind === 'CANT_ATTACK_TARGET')
      return { ...each, earlier: ', as it has already attacked that player this turn' };
    const before = overAt(state, verb).filter(
      (one) => isMeant(state, each, one) && (verb === 'block' || one.marker === null || isInTurn(state, each, one)),
    );
    return before.length ? reduceLimit(each, verb, before) : each;
  });

const reduceLimit = <Rule extends CombatRule>(
  applied: Applied<Rule>,
  verb: Verb,
  before: readonly EarlierFighter[],
): Applied<Rule> => {
  const present = [...new Set(before.flatMap(({ creature }) => creature ?? []))];
  const gone = before.filter(({ creature }) => !creature).map(() => ({ name: 'a creature' }));
  const all = [...present, ...gone];
  const earlier = `, as ${withVerb(all, 'has', 'have')} already ${verb}ed this turn`;
  const count = Math.max(0, (applied.rule.count ?? 0) - all.length);
  const creatures = applied.creatures.filter((each) => !present.includes(each));
  return { ...applied, rule: { ...applied.rule, count }, creatures, earlier };
};

/** Adds a doubt if a limit for each turn counts earlier combats that the table does not list. */
export const withDoubtOfTurn = (state: GameState, verb: Verb, because: Rulings): Rulings => {
  const listed = verb === 'attack' ? state.attackedThisTurn : state.blockedThisTurn;
  if (listed || !hasLimitPerTurn(state, verb)) return because;
  const [first, ...others] = because;
  const doubt = `What ${verb}ed earlier this turn is unknown (${verb}edThisTurn).`;
  return [appendDoubt(first, doubt), ...others];
};

/** Records the attackers and blockers of a combat that has ended, for the rest of the turn. */
export const withEarlierCombat = (before: GameState, after: GameState): GameState =>
  withEarlierKept(withEarlier(before, after));

const withEarlier = (before: GameState, after: GameState): GameState => {
  const { attackedThisTurn, blockedThisTurn, turn } = after;
  if (!after.turnMarkers.length && (turn.ended || turn.number !== before.turn.number))
    return { ...after, attackedThisTurn: [], blockedThisTurn: [] };
  if (!before.combats.length && !attackedThisTurn?.length && !blockedThisTurn?.length) return after;
  const goesOn = ({ marker }: WithMarker): boolean => !marker || isTurnOf(after, before, marker);
  const idIfSame = (id: string | null | undefined): string | undefined =>
    id && isSame(before, after, id) ? id : undefined;
  const attacks = over(before, after, ({ attacks }) => attacks.map((each) => ({ ...each, id: each.attacker })));
  const blocks = over(before, after, ({ blocks }) => blocks.map((each) => ({ ...each, id: each.blocker })));
  return {
    ...after,
    attackedThisTurn:
      attackedThisTurn &&
      [...attackedThisTurn, ...attacks]
        .filter(goesOn)
        .map(({ attacker, target, marker }) =>
          withoutUndefined({ attacker: idIfSame(attacker), target: idIfSame(target), marker }),
        ),
    blockedThisTurn:
      blockedThisTurn &&
      [...blockedThisTurn, ...blocks]
        .filter(goesOn)
        .map(({ blocker, marker }) => withoutUndefined({ blocker: idIfSame(blocker), marker })),
  };
};

interface WithMarker {
  readonly marker?: number | null;
}

/** Lists the attacks, or blocks, that were in combat before an event and no longer are. */
const over = <Fought extends { readonly id: string }>(
  before: GameState,
  after: GameState,
  of: (combat: Combat) => readonly Fought[],
): readonly (Fought & WithMarker)[] =>
  before.combats.flatMap((combat) => {
    const now = after.combats.find(({ marker }) => marker === combat.marker);
    const stay = new Set(now ? of(now).map(({ id }) => id) : []);
    return of(combat).flatMap((each) =>
      stay.has(each.id) ? [] : [{ ...each, ...(combat.marker !== null && { marker: combat.marker }) }],
    );
  });

const isTurnOf = (after: GameState, before: GameState, marker: number): boolean => {
  const [was, now] = [before, after].map(({ turnMarkers }) => turnMarkers.find(({ number }) => number === marker));
  return Boolean(was && now?.inTurn && now.holder === was.holder);
};

/** Whether a player, or an object that is still the same (400.7), remains. */
const isSame = (before: GameState, after: GameState, id: string): boolean =>
  after.playersById.has(id) || (after.objects.has(id) && after.objects.get(id)?.zone === before.objects.get(id)?.zone);
