import { legalAttackTargets } from './legal-attack-targets.js';
import type { Question } from './question.js';
import { rangeOf } from './range-of.js';
import { whoChooses } from './who-chooses.js';

/** Everything that can be asked of a game state, by both doors. */
export const catalogue: readonly Question[] = [rangeOf, whoChooses, legalAttackTargets];
