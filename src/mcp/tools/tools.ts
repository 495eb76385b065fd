import { askQuestion, type ToolParts } from './ask.js';
import { checkTable } from './check.js';
import { describeQuestion } from './describe.js';
import { getRule, searchRules } from './rules.js';
import type { Tool } from './tool.js';

/** Creates the tools of all transports; each gives the same answers as REST. */
export const createTools = (parts: ToolParts): readonly Tool[] => [
  askQuestion(parts),
  checkTable(parts),
  describeQuestion(),
  getRule(),
  searchRules(),
];
