import type { Ruling } from '../answer.js';
import type { Fields, ObjectSchema } from '../schema/schema.js';
import type { GameState } from '../state/game-state.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import type { Problem } from '../problem.js';
import type { Result } from '../result.js';
import type { RuleNumber } from '../rulebook/rulebook.js';

/** A kind of event. */
export interface EventKind<Input, Written = Input> {
  readonly input: ObjectSchema<Input, Fields, Written>;
  readonly description: string;
  /** The multiplayer rules that it happens by. */
  readonly rules?: readonly RuleNumber[];
  /** Whether it may name what is phased out. */
  readonly reachesPhasedOut?: boolean;
  /** Returns what this event takes for granted and a described table does not: recorded with it, and so replayed. */
  readonly settles?: (input: Input, state: GameState) => Partial<Input>;
  /** Finds faults in it at this table, beyond unknown ids and bounds; paths are counted from the input. */
  readonly problems?: (state: GameState, input: Input) => readonly Problem[];
  /** Why the rules forbid it; none: they allow it. */
  readonly objections?: (state: GameState, input: Input) => readonly Ruling[];
  /** The same, where an exact answer may take more work than is allowed. */
  readonly exactObjections?: (state: GameState, input: Input, solve: Solve | null) => Result<readonly Ruling[]>;
  /** The part of them that does not depend on any other declaration, so it takes no search. */
  readonly plainObjections?: (state: GameState, input: Input) => readonly Ruling[];
  /** Counts the work of the exact answer, before it is done. */
  readonly steps?: (state: GameState, input: Input) => number;
  /** The table after it, legal or not. */
  readonly happen: (state: GameState, input: Input) => GameState;
  /** One sentence with names, about the table before. */
  readonly summary: (state: GameState, input: Input) => string;
}

export const eventKind = <Input, Written = Input>(kind: EventKind<Input, Written>): EventKind<Input, Written> => kind;
