import { sharesPoison } from '../../src/domain/state/team-totals.js';
import { describe, expect, test } from '@jest/globals';
import { maxNamed, type Ruling } from '../../src/domain/answer.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from './every-question.js';
import fc from 'fast-check';
import type { Occurrence } from '../../src/domain/events/events.js';
import type { EntityFilter } from '../../src/domain/state/filters/entity-filter.js';
import { newestEffect } from '../../src/domain/state/control.js';
import { describe as tell } from '../../src/domain/setup/describe.js';
import { isFinished, isOnBattlefield, playersInGame } from '../../src/domain/state/game-state.js';
import { departureOf } from '../../src/domain/rules/800.4-departures.js';
import { rangeOf } from '../../src/domain/rules/801-limited-range-of-influence.js';
import { priority } from '../../src/domain/rules/117.3-priority.js';
import { hasSeveralStacks } from '../../src/domain/rules/807.5-stacks.js';
import { canBeginTurn } from '../../src/domain/rules/807.4-turn-markers.js';
import { withEdition } from '../../src/questions/catalogue/suppose.js';
import { wouldTrigger, type TriggerEventKind } from '../../src/domain/rules/801.7-triggering.js';
import { affectedBy, informationFor } from '../../src/domain/rules/801.10-effects.js';
import { damageAfterRedirection } from '../../src/domain/rules/801.13-replacement-and-prevention.js';
import { randomCases } from '../random-cases.js';
import { diceOf, everyVariant, randomGame, randomTable, type Dice } from './random-games.js';
import { everyEdition, ids, sound, table, type GameObject, type GameState } from './tables.js';

/** That a check holds at random tables, with dice for what happens at them. */
const atAnyTable = (title: string, check: (start: GameState, dice: Dice) => void, kinds = everyVariant): void => {
  const numbers = fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 400 });
  const tables = fc.property(fc.constantFrom(...kinds), numbers, (variant, drawn) => {
    const dice = diceOf(drawn);
    check(randomTable(variant, dice), dice);
  });
  test(title, () => fc.assert(tables, { numRuns: randomCases(300) }));
};

/** That one holds after some random events, with dice for what is asked of the table. */
const atAnyMoment = (title: string, check: (state: GameState, dice: Dice) => void): void =>
  atAnyTable(title, (start, dice) => check(randomGame(start, dice, dice.below(12)).at(-1)?.after ?? start, dice));

type Step = Pick<Occurrence, 'type' | 'after'> & { readonly before: GameState };

/** That one holds of every event of random games at random tables. */
const ofEveryEvent = (
  title: string,
  check: (step: Step) => void,
  prepare: (start: GameState, dice: Dice) => GameState = (start) => start,
): void =>
  atAnyTable(title, (table, dice) => {
    const start = prepare(table, dice);
    randomGame(start, dice, 20).forEach(({ type, after }, index, game) => {
      check({ type, before: game[index - 1]?.after ?? start, after });
    });
  });

const anyPlayer = (state: GameState, dice: Dice) => dice.oneOf(state.players)?.id ?? '';
const anyObject = (state: GameState, dice: Dice) => dice.oneOf([...state.objects.keys()]);

atAnyMoment(
  'redirected damage: is what would be dealt without the redirection, moved; nothing of what is not dealt',
  (state, dice) => {
    const anybody = () => (dice.below(2) && anyObject(state, dice)) || anyPlayer(state, dice);
    const source = anyObject(state, dice);
    if (source === undefined) return;
    const damage = { source, recipient: anybody(), amount: dice.below(4), combat: dice.below(2) === 1 };
    const redirection = { source: { controller: anyPlayer(state, dice) }, amount: dice.below(6), to: anybody() };
    const outcome = sound(damageAfterRedirection(state, damage, redirection));
    const dealt = outcome.dealt.map(({ recipient, amount }) => ({ to: recipient.id, amount }));
    const straight = damageAfterRedirection(state, damage, { ...redirection, amount: 0 });
    expect(dealt.reduce((sum, { amount }) => sum + amount, outcome.lost)).toBe(damage.amount);
    if (!straight.dealt.length) expect(dealt).toEqual([]);
    const controller = state.playersById.get(redirection.source.controller);
    const sees = controller && rangeOf(state, controller);
    const seen = [...ids(sees?.players ?? []), ...ids(sees?.objects({}) ?? [])];
    if (!seen.includes(damage.recipient)) expect(outcome.lost).toBe(straight.lost);
    const others = ids(outcome.dealt.map(({ recipient }) => recipient)).filter((id) => id !== damage.recipient);
    if (others.length) expect(seen).toEqual(expect.arrayContaining([damage.recipient, ...others]));
  },
);

atAnyMoment('information: is that on what an effect reaches, and on those who have left', (state, dice) => {
  const source = { controller: anyPlayer(state, dice) };
  const anything: EntityFilter = { anyOf: [{ kind: 'PLAYER' }, { zone: 'BATTLEFIELD' }] };
  const { included, excluded } = sound(informationFor(state, source, anything, null));
  const told = [...ids(included), ...ids(excluded.map(({ entity }) => entity))];
  const permanents = [...state.objects.values()].filter(isOnBattlefield);
  expect(told.sort()).toEqual([...ids(state.players), ...ids(permanents)].sort());
  const isPresent = (id: string) => state.playersById.get(id)?.inGame ?? true;
  expect(ids(included).filter(isPresent)).toEqual(ids(affectedBy(state, source, anything).included));
  const sees = state.playersById.get(source.controller);
  if (!sees?.inGame || sees.range !== null) return;
  expect(ids(included)).toEqual(expect.arrayContaining(ids(state.players)));
});

atAnyMoment(
  'an ability about a change of control: sees the loss from before and the gain from after; the change as such from both sides',
  (state, dice) => {
    const entity = anyObject(state, dice);
    if (entity === undefined) return;
    const ability = { controller: anyPlayer(state, dice) };
    const [controllerBefore, controllerAfter] = [anyPlayer(state, dice), anyPlayer(state, dice)];
    const triggers = (kind: TriggerEventKind, before = controllerBefore, after = controllerAfter) => {
      const involves = [{ entity, controllerBefore: before, controllerAfter: after }];
      return sound(wouldTrigger(state, ability, { kind, involves })).answer;
    };
    const [lost, gained] = [triggers('LOSES_CONTROL'), triggers('GAINS_CONTROL')];
    expect(triggers('CONTROL_CHANGES')).toBe(lost && gained);
    expect(triggers('LOSES_CONTROL', controllerBefore, anyPlayer(state, dice))).toBe(lost);
    expect(triggers('GAINS_CONTROL', anyPlayer(state, dice), controllerAfter)).toBe(gained);
  },
);

/** The rulings in an answer, however deep. */
const rulingsIn = (answer: unknown): readonly Ruling[] => {
  if (typeof answer !== 'object' || answer === null || answer instanceof Map) return [];
  if ('says' in answer && 'rule' in answer) return [answer as Ruling];
  return Object.values(answer).flatMap(rulingsIn);
};

const everyRuling = (state: GameState, dice: Dice): readonly Ruling[] => {
  const given = sampleArguments(state, dice);
  return catalogue.flatMap(({ name, ask }) => {
    const asked = given[name] === undefined ? null : ask(state, given[name]);
    return asked?.ok ? rulingsIn(asked.value) : [];
  });
};

/** Whether a sentence says that one does, or that several do. */
const agrees = (says: string): boolean => {
  const name = '[A-Zp]\\w*\\d';
  const verbOf = (subject: string) => new RegExp(`^${subject} (?!\\w+\\d)(\\w+)`).exec(says)?.[1] ?? '';
  const [verb, ofSeveral] = [verbOf(name), verbOf(`(?:${name}, )*${name} (?:and|or) ${name}`)];
  return /s$|^(?:|alone|and|can|had|left|may|must|or)$/.test(verb) && !ofSeveral.endsWith('s');
};

atAnyMoment('rulings: are whole sentences about those whom they name, as far as they list them', (state, dice) => {
  const entities = [...state.players, ...state.objects.values()].filter(({ name }) => /\d$/.test(name));
  const isWhole = ({ says, doubt = '.' }: Ruling) =>
    [says, doubt].every((each) => /^(?! ).*[.)]$/.test(each) && !/ [ .,;]/.test(each));
  const isAbout = ({ says, about }: Ruling) =>
    about.every(({ name }) => says.includes(name)) &&
    (about.length >= maxNamed ||
      entities.every(({ id, name }) => ids(about).includes(id) || !new RegExp(`\\b${name}\\b`).test(says)));
  const odd = everyRuling(state, dice).filter((each) => !isWhole(each) || !isAbout(each) || !agrees(each.says));
  expect(odd.map(({ says }) => says)).toEqual([]);
});

atAnyMoment('poison: is neither made nor lost as a table is seen in other editions', (state, dice) => {
  const counters = ({ teams, players }: GameState, team: string | null) => {
    const holders = [...teams.filter(({ id }) => id === team), ...players.filter((each) => each.team === team)];
    return holders.reduce((sum, { poison }) => sum + poison, 0);
  };
  const [first = 'CR_2026', second = 'CR_2026'] = [dice.oneOf(everyEdition), dice.oneOf(everyEdition)];
  const seen = withEdition(withEdition(state, first), second);
  for (const { team } of state.players) expect(counters(seen, team)).toBe(counters(state, team));
  const holders = seen.players.filter(({ poison, hasTeamsPoison }) => poison && hasTeamsPoison);
  if (sharesPoison(seen)) expect(holders).toEqual([]);
});

atAnyMoment('priority: passes from those who leave to whom it is found with afterwards', (state, dice) => {
  const leavers = playersInGame(state).slice(0, 1 + dice.below(3));
  if (isFinished(state) || !leavers.length) return;
  const departure = departureOf(state, leavers);
  const next = departure.priorityPassesTo;
  const after = departure.after({});
  if (!next) return;
  const gone = new Set(ids(departure.alsoLeaving).concat(ids(leavers)));
  const left = state.turnMarkers.find(({ inTurn, holder }) => inTurn && gone.has(holder));
  const marker = hasSeveralStacks(after) ? after.turnMarkers.find(({ number }) => number === left?.number) : undefined;
  const [first] = priority(after, marker).players;
  expect([next.id, next.team]).toContain(state.options.sharedTeamTurns ? first?.team : first?.id);
});

atAnyTable(
  'turn markers: never all wait for each other, and are held by players in the game unless a turn is under way',
  (start, dice) => {
    const edition = dice.oneOf(everyEdition) ?? 'CR_2006';
    for (const { after } of randomGame(withEdition(start, edition), dice, 25)) {
      const { turnMarkers } = after;
      if (!turnMarkers.length || isFinished(after)) continue;
      const moves = turnMarkers.some((marker) => marker.inTurn || canBeginTurn(after, marker).answer);
      expect([edition, turnMarkers, moves]).toEqual([edition, turnMarkers, true]);
      for (const { holder, inTurn } of turnMarkers) expect(inTurn || after.playersById.get(holder)?.inGame).toBe(true);
      expect(table(tell(after)).turnMarkers).toEqual(turnMarkers);
    }
  },
  ['GRAND_MELEE'],
);

/** The same table with some permanents under the control of whoever controls another one. */
const withFollowers = (state: GameState, dice: Dice): GameState => {
  const description = tell(state);
  const permanents = ids([...state.objects.values()].filter(isOnBattlefield));
  const objects = description.objects?.map((object) => {
    const source = dice.below(2) ? dice.oneOf(permanents) : undefined;
    const effects = [{ givesControlTo: anyPlayer(state, dice) }, { source }].slice(dice.below(2));
    return source && source !== object.id && permanents.includes(object.id)
      ? { ...object, controlEffects: effects }
      : object;
  });
  return table({ ...description, ...(objects && { objects }) });
};

/** Whom an object is under by the newest effect, followed from source to source; itself where they go round. */
const followedFrom = (state: GameState, object: GameObject): string | null => {
  const passed = new Set<string>();
  let at = object;
  for (;;) {
    const newest = newestEffect(at.controlEffects);
    if (!newest || newest.givesControlTo !== null) return newest?.givesControlTo ?? at.defaultController;
    const source = state.objects.get(newest.source ?? '');
    if (!source || passed.has(source.id)) return null;
    passed.add(source.id);
    at = source;
  }
};

describe('control that follows a source', () => {
  /** Whether it is not under whom its effects say, under nobody in the game, or has an effect whose source is elsewhere. */
  const isAstray = (state: GameState, object: GameObject): boolean => {
    const followed = followedFrom(state, object);
    const isUnderAnother = isOnBattlefield(object) && followed !== null && object.controller !== followed;
    const isUnderNobody = object.controller !== null && !state.playersById.get(object.controller)?.inGame;
    const isElsewhere = (source: string | null) => source !== null && state.objects.get(source)?.zone !== 'BATTLEFIELD';
    return isUnderAnother || isUnderNobody || object.controlEffects.some(({ source }) => isElsewhere(source));
  };
  const followsOn = (state: GameState) =>
    expect([...state.objects.values()].filter((object) => isAstray(state, object))).toEqual([]);

  ofEveryEvent('is with whoever controls the source, whatever happens', ({ after }) => followsOn(after), withFollowers);

  atAnyTable('goes as departureOf says, and is told and read again as it is', (start, dice) => {
    const state = randomGame(withFollowers(start, dice), dice, dice.below(8)).at(-1)?.after ?? start;
    expect(table(tell(state)).objects).toEqual(state.objects);
    const leaver = dice.oneOf(playersInGame(state));
    if (!leaver || isFinished(state)) return;
    const departure = sound(departureOf(state, [leaver]));
    const left = departure.after({});
    followsOn(left);
    const changes = departure.controlChanges.map(({ object, from, to }) => [object.id, from.id, to.id]);
    const changed = [...left.objects.values()].flatMap(({ id, controller }) => {
      const before = state.objects.get(id)?.controller;
      return controller !== null && before && before !== controller ? [[id, before, controller]] : [];
    });
    expect(changes).toEqual(changed);
  });
});

ofEveryEvent(
  'summoning sickness: is what every event leaves on whatever it brings under somebody’s control',
  ({ type, before, after }) => {
    const wrong = [...after.objects.values()].filter((object) => {
      const earlier = before.objects.get(object.id);
      const stays = earlier && isOnBattlefield(earlier) && earlier.controller === object.controller;
      if (isOnBattlefield(object) && !stays) return object.controlledSinceTurnBegan;
      const wasSick = earlier && type !== 'turnBegins' && !earlier.controlledSinceTurnBegan;
      return wasSick && object.controlledSinceTurnBegan;
    });
    expect([type, ids(wrong)]).toEqual([type, []]);
  },
);
