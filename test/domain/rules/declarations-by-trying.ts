import { attacksToBlock, declaredAttacks, declaredBlocks } from '../../../src/domain/rules/506-combat-in-progress.js';
import { askWithCosts } from '../../../src/domain/combat/payments.js';
import { checkAttack, type AttackVerdict } from '../../../src/domain/rules/508-check-attack.js';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { checkBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { legalBlocks } from '../../../src/domain/rules/509-declare-blockers.js';
import { creaturesOf, playerOf, type GameObject, type GameState } from '../../../src/domain/state/game-state.js';
import { solve } from '../../../src/solver/highs.js';
import * as attacking from './attacks-by-trying.js';
import * as blocking from './blocks-by-trying.js';
import { mayAttack } from './seatings-by-trying.js';
import { valueOf } from '../../value-of.js';

interface Tried {
  readonly unrestricted: (choices: attacking.Attacks) => boolean;
  /** Those that break no restriction and cost no more than the one asked about. */
  readonly paid: Counted;
  /** Those of them that cost nothing. */
  readonly free: Counted;
  readonly costs: readonly string[];
  /** How far a declaration is from the one asked about. */
  readonly distance: (asked: attacking.Attacks, choices: attacking.Attacks) => number;
}

/** Declarations, and how many requirements each obeys of those that any of them can obey. */
type Counted = Readonly<{ all: readonly attacking.Attacks[]; obeyed: (choices: attacking.Attacks) => number }>;

const mostObeyed = ({ all, obeyed }: Counted): number => Math.max(...all.map(obeyed));

/** The most requirements that can be obeyed, and how close a free declaration that obeys most comes to the one asked about. */
const bestByTrying = ({ distance, free, paid }: Tried, asked: attacking.Attacks) => {
  const most = mostObeyed(free);
  const best = free.all.filter((choices) => free.obeyed(choices) === most);
  return { most: mostObeyed(paid), closest: Math.min(...best.map((choices) => distance(asked, choices))) };
};

/** Where trying every declaration says otherwise than the verdict; of several ways to pick a defender, by the best one. */
const compared = ([first, ...others]: readonly [Tried, ...Tried[]], asked: attacking.Attacks, verdict: Verdict) => {
  const tried = others.reduce((best, each) => (isBetter(each, best, asked) ? each : best), first);
  const asGood = [first, ...others].filter((each) => !isBetter(tried, each, asked));
  const { most, closest } = bestByTrying(tried, asked);
  const { witness } = verdict;
  const expected = {
    legal: tried.unrestricted(asked) && tried.paid.obeyed(asked) >= most,
    requirementsObeyed: tried.paid.obeyed(asked),
    requirementsPossible: most,
    costs: [...tried.costs].sort(),
  };
  const found = {
    legal: verdict.legal,
    requirementsObeyed: verdict.requirementsObeyed,
    requirementsPossible: verdict.requirementsPossible,
    costs: verdict.costs.map(({ creature, target, cost }) => `${creature.id} > ${target.id}: ${cost}`).sort(),
  };
  const isSame = (one: attacking.Attacks, other: attacking.Attacks): boolean =>
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
  const isClosest = expected.legal
    ? isSame(asked, witness)
    : asGood.some(
        ({ free }) => free.all.some((each) => isSame(each, witness)) && free.obeyed(witness) === mostObeyed(free),
      ) && tried.distance(asked, witness) === closest;
  const agrees =
    JSON.stringify(found) === JSON.stringify(expected) && isClosest && verdict.legal === !verdict.violations.length;
  return agrees ? [] : [{ found, expected, isClosest, closest }];
};

const isBetter = (one: Tried, other: Tried, asked: attacking.Attacks): boolean => {
  const isLegal = ({ unrestricted, paid }: Tried, most: number) => unrestricted(asked) && paid.obeyed(asked) >= most;
  const [mine, theirs] = [bestByTrying(one, asked), bestByTrying(other, asked)];
  const [legal, isOtherLegal] = [isLegal(one, mine.most), isLegal(other, theirs.most)];
  if (legal !== isOtherLegal) return legal;
  return mine.most === theirs.most ? mine.closest < theirs.closest : mine.most > theirs.most;
};

interface Verdict extends Omit<AttackVerdict, 'witness'> {
  readonly witness: attacking.Attacks;
}

/** The declarations that cost no more than the one asked about, and those that cost nothing. */
const affordable = (
  counted: (all: readonly attacking.Attacks[]) => Counted,
  all: readonly attacking.Attacks[],
  rows: (choices: attacking.Attacks) => readonly string[],
  asked: attacking.Attacks,
): Pick<Tried, 'paid' | 'free'> => {
  const isAmong = (paid: readonly string[]) => (choices: attacking.Attacks) => {
    const left = [...paid];
    return rows(choices).every((row) => left.includes(row) && left.splice(left.indexOf(row), 1));
  };
  const free = counted(all.filter(isAmong([])));
  const paid = rows(asked);
  return { free, paid: paid.length ? counted(all.filter(isAmong(paid))) : free };
};

/** Every declaration of attackers that the variant lets them make. */
export const everyAttack = ({ creatures, targets, description }: attacking.AttackCase): readonly attacking.Attacks[] =>
  attacking.everyChoice(creatures, (creature) => targets.filter((target) => mayAttack(description, creature, target)));

/** Every declaration of blockers, as many attackers each as it may block. */
export const everyBlock = (drawn: blocking.BlockCase): readonly attacking.Attacks[] => {
  const most = blocking.mostOf(drawn);
  return attacking.everyChoice(drawn.blockers, (blocker) => blocking.everyBlock(drawn.attackers, most(blocker)));
};

/** Asks about an attack, and finds where trying every declaration says otherwise. */
export const triedAttack = (state: GameState, drawn: attacking.AttackCase): readonly unknown[] => {
  const { asked, creatures } = drawn;
  const attacks = Object.entries(asked).map(([attacker, target]) => ({ attacker, target }));
  const check = (table: GameState) => checkAttack(table, playerOf(table, 'me'), declaredAttacks(table, attacks), solve);
  const verdict = valueOf(askWithCosts(state, drawn.costs, 'attackRules', check));
  const witness = Object.fromEntries(verdict.witness.map(({ attacker, target }) => [attacker.id, target.id]));
  const [unrestricted, costs] = [attacking.isUnrestricted(drawn), attacking.costsIn(drawn)];
  const possible = everyAttack(drawn).filter(unrestricted);
  const rows = attacking.costRowsIn(drawn);
  const distance = (one: attacking.Attacks, other: attacking.Attacks): number =>
    attacking.differences(creatures, one, other);
  const [first = null, ...others] = attacking.picksIn(drawn);
  const triedWith = (picked: string | null): Tried => {
    const against = possible.filter((each) => attacking.isAgainst(drawn, each, picked));
    const counted = (all: readonly attacking.Attacks[]): Counted => ({ all, obeyed: attacking.obeyedIn(drawn, all) });
    return { unrestricted, ...affordable(counted, against, rows, asked), costs: costs(asked), distance };
  };
  return compared([triedWith(first), ...others.map(triedWith)], asked, { ...verdict, witness });
};

/** The same of blocks. */
export const triedBlock = (state: GameState, drawn: blocking.BlockCase): readonly unknown[] => {
  const { asked, blockers, attacks } = drawn;
  const blocks = Object.entries(asked).flatMap(([blocker, blocked]) =>
    blocked.split(' ').map((attacker) => ({ blocker, attacker })),
  );
  const check = (table: GameState) =>
    checkBlocks(table, playerOf(table, 'me'), declaredBlocks(table, blocks), attacksToBlock(table, attacks), solve);
  const verdict = valueOf(askWithCosts(state, drawn.costs, 'blockRules', check));
  const witness: Record<string, string> = {};
  for (const { blocker, attacker } of verdict.witness)
    witness[blocker.id] = [...(witness[blocker.id]?.split(' ') ?? []), attacker.id].sort().join(' ');
  const [unrestricted, costs, most] = [blocking.isUnrestricted(drawn), blocking.costsIn(drawn), blocking.mostOf(drawn)];
  const possible = everyBlock(drawn).filter(unrestricted);
  const counted = (all: readonly attacking.Attacks[]): Counted => ({ all, obeyed: blocking.obeyedIn(drawn, all) });
  const distance = (one: attacking.Attacks, other: attacking.Attacks): number =>
    blockers.reduce((sum, id) => sum + blocking.distance(one[id], other[id], most(id)), 0);
  const paid = affordable(counted, possible, blocking.costRowsIn(drawn), asked);
  const tried = { unrestricted, ...paid, costs: costs(asked), distance };
  return compared([tried], asked, { ...verdict, witness });
};

/** Where what creatures may attack is not what they attack in any declaration that breaks no restriction. */
export const triedTargets = (state: GameState, drawn: attacking.AttackCase): readonly unknown[] => {
  const rows = drawn.side.flatMap((who) => legalAttackTargets(state, playerOf(state, who)));
  const found = rows.flatMap(({ attacker, included }) => included.map(({ id }) => `${attacker.id} > ${id}`));
  return otherThan(found, everyAttack(drawn).filter(attacking.isUnrestricted(drawn)));
};

/** The same of blocks. */
export const triedBlockers = (state: GameState, drawn: blocking.BlockCase): readonly unknown[] => {
  const isBlocking = ({ id }: GameObject): boolean => drawn.blockers.includes(id);
  const side = state.players.filter((each) => creaturesOf(state, each).some(isBlocking));
  const rows = side.flatMap((who) => legalBlocks(state, who, attacksToBlock(state, drawn.attacks)));
  const found = rows.flatMap(({ blocker, included }) => included.map(({ id }) => `${blocker.id} > ${id}`));
  return otherThan(found, everyBlock(drawn).filter(blocking.isUnrestricted(drawn)));
};

const otherThan = (found: readonly string[], possible: readonly attacking.Attacks[]): readonly unknown[] => {
  const pairs = possible.flatMap((each) =>
    Object.entries(each).flatMap(([one, others]) => others.split(' ').map((other) => `${one} > ${other}`)),
  );
  const expected = [...new Set(pairs)].sort();
  return expected.join() === found.toSorted().join() ? [] : [{ found: found.toSorted(), expected }];
};
