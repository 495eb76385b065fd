import type { Ruling } from '../answer.js';
import { player, playerInGame, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { areOpponents, playerOf, type GameState } from '../state/game-state.js';
import { stepOf, turnObjections, withCombat } from '../rules/506-combat.js';
import { attackObjections } from '../rules/508-declare-attackers.js';
import { eventKind } from './event-kind.js';
import { stepName } from './step-begins.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('506.2', '506.2a', '507.1');

const input = objectSchema(
  'DefendingPlayerChosenInput',
  'As combat begins, the active player picks the defending player.',
  { player: required(playerInGame, 'The active player.'), defendingPlayer: required(player, 'The opponent picked.') },
);
type DefendingPlayerChosen = ValueOf<typeof input>;

/** Checks the step (507.1), the attack option (506.2a), and whether the player picked may be attacked. */
const objections = (state: GameState, given: DefendingPlayerChosen): readonly Ruling[] => {
  const [active, defending] = [playerOf(state, given.player), playerOf(state, given.defendingPlayer)];
  const step = stepOf(state, active);
  return [
    ...turnObjections(state, active),
    ...(step === 'BEGINNING_OF_COMBAT'
      ? []
      : [
          ruling(
            state,
            '507.1',
            `The defending player is picked in the beginning of combat step, not in the ${stepName(step)}.`,
          ),
        ]),
    ...(state.options.attack === 'ONE_OPPONENT'
      ? []
      : [
          ruling(
            state,
            '506.2a',
            `${active.name} does not pick a single defending player: the attack option is ${state.options.attack}.`,
            active,
          ),
        ]),
    ...(areOpponents(active, defending)
      ? attackObjections(state, active, { target: defending, defending }).filter(({ rule }) => rule.key !== '506.2a')
      : [ruling(state, '506.2', `${defending.name} is not ${active.name}'s opponent.`, defending, active)]),
  ];
};

const happen = (state: GameState, given: DefendingPlayerChosen): GameState =>
  withCombat(state, playerOf(state, given.player), (combat) => ({ ...combat, defendingPlayer: given.defendingPlayer }));

export const defendingPlayerChosen = eventKind<DefendingPlayerChosen>({
  input,
  description: 'As combat begins, the active player picks the one opponent whom they may attack (506.2a).',
  rules: ['801.3'],
  objections,
  happen,
  summary: (state, given) =>
    `${playerOf(state, given.player).name} picks ${playerOf(state, given.defendingPlayer).name} as the defending player.`,
});
