import { endsWithTurn } from '../../state/effects/duration.js';
import { hasType, isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import type { Clause, Filter, Who } from '../clauses.js';
import { affectsAttacks, affectsBlocks, affectsTargets } from '../combat-keywords.js';
import { kindOf } from '../effects/kinds.js';
import type { Offer } from './offer.js';
import { allTopics, type QuestionTopic } from './bearing-words.js';
import { mayOffer } from './may-offer.js';
import { hintsOf, offersOfObject } from './read-offers.js';

/** An effect that an object may have made, by the number of its offer; null for an unread sentence. */
export interface NotedOffer {
  readonly object: GameObject;
  readonly offer: number | null;
  readonly says: string;
  readonly matters: ReadonlySet<QuestionTopic>;
  /** Whether the effect may concern that player's creatures. */
  readonly concerns: (player: string) => boolean;
}

const mattersOfKeyword = (keyword: string): readonly QuestionTopic[] => {
  if (affectsAttacks(keyword)) return ['ATTACKS'];
  return [
    ...(affectsBlocks(keyword) ? (['BLOCKS'] as const) : []),
    ...(affectsTargets(keyword) ? (['TARGETS'] as const) : []),
  ];
};

const mattersOf = ({ effect }: Clause): readonly QuestionTopic[] => {
  const kind = kindOf(effect);
  if (effect.does === 'CONTROLS_HOST' || effect.does === 'GIVEN_TO_PLAYER') return allTopics;
  if (kind.typeChange(effect)) return allTopics;
  if (kind.colorChange(effect)) return ['BLOCKS', 'TARGETS'];
  if (kind.side) return [kind.side === 'ATTACKERS' ? 'ATTACKS' : 'BLOCKS'];
  const changed = kind.keywords(effect);
  return changed === 'ALL' ? allTopics : changed.flatMap(mattersOfKeyword);
};

/** The players who control the creatures of a group, relative to its source: its controller, others, or anybody. */
const holderOf = (group: Filter): Who | null => {
  if (group.is === 'SELF') return 'YOU';
  if (group.is === 'CONTROLLED') return group.by;
  return group.is === 'ALL' ? (group.of.map(holderOf).find((each) => each !== null) ?? null) : null;
};

/** Whether a clause may affect a player's creatures; rules on being blocked may affect any blocker. */
const bearsOn = ({ controller, owner }: GameObject, { effect }: Clause, player: string): boolean => {
  if (!('creatures' in effect) || kindOf(effect).side === 'BLOCKED_ATTACKERS') return true;
  const [holder, isOwn] = [holderOf(effect.creatures), (controller ?? owner) === player];
  return holder === 'YOU' ? isOwn : holder !== 'OPPONENTS' || !isOwn;
};

const notedIn = (object: GameObject, { says, clauses }: Offer, place: number): NotedOffer => ({
  ...{ object, offer: place + 1, says },
  matters: new Set(clauses.flatMap(mattersOf)),
  concerns: (player) => clauses.some((each) => bearsOn(object, each, player)),
});

const endsSoon = ({ end }: Offer): boolean => end !== null && endsWithTurn({ end });

const hintedBy = (object: GameObject): readonly NotedOffer[] =>
  object.printed
    ? hintsOf(object.printed.face).map((hint) => ({ object, offer: null, concerns: () => true, ...hint }))
    : [];

/** The objects whose effects the table lists. */
const toldSources = ({ effects, objects }: GameState): ReadonlySet<string | null | undefined> =>
  new Set([
    ...effects.map(({ from }) => from),
    ...[...objects.values()].flatMap(({ controlEffects }) => controlEffects.map(({ source }) => source)),
  ]);

const isSpell = (object: GameObject): boolean => hasType(object, 'instant') || hasType(object, 'sorcery');

/** The most permanents and spells whose texts are read. */
const mostRead = 200;

/** The permanents and spells that may have made effects that the table does not list, up to the limit. */
const sourcesAt = (state: GameState): readonly GameObject[] => {
  const sources: GameObject[] = [];
  for (const object of state.objects.values()) {
    if (sources.length === mostRead) break;
    const isThere = isOnBattlefield(object) || (object.zone === 'GRAVEYARD' && isSpell(object));
    if (isThere && mayOffer(object.printed?.face.text ?? '')) sources.push(object);
  }
  const withListedEffects = toldSources(state);
  return sources.filter(({ id }) => !withListedEffects.has(id));
};

/** Lists the offers of permanents and spells: first the offers that outlast a turn, last the unread sentences. */
export const notedOf = (state: GameState): readonly NotedOffer[] => {
  const objects = sourcesAt(state);
  const offers = objects.flatMap((object) => {
    const all = offersOfObject(object);
    return all.flatMap((offer, place) =>
      offer.says === all[place - 1]?.says ? [] : [{ soon: endsSoon(offer), noted: notedIn(object, offer, place) }],
    );
  });
  const [soon, later] = [offers.filter((each) => each.soon), offers.filter((each) => !each.soon)];
  return [...[...later, ...soon].map(({ noted }) => noted), ...objects.flatMap(hintedBy)];
};
