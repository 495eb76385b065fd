import { first, pair, says, whole, map, type Parser } from '../text/grammar/parser.js';
import { tokensOf } from '../text/grammar/tokens.js';
import { statement } from '../text/sentences/statement.js';
import { wholeTable } from '../text/sentences/whole-table.js';
import { namesOf } from '../text/own-names.js';
import { isSpell, paragraphsOf, sentencesOf } from '../text/paragraphs.js';
import type { GameObject } from '../../state/game-state.js';
import type { Clause } from '../clauses.js';
import { effectWordsOf, type EffectWords } from './ability-sentences.js';
import { endingOf } from './ends.js';
import { askingOf, targetsIn } from './objects-asked.js';
import { isOffered, withObjectsNamed } from './offered-clauses.js';
import type { ObjectsAsked, Offer } from './offer.js';

const clause = (effect: Clause['effect']): Clause => ({ effect, conditions: [], unlessPays: null });

const untapped = says('and untap it|them|@');

/** Template: "Gain control of ⟨target⟩ [and untap it]". */
const gainsControl: Parser<readonly Clause[]> = map(
  first(
    pair(says('gain control of @'), untapped, () => null),
    says('gain control of @'),
  ),
  () => [clause({ does: 'CONTROLS_HOST' })],
);

/** Template: "⟨target⟩ blocks ⟨this creature⟩ this turn if able". */
const blocksIt: Parser<readonly Clause[]> = map(says('@ block|blocks ~ each combat if able'), () => [
  clause({ does: 'LURES', creatures: { is: 'SELF' }, blockers: { is: 'HOST' } }),
]);

/** Keyword actions as the effects that come of them: goading (701.15), detaining (701.35). */
const keywordActions: readonly (readonly [RegExp, string])[] = [
  [/^untap (all .+) and gain control of them(?= |$)/i, 'gain control of $1'],
  [/^goad (.+)$/i, '$1 is goaded'],
  [/^detain (.+)$/i, "$1 can't attack or block until your next turn"],
  [/\bgains? (?!control\b)/gi, 'has '],
];

const asStatement = (words: string): string =>
  keywordActions.reduce((said, [pattern, instead]) => said.replace(pattern, instead), words);

/** A choice of one keyword among several is none of them before it is made. */
const isChoice = (words: string, clauses: readonly Clause[]): boolean =>
  / or /i.test(words) && clauses.some(({ effect }) => effect.does === 'HAS' && effect.keywords.length > 1);

const templates = [gainsControl, blocksIt, statement, wholeTable];

const clausesIn = (words: string): readonly Clause[] | null => {
  const tokens = tokensOf(words);
  const clauses = templates.map((each) => whole(each, tokens)).find((each) => each !== null) ?? null;
  return clauses && !isChoice(words, clauses) ? clauses : null;
};

/** Whether an effect may go on though nothing says how long: goading ends by itself, control does not (611.2a). */
const endsUnsaid = ([first]: readonly Clause[]): Offer['end'] | undefined => {
  if (first?.effect.does === 'CONTROLS_HOST') return 'END_OF_GAME';
  return first?.effect.does === 'GOADED' ? null : undefined;
};

const offerIn = (says: string, effect: EffectWords, before: ObjectsAsked | null): Offer | null => {
  const { words, it, isForEach, isTimed } = effect;
  const ending = endingOf(asStatement(words));
  if (ending.end === undefined) return null;
  const asking = askingOf(ending.words, { it, isForEach, before });
  const clauses = asking && clausesIn(asking.words);
  const end = ending.end ?? (clauses && !isTimed ? endsUnsaid(clauses) : undefined);
  if (!asking || !clauses || end === undefined) return null;
  const told = withObjectsNamed(clauses, asking.objects);
  return isOffered(told.clauses) ? { says, ...told, asksForPlayer: asking.asksForPlayer, end } : null;
};

/** Whether an offer is on the objects that the one before asks for, and for as long: "Gain control of target creature. It gains haste." */
const goesOn = (before: Offer | undefined, { objects, end }: Offer): before is Offer =>
  before !== undefined && objects !== null && before.objects === objects && before.end === end;

/** The most clauses that sentences are joined to. */
const mostClauses = 20;

/** Both as one effect; null where one can't tell them. */
const joined = (before: Offer | undefined, offer: Offer): Offer | null => {
  if (!goesOn(before, offer) || before.clauses.length >= mostClauses) return null;
  const clauses = [...before.clauses, ...offer.clauses];
  return isOffered(clauses) ? { ...before, says: `${before.says} ${offer.says}`, clauses } : null;
};

const offersInParagraph = (sentences: readonly string[], names: readonly string[]): readonly Offer[] => {
  const offers: Offer[] = [];
  let asked: ObjectsAsked | null = null;
  for (const [place, sentence] of sentences.entries()) {
    const candidates = effectWordsOf(sentence, names, place === 0);
    const found = candidates.flatMap((each) => offerIn(sentence, each, asked) ?? []).at(0);
    asked = found?.objects ?? candidates.flatMap(({ words }) => targetsIn(words) ?? []).at(0) ?? asked;
    if (!found) continue;
    const together = joined(offers.at(-1), found);
    if (together) offers.pop();
    offers.push(together ?? found);
  }
  return offers;
};

/** "You may exert this creature as it attacks. When you do, …" (603.12). */
const reflexive = /^when you do\b/i;

const read = (text: string, name: string, typeLine: string): readonly Offer[] => {
  const names = namesOf(name, typeLine);
  return paragraphsOf(text).flatMap((paragraph) => {
    const isAbility = paragraph.kind === 'NOT_ASKED' || (paragraph.kind === 'STATIC' && isSpell(typeLine));
    const said = sentencesOf(paragraph.text);
    return offersInParagraph(isAbility ? said : said.filter((each) => reflexive.test(each)), names);
  });
};

const known = new Map<string, readonly Offer[]>();
const mostKnown = 5_000;

/**
 * Reads the effects that come of the spell or of the abilities of a card's face and go on, in the order of its text. Worked out
 * when they are asked for; a sentence that is not understood as a whole offers nothing.
 */
const readOffers = (text: string, name: string, typeLine: string): readonly Offer[] => {
  const key = `${typeLine}\n${name}\n\n${text}`;
  const found = known.get(key) ?? read(text, name, typeLine);
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
};

/** The face of a card with its text, as far as it is told. */
export interface FaceWithText {
  readonly name: string | null;
  readonly typeLine: string | null;
  readonly text: string | null;
}

/** Returns the offers of a face; none without a text. */
export const offersOf = ({ text, name, typeLine }: FaceWithText): readonly Offer[] =>
  text === null ? [] : readOffers(text, name ?? '', typeLine ?? '');

/** The offers of an object's card; none without one. */
export const offersOfObject = ({ printed }: GameObject): readonly Offer[] => (printed ? offersOf(printed.face) : []);
