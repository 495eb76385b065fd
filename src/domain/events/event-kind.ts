import type { Ruling } from '../answer.js';
import type { Fields, ObjectSchema } from '../schema/schema.js';
import type { GameState } from '../state/game-state.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import type { Problem } from '../problem.js';
import type { Result } from '../result.js';
import type { RuleNumber } from '../rulebook/rulebook.js';

/** Everything that defines a kind of event. */
export interface EventKind<Input, Written = Input> {
  readonly input: ObjectSchema<Input, Fields, Written>;
  readonly description: string;
  /** The multiplayer rules that the event applies. */
  readonly rules?: readonly RuleNumber[];
  /** Whether the event may name phased-out objects. */
  readonly reachesPhasedOut?: boolean;
  /** Returns defaults that depend on the table; the log records them, so a replay uses the same values. */
  readonly defaultsAt?: (input: Input, state: GameState) => Partial<Input>;
  /** Finds problems at this table other than unknown ids and bounds; paths are relative to the input. */
  readonly problems?: (state: GameState, input: Input) => readonly Problem[];
  /** Returns why the rules forbid the event; an empty list if they allow it. */
  readonly objections?: (state: GameState, input: Input) => readonly Ruling[];
  /** Returns the objections, or fails if an exact answer takes more work than is allowed. */
  readonly exactObjections?: (state: GameState, input: Input, solve: Solve | null) => Result<readonly Ruling[]>;
  /** Returns the objections found without comparing the declaration with others, so without a search. */
  readonly plainObjections?: (state: GameState, input: Input) => readonly Ruling[];
  /** Estimates the steps of the exact answer beforehand. */
  readonly steps?: (state: GameState, input: Input) => number;
  /** Returns the table after the event, legal or not. */
  readonly happen: (state: GameState, input: Input) => GameState;
  /** Describes the event in one sentence, with the names as of the table before it. */
  readonly summary: (state: GameState, input: Input) => string;
}

export const eventKind = <Input, Written = Input>(kind: EventKind<Input, Written>): EventKind<Input, Written> => kind;
