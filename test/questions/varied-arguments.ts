import { creaturesOf, playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import type { Dice } from '../domain/random-games.js';

const triggers = ['ENTERS', 'DIES', 'CONTROL_CHANGES', 'LOSES_CONTROL', 'OTHER', 'CAST'] as const;

/** Returns arguments beyond the plain ones: every kind that a question knows, and players who have left. */
export const variedArguments = (state: GameState, dice: Dice): readonly (readonly [name: string, given: unknown])[] => {
  const inGame = playersInGame(state).map(({ id }) => id);
  const [player, partner] = [dice.oneOf(inGame) ?? '', dice.oneOf(inGame) ?? ''];
  const anyone = () => dice.oneOf(state.players)?.id ?? '';
  const objects = [...state.objects.keys()];
  const object = dice.oneOf(objects) ?? '';
  const exempt = [...state.objects.values()].find(({ types }) => types.includes('plane'))?.id ?? object;
  const source = dice.oneOf([{ object }, { object: exempt }, { controller: anyone() }]);
  const among = { anyOf: [{}, { ids: state.players.map(({ id }) => id) }] };
  const mates = state.players.filter(({ team }) => team !== null && team === state.playersById.get(player)?.team);
  const effect = {
    source,
    asks: dice.oneOf(['PLAYER', 'AN_OPPONENT', 'A_TEAMMATE', 'CONTROLLER']),
    player: anyone(),
    kind: dice.oneOf(['OPTION', 'OBJECT_OR_PLAYER', 'PAY_COST']),
    askedByRule: dice.below(3) === 0,
  };
  const involves = dice.below(2)
    ? [{ entity: object, controllerBefore: anyone() }]
    : mates.map(({ id }) => ({ entity: id }));
  const prevention = { source, specifiesSource: dice.below(2) === 0, specifiesRecipient: true };
  const damage = { source: object, recipient: dice.oneOf([anyone(), object]), amount: dice.below(3) };
  const results = [{ loses: inGame }, { loses: [player] }, { wins: player }, { draw: source }, { restart: source }];
  return [
    ['legalTargets', { source, among }],
    ['affectedBy', { source, among }],
    ['informationFor', { source, among, regarding: dice.oneOf([anyone(), object]) }],
    ['legalChoices', { choice: { chooser: anyone(), source, among, targets: dice.below(2) === 0 } }],
    ['whoChooses', { effect }],
    ['canActivate', { player: anyone(), object: dice.oneOf([object, exempt]) }],
    ['wouldTrigger', { ability: source, event: { kind: dice.oneOf(triggers), involves } }],
    ...objects
      .filter((id) => id.startsWith('odd'))
      .map((id) => ['canAttach', { attachment: id, to: dice.oneOf([object, anyone()]) }] as const),
    ['preventionApplies', { effect: prevention, damage: { source: object, recipient: anyone() } }],
    ['damageAfterRedirection', { damage, redirection: { source, amount: 2, to: dice.oneOf([anyone(), object]) } }],
    ['outcomeOf', { result: dice.oneOf([...results, { loop: [dice.oneOf([object, exempt])] }]) }],
    ['outcomeOf', { result: { loop: [object] }, mayEnd: [player, partner] }],
    ['departureOf', { players: [...new Set([player, dice.oneOf(state.turn.activePlayers) ?? player])] }],
    ['departureOf', { players: inGame, reason: dice.oneOf(['CONCEDES', 'LOSES', 'DRAWS']) }],
    ['lifeAfter', { change: lifeChange(state, dice, player, partner) }],
    ...combat(state, dice),
  ];
};

const lifeChange = (state: GameState, dice: Dice, player: string, partner: string) => {
  const kind = dice.oneOf(['DAMAGE', 'GAIN', 'LOSE', 'PAY', 'SET', 'EXCHANGE', 'POISON']) ?? 'GAIN';
  const team = state.playersById.get(player)?.team ?? null;
  const mates = team === null || dice.below(2) ? [player] : (state.teamsById.get(team)?.members ?? [player]);
  const named = kind === 'EXCHANGE' ? [...new Set([player, partner])] : mates;
  const inGame = named.filter((id) => state.playersById.get(id)?.inGame);
  const some = [player];
  const limits = dice.oneOf([{}, {}, { cantGainLife: some }, { cantLoseLife: some }, { cantGetPoison: some }]);
  return {
    kind,
    amounts: inGame.map((id) => ({ player: id, amount: dice.below(30) - (kind === 'POISON' ? 10 : 0) })),
    ...(kind === 'SET' && dice.below(2) ? { redistributes: true } : {}),
    ...(kind === 'SET' ? { chosen: [player] } : {}),
    ...limits,
  };
};

/** An attack of some creatures on anybody, in bands now and then, and blocks against it. */
const combat = (state: GameState, dice: Dice): readonly (readonly [name: string, given: unknown])[] => {
  const attacking = playersInGame(state).find(({ id }) => id === state.turn.activePlayers[0]);
  if (!attacking) return [];
  const targets = [
    ...state.players.map(({ id }) => id),
    ...[...state.objects.values()].flatMap(({ id, types }) => (types.includes('battle') ? [id] : [])),
  ];
  const attacks = creaturesOf(state, attacking)
    .slice(0, 1 + dice.below(4))
    .map(({ id }) => ({ attacker: id, target: dice.oneOf(targets) ?? '', ...(dice.below(2) ? { band: 1 } : {}) }));
  const defending = dice.oneOf(playersInGame(state).filter(({ id }) => id !== attacking.id));
  const blockers = defending ? creaturesOf(state, defending) : [];
  const blocks = blockers
    .slice(0, 1 + dice.below(3))
    .map(({ id }) => ({ blocker: id, attacker: dice.oneOf(attacks)?.attacker ?? id }));
  const blocking = defending && { player: defending.id, attacks };
  return [
    ['legalAttackTargets', { player: attacking.id }],
    ['checkAttack', { player: attacking.id, attacks }],
    ['blockDeclarationOrder', { attacks }],
    ['legalBlocks', blocking],
    ['checkBlocks', blocking && { ...blocking, blocks }],
  ];
};
