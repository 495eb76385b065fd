import { answer, type Answer, type Ruling, type Rulings } from '../answer.js';
import { bestDeclaration } from '../combat/best-declaration.js';
import { obeyedBy, type Choice } from '../combat/choices.js';
import {
  creaturesOf,
  playersInGame,
  type Entity,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { failure, success, type Result } from '../result.js';
import { obeys, type Requirement } from './508-attack-rules.js';
import {
  attackChoices,
  attackSituation,
  possibleAttacks,
  type AttackChoices,
  type AttackSituation,
  type Possible,
} from './508-attack-choices.js';
import { brokenRestrictions, countedByPlayer, defendersOf } from './508-attack-violations.js';
import { attacksAsBand, bandObjections, bandsAmong, type DeclaredAttack, bandCites } from './702.22-banding.js';
import { chosenDefender, countsAsPicked, isAlone, aloneCites } from './506-combat.js';
import { goaded, goadCites } from './701.15-goad.js';
import { teamAttacks } from './805.10-team-combat.js';
import { attackedAs, declaresAsTeam, listedRequirements, obedienceSaid, sideSaid } from '../combat/combat-rules.js';
import { attackObjectionCites, judgedCandidates } from './508-declare-attackers.js';
import { onePlayersAttackersCites } from './802.3-attackers.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('508.1c', '508.1d');

export const attackCites = [
  ...cites,
  ...attackObjectionCites,
  ...onePlayersAttackersCites,
  ...bandCites,
  ...goadCites,
  ...aloneCites,
];

export interface AttackVerdict {
  readonly legal: boolean;
  readonly violations: readonly Ruling[];
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly legalAttack: readonly DeclaredAttack[];
}

/** How many pairs of a creature and something that it might attack, or block, are looked at. */
export const largestDeclaration = 5_000_000;

/** The creatures that a player may declare; with shared team turns those of the whole team (805.10b). */
export const creaturesDeclaredBy = (state: GameState, player: Player): readonly GameObject[] =>
  declaringPlayers(state, player).flatMap((member) => creaturesOf(state, member));

const declaringPlayers = (state: GameState, player: Player): readonly Player[] =>
  declaresAsTeam(state, player) ? playersInGame(state).filter(({ team }) => team === player.team) : [player];

/**
 * Is a declaration of attackers legal, as a whole?
 *
 * - 508.1c: it has to break no restriction.
 * - 508.1d: it has to obey as many requirements as any declaration can that breaks none; nobody has to pay a cost for it.
 * - 805.10b: with shared team turns the team's creatures are declared together.
 * - Doubt: where one opponent is to be picked as the defending player and none has been (506.2a), the one that is attacked
 *   counts as picked, and in an attack on nobody one for whom it is legal.
 */
export const checkAttack = (
  state: GameState,
  player: Player,
  attacks: readonly DeclaredAttack[],
): Result<Answer<AttackVerdict>> => {
  const situation = attackSituation(state, creaturesDeclaredBy(state, player));
  const broken = brokenRestrictions(situation, player, attacks);
  const judged: Answer<AttackVerdict>[] = [];
  for (const picked of picksFor(state, player, situation, attacks)) {
    const verdict = judgeWith(situation, player, attacks, broken, picked);
    if (!verdict.ok || verdict.value.legal) return verdict;
    judged.push(verdict.value);
  }
  const [first, ...others] = judged;
  if (!first) throw new Error('There is always at least one way to pick a defending player.');
  return success(others.reduce((best, each) => (isCloser(attacks, each, best) ? each : best), first));
};

/** Which defending player counts: null, whoever may be attacked. */
type Picked = Player | null;

const picksFor = (
  state: GameState,
  player: Player,
  { creatures }: AttackSituation,
  attacks: readonly DeclaredAttack[],
): readonly [Picked, ...Picked[]] => {
  const isOpen = state.options.attack === 'ONE_OPPONENT' && creatures.length > 0;
  if (!isOpen || chosenDefender(state, player)) return [null];
  const declared = defendersOf(state, attacks);
  const [only, ...others] = declared.length === 1 ? declared : everyDefender(state, player);
  return only ? [only, ...others] : [null];
};

/** 507.1: whom the player, or with shared team turns any member of the team, might pick. */
const everyDefender = (state: GameState, player: Player): readonly Player[] =>
  defendersOf(
    state,
    declaringPlayers(state, player)
      .flatMap((member) => judgedCandidates(state, member))
      .flatMap(({ candidate, objections }) => (objections.length ? [] : [candidate])),
  );

const countsFor = (state: GameState, picked: Picked) => {
  if (!picked) return () => true;
  const asTeam = declaresAsTeam(state, picked);
  return ({ defending }: { readonly defending: Player | null }): boolean =>
    defending?.id === picked.id || (asTeam && defending?.team === picked.team);
};

const isCloser = (attacks: readonly DeclaredAttack[], one: AttackVerdict, other: AttackVerdict): boolean =>
  one.requirementsPossible === other.requirementsPossible
    ? differences(attacks, one.legalAttack) < differences(attacks, other.legalAttack)
    : one.requirementsPossible > other.requirementsPossible;

/** How many creatures are declared otherwise. */
const differences = (one: readonly DeclaredAttack[], other: readonly DeclaredAttack[]): number => {
  const targets = new Map(one.map(({ attacker, target }) => [attacker.id, target.id]));
  const same = other.filter(({ attacker, target }) => targets.get(attacker.id) === target.id).length;
  return new Set([...targets.keys(), ...other.map(({ attacker }) => attacker.id)]).size - same;
};

const judgeWith = (
  situation: AttackSituation,
  player: Player,
  attacks: readonly DeclaredAttack[],
  broken: readonly Ruling[],
  picked: Picked,
): Result<Answer<AttackVerdict>> => {
  const { state } = situation;
  const possible = possibleAttacks(situation, countsFor(state, picked));
  const pairs = [...possible.values()].reduce((sum, candidates) => sum + candidates.length, 0);
  if (pairs > largestDeclaration) return tooComplex(`more than ${largestDeclaration} pairs of a creature and a target`);
  const arithmetic = attackChoices(situation, possible, attacks);
  const best = bestDeclaration(arithmetic.choices);
  if (!best) return tooComplex('a longer search');
  const possibleCount = obeyedBy(arithmetic.choices, best);
  const disobeyed = disobeyedBy(situation, attacks);
  const requirementsObeyed = situation.requirements.length - disobeyed.length;
  const legal = broken.length === 0 && requirementsObeyed >= possibleCount;
  const legalAttack = legal ? attacks : witness(situation, arithmetic, possible, attacks, best);
  const stillDisobeyed = new Set(disobeyedBy(situation, legalAttack));
  const missed = disobeyed.filter((each) => !stillDisobeyed.has(each));
  const counts = { requirementsObeyed, requirementsPossible: possibleCount };
  const short = requirementsObeyed < possibleCount ? [tooFew(state, player, missed)] : [];
  const violations = [...broken, ...short];
  const because = reasons(situation, player, attacks, violations, counts, picked);
  return success(answer({ legal, violations, ...counts, legalAttack }, ...because));
};

/** An exact answer would take more work than is allowed: an error, never a guess. */
export const tooComplex = (what: string): Result<never> =>
  failure({
    code: 'QUERY_TOO_COMPLEX',
    limit: `The restrictions on this declaration overlap so much that an exact answer takes ${what} than is allowed.`,
  });

/** The requirements that a declaration disobeys. */
const disobeyedBy = (
  { state, requirements }: AttackSituation,
  attacks: readonly DeclaredAttack[],
): readonly Requirement[] => {
  const targets = new Map(attacks.map(({ attacker, target }) => [attacker.id, target]));
  return requirements.filter((requirement) => {
    const target = targets.get(requirement.creature.id);
    return !target || !obeys(state, requirement, target);
  });
};

/** A legal declaration with those choices; bands stay together where they are still legal ones. */
const witness = (
  { state, creatures }: AttackSituation,
  { targets }: AttackChoices,
  possible: Possible,
  attacks: readonly DeclaredAttack[],
  chosen: readonly Choice[],
): readonly DeclaredAttack[] => {
  const declared = new Map(attacks.map((attack) => [attack.attacker.id, attack]));
  const legal = creatures.flatMap((attacker, member): readonly DeclaredAttack[] => {
    const as = targets[chosen[member] ?? -1];
    const fitting = (possible.get(attacker.id) ?? []).filter(({ entity }) => attackedAs(state, entity) === as);
    const asked = declared.get(attacker.id);
    const candidate = fitting.find(({ entity }) => entity.id === asked?.target.id) ?? fitting[0];
    if (!candidate) return [];
    const { entity: target, defending } = candidate;
    return [{ attacker, target, defending, band: asked?.target.id === target.id ? asked.band : null }];
  });
  return withLegalBands(state, attacks, legal);
};

const withLegalBands = (
  state: GameState,
  asked: readonly DeclaredAttack[],
  attacks: readonly DeclaredAttack[],
): readonly DeclaredAttack[] => {
  const before = bandsAmong(asked);
  const kept = [...bandsAmong(attacks)].filter(
    ([band, members]) => members.length === before.get(band)?.length && !bandObjections(state, members).length,
  );
  const bands = new Set<number | null>(kept.map(([band]) => band));
  return attacks.map((attack) => (bands.has(attack.band) ? attack : { ...attack, band: null }));
};

type Counts = Pick<AttackVerdict, 'requirementsObeyed' | 'requirementsPossible'>;

/** 508.1d: a declaration that obeys too few requirements; `missed` are those that it could have obeyed. */
const tooFew = (state: GameState, player: Player, missed: readonly Requirement[]): Ruling => {
  const says = `A legal attack by ${player.name} does what this one leaves out: ${missed.map(requirementSaid).join('; ')}.`;
  return ruling(state, '508.1d', says, ...entitiesIn(missed), player);
};

/** 508.1d: how far a legal declaration does what is required. */
const obedience = (situation: AttackSituation, player: Player, counts: Counts): Ruling => {
  const { state, requirements } = situation;
  if (!requirements.length)
    return ruling(state, '508.1d', `Nothing requires ${sideSaid(state, player)} to attack.`, player);
  const listed = listedRequirements(requirements);
  const creatures = [...new Set(listed.map(({ creature }) => creature))];
  const stuck = creatures.length > 0 && creatures.every((each) => !hasTarget(situation, each));
  const why = stuck
    ? `there is nobody ${creatures.length === 1 ? 'it' : 'they'} can attack`
    : 'no legal attack does that';
  const impossible = `${why}, so ${player.name} need not attack`;
  const says = obedienceSaid(
    `This attack by ${player.name} does`,
    requirements.map(requirementSaid),
    counts,
    impossible,
  );
  return ruling(state, '508.1d', says, ...entitiesIn(listed), player);
};

const hasTarget = ({ unable, judged, forbidden }: AttackSituation, creature: GameObject): boolean =>
  !unable(creature).length &&
  judged(creature).some(
    ({ candidate, objections }) => !objections.length && !forbidden(creature, candidate.entity).length,
  );

const entitiesIn = (requirements: readonly Requirement[]): readonly Entity[] =>
  requirements.flatMap(({ creature, source, target }) => [creature, source, ...(target ? [target] : [])]);

const requirementSaid = ({ kind, creature, source, target }: Requirement): string => {
  const by = source.id === creature.id ? '' : ` (${source.name})`;
  const other = kind === 'ANOTHER_PLAYER' ? 'a player other than ' : '';
  return `${creature.name} attacks ${target ? `${other}${target.name} ` : ''}if able${by}`;
};

const reasons = (
  situation: AttackSituation,
  player: Player,
  attacks: readonly DeclaredAttack[],
  violations: readonly Ruling[],
  counts: Counts,
  picked: Picked,
): Rulings => {
  const { state, requirements } = situation;
  const whose = sideSaid(state, player);
  const supporting = [
    ...countedByPlayer(situation, attacks),
    ...attacksAlone(situation, attacks),
    ...[...bandsAmong(attacks).values()].flatMap((band) => attacksAsBand(state, band)),
    ...(requirements.some(({ kind }) => kind === 'ANOTHER_PLAYER') ? [goaded(state, goadedAmong(requirements))] : []),
    ...(picked ? [countsAsPicked(state, player, picked)] : []),
    ...(declaresAsTeam(state, player) ? [teamAttacks(state, player)] : []),
  ];
  const [first, ...others] = violations;
  if (first) return [first, ...others, ...supporting];
  return [
    ruling(state, '508.1c', `Nothing forbids this attack by ${whose}.`, player),
    obedience(situation, player, counts),
    ...supporting,
  ];
};

/** Where a rule speaks of attacking alone, the creature that does. */
const attacksAlone = ({ state, applied }: AttackSituation, attacks: readonly DeclaredAttack[]): readonly Ruling[] => {
  const [only, ...others] = attacks;
  const isSpokenOf = applied.some(({ rule }) => rule.kind === 'CANT_ATTACK_ALONE');
  return only && !others.length && isSpokenOf ? [isAlone(state, only.attacker, 'attacks')] : [];
};

const goadedAmong = (requirements: readonly Requirement[]): readonly GameObject[] =>
  requirements.flatMap(({ kind, creature }) => (kind === 'ANOTHER_PLAYER' ? creature : []));
