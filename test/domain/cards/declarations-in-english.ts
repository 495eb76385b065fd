import { attacksToBlock, declaredAttacks, declaredBlocks } from '../../../src/domain/rules/506-combat-in-progress.js';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import type { Result } from '../../../src/domain/result.js';
import { defendingPlayerOf } from '../../../src/domain/rules/508.5-defending-player.js';
import { playersWhoDeclare } from '../../../src/domain/rules/508-attack-rules.js';
import { checkAttack, type AttackVerdict } from '../../../src/domain/rules/508-check-attack.js';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { checkBlocks, type BlockVerdict } from '../../../src/domain/rules/509-check-blocks.js';
import { legalBlocks } from '../../../src/domain/rules/509-declare-blockers.js';
import { playerOf, playersInGame, type GameState, type Player } from '../../../src/domain/state/game-state.js';
import { solve } from '../../../src/solver/highs.js';
import type { RandomNumbers } from '../../random-numbers.js';
import { entriesOf, everyChoice } from '../rules/attacks-by-trying.js';
import { plainly, reaches, tableOf, type Drawn } from './combat-in-english.js';
import { reachesThing, type Sight, type Thing } from './groups-in-english.js';
import type { Attacked, Effect } from './said-in-english.js';
import { valueOf } from '../../value-of.js';

/** Who attacks or blocks what, by id. */
type Choices = Readonly<Record<string, string>>;

/** A declaration as it is judged by the cards as they are read, and by what their sentences mean. */
export type Judged = Readonly<{ asked: Choices; read: Summary; meant: Summary }>;

interface Summary {
  readonly legal: boolean;
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly costs: readonly string[];
  /** What each creature attacks or blocks in any declaration that breaks no restriction, whatever it costs. */
  readonly may: readonly string[];
}

/** What the sentences say of declarations of one sort, creature by creature. */
interface Meaning {
  readonly isBroken: (choices: Choices) => boolean;
  readonly costsOf: (choices: Choices) => readonly string[];
  /** The same by creature and source, whatever it attacks or blocks: what it pays to the one source is one row. */
  readonly rowsOf: (choices: Choices) => readonly string[];
  readonly requirements: readonly ((choices: Choices) => boolean)[];
}

type Options = Readonly<{ creatures: readonly string[]; choicesOf: (creature: string) => readonly string[] }>;

const mostTried = 1_500;
const canBeTried = ({ creatures, choicesOf }: Options): boolean =>
  creatures.reduce((product, each) => product * (choicesOf(each).length + 1), 1) <= mostTried;

const randomChoices = (random: RandomNumbers, { creatures, choicesOf }: Options): Choices =>
  Object.fromEntries(
    creatures.flatMap((each) => {
      const [first, ...others] = choicesOf(each);
      return first !== undefined && random.below(4) ? [[each, random.oneOf([first, ...others])]] : [];
    }),
  );

/** 508.1d, 509.1c: no restriction is broken, and no declaration that costs nothing else obeys more requirements. */
const judgedByMeaning = (options: Options, meaning: Meaning, asked: Choices): Summary => {
  const { isBroken, costsOf, rowsOf, requirements } = meaning;
  const paid = new Set(rowsOf(asked));
  const obeyed = (choices: Choices): number => requirements.filter((isObeyed) => isObeyed(choices)).length;
  const unbroken = everyChoice(options.creatures, options.choicesOf).filter((each) => !isBroken(each));
  const paidFor = unbroken.filter((each) => rowsOf(each).every((row) => paid.has(row)));
  const possible = Math.max(...paidFor.map(obeyed));
  return {
    legal: !isBroken(asked) && obeyed(asked) >= possible,
    requirementsObeyed: obeyed(asked),
    requirementsPossible: possible,
    costs: [...costsOf(asked)].sort(),
    may: [...new Set(unbroken.flatMap((each) => entriesOf(each).map(([one, other]) => `${one} > ${other}`)))].sort(),
  };
};

const pairsOf = <Row extends { readonly included: readonly { readonly id: string }[] }>(
  rows: readonly Row[],
  creatureOf: (row: Row) => { readonly id: string },
) => rows.flatMap((row) => row.included.map(({ id }) => [creatureOf(row).id, id] as const));

const judgedAsRead = (
  found: Result<AttackVerdict> | Result<BlockVerdict>,
  pairs: readonly (readonly [string, string])[],
): Summary => {
  const { legal, requirementsObeyed, requirementsPossible, costs } = valueOf<AttackVerdict | BlockVerdict>(found);
  return {
    ...{ legal, requirementsObeyed, requirementsPossible },
    costs: costs.map(({ creature, target, cost }) => `${creature.id} > ${target.id}: ${cost}`).sort(),
    may: pairs.map(([one, other]) => `${one} > ${other}`).sort(),
  };
};

const thingIn = ({ things }: Sight, id: string): Thing | undefined => things.find((each) => each.id === id);
const attackedOf = (at: Sight, id: string): Attacked => {
  const thing = thingIn(at, id);
  return thing ? { thing } : { player: id };
};

const isReached = (at: Sight, effect: Effect, id: string): boolean => {
  const thing = thingIn(at, id);
  return thing !== undefined && reaches(effect, thing);
};

const isWithout =
  (at: Sight, effect: Effect, does: 'ATTACKS' | 'BLOCKS') =>
  (choices: Choices, id: string): boolean => {
    const { company, by } = effect;
    if (company?.does !== does || !effect.holds(null)) return false;
    const isCompany = (each: Thing) => company.others(each) && reachesThing(by, each);
    const others = at.things.filter((each) => each.id !== id && each.id in choices && isCompany(each));
    return others.length < company.least;
  };

/** What is paid for each creature that an effect keeps from what it does, unless somebody pays. */
const costsIn = (
  effects: readonly Effect[],
  isKept: (effect: Effect, id: string, target: string) => boolean,
): Pick<Meaning, 'costsOf' | 'rowsOf'> => {
  const paidIn =
    (told: (effect: Effect, id: string, target: string) => string) =>
    (choices: Choices): readonly string[] =>
      entriesOf(choices).flatMap(([id, target]) =>
        effects.flatMap((each) => (each.unlessPaid && isKept(each, id, target) ? [told(each, id, target)] : [])),
      );
  return {
    costsOf: paidIn(({ unlessPaid }, id, target) => `${id} > ${target}: ${unlessPaid ?? ''}`),
    rowsOf: paidIn(({ unlessPaid, by }, id) => `${id}, ${by.self.id}: ${unlessPaid ?? ''}`),
  };
};

/** Goading again by the same player adds nothing (701.15). */
const goadings = (at: Sight, effects: readonly Effect[], creatures: readonly string[]) => {
  const pairs = effects.flatMap((effect) =>
    creatures
      .filter((id) => effect.goadedBy !== undefined && isReached(at, effect, id) && effect.holds(null))
      .map((id) => `${id} ${effect.goadedBy ?? ''}`),
  );
  return [...new Set(pairs)].flatMap((pair) => {
    const [id = '', goader] = pair.split(' ');
    return [
      (choices: Choices) => id in choices,
      (choices: Choices) => choices[id] !== goader && at.people.some((each) => each.id === choices[id]),
    ];
  });
};

const attackMeaning = (state: GameState, at: Sight, effects: readonly Effect[], { creatures }: Options): Meaning => {
  const holdsAt = (effect: Effect, target: string) => effect.holds(defendingPlayerOf(state, target)?.id ?? null);
  const isKept = (effect: Effect, id: string, target: string): boolean =>
    isReached(at, effect, id) && (effect.keepsFrom?.(attackedOf(at, target)) ?? false) && holdsAt(effect, target);
  const breaks = (effect: Effect, choices: Choices): boolean => {
    const attacks = entriesOf(choices).filter(([id]) => isReached(at, effect, id));
    const { atMost } = effect;
    if (atMost && attacks.filter(([, target]) => atMost.aim(attackedOf(at, target))).length > atMost.count) return true;
    return attacks.some(
      ([id, target]) =>
        isWithout(at, effect, 'ATTACKS')(choices, id) || (!effect.unlessPaid && isKept(effect, id, target)),
    );
  };
  return {
    isBroken: (choices) => effects.some((each) => breaks(each, choices)),
    ...costsIn(effects, isKept),
    requirements: [
      ...goadings(at, effects, creatures),
      ...effects.flatMap((effect) =>
        creatures
          .filter((id) => effect.mustAttack && isReached(at, effect, id))
          .map((id) => (choices: Choices) => {
            const target = choices[id];
            return (
              target !== undefined && (effect.mustAttack?.(attackedOf(at, target)) ?? false) && holdsAt(effect, target)
            );
          }),
      ),
    ],
  };
};

const grouped = (pairs: readonly (readonly [string, string])[]): Options => {
  const choices = new Map<string, string[]>();
  for (const [id, target] of pairs) choices.set(id, [...(choices.get(id) ?? []), target]);
  return { creatures: [...choices.keys()], choicesOf: (id) => choices.get(id) ?? [] };
};

/** A random attack of the active players, judged both ways; none where trying all takes too long, or a defender is picked. */
export const attackJudged = (random: RandomNumbers, drawn: Drawn): readonly Judged[] => {
  const { state, at, effects } = plainly(drawn, []);
  if (drawn.around.options?.attack === 'ONE_OPPONENT' || !state.turn.activePlayers.includes('me')) return [];
  const attacksIn = (table: GameState) =>
    playersWhoDeclare(table, playerOf(table, 'me')).flatMap((who) =>
      pairsOf(legalAttackTargets(table, who), ({ attacker }) => attacker),
    );
  const mine = grouped(attacksIn(state));
  if (!canBeTried(mine)) return [];
  const asked = randomChoices(random, mine);
  const told = withStaticAbilities(tableOf(drawn, drawn.things, true));
  const attacks = Object.entries(asked).map(([attacker, target]) => ({ attacker, target }));
  const verdict = checkAttack(told, playerOf(told, 'me'), declaredAttacks(told, attacks), solve);
  const read = judgedAsRead(verdict, attacksIn(told));
  return [{ asked, read, meant: judgedByMeaning(mine, attackMeaning(state, at, effects, mine), asked) }];
};

const blockMeaning = (
  at: Sight,
  effects: readonly Effect[],
  { creatures, choicesOf }: Options,
  defendingOf: (attacker: string) => string | null,
): Meaning => {
  const attackers = [...new Set(creatures.flatMap(choicesOf))];
  const isKept = (effect: Effect, id: string, attacker: string): boolean => {
    const [one, other] = [thingIn(at, id), thingIn(at, attacker)];
    if (!one || !other || !effect.holds(defendingOf(attacker))) return false;
    return (
      (isReached(at, effect, id) && (effect.blocking?.(other) ?? false)) ||
      (isReached(at, effect, attacker) && (effect.blockedBy?.(one) ?? false))
    );
  };
  const isCrowdWrong = ({ blockedBySeveral }: Effect, count: number): boolean =>
    blockedBySeveral !== undefined && (count < blockedBySeveral.least || count > blockedBySeveral.most);
  const breaks = (effect: Effect, choices: Choices): boolean =>
    entriesOf(choices).some(([id, attacker]) => {
      const crowd = entriesOf(choices).filter(([, other]) => other === attacker).length;
      if (thingIn(at, attacker)?.keywords.includes('menace') && crowd < 2) return true;
      if (isReached(at, effect, attacker) && effect.holds(null) && isCrowdWrong(effect, crowd)) return true;
      if (isReached(at, effect, id) && isWithout(at, effect, 'BLOCKS')(choices, id)) return true;
      return !effect.unlessPaid && isKept(effect, id, attacker);
    });
  const blockedOnes = (effect: Effect) =>
    attackers.filter((attacker) => effect.mustBeBlockedBy && isReached(at, effect, attacker) && effect.holds(null));
  return {
    isBroken: (choices) => effects.some((each) => breaks(each, choices)),
    ...costsIn(effects, isKept),
    requirements: effects.flatMap((effect) => [
      ...creatures
        .filter((id) => effect.mustBlock && isReached(at, effect, id) && effect.holds(null))
        .map((id) => (choices: Choices) => id in choices),
      ...blockedOnes(effect).map(
        (attacker) => (choices: Choices) =>
          entriesOf(choices).some(([id, blocked]) => {
            const thing = thingIn(at, id);
            return blocked === attacker && thing !== undefined && (effect.mustBeBlockedBy?.(thing) ?? false);
          }),
      ),
    ]),
  };
};

/** Random blocks of somebody who may be attacked, judged both ways. */
export const blocksJudged = (random: RandomNumbers, drawn: Drawn): readonly Judged[] => {
  const attackers = drawn.attacks.map(({ attacker }) => attacker);
  const { state, at, effects } = plainly(drawn, attackers);
  const attacks = attacksToBlock(state, drawn.attacks);
  const blocksOf = (player: Player) => pairsOf(legalBlocks(state, player, attacks), ({ blocker }) => blocker);
  const isIdle = ({ id }: Player) => !state.turn.activePlayers.includes(id);
  const [first, ...others] = playersInGame(state).filter((each) => isIdle(each) && blocksOf(each).length);
  if (!first || state.options.sharedTeamTurns) return [];
  const player = random.oneOf([first, ...others]);
  const options = grouped(blocksOf(player));
  if (!canBeTried(options)) return [];
  const asked = randomChoices(random, options);
  const told = withStaticAbilities(tableOf(drawn, drawn.things, true), attackers);
  const blocks = Object.entries(asked).map(([blocker, attacker]) => ({ blocker, attacker }));
  const against = attacksToBlock(told, drawn.attacks);
  const blocking = playerOf(told, player.id);
  const verdict = checkBlocks(told, blocking, declaredBlocks(told, blocks), against, solve);
  const read = judgedAsRead(
    verdict,
    pairsOf(legalBlocks(told, blocking, against), ({ blocker }) => blocker),
  );
  const defendingOf = (attacker: string): string | null =>
    attacks.find((each) => each.attacker.id === attacker)?.defending?.id ?? null;
  return [{ asked, read, meant: judgedByMeaning(options, blockMeaning(at, effects, options, defendingOf), asked) }];
};
