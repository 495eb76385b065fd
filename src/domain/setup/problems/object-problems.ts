import { readCard } from '../../cards/database/card-data.js';
import { problem, atPath, type Problem } from '../../problem.js';
import { hasController, isControlledByAnother } from '../../state/control.js';
import { chosenProblems } from './chosen-problems.js';
import { ruleProblems, sourceProblems, unreadFieldProblems } from './combat-rule-problems.js';
import type { FullDescription, FullObject } from '../../state/description.js';
import type { Zone } from '../../state/vocabulary.js';
import { isRecord } from '../../values/record.js';
import { memoizeByText } from '../../values/remembered.js';
import type { Counters } from '../../state/game-state.js';

/** A shared empty list, as most objects have no problem. */
const none: readonly Problem[] = [];

const mostCounters = { kinds: 50, name: 100, count: 1_000_000 };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostCounters.count;

/** Returns the valid counters by name; an empty object means no counters. */
export const countersOf = (told: unknown): { readonly counters?: Counters } => {
  if (!isRecord(told)) return {};
  const counted = Object.entries(told).filter((each): each is [string, number] => isCount(each[1]) && each[1] > 0);
  return { counters: Object.fromEntries(counted) };
};

/** Finds counters with invalid names or numbers (122.1). */
export const counterProblems = ({ counters }: { readonly counters?: unknown }): readonly Problem[] => {
  if ((counters ?? null) === null) return none;
  if (!isRecord(counters))
    return [problem(['counters'], 'counters has to be an object: numbers by names, as in +1/+1.')];
  const names = Object.keys(counters);
  if (names.length > mostCounters.kinds)
    return [problem(['counters'], `counters has at most ${mostCounters.kinds} names, not ${names.length}.`)];
  return names.flatMap((name) => [
    ...(name.length > mostCounters.name
      ? [problem(['counters'], `A counter's name has at most ${mostCounters.name} characters.`)]
      : []),
    ...(isCount(counters[name])
      ? []
      : [problem(['counters', name], `${name} has to be a whole number from 0 to ${mostCounters.count}.`)]),
  ]);
};

/** The look-ups that the checks of an object need; unknown ids are reported elsewhere. */
export interface ObjectLookup {
  readonly isInGame: (player: string) => boolean | undefined;
  readonly zoneOf: (object: string) => Zone | undefined;
  /** The numbers of the turn markers; null if the variant has none, undefined if they are handed out by default. */
  readonly markers: readonly number[] | null | undefined;
}

const hasLeft = (table: ObjectLookup, player: string | null | undefined): boolean =>
  typeof player === 'string' && table.isInGame(player) === false;

const both = (one: readonly Problem[], other: readonly Problem[]): readonly Problem[] =>
  one.length ? [...one, ...other] : other;

/** Finds problems in the objects of a description. */
export const objectProblems = (description: FullDescription, table: ObjectLookup): readonly Problem[] =>
  problemsOfEach(description, (object) => problemsOfObject(object, table));

const problemsOfEach = (
  { objects }: FullDescription,
  find: (object: FullObject) => readonly Problem[],
): readonly Problem[] => {
  const found: Problem[] = [];
  objects?.forEach((object, index) => {
    const problems = find(object);
    if (problems.length) found.push(...atPath(['objects', index], problems));
  });
  return found;
};

/** Whether each player is in the game, and the zone of each object, by id. */
export interface Places {
  readonly inGame: ReadonlyMap<string, boolean>;
  readonly zones: ReadonlyMap<string, Zone>;
}

/** Indexes a description's players and objects by id. */
export const placesIn = ({ objects, players }: FullDescription): Places => {
  const [inGame, zones] = [new Map<string, boolean>(), new Map<string, Zone>()];
  for (const player of players) inGame.set(player.id, player.inGame);
  for (const object of objects ?? []) zones.set(object.id, object.zone);
  return { inGame, zones };
};

export const lookupIn = ({ inGame, zones }: Places, { variant, turnMarkers }: FullDescription): ObjectLookup => ({
  isInGame: (player) => inGame.get(player),
  zoneOf: (object) => zones.get(object),
  markers: variant === 'GRAND_MELEE' ? turnMarkers?.map(({ number }) => number) : null,
});

/** Finds problems of objects that only new tables are checked for, not tables stored or shared earlier. */
export const newTableProblems = (description: FullDescription): readonly Problem[] =>
  problemsOfEach(description, (object) => both(newObjectProblems(object), controlProblems(object)));

type Spell = TypeLineFields & Pick<FullObject, 'id' | 'zone'> & { readonly faceDown?: unknown };

/** Finds problems of one object that only new tables are checked for; `reportedField`: where to report a spell. */
export const newObjectProblems = (
  object: Spell & Pick<FullObject, 'attackRules' | 'blockRules'>,
  reportedField: 'zone' | 'typeLine' | 'cardData' = 'zone',
): readonly Problem[] =>
  both(both(typeLineProblems(object), spellProblems(object, reportedField)), unreadFieldProblems(object));

/** Rejects `control` on an object that its owner controls or that has no controller (110.2). */
export const controlProblems = (object: FullObject): readonly Problem[] => {
  const { id, zone, owner, control, controlEffects } = object;
  if ((control ?? null) === null) return none;
  if (!hasController(zone) || (zone === 'STACK' && control === 'ENTERED_UNDER'))
    return [
      problem(['control'], `${id} is in ${zone}, where nobody comes to control an object that way (108.4, 110.2).`),
    ];
  const says = `${id} is under the control of its owner ${owner}; "control" says how another player came to control it.`;
  return isControlledByAnother(object) || controlEffects?.length ? none : [problem(['control'], says)];
};

const isSpell = memoizeByText((typeLine: string) => /\b(?:instant|sorcery)\b/i.test(typeLine));

/** Finds an instant or sorcery on the battlefield (304.4, 307.4). */
export const spellProblems = (object: Spell, told = 'zone'): readonly Problem[] =>
  object.zone === 'BATTLEFIELD' && !object.faceDown && isSpell(typeLineOf(object))
    ? [problem([told], `${object.id} is an instant or sorcery: it cannot be on the battlefield (304.4, 307.4).`)]
    : none;

/** Finds problems in one object, given the rest of the table. */
export const problemsOfObject = (object: FullObject, table: ObjectLookup): readonly Problem[] => {
  let found = none;
  for (const check of checks) {
    const problems = check(object, table);
    if (problems.length) found = [...found, ...problems];
  }
  return found;
};

/** Finds problems in the card data, and a missing type line. */
const cardProblems = ({ typeLine, cardData, face }: FullObject): readonly Problem[] => {
  if ((cardData ?? null) === null) {
    if (typeof face === 'number')
      return [problem(['face'], '"face" says which face of a card is up; give "cardData", too.')];
    return typeof typeLine === 'string' ? none : [problem(['typeLine'], '"typeLine" is missing.')];
  }
  const read = readCard(cardData, face);
  return read.face && typeof (typeLine ?? read.face.typeLine) !== 'string'
    ? [problem(['typeLine'], '"typeLine" is missing, here and in cardData.')]
    : read.problems;
};

interface TypeLineFields {
  readonly typeLine?: string | null;
  readonly cardData?: unknown;
  readonly face?: number | null;
}

/** Returns the type line of the description, else that of the card. */
export const typeLineOf = ({ typeLine, cardData, face }: TypeLineFields): string =>
  typeLine ?? ((cardData ?? null) === null ? '' : (readCard(cardData, face).face?.typeLine ?? ''));

/** Whether an object is an ability on the stack, whose owner is ignored. */
const isAbility = (object: FullObject): boolean =>
  object.zone === 'STACK' && !object.card && /\bability\b/i.test(typeLineOf(object));

const ownerProblems = (object: FullObject, table: ObjectLookup): readonly Problem[] =>
  hasLeft(table, object.owner) && object.zone !== 'ANTE' && !isAbility(object)
    ? [problem(['owner'], `${object.id} left the game with its owner ${object.owner} (800.4a).`)]
    : none;

const controllerProblems = (object: FullObject, table: ObjectLookup): readonly Problem[] => {
  const departed = hasLeft(table, object.controller) && hasController(object.zone);
  if (!departed || object.controlEffects?.length) return none;
  const says = `${object.id} cannot be controlled by ${object.controller ?? ''}, who has left the game (800.4a).`;
  return [problem(['controller'], says)];
};

const controlEffectProblems = (object: FullObject, table: ObjectLookup): readonly Problem[] => {
  const effects = object.controlEffects;
  if (!effects?.length) return none;
  if (!hasController(object.zone))
    return [
      problem(['controlEffects'], `${object.id} is in ${object.zone}, where objects have no controller (108.4).`),
    ];
  return effects.flatMap((effect, index) =>
    effectProblems(object, effect, table).map(([field, message]) => problem(['controlEffects', index, field], message)),
  );
};

type EffectProblem = readonly [field: 'givesControlTo' | 'source', message: string];

const effectProblems = (
  { id }: FullObject,
  { givesControlTo, source }: NonNullable<FullObject['controlEffects']>[number],
  table: ObjectLookup,
): readonly EffectProblem[] => {
  const nobody = `Say who controls ${id} by this effect, or by which other object's controller it goes.`;
  return [
    ...(givesControlTo || (source && source !== id) ? [] : [[source ? 'source' : 'givesControlTo', nobody] as const]),
    ...(hasLeft(table, givesControlTo)
      ? [['givesControlTo', `${givesControlTo} has left the game and controls nothing (800.4b).`] as const]
      : []),
    ...(isOffBattlefield(table, source)
      ? [['source', `${source ?? ''} is not on the battlefield, so its effect has ended.`] as const]
      : []),
  ];
};

const isOffBattlefield = (table: Pick<ObjectLookup, 'zoneOf'>, id: string | null | undefined): boolean => {
  const zone = typeof id === 'string' ? table.zoneOf(id) : undefined;
  return zone !== undefined && zone !== 'BATTLEFIELD';
};

const attachmentProblems = (object: FullObject, table: ObjectLookup): readonly Problem[] => {
  const to = object.attachedTo;
  if (!to) return none;
  if (object.zone !== 'BATTLEFIELD')
    return [
      problem(['attachedTo'], `${object.id} is in ${object.zone} and cannot be attached to ${to} (301.5, 303.4).`),
    ];
  if (to === object.id) return [problem(['attachedTo'], `${object.id} cannot be attached to itself (303.4d).`)];
  return isOffBattlefield(table, to)
    ? [problem(['attachedTo'], `${object.id} cannot be attached to ${to}, which is not on the battlefield.`)]
    : none;
};

const protectorProblems = (object: FullObject): readonly Problem[] =>
  object.protector && !/\bbattle\b/i.test(typeLineOf(object))
    ? [problem(['protector'], `${object.id} is not a battle, so it has no protector (310.9).`)]
    : none;

type ExileFields = Pick<FullObject, 'id' | 'zone' | 'token' | 'exiledUntil' | 'returnedByTriggerOf'>;

/** Rejects exiledUntil and returnedByTriggerOf for cards outside exile, tokens, and departed sources (610.3). */
export const exileProblems = (object: ExileFields, table: Pick<ObjectLookup, 'zoneOf'>): readonly Problem[] => {
  if (!object.exiledUntil && !object.returnedByTriggerOf) return none;
  if (object.exiledUntil && object.returnedByTriggerOf)
    return [problem(['returnedByTriggerOf'], `${object.id}: give exiledUntil or returnedByTriggerOf, not both.`)];
  if (object.token && (object.exiledUntil || object.returnedByTriggerOf))
    return [problem(['token'], `${object.id} is a token, which can't come back from exile (111.8).`)];
  return (['exiledUntil', 'returnedByTriggerOf'] as const).flatMap((field) => {
    const source = object[field];
    if (!source) return none;
    if (object.zone !== 'EXILE') return [problem([field], `${object.id} is in ${object.zone}, not in exile (610.3).`)];
    return isOffBattlefield(table, source)
      ? [problem([field], `${source} is not on the battlefield, so ${object.id} has come back (610.3).`)]
      : none;
  });
};

const phasingProblems = ({ id, zone, phasedOut, phasedOutUnder }: FullObject): readonly Problem[] => {
  if (phasedOut && zone !== 'BATTLEFIELD')
    return [problem(['phasedOut'], `${id} is in ${zone}: only permanents phase out (702.26).`)];
  return phasedOutUnder && !phasedOut ? [problem(['phasedOutUnder'], `${id} is not phased out.`)] : none;
};

const stackProblems = ({ id, stack, zone }: FullObject, { markers }: ObjectLookup): readonly Problem[] => {
  if (!stack) return none;
  if (markers === null) return [problem(['stack'], `${id}: only Grand Melee has several stacks (807.5).`)];
  if (zone !== 'STACK') return [problem(['stack'], `${id} is not on the stack.`)];
  return markers && !markers.includes(stack) ? [problem(['stack'], `${id}: there is no turn marker ${stack}.`)] : none;
};

const isOfTwoFaces = memoizeByText((typeLine: string) => /(^|\s)\/\/(\s|$)/.test(typeLine));

/** Rejects a type line that combines two faces. */
const typeLineProblems = ({ typeLine }: { readonly typeLine?: string | null }): readonly Problem[] =>
  typeLine && isOfTwoFaces(typeLine)
    ? [problem(['typeLine'], `"${typeLine}" holds the type lines of two faces; give only the one that is up.`)]
    : none;

/** Rejects control effects that last as long as a source but have none. */
const controlDurationProblems = ({ controlEffects }: FullObject): readonly Problem[] =>
  controlEffects?.flatMap(({ until, source }, index) =>
    source ? none : atPath(['controlEffects', index], sourceProblems(until)),
  ) ?? none;

const checks = [
  cardProblems,
  ownerProblems,
  controllerProblems,
  controlEffectProblems,
  attachmentProblems,
  protectorProblems,
  phasingProblems,
  stackProblems,
  exileProblems,
  counterProblems,
  chosenProblems,
  ruleProblems,
  controlDurationProblems,
];
