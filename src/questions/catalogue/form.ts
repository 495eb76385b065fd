import type { Description } from '../../domain/state/description.js';

/** The groups of questions, in lists; the npm package loads the questions of a group together. */
export const groups = {
  RANGE: 'Who is in range?',
  COMBAT: 'Whom to attack and block',
  DECLARATIONS: 'Whole attacks and blocks',
  LATER: 'Later in combat',
  CHOICES: 'Choices and targets',
  LEAVING: 'Leaving and winning',
  MARKERS: 'Turns and turn markers',
  LIFE: 'Life',
} as const;

export type Group = keyof typeof groups;

/** A field of a question's form. */
export interface Field {
  /** The path of the argument that it fills, such as `source.controller`. */
  readonly at: string;
  readonly says: string;
  readonly kind:
    | 'player'
    | 'permanent'
    | 'creature'
    | 'attacker'
    | 'anybody'
    | 'players'
    | 'objects'
    | 'number'
    | 'among'
    | 'choice'
    | 'yes'
    | 'text'
    | 'marker';
  /** Whether the question can be asked without it. */
  readonly isOptional?: boolean;
  /** The default value. */
  readonly usual?: string | number | boolean | null;
  /** Whether its default is a player other than the default of the field before. */
  readonly isOther?: boolean;
  readonly choices?: readonly (readonly [value: string, words: string])[];
  /** The value of another field at which this field is shown. */
  readonly when?: readonly [at: string, value: string];
}

/** Attacks and blocks that are declared but not recorded yet. */
export interface Declarations {
  readonly attacks: readonly { readonly attacker: string; readonly target: string }[];
  readonly blocks: readonly { readonly blocker: string; readonly attacker: string }[];
}

/** An example of a question: a table and arguments. */
export interface QuestionExample {
  readonly state: Description;
  readonly asked: Readonly<Record<string, unknown>>;
}

/** The form for asking a question, on the web page and in guides. */
export interface QuestionForm {
  readonly group: Group;
  /** Its position in its group; 1 is the first. */
  readonly place: number;
  /** The question as somebody at a table would put it. */
  readonly asks: string;
  /** One sentence about its answer. */
  readonly says: string;
  readonly fields: readonly Field[];
  /** Converts the declared attacks or blocks to arguments. */
  readonly takes?: (declared: Declarations) => object;
  /** Headings for fields of its answer, where the usual heading would mislead. */
  readonly headings?: Readonly<Record<string, string>>;
  readonly example: QuestionExample;
}

/** A field for a player. */
export const playerField = (says: string, at = 'player'): Field => ({ at, says, kind: 'player' });

/** A field for the controller of a spell or ability. */
export const sourceOf = (at: string): Field => ({
  at: `${at}.controller`,
  says: 'Whose spell or ability is it?',
  kind: 'player',
});

export const candidatesField: Field = { at: 'among', says: 'Among whom and what?', kind: 'among', usual: 'all' };

export const turnMarkerField: Field = { at: 'marker', says: 'Which turn marker?', kind: 'marker' };

export const damageFields: readonly Field[] = [
  { at: 'damage.source', says: 'What deals the damage?', kind: 'creature' },
  { at: 'damage.recipient', says: 'Who or what is dealt damage?', kind: 'anybody', isOther: true },
];

/** Returns the declared attacks as arguments. */
export const attacksTaken = ({ attacks }: Pick<Declarations, 'attacks'>): object => (attacks.length ? { attacks } : {});
