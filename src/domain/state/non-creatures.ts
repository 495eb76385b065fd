import { doubtful, named, type Rulings } from '../answer.js';
import { problem, type Problem } from '../problem.js';
import { hasType, objectOf, type Entity, type GameObject, type GameState } from './game-state.js';

/** Whatever has a type line, and a text if it is a card. */
interface Typed {
  readonly typeLine: string;
  readonly text: string | null;
}

const becomesOne = /\b(?:becomes?|are|is|it's|they're)\b[^.]*\bcreatures?\b/iu;

/** Says whether something may be a creature that is none as it is told: by what it is, or by what a text at the table says. */
export const mayBeCreature = ({ typeLine }: Typed, all: Iterable<Typed>): boolean =>
  /\b(?:vehicle|spacecraft)\b/iu.test(typeLine) || [...all].some(({ text }) => text !== null && becomesOne.test(text));

/** Says that something is no creature, and so does not attack (508.1a). */
export const noAttacker = (id: string, typeLine: string): string =>
  `"${id}" is no creature (${typeLine}), and only creatures attack (508.1a).`;

/** Finds the attackers of a question that are no creatures and cannot become one. */
export const nonCreatureProblems = (
  state: GameState,
  attacks: readonly { readonly attacker: string }[] | null | undefined,
): readonly Problem[] =>
  (attacks ?? []).flatMap(({ attacker }, index) => {
    const object = objectOf(state, attacker);
    if (hasType(object, 'creature') || mayBeCreature(typed(object), [...state.objects.values()].map(typed))) return [];
    return [problem(['attacks', index, 'attacker'], noAttacker(attacker, object.typeLine))];
  });

const typed = ({ typeLine, printed }: Pick<GameObject, 'typeLine' | 'printed'>): Typed => ({
  typeLine,
  text: printed?.face.text ?? null,
});

/** Returns the rulings, the deciding one with a doubt where an attacker is no creature as it is told. */
export const doubtNonCreatures = (because: Rulings, attackers: readonly Entity[]): Rulings => {
  const others = attackers.filter((each) => each.kind === 'OBJECT' && !hasType(each, 'creature'));
  if (!others.length) return because;
  const [first, ...rest] = because;
  const doubt = `${named(others)} ${others.length === 1 ? 'is no creature' : 'are no creatures'} as the table tells ${others.length === 1 ? 'it' : 'them'}; only creatures attack (508.1a).`;
  return [doubtful(first, first.doubt === undefined ? doubt : `${first.doubt} ${doubt}`), ...rest];
};
