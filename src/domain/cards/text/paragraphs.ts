import { counterStateOf, type CounterState } from './sentences/counter-states.js';

/** A paragraph of a card's text; its kind decides how its sentences are read. */
export interface Paragraph {
  readonly kind: 'STATIC' | 'NOT_ASKED' | 'HEADING';
  /**
   * The state in which it applies: a number of counters, or UNTOLD for one that no table gives, such as the level of a
   * Class or the doors of a Room.
   */
  readonly state: CounterState | 'UNTOLD' | null;
  readonly text: string;
}

/** The longest text that is read, in characters; the rest of a longer one is ignored. */
export const longestText = 20_000;

/** Returns the text without reminder text in parentheses (207.2); an open parenthesis runs to the line's end. */
const withoutReminders = (line: string): string => {
  if (!line.includes('(')) return line;
  let depth = 0;
  let kept = '';
  let from = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === '(') {
      if (depth === 0) kept += line.slice(from, index);
      depth += 1;
    } else if (character === ')' && depth > 0) {
      depth -= 1;
      from = index + 1;
    }
  }
  return depth === 0 ? kept + line.slice(from) : kept;
};

const unusual = /[^ -~—]|`| {2}/;
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[‘’`]/g, "'"],
  [/[“”]/g, '"'],
  [/\s+/g, ' '],
];

export const plain = (line: string): string => {
  const rulesText = withoutReminders(line);
  return (
    unusual.test(rulesText)
      ? plainSigns.reduce((before, [sign, instead]) => before.replace(sign, instead), rulesText)
      : rulesText
  ).trim();
};

/** Matches triggered abilities, including visiting an Attraction (702.159a) and solving a Case. */
const triggered = /^(?:when|whenever|at(?! (?:most|least) )|visit —|to solve —) /i;
const chapter = /^[IVX]+(?:, ?[IVX]+)* — /;
const stateHeading = /^(?:LEVEL \d|STATION \d|\d+\+$)/;
const bullet = /^• ?/;
const stateLine = /^\d+\+ \| /;
const statsOnly = /^[\d*+-]+\/[\d*+-]+$/;
const classLevel = /: Level \d+$/;
const boundToState = /^(?:max speed|solved) — /i;
/** A row of a die-roll table, which belongs to the ability that rolls the die. */
const rolled = /^\d+(?:[—–-]\d+)? \| /;
const abilityWord = /^(?!companion )[\p{L}][^—.:"{]{0,40} — /iu;

/** Whether a line is an activated or loyalty ability: "cost: effect". */
const isActivated = (line: string): boolean => /^[^"]*:/.test(line);

const withoutAbilityWord = (line: string): string => (boundToState.test(line) ? line : line.replace(abilityWord, ''));

const kindOf = (line: string): Paragraph['kind'] => {
  if (stateHeading.test(line) || statsOnly.test(line)) return 'HEADING';
  const text = withoutAbilityWord(line.replace(boundToState, ''));
  return triggered.test(line) || triggered.test(text) || chapter.test(line) || isActivated(line)
    ? 'NOT_ASKED'
    : 'STATIC';
};

/** Letters and digits: a line of punctuation alone is not a sentence. */
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Splits a text into paragraphs. Lines of modes and of a die-roll table belong to the paragraph before them, unless
 * they are abilities of their own; lines after a station number belong to it.
 */
export const paragraphsOf = (text: string, begins: Paragraph['state'] = null): readonly Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  let state = begins;
  let ability: Paragraph['kind'] = 'STATIC';
  for (const line of text.slice(0, longestText).split('\n').map(plain)) {
    if (!letterOrDigit.test(line)) continue;
    const isModal = line.startsWith('•') || rolled.test(line);
    const own = kindOf(line.replace(stateLine, '').replace(bullet, ''));
    if (!isModal) ability = own;
    state = counterStateOf(line) ?? state;
    paragraphs.push({
      kind: isModal && ability !== 'STATIC' ? ability : own,
      text: line,
      state: isModal || boundToState.test(line) ? 'UNTOLD' : state,
    });
    if (classLevel.test(line)) state = 'UNTOLD';
  }
  return paragraphs;
};

/**
 * Whether a type line is that of an instant or sorcery, whose text is no static ability, or of a dungeon, whose rooms
 * trigger (309.4c).
 */
export const isSpell = (typeLine: string): boolean => /\b(?:instant|sorcery|dungeon)\b/i.test(typeLine);

const stillIs = /^ (?:it's|they're) still (?:an? )?(?:land|artifact|planeswalker|enchantment)s?(?:\.|$)/i;

/** Whether the period after these words belongs to a title or to initials: "Dr. Ox", "B.F.M. blocks". */
const isOfName = (before: string): boolean => /(?:\b(?:Mr|Mrs|Ms|Dr|St)|\b\p{Lu}(?:\.\p{Lu})+)$/u.test(before);

/** Whether a type line is a Room's. */
export const isRoom = (typeLine: string): boolean => /\broom\b/i.test(typeLine);

/** Returns the state of a Room's abilities if the table does not say which half is unlocked (709.5). */
export const roomState = (name: string, typeLine: string): Paragraph['state'] =>
  name.includes(' // ') && isRoom(typeLine) ? 'UNTOLD' : null;

/** Splits a paragraph into sentences at full stops, except in quotations, in names and before "It's still a land". */
export const sentencesOf = (paragraph: string): readonly string[] => {
  const sentences: string[] = [];
  let quoted = false;
  let from = 0;
  for (let index = 0; index < paragraph.length; index += 1) {
    const sign = paragraph[index];
    if (sign === '"') quoted = !quoted;
    const ends = sign === '.' ? !quoted : sign === '"' && !quoted && paragraph[index - 1] === '.';
    if (!ends || /\S/.test(paragraph[index + 1] ?? '') || stillIs.test(paragraph.slice(index + 1, index + 40)))
      continue;
    if (sign === '.' && index + 1 < paragraph.length && isOfName(paragraph.slice(Math.max(0, index - 12), index)))
      continue;
    sentences.push(paragraph.slice(from, index + 1).trim());
    from = index + 1;
  }
  return [...sentences, paragraph.slice(from).trim()].filter((each) => letterOrDigit.test(each));
};

/** Removes an ability word, which has no rules meaning (207.2c). */
export const sentenceText = (sentence: string): string =>
  withoutAbilityWord(sentence.replace(stateLine, '').replace(bullet, ''));

/** Removes the chapter numbers from a sentence. */
export const withoutChapter = (sentence: string): string => sentence.replace(chapter, '');

/** Removes "It's still a land" from the end of a sentence, and says whether it was there. */
export const splitStillClause = (sentence: string): { readonly text: string; readonly isStill: boolean } => {
  const end = sentence.search(/(?<=[."]) (?:it's|they're) still [^.]*\.?$/i);
  return end < 0 ? { text: sentence, isStill: false } : { text: sentence.slice(0, end), isStill: true };
};

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

const replaced = (text: string, name: string, mark: string): string => {
  if (!name || !text.includes(name)) return text;
  const parts = text.split(name);
  return parts.reduce((before, part) =>
    isWordSign(before.at(-1)) || isWordSign(part[0]) ? `${before}${name}${part}` : `${before}${mark}${part}`,
  );
};

const itself =
  /\bthis (?:creature|permanent|enchantment|artifact|land|aura|equipment|vehicle|planeswalker|token|saga|spacecraft|fortification|battle|siege|class|case|room|card)\b/gi;
const host =
  /(?<!\b(?:an?|another|other|each|all|is|are|that) )\b(?:[Ee]nchanted|[Ee]quipped|[Ff]ortified) (?:(?:artifact|basic|legendary|nonbasic|noncreature|enchantment) )?(?:creature|permanent|artifact|land|planeswalker|enchantment|battle|vehicle|\p{Lu}[\p{L}-]*)(?![\p{L}-])/gu;
const contracted = /'(?:s|re)\b|\bcannot\b|\bconverted\b/i;
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\b(it|that|there|he|she)'s\b/gi, '$1 is'],
  [/\b(they|you|those)'re\b/gi, '$1 are'],
  [/\bcannot\b/gi, "can't"],
  // Wording of cards until 2021.
  [/\bconverted mana cost(s?)\b/gi, 'mana value$1'],
];

/** In an ability that a card gives to others, its name means the card, not the object that has the ability. */
const withoutNamesInQuotes = (sentence: string): string =>
  sentence.includes('"') ? sentence.replace(/"[^"]*"/g, (quote) => quote.replaceAll('~', '§')) : sentence;

/** Replaces the object's own names, and references to its host, by marks. */
export const markNames = (sentence: string, names: readonly string[]): string => {
  const named = names.reduce((text, each) => replaced(text, each, '~'), sentence);
  const pointed = withoutNamesInQuotes(named).replace(itself, '~').replace(host, '@');
  return contracted.test(pointed)
    ? wordings.reduce((text, [sign, instead]) => text.replace(sign, instead), pointed)
    : pointed;
};
