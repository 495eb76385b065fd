import { listOf, object, required, objectSchema } from '../domain/schema/schema.js';
import { attackBy, notAttacking } from '../domain/rules/506-combat-in-progress.js';
import { doubtNonCreatures } from '../domain/setup/problems/non-creatures.js';
import { objectOf } from '../domain/state/game-state.js';
import { unblockedDamage as damageOf } from '../domain/rules/510.1b-unblocked-damage.js';
import { anyEntity, answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import type { QuestionForm } from './catalogue/form.js';
import { bearAttacks, ring } from './catalogue/example-tables.js';

export const unblockedDamage = question({
  name: 'unblockedDamage',
  description:
    'To which player or permanent does an attacking creature deal its combat damage if unblocked, and who announces it? Answered as if it were unblocked.',
  arguments: objectSchema('UnblockedDamageArguments', 'Which attack.', {
    attacker: required(object, "The creature; it has to attack in the table's combat."),
  }),
  answer: answerOf('UnblockedDamage', 'Where the combat damage of an unblocked creature goes.', {
    recipients: required(
      listOf(anyEntity),
      'The player or permanent that it is dealt to; if several are listed, one of them is picked; empty if it deals no damage.',
    ),
    announcedBy: required(listOf(playerEntity), 'Who announces it; several players do so together.'),
  }),
  problems: (state, { attacker }) => notAttacking(state, attacker),
  ask: (state, { attacker }) => {
    const attack = attackBy(state, attacker) ?? { attacker, target: null, defendingPlayer: null, band: null };
    const damage = damageOf(state, attack);
    return { ...damage, because: doubtNonCreatures(damage.because, [objectOf(state, attacker)]) };
  },
});

export const form: QuestionForm = {
  group: 'LATER',
  place: 2,
  asks: 'Where does unblocked damage go?',
  says: 'Whom or what an attacking creature deals damage to if nobody blocks it.',
  fields: [{ at: 'attacker', says: 'Which attacker?', kind: 'attacker' }],
  example: { state: { ...ring, combats: [{ attacks: bearAttacks }] }, asked: { attacker: 'bear' } },
};
