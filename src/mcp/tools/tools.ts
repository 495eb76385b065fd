import { askQuestion, type ToolParts } from './ask.js';
import { checkTable } from './check.js';
import { describeQuestion } from './describe.js';
import { getRule, searchRules } from './rules.js';
import type { Tool } from './tool.js';

/** Creates the tools that assistants call wherever they are: each asks what REST answers, in the same way. */
export const createTools = (parts: ToolParts): readonly Tool[] => [
  askQuestion(parts),
  checkTable(parts),
  describeQuestion(),
  getRule(),
  searchRules(),
];
