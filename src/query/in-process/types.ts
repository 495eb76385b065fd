import type { components, operations } from '../../generated/clients/rest.js';

type Schemas = components['schemas'];

/** The name of a question. */
export type QuestionName = {
  [Name in keyof operations]: operations[Name] extends QuestionOperation
    ? `${Name & string}OfGame` extends keyof operations
      ? Name
      : never
    : never;
}[keyof operations];

interface QuestionOperation {
  readonly requestBody?: { readonly content: { readonly 'application/json': object } };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': object } } };
}

type BodyOf<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : never;
type AnswerOf<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
  ? Answer
  : never;

/** The arguments of a question, and optionally `suppose` and `edition`: the body of a REST request without a table. */
export type Arguments<Name extends QuestionName> = Omit<BodyOf<operations[Name]>, 'state'>;

/** The answer to a question: the body of the response over REST. */
export type Answer<Name extends QuestionName> = AnswerOf<operations[Name]>;

/** A table as you describe it; it may be invalid. */
export type TableDescription = Schemas['GameStateInput'];

/** An event at a table. */
export type TableEvent = Schemas['GameEventInput'];

/** One rule applied to a table. */
export type Ruling = Schemas['Ruling'];

/** A rule of the Comprehensive Rules: number, section and a summary in our own words. */
export type Rule = Schemas['Rule'];

/** A dated text of the Comprehensive Rules. */
export type Edition = Schemas['RulesEdition'];

/** A parsed card, face by face and sentence by sentence. */
export type Card = Schemas['Card'];

/** A warning about a part of a table that was not understood or is not used. */
export type Warning = Schemas['Warning'];

/** An effect that may be in force although the table does not list it. */
export type Note = Schemas['Note'];

/** A problem with an input, and its path. */
export interface Problem {
  /** The path of names and indices to the value. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Why a call failed. */
export type Failure =
  /** The input is invalid: all of its problems at once, at most 100; `moreProblems` counts the others. */
  | { readonly code: 'BAD_USER_INPUT'; readonly problems: readonly Problem[]; readonly moreProblems?: number }
  /** The rules forbid the event at that index. */
  | { readonly code: 'ILLEGAL_EVENT'; readonly event: number; readonly because: readonly Ruling[] }
  /** The exact answer takes more work than is allowed. */
  | { readonly code: 'QUERY_TOO_COMPLEX'; readonly says: string }
  /** The exact answer was not found in time; `says` may contain what is known nevertheless. */
  | { readonly code: 'TIMEOUT'; readonly says?: string };

/** A value or a failure. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

declare const validated: unique symbol;

/** A validated table. It is immutable: events return a new one. */
export interface Table {
  readonly [validated]: true;
}

/** A table after events, with one sentence for each. */
export interface Played {
  readonly table: Table;
  readonly summaries: readonly string[];
}

/** Options of a picture. */
export interface DiagramOptions {
  /** The player whose range of influence is shaded; every seat then shows its distance. */
  readonly rangeOf?: string;
  /** The colors; by default LIGHT. */
  readonly theme?: 'LIGHT' | 'DARK';
}

/** The options of applying events. */
export interface EventOptions {
  /** Lets events take place that the rules forbid. */
  readonly force?: boolean;
}
