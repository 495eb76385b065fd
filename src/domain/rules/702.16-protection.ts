import { nameList, type Ruling } from '../answer.js';
import { cardTypes, creatureTypes, landTypes, otherSubtypes, supertypes } from '../rulebook/keywords-and-types.js';
import { keywordsOfPlayer } from '../cards/answers/player-effects.js';
import { protectionExceptions } from '../cards/answers/protection-exceptions.js';
import { areOpponents, controllerOf, hasType } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { colorsByWord } from '../state/filters/color-words.js';
import { typesAt } from '../state/filters/types-at.js';
import { oncePer } from '../values/remembered.js';
import { citing } from '../rulebook/citing.js';

const { ruling, certain } = citing('702.16c', '702.16d', '702.16f', '702.16n');

const start = 'protection from ';

/**
 * Returns the qualities of a protection keyword, in lower case; none for any other keyword.
 *
 * - 702.16g: "from A and from B" names two; 702.16h, 702.16i: "from each", "from all".
 */
export const qualitiesIn = (keyword: string): readonly string[] => {
  const lowerCase = keyword.toLowerCase().replace(/\s+/g, ' ');
  if (!lowerCase.startsWith(start)) return [];
  return lowerCase
    .slice(start.length)
    .split(/,|\band /)
    .map((quality) => quality.trim().replace(/^(?:from )?(?:(?:all|each|every|any) (?!of))?/, ''))
    .filter((quality) => quality !== '');
};

/** Finds the qualities that keywords protect from, once for each list of keywords. */
const qualitiesOf = oncePer((keywords: readonly string[]): readonly string[] => keywords.flatMap(qualitiesIn));

const countsOfColors: ReadonlyMap<string, (count: number) => boolean> = new Map([
  ['colorless', (count) => count === 0],
  ['colored', (count) => count > 0],
  ['monocolored', (count) => count === 1],
  ['multicolored', (count) => count > 1],
]);
const anyObject: ReadonlySet<string> = new Set(['permanent', 'source', 'object']);

/** The words that a quality may consist of, apart from the names of players. */
export const qualityWords: readonly string[] = [
  ...[...colorsByWord.keys(), ...countsOfColors.keys(), ...anyObject],
  ...['everything', 'color', 'spell', 'card', 'token', 'player', 'opponent'],
  ...[...cardTypes, ...supertypes, ...creatureTypes, ...landTypes, ...otherSubtypes],
];
const knownWords: ReadonlySet<string> = new Set(qualityWords);

const irregular: readonly (readonly [plural: string, singular: string])[] = [
  ['ves', 'f'],
  ['ves', 'fe'],
  ['ies', 'y'],
  ['mice', 'mouse'],
  ['oxen', 'ox'],
  ['men', 'man'],
  ['geese', 'goose'],
];

/** Returns the possible singulars of a word, itself included: Goblins, Elves, Sphinxes, Harpies, Mice. */
export const singularsOf = (word: string): readonly string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  ...irregular
    .filter(([plural]) => word.endsWith(plural))
    .map(([plural, singular]) => word.slice(0, -plural.length) + singular),
];

const withoutNon = (word: string): string => word.replace(/^non-?/, '');

const isKnownWord = (word: string): boolean =>
  [word, withoutNon(word)].some((each) => singularsOf(each).some((singular) => knownWords.has(singular)));

const isWordOf = (object: GameObject, word: string): boolean => {
  if (/^non/.test(word) && !knownWords.has(word)) return !isWordOf(object, withoutNon(word));
  const color = colorsByWord.get(word);
  if (color) return object.colors.includes(color);
  const counts = countsOfColors.get(word);
  if (counts) return counts(object.colors.length);
  return singularsOf(word).some(
    (each) => anyObject.has(each) || (each === 'token' && object.token) || hasType(object, each),
  );
};

/** The players whose objects a quality means (702.16k): by name or id, the chosen one, opponents, all, or none. */
const playersOfQuality = (state: GameState, protects: Entity, quality: string): readonly Player[] => {
  if (/^players?$/.test(quality)) return state.players;
  if (/^(?:each of )?(?:your |its controller's )?opponents?$/.test(quality)) {
    const you = protects.kind === 'PLAYER' ? protects : controllerOf(state, protects);
    return state.players.filter((each) => areOpponents(each, you));
  }
  const { chosen = null } = protects.kind === 'OBJECT' ? protects : {};
  if (quality === 'the chosen player') return state.players.filter(({ id }) => id === chosen?.player);
  return state.players.filter(({ id, name }) => [id, name].some((each) => each.toLowerCase() === quality));
};

/** A quality that an object has, the rest of the sentence about it, and the players it names. */
interface QualityMatch {
  readonly name: string;
  readonly says: string;
  readonly about: readonly Player[];
}

const createMatch = (name: string, says: string, ...about: readonly Player[]): QualityMatch => ({ name, says, about });

const isAdjective = (quality: string): boolean => colorsByWord.has(quality) || countsOfColors.has(quality);

/** Words a quality of a player: the player's name, if the quality is that name or the id. */
const nameQuality = ({ id, name }: Player, quality: string): string =>
  [id, name].some((each) => each.toLowerCase() === quality) ? name : quality;

const matchesOf = (
  state: GameState,
  protects: Entity,
  object: GameObject,
  quality: string,
): readonly QualityMatch[] => {
  if (/^colors?$/.test(quality))
    return [...colorsByWord.keys()].flatMap((color) => matchesOf(state, protects, object, color));
  if (quality === 'everything') return [createMatch(quality, '')];
  if (isAdjective(quality))
    return isWordOf(object, quality) ? [createMatch(quality, `, and ${object.name} is ${quality}`)] : [];
  const controller = controllerOf(state, object);
  if (playersOfQuality(state, protects, quality).includes(controller))
    return [
      createMatch(nameQuality(controller, quality), `, and ${controller.name} controls ${object.name}`, controller),
    ];
  const isOne = quality.split(' ').every((word) => isWordOf(object, word));
  return isOne ? [createMatch(quality, `, and ${object.name} is one`)] : [];
};

/** The keyword abilities of an object, or those that cards give a player. */
export const keywordsOf = (state: GameState, entity: Entity): readonly string[] =>
  entity.kind === 'PLAYER' ? keywordsOfPlayer(state, entity.id) : entity.keywords;

/** The quality that an object matches: all of its matching colors together, else the first other quality. */
const matchingQuality = (
  state: GameState,
  protects: Entity,
  object: GameObject,
  keywords: readonly string[] = keywordsOf(state, protects),
): QualityMatch | undefined => {
  const all = qualitiesOf(keywords).flatMap((quality) => matchesOf(state, protects, object, quality));
  const ofColor = new Map(all.filter(({ name }) => colorsByWord.has(name)).map((each) => [each.name, each]));
  const names = nameList([...ofColor.values()]);
  return ofColor.size ? createMatch(names, `, and ${object.name} is ${names}`) : all[0];
};

/**
 * Says that a creature can't block an attacker with protection from one of the creature's qualities.
 *
 * - 702.16a: a color, a number of colors, a card type, a supertype, a subtype or several of them; 702.16h: each color.
 * - 702.16j: everything; 702.16k: whatever certain players control.
 */
export const protectionObjection = (state: GameState, attacker: GameObject, blocker: GameObject): readonly Ruling[] => {
  const quality = matchingQuality(state, attacker, blocker);
  if (!quality) return [];
  const why = quality.says
    ? `${quality.says}, so it can't block ${attacker.name}`
    : `, so ${blocker.name} can't block it`;
  const says = `${attacker.name} has protection from ${quality.name}${why}.`;
  return [ruling(state, '702.16f', says, attacker, blocker, ...quality.about)];
};

/** Removes one copy of each of the `taken` keywords. */
const withoutOnce = (keywords: readonly string[], taken: readonly string[]): readonly string[] => {
  const left = [...taken];
  return keywords.filter((keyword) => {
    const place = left.indexOf(keyword);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/**
 * Says that an attachment can't be attached to an object or player with protection from one of its qualities.
 *
 * - 702.16c: an Aura; 702.16d: an Equipment or a Fortification.
 * - 702.16n, 702.16p: unless the effect that gives the protection excepts it; other protection still counts.
 */
export const protectionFromAttachment = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  const all = keywordsOf(state, to);
  if (!matchingQuality(state, to, attachment, all)) return [];
  const spared = to.kind === 'OBJECT' ? protectionExceptions(state, attachment, to) : [];
  const quality = matchingQuality(state, to, attachment, withoutOnce(all, spared));
  if (!quality) return [];
  const why = `${to.name} has protection from ${quality.name}${quality.says}`;
  const about = [to, attachment, ...quality.about];
  if (!hasType(attachment, 'aura'))
    return [ruling(state, '702.16d', `${why}, so ${attachment.name} can't be attached to it.`, ...about)];
  const says = `${why}, so ${attachment.name} can't enchant ${to.kind === 'PLAYER' ? 'them' : 'it'}.`;
  return [ruling(state, '702.16c', says, ...about)];
};

/** Says that a protection ability excepts an attachment, if it has that protection at all. */
export const protectionExceptionRulings = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  const quality = matchingQuality(state, to, attachment);
  if (!quality || to.kind === 'PLAYER') return [];
  const says = `${to.name} has protection from ${quality.name}, but the effect that gives it leaves ${attachment.name} attached.`;
  return [certain(state, '702.16n', says, to, attachment)];
};

/** Whether an object has one of the qualities of a protection or hexproof keyword. */
export const isProtectedFrom = (state: GameState, protects: Entity, keyword: string, object: GameObject): boolean =>
  matchingQuality(state, protects, object, [keyword.replace(/^hexproof/i, 'protection')]) !== undefined;

/** Returns the qualities of a keyword that are not understood: unknown words, unknown players. */
export const unreadQualities = (state: GameState, protects: GameObject, keyword: string): readonly string[] =>
  qualitiesIn(keyword).filter(
    (quality) =>
      !playersOfQuality(state, protects, quality).length &&
      !quality
        .split(' ')
        .every((word) => isKnownWord(word) || singularsOf(word).some((each) => typesAt(state).has(each))),
  );
