import type { Description, PlayerDescription } from '../../state/description.js';
import { groupsOf, type Group } from './groups.js';
import { attackWords, editionName, variantNames, wordsOf, zoneNames } from '../text/words.js';
import { writeFlags, markerFlags, optionFlags, playerFlags } from '../words/flags.js';
import { writeEffects } from './write-effects.js';
import { nameInNotation, writtenFirst } from './written-names.js';

/** The maximum length of a line with several objects, in characters. */
const longestLine = 100;

/** Writes a described table in the notation; what the notation can't express is left out. */
export const writeNotation = (table: Description): string =>
  [
    headerOf(table),
    ...teamsOf(table),
    ...seatsAndObjects(table),
    ...rangesOf(table),
    ...turnOf(table),
    ...markersOf(table),
    ...effectsOf(table),
    ...combatsOf(table),
    ...earlierOf(table),
    ...listed('extra turns', (table.extraTurns ?? []).map(writtenFirst)),
  ].join('\n') + '\n';

const listed = (topic: string, entries: readonly string[]): readonly string[] =>
  entries.length ? [`${topic}: ${entries.join('; ')}`] : [];

const nameIn = (names: readonly (readonly [string, string])[], value: string): readonly string[] =>
  names.flatMap(([name, each]) => (each === value ? [name] : []));

const headerOf = ({ variant, edition, options }: Description): string => {
  const { rangeOfInfluence: range, startingLife: life, attack } = options ?? {};
  return [
    ...nameIn(variantNames, variant ?? 'FREE_FOR_ALL'),
    ...(typeof range === 'number' ? [`range ${range}`] : []),
    ...(typeof life === 'number' ? [`starting life ${life}`] : []),
    ...(attack ? nameIn(attackWords, attack) : []),
    ...writeFlags(options ?? {}, optionFlags),
    ...(edition ? [`edition ${editionName(edition)}`] : []),
  ].join(', ');
};

interface NamedTeam {
  readonly id: string;
  readonly name?: string | null;
}

const writeTeamHead = ({ id, name }: NamedTeam, star = ''): string => {
  const shown = writtenFirst(name ?? id) + star;
  return (name ?? id) === id ? shown : `${shown} "${id}"`;
};

const counted = (word: string, count: number | null | undefined): readonly string[] =>
  typeof count === 'number' ? [`${word}${count}`] : [];

/** Writes the teams; omitted if the players' lines give the same teams in the same order. */
const teamsOf = ({ teams, players }: Description): readonly string[] => {
  const implied = [...new Set(players.flatMap(({ team }) => (team ? [team] : [])))];
  const isImplied = (teams ?? []).every(
    ({ id, name, life, poison }, place) =>
      id === implied[place] && (name ?? id) === id && (life ?? poison ?? null) === null,
  );
  if (isImplied && (teams ?? []).length === implied.length) return [];
  return listed(
    'teams',
    (teams ?? []).map((team) =>
      [writeTeamHead(team), ...counted('', team.life), ...counted('poison ', team.poison)].join(' '),
    ),
  );
};

const playerOf = (player: PlayerDescription, isActive: boolean): string =>
  [
    writeTeamHead(player, isActive ? '*' : ''),
    ...counted('', player.life),
    ...counted('poison ', player.poison),
    ...(player.team ? [`team ${nameInNotation(player.team)}`] : []),
    ...(player.role ? [wordsOf(player.role)] : []),
    ...(player.inGame === false ? [player.leftThisTurn ? 'left this turn' : 'left'] : []),
    ...writeFlags(player, playerFlags),
    ...(player.commanderDamage ?? []).map(
      ({ commander, amount }) => `commander damage ${amount} from ${nameInNotation(commander)}`,
    ),
  ].join(' ');

/** Writes the players in seat order with their objects; lines with other objects keep the objects' order. */
const seatsAndObjects = (table: Description): readonly string[] => {
  const names = new Map(table.players.map(({ id, name }) => [id, name ?? id]));
  const waiting = [...groupsOf(table)].reverse();
  const lines: string[] = [];
  const isTheirs = (group: Group | undefined, id: string): boolean =>
    group?.zone === 'BATTLEFIELD' && group.player === id;
  const active = new Set(table.turn?.activePlayers);
  for (const player of table.players) {
    const next = isTheirs(waiting.at(-1), player.id) ? waiting.pop() : undefined;
    lines.push(...lineOf(playerOf(player, active.has(player.id)), next?.entries ?? []));
    while (waiting.length && waiting.at(-1)?.zone !== 'BATTLEFIELD') lines.push(...groupLine(waiting.pop(), names));
  }
  return [...lines, ...waiting.reverse().flatMap((group) => groupLine(group, names))];
};

const lineOf = (start: string, entries: readonly string[]): readonly string[] => {
  if (!entries.length) return [start];
  const line = `${start}: ${entries.join('; ')}`;
  return line.length <= longestLine ? [line] : [`${start}:`, ...entries.map((entry) => `  ${entry}`)];
};

const groupLine = (group: Group | undefined, names: ReadonlyMap<string, string>): readonly string[] => {
  if (!group) return [];
  const { player, zone, stack, entries } = group;
  const name = writtenFirst(names.get(player) ?? player);
  if (zone === 'STACK') return lineOf(stack === null ? 'stack' : `stack ${stack}`, entries);
  return lineOf(zone === 'BATTLEFIELD' ? name : `${name}'s ${nameIn(zoneNames, zone).join('')}`, entries);
};

const earlierOf = ({ attackedThisTurn, blockedThisTurn }: Description): readonly string[] => [
  ...earlierLine(
    'attacked',
    attackedThisTurn?.map(({ attacker, target, marker }) => [
      attacker,
      target ? ` > ${nameInNotation(target)}` : '',
      marker,
    ]),
  ),
  ...earlierLine(
    'blocked',
    blockedThisTurn?.map(({ blocker, marker }) => [blocker, '', marker]),
  ),
];

type EarlierEntry = readonly [creature: string | null | undefined, whom: string, marker: number | null | undefined];

const earlierLine = (topic: string, entries: readonly EarlierEntry[] | null | undefined): readonly string[] => {
  if (!entries) return [];
  const items = entries.map(
    ([id, whom, marker]) => `${id ? nameInNotation(id) : '?'}${whom}${marker ? ` marker ${marker}` : ''}`,
  );
  return [`${topic}:${items.length ? ` ${items.join('; ')}` : ''}`];
};

const effectsOf = (table: Description): readonly string[] =>
  table.effects?.length ? lineOf('effects', writeEffects(table)) : [];

const rangesOf = ({ players }: Description): readonly string[] =>
  listed(
    'ranges',
    players.flatMap(({ id, rangeOfInfluence }) => counted(`${writtenFirst(id)} `, rangeOfInfluence)),
  );

const turnOf = ({ turn }: Description): readonly string[] => {
  const { number = 1, step = 'PRECOMBAT_MAIN', ended, resumesAfter } = turn ?? {};
  if (number === 1 && step === 'PRECOMBAT_MAIN' && !ended && !resumesAfter) return [];
  const parts = [
    `${number ?? 1}`,
    wordsOf(step ?? 'PRECOMBAT_MAIN'),
    ...(ended ? ['ended'] : []),
    ...(resumesAfter ? [`resumes after ${nameInNotation(resumesAfter)}`] : []),
  ];
  return [`turn: ${parts.join(', ')}`];
};

const markersOf = ({ turnMarkers }: Description): readonly string[] =>
  listed(
    'markers',
    (turnMarkers ?? []).map((marker) => {
      const { number, holder, removals, step } = marker;
      return [
        `${number} ${nameInNotation(holder)}`,
        ...(step && step !== 'PRECOMBAT_MAIN' ? [wordsOf(step)] : []),
        ...(removals ? [`removals ${removals}`] : []),
        ...writeFlags(marker, markerFlags),
      ].join(' ');
    }),
  );

const combatsOf = ({ combats }: Description): readonly string[] =>
  (combats ?? []).flatMap(({ marker, defendingPlayer, attacks, blocks }) => {
    const against = defendingPlayer ? ` against ${nameInNotation(defendingPlayer)}` : '';
    const start = `combat${typeof marker === 'number' ? ` ${marker}` : ''}${against}`;
    const pairs = attacks.map(
      ({ attacker, target, band }) =>
        `${nameInNotation(attacker)} > ${nameInNotation(target ?? '')}${typeof band === 'number' ? ` band ${band}` : ''}`,
    );
    const stopped = (blocks ?? []).map(
      ({ blocker, attacker }) => `${nameInNotation(blocker)} > ${nameInNotation(attacker)}`,
    );
    return [...(pairs.length ? lineOf(start, pairs) : [`${start}:`]), ...listed('blocks', stopped)];
  });
