import { editionName } from '../domain/notation/text/words.js';
import { editions, type RulesEdition } from '../domain/rulebook/editions.js';
import { CommandFailure } from './terminal/terminal.js';

/** Returns the edition with a name or of a year; undefined where none is requested. */
export const editionIn = (said: string | undefined): RulesEdition | undefined => {
  if (said === undefined) return undefined;
  const found = editions.find(({ edition }) => edition === said.toUpperCase() || editionName(edition) === said);
  if (found) return found.edition;
  const known = editions.map(({ edition }) => editionName(edition)).join(', ');
  throw new CommandFailure([`--edition: there is no edition ${said}; there are ${known}.`]);
};
