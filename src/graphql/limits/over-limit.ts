import { createRefusals, sentences, tooMuchToAnswer } from '../../questions/catalogue/over-limit.js';

/** Create the failures of requests and documents over a limit. */
export const { overLimit, refuseOver } = createRefusals({
  ...sentences,
  tokens: tooMuchToAnswer('tokens'),
  fragments: tooMuchToAnswer('fragments'),
  depth: tooMuchToAnswer('depth', 'levels of fields'),
  aliases: tooMuchToAnswer('aliases'),
  directives: tooMuchToAnswer('directives'),
  nesting: (maximum) => `Values and selections may be nested at most ${maximum} levels deep.`,
  comparisons: (maximum) => `The document has too many fields to be checked: the limit is ${maximum} comparisons.`,
  document: (maximum) => `The document of a subscription has at most ${maximum} characters.`,
  body: (maximum) => `A subscription has at most ${maximum} characters.`,
});
