import { object, required, objectSchema } from '../domain/schema/schema.js';
import { problem } from '../domain/problem.js';
import { legalReselections as reselectionsOf, reselectionCites } from '../domain/rules/508.7-reselecting.js';
import type { Attack, GameState } from '../domain/state/game-state.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

const attackBy = ({ combats }: GameState, attacker: string): Attack | undefined =>
  combats.flatMap(({ attacks }) => attacks).find((attack) => attack.attacker === attacker);

export const legalReselections = question({
  name: 'legalReselections',
  description:
    'Whom and what may an attacking creature be reselected to attack, by an effect that says so? What it attacks already is among them.',
  cites: reselectionCites,
  arguments: objectSchema('LegalReselectionsArguments', 'Which attack.', {
    attacker: required(object, "The creature; it has to attack in the table's combat."),
  }),
  answer: selection,
  problems: (state, { attacker }) =>
    attackBy(state, attacker) ? [] : [problem(['attacker'], `"${attacker}" is not attacking.`)],
  ask: (state, { attacker }) => reselectionsOf(state, attackBy(state, attacker) ?? { attacker, defendingPlayer: null }),
});
