import { flag, integer, listOf, player, required, objectSchema } from '../domain/schema/schema.js';
import { stepsOfAttack } from '../domain/combat/sizes.js';
import { costs } from '../domain/state/cost-schemas.js';
import { playerOf } from '../domain/state/game-state.js';
import { doubtAttack } from '../domain/rules/506-combat-doubts.js';
import { explainAttack } from '../domain/rules/613.1-types-and-colors.js';
import { askWithCosts } from '../domain/combat/payments.js';
import { success } from '../domain/result.js';
import { checkAttack as judge } from '../domain/rules/508-check-attack.js';
import { declaredAttackProblems, declaredAttacks } from '../domain/rules/506-combat-in-progress.js';
import { otherDefenders } from '../domain/setup/problems/attack-problems.js';
import { answerOf, rulings } from './catalogue/answer-schemas.js';
import { attackShown, costsShown, givenAttacks, showDeclared } from './catalogue/combat-schemas.js';
import { exactQuestion } from './catalogue/question.js';
import { attacksTaken, playerField, type QuestionForm } from './catalogue/form.js';
import { bearAttacks, ofRing } from './catalogue/example-tables.js';

const attackVerdict = answerOf('AttackVerdict', 'Whether a declaration of attackers is legal, as a whole.', {
  legal: required(flag, 'Whether it is legal.'),
  violations: required(rulings, 'Every rule that it breaks; empty where it is legal.'),
  requirementsObeyed: required(
    integer,
    'How many requirements it obeys as it is, even where it breaks restrictions (508.1d). A requirement to attack if others do counts as obeyed while none of them attacks.',
  ),
  requirementsPossible: required(
    integer,
    'The most requirements that any declaration without further costs can obey without disobeying a restriction (508.1d).',
  ),
  legalAttack: required(
    listOf(attackShown),
    'A legal declaration: the one asked about if legal, otherwise the closest one without costs or, if that takes too long to find, a close one.',
  ),
  costs: costsShown,
});

export const checkAttack = exactQuestion({
  name: 'checkAttack',
  matter: 'ATTACKS',
  description:
    'Is that declaration of attackers legal? Answered as if it were made now, whatever the turn and step; with shared team turns the creatures of the whole team are judged together.',
  arguments: objectSchema('CheckAttackArguments', 'The declaration.', {
    player: required(player, 'Who declares attackers; with shared team turns any member of the team.'),
    attacks: required(givenAttacks, 'Which creature attacks what.'),
    costs,
  }),
  answer: attackVerdict,
  problems: (state, { attacks }) => [...declaredAttackProblems(attacks), ...otherDefenders(state, attacks)],
  steps: (state, given) => stepsOfAttack(state, playerOf(state, given.player)),
  ask: (told, given, solve) =>
    askWithCosts(told, given.costs, 'attackRules', (state) => {
      const attacks = declaredAttacks(state, given.attacks);
      const declaring = playerOf(state, given.player);
      const verdict = judge(state, declaring, attacks, solve);
      if (!verdict.ok) return verdict;
      const legalAttack = verdict.value.witness.map((attack) => showDeclared(state, attack));
      const doubted = doubtAttack(state, declaring, attacks, verdict.value);
      return success({ ...explainAttack(state, attacks, doubted), legalAttack });
    }),
});

/** Rules cited by functions that this question calls, but never in its answers. */
export const neverCites = ['802.3'] as const;

export const form: QuestionForm = {
  group: 'DECLARATIONS',
  place: 1,
  asks: 'Is this attack legal?',
  says: 'Judges the attack on the picture, or the one named here, and shows the nearest legal one.',
  fields: [
    playerField('Who attacks?'),
    { at: 'attacks.0.attacker', says: 'With which creature?', kind: 'creature' },
    { at: 'attacks.0.target', says: 'Whom or what?', kind: 'anybody', isOther: true },
  ],
  takes: attacksTaken,
  example: ofRing({ player: 'ann', attacks: bearAttacks }),
};
