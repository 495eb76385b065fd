import { GraphQLError, type DocumentNode } from 'graphql';
import { Parser } from 'graphql/language/parser.js';
import { refuseOver } from '../../questions/catalogue/budget.js';
import { depthError, overLimitError, withCode } from '../errors.js';

/** Parses a document, and rejects one of more than `maxLexicalTokens` tokens. */
export const readDocument = (text: string, maxLexicalTokens: number): DocumentNode | GraphQLError => {
  const parser = new Parser(text, { maxLexicalTokens });
  try {
    return parser.parseDocument();
  } catch (error) {
    const tooLong = refuseOver('tokens', parser.tokenCount, maxLexicalTokens);
    if (tooLong) return overLimitError(tooLong);
    if (error instanceof RangeError) return depthError();
    if (error instanceof GraphQLError) return withCode(error, 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
};
