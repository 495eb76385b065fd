import { player, required, objectSchema } from '../domain/schema/schema.js';
import { handCites, visibleHands as handsSeenBy } from '../domain/rules/811.5-hands.js';
import { playerOf } from '../domain/state/game-state.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const visibleHands = question({
  name: 'visibleHands',
  description: "At which other players' hands may a player look, by the rules of the variant?",
  cites: handCites,
  arguments: objectSchema('VisibleHandsArguments', 'Who looks.', { player: required(player, 'Who looks.') }),
  answer: selection,
  ask: (state, given) => handsSeenBy(state, playerOf(state, given.player)),
});
