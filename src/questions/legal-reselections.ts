import { flag, object, optional, required, objectSchema } from '../domain/schema/schema.js';
import { attackBy, notAttacking } from '../domain/rules/506-combat-in-progress.js';
import { legalReselections as reselectionsOf } from '../domain/rules/508.7-reselecting.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import type { QuestionForm } from './catalogue/form.js';
import { bearAttacks, ring } from './catalogue/example-tables.js';

export const legalReselections = question({
  name: 'legalReselections',
  description:
    'Which players and permanents may an effect reselect an attacking creature to attack? Its present target is included.',
  arguments: objectSchema('LegalReselectionsArguments', 'Which attack.', {
    attacker: required(object, "The creature; it has to attack in the table's combat."),
    playersOnly: optional(
      flag,
      'Whether the effect says only "which player", not "which player, planeswalker, or battle", so only players may be chosen.',
    ),
  }),
  answer: selection,
  problems: (state, { attacker }) => notAttacking(state, attacker),
  ask: (state, { attacker, playersOnly }) =>
    reselectionsOf(state, attackBy(state, attacker) ?? { attacker, defendingPlayer: null }, playersOnly ?? false),
});

export const form: QuestionForm = {
  group: 'LATER',
  place: 3,
  asks: 'Whom else may it be made to attack?',
  says: 'Whom an attacker may attack instead when an effect reselects it.',
  fields: [{ at: 'attacker', says: 'Which attacker?', kind: 'attacker' }],
  headings: { included: 'May be attacked instead', excluded: 'May not' },
  example: { state: { ...ring, combats: [{ attacks: bearAttacks }] }, asked: { attacker: 'bear' } },
};
