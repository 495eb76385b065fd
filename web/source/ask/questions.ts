import { howAsked } from '../../../src/generated/every-question';
import type { Asked } from '../../../src/questions/catalogue/asked';
import type { QuestionName } from '../../../src/query/in-process/types';

/** A question as somebody at a table would ask it. */
export interface Question extends Asked {
  readonly name: QuestionName;
}

/** Every question, group by group. */
export const questions: readonly Question[] = Object.entries(howAsked).map(([name, asked]) => ({
  ...asked,
  name: name as QuestionName,
}));
