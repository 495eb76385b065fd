import { askQuestionTool, type ToolParts } from './ask.js';
import { checkTableTool } from './check.js';
import { describeQuestionTool } from './describe.js';
import { getRuleTool, searchRulesTool } from './rules.js';
import type { Tool } from './tool.js';

/** Creates the tools of all transports; each gives the same answers as REST. */
export const createTools = (parts: ToolParts): readonly Tool[] => [
  askQuestionTool(parts),
  checkTableTool(parts),
  describeQuestionTool(),
  getRuleTool(),
  searchRulesTool(),
];
