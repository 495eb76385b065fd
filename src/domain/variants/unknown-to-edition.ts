import type { Ruling } from '../answer.js';
import { hasType, type Entity, type GameObject, type GameState } from '../state/game-state.js';
import type { Variant } from '../state/vocabulary.js';
import { decisionsOf, type Decisions } from '../rulebook/decisions.js';
import { hasRule } from '../rulebook/rulebook.js';
import { citing } from '../rulebook/citing.js';

const { certain } = citing('306.6', '310.9', '801.9', '801.18', '808.1', '903.2');

interface NewConcept {
  readonly word: string;
  readonly plural: string;
  readonly rule: '306.6' | '310.9' | '801.9' | '801.18';
  readonly isKnown: (decisions: Decisions) => boolean;
}

const novelties: readonly NewConcept[] = [
  { word: 'battle', plural: 'battles', rule: '310.9', isKnown: ({ hasBattles }) => hasBattles },
  { word: 'planeswalker', plural: 'planeswalkers', rule: '306.6', isKnown: ({ hasPlaneswalkers }) => hasPlaneswalkers },
  {
    word: 'fortification',
    plural: 'Fortifications',
    rule: '801.9',
    isKnown: ({ hasFortifications }) => hasFortifications,
  },
  { word: 'plane', plural: 'planes', rule: '801.18', isKnown: ({ exemptsPlanes }) => exemptsPlanes },
  { word: 'phenomenon', plural: 'phenomena', rule: '801.18', isKnown: ({ exemptsPlanes }) => exemptsPlanes },
];

const youngVariants: Readonly<Partial<Record<Variant, readonly ['808.1' | '903.2', name: string]>>> = {
  TEAM_VS_TEAM: ['808.1', 'Team vs. Team'],
  COMMANDER: ['903.2', 'Commander'],
};

const unknownVariant = (state: GameState): readonly Ruling[] => {
  const [rule, name = ''] = youngVariants[state.variant] ?? [];
  return rule !== undefined && !hasRule(rule, state.edition)
    ? [certain(state, rule, `${state.edition} has no rules for ${name}.`)]
    : [];
};

/**
 * Cites what the table's edition has no rules for: each such kind of object, by an example, and the variant.
 */
export const unknownToEdition = (state: GameState, entities: Iterable<Entity>): readonly Ruling[] => [
  ...unknownObjects(state, entities),
  ...unknownVariant(state),
];

const unknownObjects = (state: GameState, entities: Iterable<Entity>): readonly Ruling[] => {
  const unknown = novelties.filter(({ isKnown }) => !isKnown(decisionsOf(state.edition)));
  if (!unknown.length) return [];
  const found = new Map<NewConcept, GameObject>();
  for (const entity of entities) {
    if (entity.kind === 'PLAYER') continue;
    for (const novelty of unknown) if (!found.has(novelty) && hasType(entity, novelty.word)) found.set(novelty, entity);
  }
  return [...found].map(([{ plural, rule }, object]) =>
    certain(state, rule, `${state.edition} has no rules for ${plural} such as ${object.name}.`, object),
  );
};
