import { editionName } from '../domain/notation/text/words.js';
import { editions, type RulesEdition } from '../domain/rulebook/editions.js';
import { CommandFailure } from './terminal/terminal.js';

/** Returns the edition of a name or year; undefined if none is requested. */
export const editionIn = (name: string | undefined): RulesEdition | undefined => {
  if (name === undefined) return undefined;
  const match = editions.find(({ edition }) => edition === name.toUpperCase() || editionName(edition) === name);
  if (match) return match.edition;
  const names = editions.map(({ edition }) => editionName(edition)).join(', ');
  throw new CommandFailure([`--edition: there is no edition ${name}; the editions are ${names}.`]);
};
