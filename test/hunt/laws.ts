import { isDeepStrictEqual } from 'node:util';
import { takePlace, type GameEvent, type Occurrence } from '../../src/domain/events/events.js';
import { tableInText } from '../../src/domain/notation/table-in-text.js';
import { textOf } from '../../src/domain/notation/text-of.js';
import { describe } from '../../src/domain/setup/describe.js';
import type { Description } from '../../src/domain/state/description.js';
import { rangeOf } from '../../src/domain/rules/801-limited-range-of-influence.js';
import { playersInGame, type GameState, type Player } from '../../src/domain/state/game-state.js';
import { forceEvents } from '../../src/questions/catalogue/suppose.js';
import { randomGame, type Dice } from '../domain/random-games.js';
import { answerTo, everyAsked, inNoOrder, renamedIn, type Asked } from './answers.js';
import { readTable } from './hunted-tables.js';
import { agreements } from './agreements.js';

/** Something that holds at every table: returns what breaks it, or null; at once, or as a promise. */
export type Law = (state: GameState, dice: Dice) => unknown;

type Answering = (asked: Asked) => unknown;

/** Where a question is answered otherwise at another table; `back` and `shown` make the answers comparable. */
const differently = (asked: readonly Asked[], one: Answering, other: Answering): unknown => {
  for (const each of asked) {
    const [expected, found] = [one(each), other(each)];
    if (!isDeepStrictEqual(found, expected)) return { asked: each, expected, found };
  }
  return null;
};

const at = (state: GameState) => (asked: Asked) => answerTo(state, asked);
const sameAt = (state: GameState, other: GameState | null, dice: Dice): unknown =>
  other && differently(everyAsked(state, dice), at(state), at(other));

const alike = (state: GameState) => (asked: Asked) => inNoOrder(answerTo(state, asked));
/** The same in no order, as far as the sentences go; `among` says which questions. */
const alikeAt = (
  state: GameState,
  other: GameState | null,
  dice: Dice,
  among: (asked: Asked) => boolean = () => true,
): unknown => other && differently(everyAsked(state, dice).filter(among), alike(state), alike(other));

const idsOf = ({ players, objects, teams }: Description): readonly string[] =>
  [...players, ...(objects ?? []), ...(teams ?? [])].map(({ id }) => id);

type Named = { readonly id: string; readonly name?: string | null };
const named = <Each extends Named>(each: Each): Each => ({ ...each, name: each.name ?? `The ${each.id}` });

/** The same table with names beside the ids. */
const withNames = (description: Description): Description => ({
  ...description,
  players: description.players.map(named),
  ...(description.objects && { objects: description.objects.map((each) => (each.cardData ? each : named(each))) }),
  ...(description.teams && { teams: description.teams.map(named) }),
});

const renaming: Law = (state, dice) => {
  const description = withNames(describe(state));
  const ids = idsOf(description);
  if (new Set(ids).size < ids.length) return null;
  const fresh = ids.map((id, place) => [id, `z${1000 - place}-${id.length}`] as const);
  const [to, from] = [new Map(fresh), new Map(fresh.map(([id, other]) => [other, id] as const))];
  const base = readTable(description);
  const other = readTable(renamedIn(description, to) as Description);
  if (!base || !other) return base ? { refused: renamedIn(description, to) } : null;
  const renamed = ([name, given]: Asked) => renamedIn(answerTo(other, [name, renamedIn(given, to) as object]), from);
  return differently(everyAsked(base, dice), at(base), renamed);
};

const hasTies = ({ objects }: Description): boolean => {
  const ages = (objects ?? []).map(({ timestamp }) => timestamp);
  return new Set(ages).size < ages.length;
};

const reordered: Law = (state, dice) => {
  const description = describe(state);
  if (hasTies(description)) return null;
  return alikeAt(state, readTable({ ...description, objects: [...(description.objects ?? [])].reverse() }), dice);
};

const rotated: Law = (state, dice) => {
  const description = describe(state);
  const by = 1 + dice.below(description.players.length - 1);
  const players = [...description.players.slice(by), ...description.players.slice(0, by)];
  return alikeAt(state, readTable({ ...description, players }), dice);
};

/** What does not speak of left and right, nor of turn order. */
const neutral = new Set([
  ...['rangeOf', 'ranges', 'legalTargets', 'affectedBy', 'informationFor', 'outcomeOf', 'canActivate'],
  ...['preventionApplies', 'damageAfterRedirection', 'wouldTrigger', 'legalChoices', 'lifeAfter', 'checkBlocks'],
]);

const mirrored: Law = (state, dice) => {
  const description = describe(state);
  if (state.turnMarkers.length || ['LEFT', 'RIGHT'].includes(state.options.attack)) return null;
  const other = readTable({ ...description, players: [...description.players].reverse() });
  return alikeAt(state, other, dice, ([name]) => neutral.has(name));
};

const inText: Law = (state, dice) => {
  const { text } = textOf(state);
  if (text === null) return null;
  const { description, read } = tableInText(text);
  const again = read(description);
  return again.ok ? sameAt(state, again.value, dice) : { refused: text };
};

/** What took place, as a caller tells it. */
export const eventOf = ({ type, input }: Occurrence): GameEvent =>
  JSON.parse(JSON.stringify({ [type]: input })) as GameEvent;

const isSentence = (summary: string): boolean => /^(?!.*(undefined|null|NaN|\[object))\S.*\.$/.test(summary);

/** From any version, as it is described, the events that followed lead to the same end. */
const replayed: Law = (state, dice) => {
  const log = randomGame(state, dice, 20);
  const versions = [state, ...log.map(({ after }) => after)];
  const from = dice.below(versions.length);
  const start = readTable(describe(versions[from] ?? state));
  const events = log.slice(from).map(eventOf);
  const again = start && takePlace(start, events, { force: true });
  if (!again?.ok) return { refused: events };
  const isSame = isDeepStrictEqual(again.value.at(-1)?.after ?? start, versions.at(-1));
  return isSame ? log.find(({ summary }) => !isSentence(summary)) : { from, events };
};

const supposed: Law = (state, dice) => {
  const [first] = randomGame(state, dice, 3);
  if (!first || !playersInGame(first.after).length) return null;
  const event = eventOf(first);
  const after = forceEvents(state, [event]);
  const found = after.ok ? sameAt(first.after, after.value, dice) : after.failure;
  return found ? { event, found } : null;
};

/** 801.10: what somebody has who reaches none of those who declare changes nothing of what they may declare. */
const bystander: Law = (state, dice) => {
  const active = new Set(state.turn.activePlayers);
  const reaches = (each: Player) => state.players.some((other) => active.has(other.id) && sees(state, each, other));
  const far = playersInGame(state).find((each) => !reaches(each));
  if (!far) return null;
  const forbids = { creatures: { types: ['Creature'] } };
  const law = {
    ...{ id: 'bystander', owner: far.id, typeLine: 'Enchantment' },
    attackRules: [
      { kind: 'CANT_ATTACK' as const, ...forbids },
      { kind: 'ATTACKS_IF_ABLE' as const, ...forbids },
    ],
  };
  const isOfActive = ([name, given]: Asked): boolean =>
    (name === 'checkAttack' || name === 'legalAttackTargets') && 'player' in given && active.has(String(given.player));
  const description = describe(state);
  const other = readTable({ ...description, objects: [...(description.objects ?? []), law] });
  return alikeAt(state, other, dice, isOfActive);
};

const sees = (state: GameState, one: Player, other: Player): boolean => rangeOf(state, one).players.includes(other);

/** Every law that needs no server, by name. */
export const laws: Readonly<Record<string, Law>> = {
  'a description is the table': (state, dice) => sameAt(state, readTable(describe(state)), dice),
  'a text is the table': inText,
  'ids do not matter': renaming,
  'the order of objects does not matter': reordered,
  'rotating the seats changes nothing': rotated,
  'mirroring the seats changes no range': mirrored,
  'a bystander out of range changes no attack': bystander,
  'a log is the game': replayed,
  'what is supposed is what is recorded': supposed,
  ...agreements,
};
