import type { IntegerProgram } from '../../domain/combat/optimization/integer-program.js';
import type { GameEvent } from '../../domain/events/events.js';
import type { Description } from '../../domain/state/description.js';
import { roundsOfAttachments, stepsOfAbilities, stepsOfGroup, stepsOfGroups } from '../../domain/cards/layers/sizes.js';
import { sizeOf, type GameState } from '../../domain/state/game-state.js';
import { charactersOnCards, unparsedFaces, maxExpandedLength, type CardRequest } from '../../domain/cards-by-name.js';
import type { CardFace } from '../../domain/cards/database/card-data.js';
import { readText } from '../../domain/cards/text/read-text.js';
import { isRecord, weightOf } from '../../domain/values/record.js';
import { failure, type Result, type TooComplex } from '../../domain/result.js';
import { type Budget, refuseOver } from './budget.js';

/** The minimum work of an integer program: too much for the main thread, as even a small one may take long. */
export const leastOfSolving = 480_000;
const stepsPerTerm = 500;

/** Counts the work of solving an integer program by its variables and the terms of its rows. */
export const stepsOfSolving = ({ variables, rows }: IntegerProgram): number =>
  leastOfSolving + rows.reduce((sum, { terms }) => sum + terms.length, variables.length) * stepsPerTerm;

/** In steps, for each player and object of a table: the work to examine it, to give rulings about it, or to draw it. */
const stepsToExamine = 10;
const stepsToRule = 60;
const stepsToDraw = 1_000;

/** In steps: the work of searching all rules of an edition. */
export const stepsOfSearching = 1_500;

/** Counts the work of a question that examines each player and object a few times. */
export const stepsOfExamining = (state: GameState): number => sizeOf(state) * stepsToExamine;

/** Counts the work of describing a whole table. */
export const stepsOfDescribing = (state: GameState): number => sizeOf(state) * stepsToRule + stepsOfGroups(state);

/** In characters: the typical length of a player or an object in the notation. */
const typicalLength = 25;

/** In steps, for each character: the charged work, low enough for the largest table, and that of the worst case. */
const stepsPerCharacter = {
  NOTATION: { counted: 12, atMost: 60 },
  TABLE: { counted: 1, atMost: 5 },
  CARDS: { counted: 2, atMost: 2 },
} as const;

/** Returns how many characters a compressed text may expand to on this thread. */
export const mostExpandedOnThisThread = (budget: Budget | undefined): number =>
  Math.max(1, Math.min(maxExpandedLength, budget?.steps ?? maxExpandedLength));

/** Charges for reading expanded characters; rejects too many, and leaves many to a worker if one may answer. */
export const permitReading = (
  budget: Budget | undefined,
  characters: number,
  what: keyof typeof stepsPerCharacter,
): TooComplex | undefined => {
  const { counted, atMost } = stepsPerCharacter[what];
  return (
    refuseOver('unfolded', characters, maxExpandedLength) ?? budget?.spend(characters * counted, characters * atMost)
  );
};

/** Returns a function that does the work, or fails if the work charged so far is too much. */
export const ifStillPermitted =
  <Value>(budget: Budget | undefined, tooMuch: TooComplex | undefined, work: () => Result<Value>) =>
  (): Result<Value> => {
    const refused = tooMuch ?? budget?.foresee(0);
    return refused ? failure(refused) : work();
  };

/** In characters: how much of the texts left to a worker is also read on this thread, to cache it for next time. */
const mostPrefetched = 600;

const prefetch = (unread: readonly CardFace[]): void => {
  let left = mostPrefetched;
  for (const { text, name, typeLine } of unread) {
    if (text === null || text.length > left) continue;
    left -= text.length;
    readText(text, name ?? '', typeLine ?? '');
  }
};

/** In steps, for each character: the maximum work to read a card's text that is not cached. */
const stepsPerUncachedCharacter = 48;

/** Charges for reading the full cards of a table or of events; texts in the cache cost nothing more. */
export const permitCards = (budget: Budget | undefined, told: CardRequest): TooComplex | undefined => {
  const refused = permitReading(budget, charactersOnCards(told), 'CARDS');
  if (refused || !budget) return refused;
  const unread = unparsedFaces(told);
  const toRead = unread.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const left = budget.spend(0, toRead * stepsPerUncachedCharacter);
  if (left) prefetch(unread);
  return left;
};

/** Reads a table with full cards if the budget permits its size. */
export const readPermitted = <Value>(
  budget: Budget | undefined,
  table: Description,
  read: (table: Description) => Result<Value>,
): Result<Value> => {
  const refused = permitCards(budget, { table });
  return refused ? failure(refused) : read(table);
};

/** Counts the work of writing a table in the notation and reading it back. */
export const stepsOfWriting = (state: GameState): number =>
  sizeOf(state) * typicalLength * stepsPerCharacter.NOTATION.counted;

/** Charges for writing a table in the notation. */
export const permitWriting = (budget: Budget | undefined, state: GameState): TooComplex | undefined =>
  permitReading(budget, sizeOf(state) * typicalLength, 'NOTATION');

/** Counts the work of drawing a table. */
export const stepsOfDrawing = (state: GameState): number => sizeOf(state) * stepsToDraw + stepsOfGroups(state);

/** Counts the work of a question that judges each player and object that matches a filter. */
export const stepsOfSelection = (state: GameState, among: unknown): number =>
  Math.ceil(sizeOf(state) * (stepsToRule + weightOf(among)));

/** In steps: the work to read and write a part of a recorded event. */
const stepsPerPart = 100;

/** Counts the work of showing recorded events. */
export const stepsOfShowing = (events: readonly { readonly input: unknown }[]): number =>
  Math.ceil(events.reduce((parts, { input }) => parts + weightOf(input), 0) * stepsPerPart);

/** In steps: the work to find the distance from one player to one player or object. */
const stepsPerPair = 8;

/** Counts the work of finding the distance of each player from everything else. */
export const stepsOfDistances = (state: GameState): number =>
  state.players.length * sizeOf(state) * stepsPerPair + stepsOfExamining(state);

/** In steps, for each player and object: the work of an event, which creates a new table. */
const stepsPerEvent = 20;

/** The events that apply the abilities of cards. */
const applyingAbilities = ['attackersDeclared', 'blockersDeclared', 'attaches', 'playerLeaves', 'stateBasedActions'];

/** Counts the work of events: each creates a new table, and some apply static abilities. */
export const stepsOfEvents = (state: GameState, events: unknown): number => {
  if (!Array.isArray(events) || !events.length) return 0;
  const valid = events.filter(isRecord);
  const applying = valid.filter((each) => applyingAbilities.some((kind) => each[kind]));
  const begun = valid.reduce((sum, { effectBegins }) => sum + stepsOfBeginning(state, effectBegins), 0);
  const tables = events.length + roundsOf(state, valid);
  return (
    sizeOf(state) * tables * stepsPerEvent + stepsOfGroups(state) + begun + applying.length * stepsOfAbilities(state)
  );
};

/** How often state-based actions may be checked again, as attachments fall off one after the other. */
const roundsOf = (state: GameState, valid: readonly Readonly<Record<string, unknown>>[]): number => {
  const checks = valid.filter(({ stateBasedActions }) => stateBasedActions).length;
  return checks && checks * (roundsOfAttachments(state) + valid.filter(({ attaches }) => attaches).length);
};

const stepsOfBeginning = (state: GameState, effect: unknown): number =>
  isRecord(effect) && isRecord(effect['creatures']) ? stepsOfGroup(state, effect['creatures']) : 0;

/** Charges for events and for the full cards in them. */
export const permitEvents = (
  budget: Budget | undefined,
  state: GameState,
  events: readonly GameEvent[],
): TooComplex | undefined => budget?.spend(stepsOfEvents(state, events)) ?? permitCards(budget, { events });
