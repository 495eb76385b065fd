import { appendDoubt, withVerb, type Rulings } from '../../answer.js';
import { problemsAmong, type Problem } from '../../problem.js';
import { createLazy } from '../../values/remembered.js';
import { hasType, objectOf, type Entity, type GameState } from '../../state/game-state.js';

const becomesOne = /\b(?:becomes?|are|is|it's|they're)\b[^.]*\bcreatures?\b/iu;

/**
 * Creates a test of a noncreature's type line: whether it may become a creature, by itself or by any card text at the
 * table. Texts are searched once, and only if needed.
 */
export const createMayBeCreature = (
  textsAtTable: () => readonly (string | null)[],
): ((typeLine: string) => boolean) => {
  const isMade = createLazy(() => textsAtTable().some((text) => text !== null && becomesOne.test(text)));
  return (typeLine) => /\b(?:vehicle|spacecraft)\b/iu.test(typeLine) || isMade();
};

/** Says that a noncreature can't attack (508.1a). */
export const noAttacker = (id: string, typeLine: string): string =>
  `"${id}" is not a creature (${typeLine}); only creatures attack (508.1a).`;

/** Says that a noncreature can't block (509.1a). */
export const noBlocker = (id: string, typeLine: string): string =>
  `"${id}" is not a creature (${typeLine}); only creatures block (509.1a).`;

/** Finds attackers of a question that are not creatures and can't become one. */
export const nonCreatureProblems = (
  state: GameState,
  attacks: readonly { readonly attacker: string }[] | null | undefined,
): readonly Problem[] => {
  const mayBe = createMayBeCreature(() => [...state.objects.values()].map(({ printed }) => printed?.face.text ?? null));
  return problemsAmong(attacks, ['attacks', 'attacker'], ({ attacker }) => {
    const object = objectOf(state, attacker);
    if (hasType(object, 'creature') || mayBe(object.typeLine)) return null;
    return noAttacker(attacker, object.typeLine);
  });
};

/** Adds a doubt to the deciding ruling if an attacker is described as a noncreature. */
export const doubtNonCreatures = (because: Rulings, attackers: readonly Entity[]): Rulings => {
  const others = attackers.filter((each) => each.kind === 'OBJECT' && !hasType(each, 'creature'));
  if (!others.length) return because;
  const [first, ...rest] = because;
  const doubt = `${withVerb(others, 'is not a creature', 'are not creatures')} in the table; only creatures attack (508.1a).`;
  return [appendDoubt(first, doubt), ...rest];
};
