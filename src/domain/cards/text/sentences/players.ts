import type { Effect, Filter, Who } from '../../clauses.js';
import { all, any, not } from '../grammar/group-words.js';
import { group } from '../grammar/groups.js';
import { after, before, first, many, map, maybe, means, pair, says, several, type Parser } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { targetRestriction } from './cant-be-targeted.js';
import { onlyKeywords } from './keywords.js';

const somebody: Parser<Who> = first<Who>(
  means('you', 'YOU'),
  means('your|each opponents|opponent', 'OPPONENTS'),
  means('opponents', 'OPPONENTS'),
  means('each? player|players', 'ANYBODY'),
  means('enchanted player|opponent', 'ENCHANTED'),
);

type Outcomes = readonly ('CANT_LOSE' | 'CANT_WIN')[];
const outcomes: Parser<Outcomes> = first<Outcomes>(
  means("can't lose the game or win the game", ['CANT_LOSE', 'CANT_WIN']),
  means("can't win the game or lose the game", ['CANT_WIN', 'CANT_LOSE']),
  means("can't win or lose the game", ['CANT_WIN', 'CANT_LOSE']),
  means("can't lose or win the game", ['CANT_LOSE', 'CANT_WIN']),
  means("can't lose the game", ['CANT_LOSE']),
  means("can't win the game", ['CANT_WIN']),
);

/** Template: "⟨player⟩ can't lose|win the game [and ⟨player⟩ can't win the game]". */
const outcome: Parser<readonly Effect[]> = map(
  several(
    pair(somebody, outcomes, (players, found) => found.map((does): Effect => ({ does, players }))),
    says(',? and'),
  ),
  (found) => found.flat(),
);

/** Template: "⟨player⟩ doesn't lose the game for having 0 or less life | ten or more poison counters". */
const reason: Parser<readonly Effect[]> = pair(
  before(before(somebody, says("don't|doesn't", 'do|does not')), 'lose the game for having'),
  first<'LIFE' | 'POISON'>(
    means('0 or less life', 'LIFE'),
    means('less than 1 life', 'LIFE'),
    means('ten or more poison counters', 'POISON'),
  ),
  (players, found) => [{ does: 'LOSES_NOT_BY', players, reason: found }],
);

/** Template: "⟨player⟩ can't gain|lose life", "your life total can't change". */
const life: Parser<readonly Effect[]> = first<readonly Effect[]>(
  map(before(somebody, "can't gain life"), (players) => [{ does: 'KEEPS_LIFE', players, from: 'GAINS' }]),
  map(before(somebody, "can't lose life"), (players) => [{ does: 'KEEPS_LIFE', players, from: 'LOSSES' }]),
  means<readonly Effect[]>("your life total can't change", [{ does: 'KEEPS_LIFE', players: 'YOU', from: 'CHANGES' }]),
  means<readonly Effect[]>("life totals can't change", [{ does: 'KEEPS_LIFE', players: 'ANYBODY', from: 'CHANGES' }]),
);

const withOthers: Parser<readonly [Who, Filter | null]> = pair(
  somebody,
  many(after(says(', and?', 'and'), group)),
  (players, others) => [players, others.length ? any(...others) : null],
);

/** Template: "⟨player⟩ [and ⟨group⟩] have ⟨keyword⟩". */
const have: Parser<readonly Effect[]> = pair(
  withOthers,
  after('has|have', onlyKeywords),
  ([players, creatures], keywords): readonly Effect[] => [
    { does: 'PLAYERS_HAVE', players, keywords },
    ...(creatures ? [{ does: 'HAS' as const, creatures, keywords }] : []),
  ],
);

/** Template: "⟨player⟩ can't be the target of ⟨spells and abilities⟩". */
const untargetable: Parser<readonly Effect[]> = pair(
  withOthers,
  targetRestriction,
  ([players, creatures], kind): readonly Effect[] => [
    { does: 'PLAYERS_CANT_BE_TARGETED', players, ...kind },
    ...(creatures ? [{ does: 'CANT_BE_TARGETED' as const, creatures, ...kind }] : []),
  ],
);

/** Narrows a group to the objects that certain players control. */
export const limitToPlayers = (players: Who, creatures: Filter): Filter =>
  players === 'ANYBODY' ? creatures : all(creatures, { is: 'CONTROLLED', by: players });

/** Template: "⟨player⟩ can't attack [⟨whom⟩] with ⟨group⟩", "⟨player⟩ can't block with ⟨group⟩". */
const declares: Parser<readonly Effect[]> = first(
  pair(
    before(somebody, "can't attack"),
    pair(maybe(target), after('with', group), (aimed, creatures) => ({ aimed, creatures })),
    (players, { aimed, creatures }): readonly Effect[] => [
      { does: 'CANT_ATTACK', creatures: limitToPlayers(players, creatures), target: aimed },
    ],
  ),
  pair(before(somebody, "can't block with"), group, (players, creatures): readonly Effect[] => [
    { does: 'CANT_BLOCK', creatures: limitToPlayers(players, creatures), attackers: null },
  ]),
);

/** Template: "⟨player⟩ can't be attacked by ⟨group⟩ | except by ⟨group⟩". */
const attackedBy: Parser<readonly Effect[]> = pair(
  before(first<Who>(means('you', 'YOU'), means('enchanted player', 'ENCHANTED')), "can't be attacked"),
  first(after('by', group), map(after('except by', group), not)),
  (player, creatures) => [{ does: 'CANT_ATTACK', creatures, target: { player, also: null } }],
);

/** Static abilities about players: winning, losing, being targeted, enchanted or attacked, attacking, blocking. */
export const playerSentences = first(outcome, reason, life, have, untargetable, declares, attackedBy);
