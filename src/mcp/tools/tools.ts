import { inputSchemas, outputSchemas } from '../../api-schemas.js';
import { createSerializerCompiler, onFirstUse } from '../../rest/compilers.js';
import { namedJsonSchemas } from '../../rest/openapi/json-schemas.js';
import { askQuestion, type ToolParts } from './ask.js';
import { checkTable } from './check.js';
import { describeQuestion } from './describe.js';
import { storedGames } from './games.js';
import { getRule, searchRules } from './rules.js';
import type { Tool } from './tool.js';

/** Creates the tools that assistants call: each asks what REST answers, in the same way. */
export const createTools = (given: Omit<ToolParts, 'compileSerializer'>): readonly Tool[] => {
  const compiler = onFirstUse(() => createSerializerCompiler(namedJsonSchemas([...inputSchemas, ...outputSchemas])));
  const parts: ToolParts = { ...given, compileSerializer: (schema) => compiler()(schema) };
  return [
    askQuestion(parts),
    checkTable(parts),
    describeQuestion(),
    getRule(parts),
    searchRules(),
    ...(given.games ? [storedGames(parts, given.games)] : []),
  ];
};
