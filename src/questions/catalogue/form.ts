import type { Description } from '../../domain/state/description.js';

/** The groups of questions: for lists, and for loading them together in the package. */
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
  /** Where it stands among the arguments, such as `source.controller`. */
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
  /** Whether a question is asked without it as well. */
  readonly isOptional?: boolean;
  /** The value until somebody chooses one. */
  readonly usual?: string | number | boolean | null;
  /** Whether another player than the one before is taken. */
  readonly isOther?: boolean;
  readonly choices?: readonly (readonly [value: string, words: string])[];
  /** Shown only where another field has this value. */
  readonly when?: readonly [at: string, value: string];
}

/** Attacks and blocks that are declared but not recorded yet. */
export interface Declared {
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
  /** Where it stands in its group; 1 is the first. */
  readonly place: number;
  /** The question as somebody at a table would put it. */
  readonly asks: string;
  /** One sentence about its answer. */
  readonly says: string;
  readonly fields: readonly Field[];
  /** Takes the attacks or blocks that are declared as arguments. */
  readonly takes?: (declared: Declared) => object;
  /** Headings of parts of its answer, where the common one would mislead. */
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

export const amongWhom: Field = { at: 'among', says: 'Among whom and what?', kind: 'among', usual: 'all' };

export const whichMarker: Field = { at: 'marker', says: 'Which turn marker?', kind: 'marker' };

export const whichDamage: readonly Field[] = [
  { at: 'damage.source', says: 'What deals the damage?', kind: 'creature' },
  { at: 'damage.recipient', says: 'Who or what is dealt damage?', kind: 'anybody', isOther: true },
];

/** Returns the declared attacks as arguments. */
export const attacksTaken = ({ attacks }: Pick<Declared, 'attacks'>): object => (attacks.length ? { attacks } : {});
