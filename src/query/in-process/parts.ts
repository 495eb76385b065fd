import type { Group } from '../../questions/catalogue/form.js';

/** Loaders of each group's questions; if a group is missing, this does not compile. */
const questions = {
  RANGE: () => import('../../generated/questions/range.js'),
  COMBAT: () => import('../../generated/questions/combat.js'),
  DECLARATIONS: () => import('../../generated/questions/declarations.js'),
  LATER: () => import('../../generated/questions/later.js'),
  CHOICES: () => import('../../generated/questions/choices.js'),
  LEAVING: () => import('../../generated/questions/leaving.js'),
  MARKERS: () => import('../../generated/questions/markers.js'),
  LIFE: () => import('../../generated/questions/life.js'),
} satisfies Readonly<Record<Group, () => Promise<unknown>>>;

/** Loaders of the parts of the package that few programs need, each called on first use. */
const loaders = {
  answers: () => import('./answers.js'),
  events: () => import('../../domain/events/events.js'),
  ...questions,
  cards: () => import('./card.js'),
  optimization: () => import('../../domain/combat/optimization/best-declaration.js'),
  cardReader: () => import('../../domain/cards/text/read-text.js'),
  partlyRead: () => import('../../domain/cards/answers/partly-read.js'),
  offers: () => import('../../domain/setup/offers.js'),
  wording: () => import('../../domain/wording.js'),
  rulebook: () => import('../../domain/rulebook/rulebook.js'),
  solver: () => import('../../solver/highs.js'),
};

type Loaders = typeof loaders;
export type PartName = keyof Loaders;
type Parts = { readonly [Name in PartName]: Awaited<ReturnType<Loaders[Name]>> };

const loaded: Partial<Parts> = {};

/** Thrown by work that needs a part of the package that is not loaded yet. */
class PartNeeded extends Error {
  constructor(readonly part: PartName) {
    super(`The ${part} is not loaded.`);
  }
}

/** Returns a loaded part of the code; the package's build replaces imports of a part by calls of this. */
export const part = <Name extends PartName>(name: Name): Parts[Name] => {
  const found: Parts[Name] | undefined = loaded[name];
  if (!found) throw new PartNeeded(name);
  return found;
};

/** Loads a part; with questions, also the rulebook, which their answers cite, and the code that they all need. */
const load = async (name: PartName): Promise<void> => {
  const names: readonly PartName[] = name in questions ? [name, 'rulebook', 'answers'] : [name];
  await Promise.all(
    names.map(async (each) => Object.assign(loaded, { [each]: loaded[each] ?? (await loaders[each]()) })),
  );
};

/** Does work that has no side effects, and repeats it after loading each part that it needs. */
export const withParts = async <Value>(work: () => Value | Promise<Value>): Promise<Value> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PartNeeded)) throw error;
      await load(error.part);
    }
  }
};
