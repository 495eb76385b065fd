import type { Clause, Condition, Direction, Effect, Filter, Who } from '../../clauses.js';
import { conditionBehind, conditionsBefore } from '../grammar/conditions.js';
import { group, oneKind, subject } from '../grammar/groups.js';
import {
  after,
  before,
  first,
  many,
  map,
  mapSome,
  maybe,
  means,
  pair,
  says,
  three,
  word,
  type Parser,
} from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { number, positive } from '../grammar/words.js';
import { lure } from './lure.js';
import { limitToPlayers, playerSentences } from './players.js';

const each: Parser<{ readonly eachTurn?: true }> = first(
  means('each|every combat', {}),
  means('each|every turn', { eachTurn: true } as const),
);

interface CountedAttackers {
  readonly count: number;
  readonly creatures: Filter;
}
const noMoreThan: Parser<CountedAttackers> = pair(
  first(after('no more than', number), after('at most', number)),
  group,
  (count, creatures) => ({ count, creatures }),
);

/** Template: "No more than ⟨n⟩ ⟨group⟩ can attack [⟨whom⟩] each combat|turn", "No more than ⟨n⟩ ⟨group⟩ can block each combat|turn". */
const atMost: Parser<Effect> = first<Effect>(
  three(noMoreThan, after('can|may attack', maybe(target)), each, (counted, aimed, during): Effect => ({
    ...{ does: 'AT_MOST_ATTACK', ...counted, target: aimed, ...during },
  })),
  pair(noMoreThan, after('can|may block', each), (counted, during): Effect => ({
    does: 'AT_MOST_BLOCK',
    ...counted,
    ...during,
  })),
);

/** Template: "If ⟨others⟩ attacks, ⟨subject⟩ also attacks if able". */
const attacksAlong: Parser<Effect> = pair(
  before(after('if', subject), 'attack|attacks ,?'),
  before(subject, 'also? attack|attacks if able'),
  (others, creatures): Effect => ({ does: 'ATTACKS_ALONG', creatures, others }),
);

/** Template: "If a ⟨group⟩ an opponent controls attacks, all ⟨group⟩ that opponent controls attack if able". */
const attacksAlongAsOne: Parser<Effect> = three(
  after('if a|an', oneKind),
  first<Who>(means('an opponent controls attacks ,?', 'OPPONENTS'), means('a player controls attacks ,?', 'ANYBODY')),
  before(after('all|each other?', oneKind), 'that opponent|player controls attack|attacks if able'),
  (others, ofEach, creatures) => ({ does: 'ATTACKS_ALONG', creatures, others, ofEach }),
);

const eachPlayer: Parser<Who> = first<Who>(
  means('each opponent', 'OPPONENTS'),
  means('each player', 'ANYBODY'),
  means('enchanted player|opponent', 'ENCHANTED'),
);
const atLeast: Parser<CountedAttackers> = first(
  pair(after('with at least', positive), group, (count, creatures) => ({ count, creatures })),
  pair(before(after('with', positive), 'or more'), group, (count, creatures) => ({ count, creatures })),
);

/** Template: "Each opponent must attack [⟨whom⟩] with at least ⟨n⟩ ⟨group⟩ each combat if able". */
const attackedByEach: Parser<Effect> = three(
  before(eachPlayer, 'must attack'),
  maybe(target),
  before(atLeast, 'each? combat|turn? if able'),
  (players, aimed, { count, creatures }) => ({
    ...{ does: 'ATTACKED_BY_EACH', players, target: aimed, count },
    creatures: limitToPlayers(players, creatures),
  }),
);

const legendRule = word((lower) => (lower === '"legend rule"' ? true : null));

/** Template: "The "legend rule" doesn't apply [to ⟨group⟩]". */
const legendsStay: Parser<Effect> = map(
  after(before(after('the', legendRule), "doesn't|don't apply"), maybe(after('to', group))),
  (creatures) => ({ does: 'LEGENDS_STAY', creatures: creatures ?? { is: 'ALL', of: [] } }),
);

const nearest = (direction: Direction): Parser<Effect> =>
  means(
    `each player may attack only the nearest opponent in the ${direction.toLowerCase()} direction and planeswalkers controlled by that opponent`,
    { does: 'ATTACKS_NEAREST', players: 'ANYBODY', direction },
  );

const effect = first<Effect>(
  legendsStay,
  nearest('LEFT'),
  nearest('RIGHT'),
  atMost,
  attackedByEach,
  means('the attacking player chooses how each creature blocks each turn|combat', { does: 'ATTACKER_CHOOSES_BLOCKS' }),
  /** Template: "You control enchanted creature". */
  means('you control @', { does: 'CONTROLS_HOST' }),
  /** Template: "Attacking doesn't cause ⟨subject⟩ to tap". */
  map(before(after(says("attacking doesn't cause", 'attacking does not cause'), subject), 'to tap'), (creatures) => ({
    does: 'HAS',
    creatures,
    keywords: ['vigilance'],
  })),
);
const effects = first(
  lure,
  map(effect, (found): readonly Effect[] => [found]),
  playerSentences,
);

const clause = (effect: Effect, conditions: readonly Condition[]): Clause => ({ effect, conditions, unlessPays: null });

/** Whether several players win or lose, so a condition at the end may be about the last one alone. */
const isOfSeveral = (found: readonly Effect[]): boolean =>
  new Set(found.map((each) => (each.does === 'CANT_LOSE' || each.does === 'CANT_WIN' ? each.players : null))).size > 1;

/** Sentences about the whole table or about players, whose subject is not a creature. */
export const wholeTable: Parser<readonly Clause[]> = first(
  map(first(attacksAlong, attacksAlongAsOne), (effect) => [clause(effect, [])]),
  pair(
    conditionsBefore,
    mapSome(
      pair(effects, many(conditionBehind), (found, conditions) => ({ found, conditions })),
      (said) => (said.conditions.length && isOfSeveral(said.found) ? null : said),
    ),
    (before, { found, conditions }) => found.map((effect) => clause(effect, [...before, ...conditions])),
  ),
);
