import type { Clause, Condition, Effect, Filter, Target } from '../clauses.js';
import { conditionBefore, conditionBehind } from '../grammar/conditions.js';
import { group, subject } from '../grammar/groups.js';
import { first, many, map, maybe, means, pair, says, type Parser } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { number } from '../grammar/words.js';
import { lure } from './lure.js';
import { ofPlayers } from './players.js';

const eachCombat = says('each|every combat|turn');

interface Counted {
  readonly count: number;
  readonly creatures: Filter;
}
const noMoreThan: Parser<Counted> = pair(
  pair(says('no more than'), number, (_, count) => count),
  group,
  (count, creatures) => ({ count, creatures }),
);

/** Template: "No more than ⟨n⟩ ⟨group⟩ can attack [⟨whom⟩] each combat", "No more than ⟨n⟩ ⟨group⟩ can block each combat". */
const atMost: Parser<Effect> = first<Effect>(
  pair(
    noMoreThan,
    pair(
      pair(says('can attack'), maybe(target), (_, aimed) => aimed),
      eachCombat,
      (aimed) => aimed,
    ),
    (counted, aimed: Target | null): Effect => ({ does: 'AT_MOST_ATTACK', ...counted, target: aimed }),
  ),
  pair(
    noMoreThan,
    pair(says('can block'), eachCombat, () => null),
    (counted): Effect => ({
      does: 'AT_MOST_BLOCK',
      ...counted,
    }),
  ),
);

/** Template: "If ⟨others⟩ attacks, ⟨subject⟩ also attacks if able". */
const attacksAlong: Parser<Effect> = pair(
  pair(
    pair(says('if'), subject, (_, others) => others),
    says('attack|attacks ,?'),
    (others) => others,
  ),
  pair(subject, says('also? attack|attacks if able'), (creatures) => creatures),
  (others, creatures): Effect => ({ does: 'ATTACKS_ALONG', creatures, others }),
);

/** Template: "Each opponent must attack ⟨whom⟩ with at least ⟨n⟩ creature each combat if able". */
const attackedByEach: Parser<Effect> = pair(
  pair(says('each opponent must attack'), target, (_, aimed) => aimed),
  pair(
    pair(says('with at least'), number, (_, count) => count),
    says('creature|creatures each combat|turn if able'),
    (count) => count,
  ),
  (aimed, count): Effect => ({ does: 'ATTACKED_BY_EACH', players: 'OPPONENTS', count, target: aimed }),
);

const effects: Parser<readonly Effect[]> = first<readonly Effect[]>(
  lure,
  map(atMost, (effect) => [effect]),
  map(attackedByEach, (effect) => [effect]),
  means<readonly Effect[]>('the attacking player chooses how each creature blocks each turn|combat', [
    { does: 'ATTACKER_CHOOSES_BLOCKS' },
  ]),
  /** Template: "You control enchanted creature". */
  means<readonly Effect[]>('you control @', [{ does: 'CONTROLS_HOST' }]),
  ofPlayers,
  /** Template: "Attacking doesn't cause ⟨subject⟩ to tap". */
  pair(
    pair(
      first(says("attacking doesn't cause"), says('attacking does not cause')),
      subject,
      (_, creatures) => creatures,
    ),
    says('to tap'),
    (creatures): readonly Effect[] => [{ does: 'HAS', creatures, keywords: ['vigilance'] }],
  ),
);

const clause = (effect: Effect, conditions: readonly Condition[]): Clause => ({ effect, conditions, unlessPays: null });

/** Sentences that speak of the whole table, or of players: their subject is no creature that does something itself. */
export const wholeTable: Parser<readonly Clause[]> = first(
  map(attacksAlong, (effect) => [clause(effect, [])]),
  pair(
    maybe(conditionBefore),
    pair(effects, many(conditionBehind), (found, conditions) => ({ found, conditions })),
    (condition, { found, conditions }) =>
      found.map((effect) => clause(effect, condition ? [condition, ...conditions] : conditions)),
  ),
);
