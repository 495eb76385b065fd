import {
  after,
  before,
  first,
  many,
  map,
  maybe,
  means,
  says,
  sequence,
  whole,
  type Parser,
} from '../text/grammar/parser.js';
import { tokensOf, type Tokens } from '../text/grammar/tokens.js';
import { statement } from '../text/sentences/statement.js';
import { withTypesKept } from '../text/sentences/becomes.js';
import { wholeTable } from '../text/sentences/whole-table.js';
import { oncePerFace } from '../text/once-per-face.js';
import { namesOf } from '../text/own-names.js';
import { isSpell, markNames, paragraphsOf, sentencesOf } from '../text/paragraphs.js';
import type { GameObject } from '../../state/game-state.js';
import type { Clause, Effect, Filter } from '../clauses.js';
import { effectWordsOf, type EffectWords } from './ability-sentences.js';
import { choiceVariants } from './choices.js';
import { splitEnd } from './ends.js';
import { topicsOfWords } from './bearing-words.js';
import { neededObjectsIn, targetsIn } from './objects-asked.js';
import { isOffered, withObjectsNamed } from './offered-clauses.js';
import { mayOffer } from './may-offer.js';
import type { Hint, NeededObjects, Offer } from './offer.js';

const clause = (effect: Clause['effect']): Clause => ({ effect, conditions: [], unlessPays: null });

const untapped = says('and untap it|them|@');

/** Template: "Gain control of ⟨target⟩ [and untap it]". */
const gainsControl: Parser<readonly Clause[]> = map(sequence(says('gain control of @'), maybe(untapped)), () => [
  clause({ does: 'CONTROLS_HOST' }),
]);

const controlled = first<Filter>(means('@', { is: 'HOST' }), means('~', { is: 'SELF' }));

/** Reads one-time actions on the object, besides the ongoing effect. */
const done = says('and|, untaps|untap ~|it', ', and puts a +1/+1 counter on it|~');

/** Template: "⟨player⟩ gains control of ⟨this⟩, of ⟨target⟩". */
const givenToPlayer: Parser<readonly Clause[]> = map(
  before(after('enchanted player gain|gains control of', controlled), many(done)),
  (creatures) => [clause({ does: 'GIVEN_TO_PLAYER', creatures })],
);

/** Template: "⟨target⟩ blocks ⟨this creature⟩ this turn if able". */
const blocksIt: Parser<readonly Clause[]> = means('@ block|blocks ~ each combat if able', [
  clause({ does: 'LURES', creatures: { is: 'SELF' }, blockers: { is: 'HOST' } }),
]);

/** Keyword actions as the effects that they create: goading (701.15), detaining (701.35), suspecting (701.60). */
const keywordActions: readonly (readonly [RegExp, string])[] = [
  [/^untap (all .+) and gain control of them(?= |$)/i, 'gain control of $1'],
  [/^goad (.+)$/i, '$1 is goaded'],
  [/^suspect (.+)$/i, "$1 has menace and can't block"],
  [/^detain (.+)$/i, "$1 can't attack or block until your next turn"],
  [/\bgains? (?!control\b)/gi, 'has '],
];

const asStatement = (words: string): string =>
  keywordActions.reduce((said, [pattern, instead]) => said.replace(pattern, instead), words);

/** Whether the words offer a choice of keywords: none of them applies before it is made. */
const isChoice = (words: string, clauses: readonly Clause[]): boolean =>
  / or /i.test(words) && clauses.some(({ effect }) => effect.does === 'HAS' && effect.keywords.length > 1);

const templates = [gainsControl, givenToPlayer, blocksIt, statement, wholeTable];

const readBy = (tokens: Tokens): readonly Clause[] | null => {
  for (const each of templates) {
    const clauses = whole(each, tokens);
    if (clauses) return clauses;
  }
  return null;
};

const clausesIn = (words: string): readonly Clause[] | null => {
  const clauses = readBy(tokensOf(words));
  return clauses && !isChoice(words, clauses) ? clauses : null;
};

const untilChanged: ReadonlySet<Effect['does']> = new Set(['CONTROLS_HOST', 'GIVEN_TO_PLAYER', 'CHANGES_TYPES']);
const forGood = /^suspect |\bgains? /i;

/**
 * The end of an effect without a stated duration: goading ends by itself; control, types, gained abilities and being
 * suspected don't (611.2a, 701.60c). Undefined: other effects need a duration.
 */
const endsUnsaid = (clauses: readonly Clause[], words: string): Offer['end'] | undefined => {
  const isOf = (kinds: ReadonlySet<Effect['does']>): boolean => clauses.some(({ effect }) => kinds.has(effect.does));
  if (isOf(untilChanged) || (forGood.test(words) && clauses[0]?.effect.does === 'HAS')) return 'END_OF_GAME';
  return clauses[0]?.effect.does === 'GOADED' ? null : undefined;
};

/** Every offer has one of these words: for a duration, a keyword action, or an effect without an end. */
const lasting = /\b(?:until|this turn|this combat|as long as|goad(?:ed)?|detain|suspect|control|becomes?|gains?)\b/i;

const offerIn = (says: string, effect: EffectWords, before: NeededObjects | null): Offer | null => {
  const { words, it, isForEach, isTimed, isStill } = effect;
  if (!isTimed && !lasting.test(words)) return null;
  const ending = splitEnd(asStatement(words));
  if (ending.end === undefined) return null;
  const asking = neededObjectsIn(ending.words, { it, isForEach, before });
  const clauses = asking && clausesIn(asStatement(asking.words));
  const end = ending.end ?? (clauses && !isTimed ? endsUnsaid(clauses, words) : undefined);
  if (!asking || !clauses || end === undefined) return null;
  const told = withObjectsNamed(isStill ? clauses.map(withTypesKept) : clauses, asking.objects);
  return isOffered(told.clauses) ? { says, ...told, asksForPlayer: asking.asksForPlayer, end } : null;
};

/** Whether an offer has the objects and the duration of the one before: "Gain control of … It gains haste." */
const goesOn = (before: Offer | undefined, { objects, end }: Offer): before is Offer =>
  before !== undefined && objects !== null && before.objects === objects && before.end === end;

/** The most clauses of an offer to which sentences are joined. */
const mostClauses = 20;

/** Joins two offers into one effect; null if one effect can't hold both. */
const joined = (before: Offer | undefined, offer: Offer): Offer | null => {
  if (!goesOn(before, offer) || before.clauses.length >= mostClauses) return null;
  const clauses = [...before.clauses, ...offer.clauses];
  return isOffered(clauses) ? { ...before, says: `${before.says} ${offer.says}`, clauses } : null;
};

/** The offers of a face, and the sentences that may create effects but are not understood. */
interface Effects {
  readonly offers: readonly Offer[];
  readonly hints: readonly Hint[];
}

/** Returns the offers of a sentence, one for each of its choices. */
const offersInSentence = (
  sentence: string,
  wordsOf: (choice: string) => readonly EffectWords[],
  asked: NeededObjects | null,
): readonly Offer[] =>
  choiceVariants(sentence).flatMap((choice) => {
    for (const each of wordsOf(choice)) {
      const found = offerIn(sentence, each, asked);
      if (found) return [found];
    }
    return [];
  });

const effectsInParagraph = (sentences: readonly string[], names: readonly string[]): Effects => {
  const [offers, hints]: [Offer[], Hint[]] = [[], []];
  let asked: NeededObjects | null = null;
  let last: Offer | undefined;
  const end = sentences.findLastIndex(mayOffer);
  for (const [place, sentence] of sentences.slice(0, end + 1).entries()) {
    const candidates = effectWordsOf(sentence, names, place === 0);
    const wordsOf = (choice: string): readonly EffectWords[] =>
      choice === sentence ? candidates : effectWordsOf(choice, names, place === 0);
    const found: readonly Offer[] = candidates.length ? offersInSentence(sentence, wordsOf, asked) : [];
    const [only, ...others] = found;
    asked = only?.objects ?? candidates.flatMap(({ words }) => targetsIn(words) ?? []).at(0) ?? asked;
    if (!only) hints.push(...hintsIn(sentence, candidates));
    const together = only && !others.length ? joined(last, only) : null;
    if (together) offers.pop();
    offers.push(...(together ? [together] : found));
    if (only) last = others.length ? undefined : offers.at(-1);
  }
  return { offers, hints };
};

/** The hint of a sentence: the topics that the effect behind its cost or trigger may affect. */
const hintsIn = (says: string, candidates: readonly EffectWords[]): readonly Hint[] => {
  const [whole, ...behind] = candidates.map(({ words }) => words);
  const matters = topicsOfWords(behind[0] ?? whole ?? '');
  return matters.length ? [{ says, matters: new Set(matters) }] : [];
};

/** Matches the start of a reflexive trigger ("When you do", 603.12), of "If you do", or of "As … enters". */
const reflexive = /^(?:when|if) you do\b|^as [^,]+ enters\b/i;

const quotation = /"((?:when|whenever|at) [^"]*|[^".]*:[^"]*)"/gi;

/** The hints of triggered and activated abilities that a sentence gives to others. */
const hintsOfQuotations = (says: string, names: readonly string[]): readonly Hint[] =>
  [...says.matchAll(quotation)].flatMap(([, ability = '']) => hintsIn(says, effectWordsOf(ability, names, true)));

/** The hints of sentences that let a player ignore, for a time, the effect of the sentences before them (116.2d). */
const hintsOfIgnoring = (said: readonly string[]): readonly Hint[] =>
  said.flatMap((says, place) => {
    const matters = says.includes('to ignore this effect') ? topicsOfWords(said.slice(0, place).join(' ')) : [];
    return matters.length ? [{ says, matters: new Set(matters) }] : [];
  });

const readEffects = oncePerFace((text, name, typeLine): Effects => {
  const names = namesOf(name, typeLine);
  const parts = paragraphsOf(text).map((paragraph) => {
    const isAbility = paragraph.kind === 'NOT_ASKED' || (paragraph.kind === 'STATIC' && isSpell(typeLine));
    const said = sentencesOf(paragraph.text);
    if (isAbility) return effectsInParagraph(said, names);
    const isReflexive = (each: string): boolean => reflexive.test(markNames(each, names));
    const { offers, hints } = effectsInParagraph(said.filter(isReflexive), names);
    const quoted = said.flatMap((each) => hintsOfQuotations(each, names));
    return { offers, hints: [...hints, ...hintsOfIgnoring(said), ...quoted] };
  });
  return { offers: parts.flatMap(({ offers }) => offers), hints: parts.flatMap(({ hints }) => hints) };
});

const nothing: Effects = { offers: [], hints: [] };

/**
 * Reads the ongoing effects that the spell or the abilities of a card's face may make, in the order of its text, on
 * first use. A sentence that is not understood as a whole offers nothing, but may be a hint.
 */
const effectsOf = ({ text, name, typeLine }: FaceWithText): Effects =>
  text === null ? nothing : readEffects(text, name ?? '', typeLine ?? '');

/** The face of a card with its text, if known. */
export interface FaceWithText {
  readonly name: string | null;
  readonly typeLine: string | null;
  readonly text: string | null;
}

/** Returns the offers of a face; none without a text. */
export const offersOf = (face: FaceWithText): readonly Offer[] => effectsOf(face).offers;

/** Returns the sentences of a face that may make effects but were not understood. */
export const hintsOf = (face: FaceWithText): readonly Hint[] => effectsOf(face).hints;

/** The offers of an object's card; none without one. */
export const offersOfObject = ({ printed }: GameObject): readonly Offer[] => (printed ? offersOf(printed.face) : []);
