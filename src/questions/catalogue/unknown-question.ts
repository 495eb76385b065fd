import { suggestionFor } from '../../domain/words/nearest.js';
import { catalogue } from './catalogue.js';

/** Says that no question has a name, and which one was meant, if one is near. */
export const noQuestion = (name: string): string => {
  const names = catalogue.map((each) => each.name);
  return `There is no question "${name}"${suggestionFor(name, names) || '.'}`;
};
