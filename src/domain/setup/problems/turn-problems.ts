import { problem, problemsAmong, repetitionsAmong, atPath, type Problem } from '../../problem.js';
import type { FullDescription, FullPlayer } from '../../state/description.js';
import { variantOf } from './seating-problems.js';

/** Finds problems in the turn, the turn markers, the combats and the departures. */
export const turnProblems = (description: FullDescription): readonly Problem[] => [
  ...description.players.flatMap(departureProblems),
  ...activePlayerProblems(description),
  ...markerProblems(description),
  ...combatProblems(description),
  ...earlierProblems(description),
  ...extraTurnProblems(description),
];

const departureProblems = (player: FullPlayer, seat: number): readonly Problem[] => {
  if (!player.inGame || !(player.leftThisTurn || player.drew)) return [];
  return (['leftThisTurn', 'drew'] as const).flatMap((name) => {
    const says = `${player.id} cannot have ${done[name]} and be in the game: set inGame to false.`;
    return player[name] ? [problem(['players', seat, name], says)] : [];
  });
};
const done = { leftThisTurn: 'left this turn', drew: 'drawn the game' } as const;

/** Whether teams take turns together, by the options or the variant. */
export const sharesTurns = (description: FullDescription): boolean =>
  description.options?.sharedTeamTurns ?? variantOf(description).options('CR_2026', 2).sharedTeamTurns;

const activePlayerProblems = (description: FullDescription): readonly Problem[] => {
  const active = description.turn?.activePlayers ?? [];
  if (active.length < 2 || description.variant === 'GRAND_MELEE') return [];
  const path = ['turn', 'activePlayers'];
  if (!sharesTurns(description))
    return [problem(path, `Only one player takes a turn at a time, not ${active.join(', ')}.`)];
  const teams = new Set(description.players.filter(({ id }) => active.includes(id)).map(({ team }) => team ?? null));
  return teams.size > 1 ? [problem(path, `${active.join(', ')} are not one team (805.4a).`)] : [];
};

const markerProblems = ({ variant, turnMarkers, players }: FullDescription): readonly Problem[] => {
  const markers = turnMarkers ?? [];
  if (!markers.length) return [];
  if (variant !== 'GRAND_MELEE') return [problem(['turnMarkers'], 'Only Grand Melee has turn markers (807.4).')];
  const departed = new Set(players.filter(({ inGame }) => !inGame).map(({ id }) => id));
  const [numbers, onTurn] = [new Set<number>(), new Set<string>()];
  return markers.flatMap(({ number, holder, inTurn }, index) => {
    const found = [
      ...(numbers.has(number) ? [problem(['number'], `There are two turn markers ${number}.`)] : []),
      ...(inTurn && onTurn.has(holder)
        ? [problem(['holder'], `${holder} cannot take two turns at the same time (807.4).`)]
        : []),
      ...(!inTurn && departed.has(holder) && departed.size < players.length
        ? [problem(['holder'], `${holder} has left the game and cannot hold a turn marker between turns (807.4c).`)]
        : []),
    ];
    numbers.add(number);
    if (inTurn) onTurn.add(holder);
    return atPath(['turnMarkers', index], found);
  });
};

/** Finds turn markers of earlier attacks or blocks in a variant without turn markers. */
const earlierProblems = ({ attackedThisTurn, blockedThisTurn, variant }: FullDescription): readonly Problem[] =>
  Object.entries({ attackedThisTurn, blockedThisTurn }).flatMap(([list, earlier]) =>
    problemsAmong(earlier, [list, 'marker'], ({ marker }) =>
      marker && variant !== 'GRAND_MELEE' ? 'Only Grand Melee has turn markers (807.4).' : null,
    ),
  );

/** Finds combats that name a turn marker not at the table (807.4). */
export const combatMarkerProblems = ({ combats, variant, turnMarkers }: FullDescription): readonly Problem[] => {
  if (variant !== 'GRAND_MELEE' || !turnMarkers?.length) return [];
  const markerNumbers = new Set(turnMarkers.map(({ number }) => number));
  return problemsAmong(combats, ['combats', 'marker'], ({ marker }) =>
    marker && !markerNumbers.has(marker) ? `There is no turn marker ${marker}.` : null,
  );
};

const combatProblems = ({ combats, variant, objects }: FullDescription): readonly Problem[] => {
  const fights = combats ?? [];
  if (!fights.length) return [];
  const out = new Set((objects ?? []).flatMap(({ id, phasedOut }) => (phasedOut ? [id] : [])));
  const markers = fights.map(({ marker }) => marker ?? null);
  return [
    ...(fights.length > 1 && new Set(markers).size < fights.length
      ? [problem(['combats'], 'Only one combat is under way at a time; in Grand Melee, one for each turn marker.')]
      : []),
    ...problemsAmong(fights, ['combats', 'marker'], ({ marker }) =>
      marker && variant !== 'GRAND_MELEE' ? 'Only Grand Melee has turn markers (807.4).' : null,
    ),
    ...fights.flatMap((fight, index) =>
      atPath(['combats', index], [...fighterProblems(fight), ...(out.size ? phasedOutProblems(fight, out) : [])]),
    ),
  ];
};

/** A combat in a description. */
export type CombatInput = NonNullable<FullDescription['combats']>[number];

const fighterProblems = ({ attacks, blocks }: CombatInput): readonly Problem[] => {
  const attackers = new Set(attacks.map(({ attacker }) => attacker));
  return [
    ...repetitionsAmong(attacks, ['attacks', 'attacker'], {
      keyOf: ({ attacker }) => attacker,
      says: ({ attacker }) => `${attacker} attacks twice.`,
    }),
    ...problemsAmong(attacks, ['attacks', 'target'], ({ attacker, target, defendingPlayer }) =>
      target || defendingPlayer ? null : `Say what ${attacker} attacks, or who the defending player is (508.5).`,
    ),
    ...problemsAmong(blocks, ['blocks', 'attacker'], ({ attacker, blocker }) =>
      attackers.has(attacker) ? null : `${blocker} blocks ${attacker}, which does not attack.`,
    ),
  ];
};

/** Lists the ids in a combat, each with its path in it. */
const phasedOutProblems = ({ attacks, blocks }: CombatInput, out: ReadonlySet<string>): readonly Problem[] =>
  Object.entries({ attacks, blocks }).flatMap(([list, fighters]) =>
    (fighters ?? []).flatMap((fighter, index) =>
      Object.entries(fighter).flatMap(([field, id]) =>
        typeof id === 'string' && out.has(id)
          ? [problem([list, index, field], `${id} is phased out, and so not in combat (506.4).`)]
          : [],
      ),
    ),
  );

const extraTurnProblems = ({ extraTurns, players }: FullDescription): readonly Problem[] => {
  const departed = new Set(players.filter(({ inGame }) => !inGame).map(({ id }) => id));
  return problemsAmong(extraTurns, ['extraTurns'], (id) =>
    departed.has(id) ? `${id} has left the game and takes no turn (800.4k).` : null,
  );
};
