import { capitalized } from '../../../words/capitalized.js';
import { keywordAbilities, openKeywords } from '../../../rulebook/keywords-and-types.js';
import { bearsOnCombat } from './not-asked.js';
import { keywordName } from '../grammar/keyword-names.js';
import { qualities } from '../grammar/qualities.js';
import { whole } from '../grammar/parser.js';
import { tokensOf } from '../grammar/tokens.js';

const used: ReadonlySet<string> = new Set([
  ...keywordAbilities.USED,
  ...keywordAbilities.DAMAGE,
  ...keywordAbilities.TARGETING,
]);
/** Words for a state that no table tells, and those that are read in a line of their own (`clauseOfKeyword`). */
const unreadable: ReadonlySet<string> = new Set([
  'bands with other',
  'max speed',
  'solved',
  'bestow',
  'reconfigure',
  'impending',
  'living metal',
  'unleash',
]);
/** Words behind them tell whom or what they are about, and count. */
const sayingOfWhat: ReadonlySet<string> = new Set(['enchant', 'hexproof']);
const simple: ReadonlySet<string> = new Set(
  Object.values(keywordAbilities)
    .flat()
    .filter((name) => !unreadable.has(name)),
);

const firstWord = (said: string): string => /^[^\s!—-]*/.exec(said)?.[0] ?? '';

/** The first words of keywords, but for those that a word ends that many begin. */
const beginnings: ReadonlySet<string> = new Set([...simple, ...unreadable].map(firstWord));
const compound = /walk|cycling|offering/i;

const begins = (part: string): boolean => beginnings.has(firstWord(part.toLowerCase())) || compound.test(part);

/** The parts of a line; what begins no keyword belongs to the one before it: "ward—{2}, Pay 2 life". */
const partsOf = (line: string): readonly string[] =>
  line
    .split(/[,;] (?!(?:and )?from )/)
    .reduce<readonly string[]>(
      (parts, part) =>
        begins(part) || !parts.length ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1)}, ${part}`],
      [],
    );

/** Of a quality that is not known here warnings and doubts speak, as of any such keyword. */
const isFromSomething = (part: string): boolean =>
  /^(?:protection|hexproof) from (?!the chosen\b)/i.test(part) && !bearsOnCombat(tokensOf(part));

/** The reading of a part of a keyword line: keywords that count here, none, or null where it is no keyword. */
const readPart = (part: string): readonly string[] | null => {
  if (!begins(part)) return null;
  const tokens = tokensOf(part);
  const from = whole(qualities, tokens) ?? (isFromSomething(part) ? [part.toLowerCase()] : null);
  if (from) return from;
  const name = whole(keywordName, tokens);
  if (name !== null && !unreadable.has(name)) return used.has(name) || name.endsWith('walk') ? [name] : [];
  return simple.has(part.toLowerCase().replace(/!$/, '')) || isOpen(part) ? [] : null;
};

/** A keyword with a cost, a number or a quality behind it, of those that change no answer here. */
const isOpen = (part: string): boolean => {
  const lower = part.toLowerCase();
  if (/^[\p{L} ]*(?:cycling|offering)(?: |—|$)/u.test(lower)) return true;
  return (
    openKeywords.some(
      (name) =>
        simple.has(name) &&
        !sayingOfWhat.has(name) &&
        lower.startsWith(name) &&
        /^[\s—-]/.test(lower.slice(name.length)),
    ) && !bearsOnCombat(tokensOf(part))
  );
};

/**
 * Returns the keyword abilities (702) of a paragraph that questions use, if any; null where it holds anything else.
 *
 * Template: "⟨keyword⟩, ⟨keyword⟩ from ⟨quality⟩ and from ⟨quality⟩, ⟨keyword⟩ ⟨cost or number⟩".
 */
export const readKeywordLine = (paragraph: string): readonly string[] | null => {
  const found: string[] = [];
  for (const part of partsOf(paragraph.replace(/\.$/, ''))) {
    const read = readPart(part);
    if (!read) return null;
    found.push(...read);
  }
  return found.map(capitalized);
};
