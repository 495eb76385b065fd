import { suggestionFor } from '../../domain/words/nearest.js';
import { catalogue } from './catalogue.js';

/** The message that no question has that name, with a suggestion if a similar name exists. */
export const noQuestionText = (name: string): string => {
  const names = catalogue.map((each) => each.name);
  return `There is no question "${name}"${suggestionFor(name, names) || '.'}`;
};
