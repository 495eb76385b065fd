import { isDeepStrictEqual } from 'node:util';
import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import { describe } from '../../src/domain/setup/describe.js';
import type { Description } from '../../src/domain/state/description.js';
import { isOnBattlefield, objectOf, playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import type { Answer, QuestionName, Ruling } from '../../src/query/in-process/types.js';
import { solve } from '../../src/solver/highs.js';
import type { Dice } from '../domain/random-games.js';
import { answerTo, everyAsked, type Asked } from './answers.js';
import { readTable } from './hunted-tables.js';
import type { Law } from './laws.js';

type Row = Pick<Answer<'legalTargets'>, 'included' | 'excluded'>;
type Verdict = Answer<'checkAttack' | 'checkBlocks'>;
type Thing = Row['included'][number];

const isAnswer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer to a question, as its type is known; nothing where it is refused. */
const answered = <Name extends QuestionName>(state: GameState, name: Name, given: object): Answer<Name> | null => {
  const answer = answerTo(state, [name, given]);
  return isAnswer(answer) ? (answer as Answer<Name>) : null;
};

/** Whether the rules let an event take place; nothing where it makes no sense. */
const takesPlace = (state: GameState, event: GameEvent): GameState | boolean | null => {
  const taken = takePlace(state, [event], { force: false, solve });
  if (taken.ok) return taken.value.at(-1)?.after ?? state;
  return taken.failure.code === 'ILLEGAL_EVENT' ? false : null;
};

const ids = (things: readonly Thing[]): string[] => things.map(({ id }) => id);

const drawn = (state: GameState, dice: Dice, name: string): readonly object[] =>
  everyAsked(state, dice).flatMap(([asked, given]: Asked) => (asked === name ? [given] : []));

type Declaring = 'DECLARE_ATTACKERS' | 'DECLARE_BLOCKERS';
type Attacks = NonNullable<Description['combats']>[number]['attacks'];
type Blocks = readonly { readonly blocker: string; readonly attacker: string }[];

/** The table with nobody attacking yet, in that step of a turn that has not ended. */
const inStep = (state: GameState, step: Declaring, attacks: Attacks): GameState | null => {
  const description = describe(state);
  const turn = { ...state.turn, step, ended: false };
  const combats = attacks.length ? [{ attacks }] : [];
  return state.turnMarkers.length ? null : readTable({ ...description, turn, combats });
};

const paidFor = ({ costs }: Verdict) =>
  costs.map(({ creature, target, cost }) => ({ creature: creature.id, target: target.id, cost }));

/** Violations that speak of the others in a declaration, or of the most that is required. */
const isOfOthers = ({ rule, says }: Ruling): boolean =>
  rule.number.endsWith('1d') || rule.number.endsWith('1c') || /alone|other|more|fewer|at most|leaves? out/i.test(says);

/** A row lists whom a creature may attack or block: alone, that declaration breaks nothing but what speaks of others. */
const rowAgrees = (row: Row, verdictOn: (target: string) => Verdict | null): unknown => {
  const broken = (target: string): readonly Ruling[] => verdictOn(target)?.violations ?? [];
  const wrongly = ids(row.included).find((id) => broken(id).some((each) => !isOfOthers(each)));
  if (wrongly !== undefined) return { included: wrongly, violations: broken(wrongly) };
  const missed = row.excluded.find(({ entity }) => verdictOn(entity.id)?.legal);
  return missed ? { excluded: missed.entity.id, verdict: verdictOn(missed.entity.id) } : null;
};

const firstOf = <Item>(items: readonly Item[], find: (item: Item) => unknown): unknown => {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
};

const attackTargets: Law = (state, dice) => {
  const player = dice.oneOf(playersInGame(state))?.id;
  if (player === undefined) return null;
  const rows = answered(state, 'legalAttackTargets', { player });
  return firstOf(rows?.items ?? [], ({ attacker, ...row }) =>
    rowAgrees(row, (target) =>
      answered(state, 'checkAttack', { player, attacks: [{ attacker: attacker.id, target }] }),
    ),
  );
};

const blockTargets: Law = (state, dice) =>
  firstOf(drawn(state, dice, 'legalBlocks'), (given) => {
    const rows = answered(state, 'legalBlocks', given);
    return firstOf(rows?.items ?? [], ({ blocker, ...row }) =>
      rowAgrees(row, (attacker) =>
        answered(state, 'checkBlocks', { ...given, blocks: [{ blocker: blocker.id, attacker }] }),
      ),
    );
  });

const attacking: Law = (state, dice) =>
  firstOf(drawn(state, dice, 'checkAttack'), (given) => {
    const { player, attacks } = given as { player: string; attacks: readonly { attacker: string; target: string }[] };
    const table = inStep(state, 'DECLARE_ATTACKERS', []);
    if (!table?.turn.activePlayers.includes(player)) return null;
    const verdict = answered(table, 'checkAttack', given);
    const taken = verdict && takesPlace(table, { attackersDeclared: { player, attacks, paid: paidFor(verdict) } });
    const isTaken = Boolean(taken);
    return verdict && taken !== null && isTaken !== verdict.legal ? { given, verdict, taken: isTaken } : null;
  });

const blocking: Law = (state, dice) =>
  firstOf(drawn(state, dice, 'checkBlocks'), (given) => {
    const { player, blocks, attacks = [] } = given as { player: string; blocks: Blocks; attacks?: Attacks };
    const table = inStep(state, 'DECLARE_BLOCKERS', attacks);
    const verdict = table && attacks.length ? answered(table, 'checkBlocks', { player, blocks }) : null;
    const order = table && answered(table, 'blockDeclarationOrder', {});
    if (!table || !verdict || order?.players[0]?.id !== player) return null;
    const taken = takesPlace(table, { blockersDeclared: { player, blocks, paid: paidFor(verdict) } });
    return taken !== null && Boolean(taken) !== verdict.legal ? { given, verdict, taken: Boolean(taken) } : null;
  });

/** A legal declaration that is shown is one, costs nothing where the one asked about is illegal, and obeys the most. */
const shown: Law = (state, dice) =>
  firstOf(['checkAttack', 'checkBlocks'] as const, (name) =>
    firstOf(drawn(state, dice, name), (given) => {
      const field = name === 'checkAttack' ? 'attacks' : 'blocks';
      const verdict = answered(state, name, given);
      if (!verdict) return null;
      const best = 'legalAttack' in verdict ? verdict.legalAttack : verdict.legalBlock;
      const declared = best.map((each) =>
        Object.fromEntries(
          Object.entries(each).flatMap(([key, value]) =>
            value === null || key === 'defendingPlayer' ? [] : [[key, isAnswer(value) ? value.id : value]],
          ),
        ),
      );
      const again = answered(state, name, { ...given, [field]: declared });
      return again?.legal && (verdict.legal || !again.costs.length) ? null : { name, given, declared, again };
    }),
  );

/** What a question allows is what the event may do. */
const allows =
  <Name extends QuestionName>(
    name: Name,
    isAllowed: (answer: Answer<Name>) => boolean,
    event: (given: never) => GameEvent,
  ): Law =>
  (state, dice) =>
    firstOf(drawn(state, dice, name), (given) => {
      const answer = answered(state, name, given);
      const taken = answer && takesPlace(state, event(given as never));
      if (!answer || taken === null) return null;
      return Boolean(taken) === isAllowed(answer) ? null : { given, answer, taken: Boolean(taken) };
    });

const performed: Law = (state) => {
  const actions = answered(state, 'stateBasedActions', {})?.items ?? [];
  const keep = actions.flatMap(({ kind, objects }) => (kind === 'KEEP_ONE' ? ids(objects.slice(0, 1)) : []));
  const after = takesPlace(state, { stateBasedActions: { keep } });
  if (typeof after !== 'object' || after === null) return null;
  const isThere = (id: string): boolean => {
    const object = after.objects.get(id);
    return object !== undefined && isOnBattlefield(object);
  };
  const wrong = actions.find(
    ({ kind, objects, players }) =>
      (kind === 'TO_GRAVEYARD' && ids(objects).some(isThere)) ||
      (kind === 'CEASES_TO_EXIST' && ids(objects).some((id) => after.objects.has(id))) ||
      ids(players).some((id) => /LOSES/.test(kind) && after.playersById.get(id)?.inGame),
  );
  return wrong ? { wrong } : null;
};

const departed: Law = (state, dice) => {
  const leaver = dice.oneOf(playersInGame(state))?.id;
  if (leaver === undefined) return null;
  const answer = answered(state, 'departureOf', { players: [leaver], after: true });
  const after = takesPlace(state, { playerLeaves: { player: leaver } });
  if (!answer?.after || typeof after !== 'object' || after === null) return null;
  const [expected, left] = [describe(after), readTable(answer.after)];
  if (left && !isDeepStrictEqual(describe(left), expected)) return { leaver, expected, found: answer.after };
  const gone = ids([...answer.leaveGame, ...answer.ceaseToExist]);
  const missing = [...state.objects.keys()].filter((id) => !after.objects.has(id));
  return isDeepStrictEqual(gone.sort(), missing.sort()) ? null : { leaver, gone, missing };
};

/** 801.4: the players and permanents that somebody's spells may target are those in their range, as far as ranges go. */
const targeted: Law = (state, dice) => {
  const player = dice.oneOf(playersInGame(state))?.id;
  if (player === undefined) return null;
  const range = answered(state, 'rangeOf', { player });
  const among = answered(state, 'legalTargets', { source: { controller: player }, among: {} });
  if (!range || !among) return null;
  const isElsewhere = (id: string): boolean => state.objects.has(id) && !isOnBattlefield(objectOf(state, id));
  const [expected, found] = [[...range.players, ...(range.objects ?? [])], among.included].map((things) =>
    ids(things)
      .filter((id) => !isElsewhere(id))
      .sort(),
  );
  return isDeepStrictEqual(found, expected) ? null : { player, expected, found };
};

/** Questions that must agree with each other, or with events. */
export const agreements: Readonly<Record<string, Law>> = {
  'legalAttackTargets agrees with checkAttack': attackTargets,
  'legalBlocks agrees with checkBlocks': blockTargets,
  'checkAttack agrees with attackersDeclared': attacking,
  'checkBlocks agrees with blockersDeclared': blocking,
  'the legal declaration that is shown is legal': shown,
  'stateBasedActions agrees with the event': performed,
  'departureOf agrees with playerLeaves': departed,
  'legalTargets agrees with rangeOf': targeted,
  'canBeginTurn agrees with turnBegins': allows(
    'canBeginTurn',
    ({ answer }) => answer,
    (given: { marker: number }) => ({ turnBegins: given }),
  ),
  'canAttach agrees with attaches': allows(
    'canAttach',
    ({ answer }) => answer,
    (given: { attachment: string; to: string }) => ({ attaches: given }),
  ),
  'lifeAfter agrees with lifeChanges': allows(
    'lifeAfter',
    ({ allowed }) => allowed,
    ({ change }: { change: NonNullable<GameEvent['lifeChanges']> }) => ({ lifeChanges: change }),
  ),
  'whoChooses agrees with choiceMade': (state, dice) =>
    firstOf(playersInGame(state), ({ id: chooser }) =>
      allows(
        'whoChooses',
        ({ candidates }) => ids(candidates).includes(chooser),
        ({ effect }: Pick<NonNullable<GameEvent['choiceMade']>, 'effect'>) => ({ choiceMade: { effect, chooser } }),
      )(state, dice),
    ),
  'legalDeployments agrees with deploys': (state, dice) =>
    firstOf(playersInGame(state), ({ id: to }) =>
      allows(
        'legalDeployments',
        ({ included }) => ids(included).includes(to),
        ({ creature }: { creature: string }) => ({ deploys: { creature, to } }),
      )(state, dice),
    ),
};
