import { createReader, type ValueAndProblems } from '../schema/reader.js';
import { areKnown, unknownIds, type TableIds } from '../schema/unknown-ids.js';
import type { Mentions } from '../schema/walk.js';
import { problem, problemsAmong, repetitionsAmong, atPath, type Problem } from '../problem.js';
import { badInput, success, type Result } from '../result.js';
import { gameStateOf } from './build-game-state.js';
import { gameStateDescription, type FullDescription, type FullObject } from '../state/description.js';
import type { FullEffect } from '../state/effects/effects.js';
import type { GameState } from '../state/game-state.js';
import { describedOfferProblems, effectInFull, seenFromOffer } from './offers.js';
import { effectProblems, effectProblemsAt, endedProblems } from './problems/effect-problems.js';
import {
  lookupIn,
  objectProblems,
  newTableProblems,
  placesIn,
  typeLineOf,
  type ObjectLookup,
  type Places,
} from './problems/object-problems.js';
import { combatProblemsAt } from './problems/attack-problems.js';
import {
  designationProblems,
  forbiddenSeats,
  seatingProblems,
  seatsOf,
  variantOf,
} from './problems/seating-problems.js';
import { turnProblems, sharesTurns, combatMarkerProblems } from './problems/turn-problems.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { newestEdition } from '../rulebook/editions.js';
import { splitTeamProblems, type VariantRules } from '../variants/variant-rules.js';
import { readCard } from '../cards/database/card-data.js';
import { createMayBeCreature, noAttacker, noBlocker } from './problems/non-creatures.js';

/** Checks a description against its schema only. */
export const readShape = createReader(gameStateDescription, { name: 'The table' });

/**
 * Returns the game state of a description, or all of its problems with their paths. If the shape is wrong, nothing else
 * is checked.
 */
export const readDescription = (description: unknown): Result<GameState> => stateOf(readShape(description));

/**
 * Returns the game state, or all problems, of a description whose shape has been checked.
 *
 * - `isShared`: whether the table was shared earlier, so it is exempt from newer checks.
 */
export const stateOf = (
  { value: description, mentions, problems, moreProblems }: ValueAndProblems<FullDescription>,
  isShared = false,
): Result<GameState> => {
  if (!description) return badInput(problems, moreProblems);
  const found = [
    ...problems,
    ...impossibilities(description, mentions),
    ...(isShared ? [] : refusedToday(description)),
  ];
  if (found.length) return badInput(found, moreProblems);
  const state = gameStateOf(description);
  const refused = isShared ? [] : refusedIn(state, description);
  return refused.length ? badInput(refused) : success(state);
};

/** Finds effects that are impossible at the table, and impossible combats that older builds accepted. */
const refusedIn = (state: GameState, description: FullDescription): readonly Problem[] => [
  ...(description.effects ?? []).flatMap((effect, index) => atPath(['effects', index], refusedAt(state, effect))),
  ...(description.combats?.length ? combatProblemsAt(state, description.combats) : []),
];

const refusedAt = (state: GameState, effect: FullEffect): readonly Problem[] => {
  if (typeof effect.offer !== 'number') return effectProblemsAt(state, effect);
  const { playersById, objects, turn, variant } = state;
  const full = effectInFull(state, effect);
  return seenFromOffer(effect, [
    ...effectProblems(full, (id) => playersById.get(id)?.inGame, variant),
    ...endedProblems(full, turn.ended, (id) => objects.get(id)?.zone),
    ...effectProblemsAt(state, full),
  ]);
};

const refusedToday = (description: FullDescription): readonly Problem[] => [
  ...newTableProblems(description),
  ...stricterProblems(description),
];

const impossibilities = (description: FullDescription, mentions: Mentions): readonly Problem[] => {
  const places = placesIn(description);
  const table = lookupIn(places, description);
  const idsInUse = knownIn(description, places);
  return [
    ...(areKnown(mentions, idsInUse) ? [] : unknownIds(gameStateDescription, description, idsInUse)),
    ...duplicates(description, places),
    ...seatingProblems(description),
    ...designationProblems(description),
    ...objectProblems(description, table),
    ...turnProblems(description),
    ...effectsProblems(description, table),
  ];
};

const effectsProblems = (description: FullDescription, { isInGame, zoneOf }: ObjectLookup): readonly Problem[] => {
  const { effects, turn, variant } = description;
  if (!effects?.length) return [];
  return effects.flatMap((effect, index) =>
    atPath(
      ['effects', index],
      typeof effect.offer === 'number'
        ? describedOfferProblems(description.objects, effect)
        : [...effectProblems(effect, isInGame, variant), ...endedProblems(effect, turn?.ended ?? false, zoneOf)],
    ),
  );
};

const knownIn = ({ teams }: FullDescription, { inGame, zones }: Places): TableIds => ({
  players: inGame,
  inGame: { has: (id) => inGame.get(id) ?? false },
  objects: zones,
  teams: new Set(teams?.map(({ id }) => id)),
});

const duplicates = ({ players, objects, teams }: FullDescription, { inGame, zones }: Places): readonly Problem[] => {
  const areUnique =
    inGame.size === players.length &&
    zones.size === (objects?.length ?? 0) &&
    !teams?.length &&
    !players.some(({ id }) => zones.has(id));
  if (areUnique) return [];
  const ofEntities = uniqueAmong('players and objects alike');
  return [
    ...repetitionsAmong(players, ['players', 'id'], ofEntities),
    ...repetitionsAmong(objects ?? [], ['objects', 'id'], ofEntities),
    ...repetitionsAmong(teams ?? [], ['teams', 'id'], uniqueAmong('teams')),
  ];
};

const uniqueAmong = (all: string) => ({
  keyOf: ({ id }: { readonly id: string }) => id,
  says: ({ id }: { readonly id: string }) => `The id "${id}" is taken: ids are unique among ${all}.`,
  seen: new Set<string>(),
});

/**
 * Finds problems that older builds accepted, so their table codes may have them.
 *
 * - 810.10, 704.5c: poison counters of a member whose team shares them, or of a team that does not.
 * - 805.1: teams that share turns but do not sit together.
 * - 508.1a, 509.1a: attackers and blockers that are not creatures, if nothing at the table may make them one.
 * - 807.4: combats that name a turn marker not at the table.
 */
export const stricterProblems = (description: FullDescription): readonly Problem[] => {
  const rules = variantOf(description);
  const ofTeams =
    rules.teams === 'NONE' ? [] : [...poisonProblems(description, rules), ...sharingTurnsApart(description, rules)];
  return [...ofTeams, ...fighterProblems(description), ...combatMarkerProblems(description)];
};

const textOf = ({ cardData, face }: FullObject): string | null =>
  (cardData ?? null) === null ? null : (readCard(cardData, face).face?.text ?? null);

const fighterProblems = ({ combats, objects }: FullDescription): readonly Problem[] => {
  if (!combats?.length) return [];
  const byId = new Map(objects?.map((each) => [each.id, each]));
  const mayBe = createMayBeCreature(() => (objects ?? []).map(textOf));
  const noCreature = (id: string, says: typeof noAttacker): string | null => {
    const object = byId.get(id);
    const typeLine = object ? typeLineOf(object) : 'creature';
    const isOne = !object || object.faceDown || /\bcreature\b/i.test(typeLine) || mayBe(typeLine);
    return isOne ? null : says(id, typeLine);
  };
  return combats.flatMap(({ attacks, blocks }, combat) =>
    atPath(
      ['combats', combat],
      [
        ...problemsAmong(attacks, ['attacks', 'attacker'], ({ attacker }) => noCreature(attacker, noAttacker)),
        ...problemsAmong(blocks, ['blocks', 'blocker'], ({ blocker }) => noCreature(blocker, noBlocker)),
      ],
    ),
  );
};

const poisonProblems = (
  { players, teams, edition }: FullDescription,
  { sharedLife, variant }: VariantRules,
): readonly Problem[] => {
  const isShared = sharedLife && decisionsOf(edition ?? newestEdition).sharesPoison;
  if (isShared)
    return problemsAmong(players, ['players', 'poison'], ({ id, poison }) =>
      typeof poison !== 'number'
        ? null
        : `${id} shares poison counters with their team: give them to the team (810.10).`,
    );
  const where = sharedLife ? (edition ?? newestEdition) : variant;
  return problemsAmong(teams, ['teams', 'poison'], ({ id, poison }) =>
    typeof poison !== 'number'
      ? null
      : `Team ${id} has no poison counters: in ${where} each player has their own (704.5c).`,
  );
};

const sharingTurnsApart = (description: FullDescription, rules: VariantRules): readonly Problem[] => {
  if (!sharesTurns(description) || forbiddenSeats(description, rules).length) return [];
  const [apart] = splitTeamProblems(seatsOf(description));
  return apart
    ? [problem(['options', 'sharedTeamTurns'], `Teams that share turns have to sit together (805.1): ${apart.message}`)]
    : [];
};
