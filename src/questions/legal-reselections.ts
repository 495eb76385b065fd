import { flag, object, optional, required, objectSchema } from '../domain/schema/schema.js';
import { attackBy, notAttacking } from '../domain/combat/combat-in-progress.js';
import { legalReselections as reselectionsOf, reselectionCites } from '../domain/rules/508.7-reselecting.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const legalReselections = question({
  name: 'legalReselections',
  description:
    'Whom and what may an attacking creature be reselected to attack, by an effect that says so? What it attacks already is among them.',
  cites: reselectionCites,
  arguments: objectSchema('LegalReselectionsArguments', 'Which attack.', {
    attacker: required(object, "The creature; it has to attack in the table's combat."),
    playersOnly: optional(
      flag,
      'Whether the effect says which player, and not which player, planeswalker or battle, so only players may be chosen.',
    ),
  }),
  answer: selection,
  problems: (state, { attacker }) => notAttacking(state, attacker),
  ask: (state, { attacker, playersOnly }) =>
    reselectionsOf(state, attackBy(state, attacker) ?? { attacker, defendingPlayer: null }, playersOnly ?? false),
});
