import { capitalized } from '../../../words/capitalized.js';
import { keywordAbilities, openKeywords } from '../../../rulebook/keywords-and-types.js';
import { mayAffectCombat } from './not-asked.js';
import { keywordName } from '../grammar/keyword-names.js';
import { qualities } from '../grammar/qualities.js';
import { whole } from '../grammar/parser.js';
import { tokensOf } from '../grammar/tokens.js';

const usedKeywords: ReadonlySet<string> = new Set([
  ...keywordAbilities.USED,
  ...keywordAbilities.DAMAGE,
  ...keywordAbilities.TARGETING,
]);
/** Keywords for a state that no table gives, and those that are read in a line of their own (`clauseOfKeyword`). */
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
/** Keywords followed by words that matter: the things that the keyword is about. */
const sayingOfWhat: ReadonlySet<string> = new Set(['enchant', 'hexproof']);
const simple: ReadonlySet<string> = new Set(
  Object.values(keywordAbilities)
    .flat()
    .filter((name) => !unreadable.has(name)),
);

const firstWord = (said: string): string => /^[^\s!—-]*/.exec(said)?.[0] ?? '';

/** The first words of keywords, except compounds such as landwalk and cycling. */
const beginnings: ReadonlySet<string> = new Set([...simple, ...unreadable].map(firstWord));
const compound = /walk|cycling|offering/i;

const begins = (part: string): boolean => beginnings.has(firstWord(part.toLowerCase())) || compound.test(part);

/** The parts of a line; a part that begins with no keyword belongs to the one before it: "ward—{2}, Pay 2 life". */
const partsOf = (line: string): readonly string[] =>
  line
    .split(/[,;] (?!(?:and )?from )/)
    .reduce<readonly string[]>(
      (parts, part) =>
        begins(part) || !parts.length ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1)}, ${part}`],
      [],
    );

/** Whether a part is protection or hexproof; an unknown quality gets a warning or doubt later, like unread keywords. */
const isFromSomething = (part: string): boolean =>
  /^(?:protection|hexproof) from (?!the chosen\b)/i.test(part) && !mayAffectCombat(tokensOf(part));

/** The keywords in a part of a line that questions use, perhaps none; null if the part is not a keyword. */
const readPart = (part: string): readonly string[] | null => {
  if (!begins(part)) return null;
  const tokens = tokensOf(part);
  const from = whole(qualities, tokens) ?? (isFromSomething(part) ? [part.toLowerCase()] : null);
  if (from) return from;
  const name = whole(keywordName, tokens);
  if (name !== null && !unreadable.has(name)) return usedKeywords.has(name) || name.endsWith('walk') ? [name] : [];
  return simple.has(part.toLowerCase().replace(/!$/, '')) || isOpen(part) ? [] : null;
};

/** Whether a part is a keyword with a cost, number or quality after it that changes no answer. */
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
    ) && !mayAffectCombat(tokensOf(part))
  );
};

/**
 * Returns the keyword abilities (702) of a paragraph that questions use, if any; null if it contains anything else.
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
