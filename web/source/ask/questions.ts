import { forms } from '../../../src/generated/every-question';
import type { QuestionForm } from '../../../src/questions/catalogue/form';
import type { QuestionName } from '../../../src/query/in-process/types';

/** A question as somebody at a table would ask it. */
export interface Question extends QuestionForm {
  readonly name: QuestionName;
}

/** Every question, group by group. */
export const questions: readonly Question[] = Object.entries(forms).map(([name, form]) => ({
  ...form,
  name: name as QuestionName,
}));
