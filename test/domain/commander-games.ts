import { withStaticAbilities } from '../../src/domain/cards/layers/static-abilities.js';
import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import { isOnBattlefield, type GameState } from '../../src/domain/state/game-state.js';
import { checkAttack } from '../../src/questions/check-attack.js';
import type { RandomNumbers } from '../random-numbers.js';
import { CommanderModel } from './commander-model.js';
import { durationEnds } from './effects-of-any-kind.js';
import { creature, ring, type EffectDescription } from './tables.js';

const seats = ['Ann', 'Bob', 'Cat', 'Dan'];
const bears = seats.flatMap((name) => [`${name}1`, `${name}2`].map((id) => creature(id, name)));

const begin = () => {
  const model = new CommanderModel(seats);
  for (const { id, owner } of bears) model.add(id, owner, [], true);
  return { model, state: ring(seats.join(' '), { variant: 'COMMANDER', objects: bears }) };
};

/** All that the model tells of a game: where things are, whose, and which attacks are legal. */
const byModel = (model: CommanderModel): unknown => ({
  active: model.active,
  things: [...model.things].map(([id, { inPlay, tapped }]) =>
    inPlay ? [id, model.controllerOf(id), tapped, model.keywordsOf(id)] : [id],
  ),
  attacks: [...model.things].flatMap(([id, { inPlay }]) => (inPlay ? [[id, [...model.choicesOf(id)]]] : [])),
});

/** The same as the domain answers it: each choice of a creature, beside what the model holds best for all others. */
const byDomain = (state: GameState, model: CommanderModel): unknown => {
  const objects = [...withStaticAbilities(state).objects.values()];
  const inPlay = objects.filter(isOnBattlefield);
  const best = (id: string): string | null => [...model.choicesOf(id)].findLast(([, isLegal]) => isLegal)?.[0] ?? null;
  const isLegal = (id: string, player: string, choice: string | null): boolean => {
    const all = inPlay.filter(({ controller }) => controller === player).map((each) => each.id);
    const attacks = all.flatMap((attacker) => {
      const target = attacker === id ? choice : best(attacker);
      return target === null ? [] : [{ attacker, target }];
    });
    const answer = checkAttack.ask(state, { player, attacks });
    return answer.ok && (answer.value as { legal: boolean }).legal;
  };
  return {
    active: state.turn.activePlayers[0],
    things: objects.map((object) =>
      isOnBattlefield(object) ? [object.id, object.controller, object.tapped, object.keywords.toSorted()] : [object.id],
    ),
    attacks: inPlay.map(({ id, controller }) => [
      id,
      [...model.choicesOf(id).keys()].map((choice) => [choice, isLegal(id, controller ?? '', choice)]),
    ]),
  };
};

const goad = (by: string, on: string): GameEvent => ({
  effectBegins: { name: 'Goad', controller: by, on: [on], attackRules: [{ kind: 'GOADED', target: by }] },
});
const steal = (by: string, on: string, more: object = {}): GameEvent => ({
  effectBegins: { name: 'Theft', controller: by, on: [on], givesControlTo: by, ...more },
});
const endOfTurn = { until: { end: 'END_OF_TURN' } };
const step = (name: string) => ({ stepBegins: { step: name } }) as GameEvent;
const attack = (player: string, ...attacks: readonly (readonly [string, string])[]): GameEvent => ({
  attackersDeclared: { player, attacks: attacks.map(([attacker, target]) => ({ attacker, target })) },
});
const next: readonly GameEvent[] = [{ turnEnds: {} }, { turnBegins: {} }];
const steps = ['BEGINNING_OF_COMBAT', 'DECLARE_ATTACKERS'];
const combat = steps.map(step);
const calm = { name: 'Calm', controller: 'Ann', on: ['Bob2'], attackRules: [{ kind: 'CANT_ATTACK' as const }] };

/** Eight turns: goads, thefts of every kind, two combats in one turn, an extra turn and a departure. */
export const game: readonly GameEvent[] = [
  ...[goad('Ann', 'Bob1'), goad('Ann', 'Cat1'), ...combat, attack('Ann', ['Ann1', 'Bob'])],
  ...[...next, goad('Cat', 'Bob1'), ...combat, attack('Bob', ['Bob1', 'Dan'])],
  ...[...next, steal('Cat', 'Bob2', { keywords: ['Haste'], ...endOfTurn }), ...combat],
  ...[attack('Cat', ['Cat1', 'Bob'], ['Bob2', 'Dan']), step('POSTCOMBAT_MAIN')],
  { untaps: { objects: ['Cat1', 'Bob2'] } },
  { effectBegins: { ...calm, until: { end: 'END_OF_COMBAT' } } },
  ...[...combat, attack('Cat', ['Cat1', 'Dan']), step('POSTCOMBAT_MAIN'), step('CLEANUP')],
  ...[...next, steal('Dan', 'Ann2', { from: 'Dan2', until: { end: 'SOURCE_LEAVES' } }), goad('Bob', 'Ann2')],
  steal('Dan', 'Cat2', { from: 'Dan1', until: { end: 'SOURCE_CHANGES_CONTROL' } }),
  { extraTurn: { player: 'Dan' } },
  ...[...next, ...combat, attack('Dan', ['Ann2', 'Cat']), steal('Bob', 'Dan1', endOfTurn), step('END_OF_COMBAT')],
  ...[...next, goad('Dan', 'Ann1'), steal('Ann', 'Bob1'), { untaps: { objects: ['Ann1', 'Ann2', 'Bob1'] } }],
  ...[{ playerLeaves: { player: 'Dan' } }, ...combat, attack('Ann', ['Ann1', 'Bob'])],
  ...next,
  { objectMoves: { object: 'Cat2', zone: 'EXILE' } },
  { objectMoves: { object: 'Cat2', zone: 'BATTLEFIELD' } },
  ...[...next, { playerLeaves: { player: 'Ann' } }, ...next],
];

type Making = (state: GameState, model: CommanderModel) => GameEvent;

/** Plays events at both: what both tell after each that takes place, with the events so far. */
export const play = (
  makings: readonly Making[],
): readonly (readonly [log: readonly GameEvent[], domain: unknown, model: unknown])[] => {
  const { model, state: start } = begin();
  let state = start;
  let log: readonly GameEvent[] = [];
  return makings.flatMap((make) => {
    const event = make(state, model);
    const taken = takePlace(state, [event], { force: true, judges: false });
    if (!taken.ok) return [];
    state = taken.value.at(-1)?.after ?? state;
    model.happen(event);
    log = [...log, event];
    return [[log, byDomain(state, model), byModel(model)] as const];
  });
};

/** Makes some event of a random game, in which two players at least stay to the end. */
export const anyEvent =
  ({ below, oneOf }: RandomNumbers): Making =>
  (state, { gone }) => {
    if (state.turn.ended) return { turnBegins: {} };
    const any = <Item>(items: readonly Item[], otherwise: Item): Item => items[below(items.length)] ?? otherwise;
    const inGame = seats.filter((each) => !gone.has(each));
    const inPlay = [...state.objects.values()].filter(isOnBattlefield).map(({ id }) => id);
    const [one, object, source] = [any(inGame, 'Ann'), any(inPlay, 'Ann1'), any(inPlay, 'Ann1')];
    const end = any(durationEnds, 'END_OF_TURN');
    const does = oneOf<EffectDescription>([
      { givesControlTo: one },
      { givesControlTo: one, keywords: ['Haste'] },
      { keywords: [oneOf(['Defender', 'Haste'])] },
      { losesAllAbilities: true },
      { attackRules: [{ kind: 'GOADED', target: one }] },
      { attackRules: [{ kind: 'CANT_ATTACK' }] },
    ]);
    const held = state.objects.get(source)?.controller ?? one;
    const controller = end === 'SOURCE_CHANGES_CONTROL' ? held : one;
    const isHeld = end === 'SOURCE_CHANGES_CONTROL' && object === source;
    const others = inPlay.filter((id) => id !== source);
    const on = [isHeld ? any(others, object) : object];
    return oneOf<GameEvent>([
      { effectBegins: { name: 'It', controller, from: source, on, ...does, until: { end } } },
      { effectBegins: { name: 'It', controller, from: source, on, ...does, until: { end } } },
      goad(one, object),
      { turnEnds: {} },
      step(any([...steps, 'END_OF_COMBAT', 'POSTCOMBAT_MAIN', 'CLEANUP'], 'END')),
      oneOf<GameEvent>([{ taps: { objects: [object] } }, { untaps: { objects: inPlay } }]),
      { objectMoves: { object: any([...state.objects.keys()], object), zone: oneOf(['EXILE', 'BATTLEFIELD']) } },
      gone.size || state.extraTurns.length ? { turnEnds: {} } : { extraTurn: { player: one } },
      inGame.length > 2 && !below(4) ? { playerLeaves: { player: one } } : { turnEnds: {} },
    ]);
  };
