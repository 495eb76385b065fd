import { endsWithTurn } from '../../state/effects/duration.js';
import type { GameObject } from '../../state/game-state.js';
import type { Clause } from '../clauses.js';
import { isOfAttacks, isOfBlocks } from '../combat-keywords.js';
import { kindOf } from '../effects/kinds.js';
import type { Offer } from './offer.js';
import { offersOfObject } from './read-offers.js';

/** The matters of questions on which effects that are offered bear. */
export type Matter = 'ATTACKS' | 'BLOCKS' | 'TARGETS';

/** An effect that an object may have made, by the number of its offer. */
export interface Noted {
  readonly object: GameObject;
  readonly offer: number;
  readonly says: string;
  readonly matters: ReadonlySet<Matter>;
}

const mattersOfKeyword = (keyword: string): readonly Matter[] => {
  if (isOfAttacks(keyword)) return ['ATTACKS'];
  const isOfTargets = /^(?:hexproof|shroud|protection)/.test(keyword);
  return [...(isOfBlocks(keyword) ? (['BLOCKS'] as const) : []), ...(isOfTargets ? (['TARGETS'] as const) : [])];
};

const everything: readonly Matter[] = ['ATTACKS', 'BLOCKS', 'TARGETS'];

const mattersOf = ({ effect }: Clause): readonly Matter[] => {
  const kind = kindOf(effect);
  if (effect.does === 'CONTROLS_HOST') return everything;
  if (kind.side) return [kind.side === 'ATTACKERS' ? 'ATTACKS' : 'BLOCKS'];
  const changed = kind.keywords(effect);
  return changed === 'ALL' ? everything : changed.flatMap(mattersOfKeyword);
};

const notedIn = (object: GameObject, { says, clauses }: Offer, place: number): Noted => ({
  ...{ object, offer: place + 1, says },
  matters: new Set(clauses.flatMap(mattersOf)),
});

const endsSoon = ({ end }: Offer): boolean => end !== null && endsWithTurn({ end });

/** Lists what objects offer, what outlasts a turn first. */
export const notedOf = (objects: readonly GameObject[]): readonly Noted[] => {
  const offers = objects.flatMap((object) =>
    offersOfObject(object).map((offer, place) => ({ soon: endsSoon(offer), noted: notedIn(object, offer, place) })),
  );
  return [...offers.filter(({ soon }) => !soon), ...offers.filter(({ soon }) => soon)].map(({ noted }) => noted);
};
