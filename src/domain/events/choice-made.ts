import { playerInGame, required, objectSchema } from '../schema/schema.js';
import { playerOf } from '../state/game-state.js';
import { atPath } from '../problem.js';
import { choiceEffect, choiceProblems, whoChooses } from '../rules/801.5-choices.js';
import { controllerOfSource, objectOfSource } from '../state/source.js';
import { eventKind } from './event-kind.js';
import { withSentence } from '../rulebook/citing.js';

const input = objectSchema('ChoiceMadeInput', 'A choice that an effect asked for, and who made it.', {
  effect: required(choiceEffect, 'What asked for it.'),
  chooser: required(playerInGame, 'Who made the choice.'),
});

export const choiceMade = eventKind({
  input,
  description: 'A player makes a choice that an effect asked for; the table does not change.',
  rules: ['800.4f', '800.4g', '800.4h', '801.5c'],
  problems: (_, { effect }) => atPath(['effect'], choiceProblems(effect)),
  /** 800.4f–h, 801.5a, 801.5c: who may make the choice. */
  objections: (state, { effect, chooser }) => {
    const { candidates, because } = whoChooses(state, effect);
    if (candidates.some(({ id }) => id === chooser)) return [];
    const player = playerOf(state, chooser);
    const [deciding] = because;
    return [withSentence(state, deciding, `${player.name} does not make this choice.`, player), ...because];
  },
  happen: (state) => state,
  summary: (state, { effect, chooser }) => {
    const asking = objectOfSource(state, effect.source) ?? controllerOfSource(state, effect.source);
    return `${playerOf(state, chooser).name} makes the choice that ${asking.kind === 'PLAYER' ? `an effect of ${asking.name}` : asking.name} asks for.`;
  },
});
