import { canBeginTurn } from './can-begin-turn.js';
import { legalAttackTargets } from './legal-attack-targets.js';
import { legalStacks } from './legal-stacks.js';
import { priority } from './priority.js';
import type { Question } from './question.js';
import { rangeOf } from './range-of.js';
import { whoChooses } from './who-chooses.js';

/** Everything that can be asked of a game state, by both doors. */
export const catalogue: readonly Question[] = [
  rangeOf,
  whoChooses,
  legalAttackTargets,
  canBeginTurn,
  priority,
  legalStacks,
];
