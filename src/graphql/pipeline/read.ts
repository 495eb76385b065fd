import { GraphQLError, type DocumentNode } from 'graphql';
import { Parser } from 'graphql/language/parser.js';
import { nestedTooDeeply, overLimit, withCode } from '../errors.js';

/** Reads the text of a document of at most so many tokens. */
export const readDocument = (text: string, maxLexicalTokens: number): DocumentNode | GraphQLError => {
  const parser = new Parser(text, { maxLexicalTokens });
  try {
    return parser.parseDocument();
  } catch (error) {
    if (parser.tokenCount > maxLexicalTokens) return overLimit('tokens', parser.tokenCount, maxLexicalTokens);
    if (error instanceof RangeError) return nestedTooDeeply();
    if (error instanceof GraphQLError) return withCode(error, 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
};
