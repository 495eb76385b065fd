import { createSpelling, type Spelling } from '../../words/nearest.js';
import { creatureTypes } from '../../rulebook/keywords-and-types.js';
import { objectPhrases } from '../words/object-words.js';
import { topicWords } from '../text/topics.js';
import { attackWords, stepWords, variantNames, zoneNames } from '../text/words.js';

/** A pattern of a mistaken name, and advice on how to write what was probably meant. */
type MistakePattern = readonly [looks: RegExp, meant: string];

const backquotes = 'put a name like this in backquotes';

const ofAnyName: readonly MistakePattern[] = [
  [/^[*•·–—-]/u, `objects go on indented lines without bullets, and * goes after a player's name; ${backquotes}`],
  [
    /(^| )[+-]?\d+\/\d/u,
    `power and toughness end a name, and ; or a new indented line begins the next object; ${backquotes}`,
  ],
];

const ofObjects: readonly MistakePattern[] = [
  [
    /^(tapped|untapped|attacking|blocking|goaded|two|three|four|five) /u,
    `what is said of an object comes after its name, as in Bear 2/2 tapped, and the number of copies as in 2x Soldier; ${backquotes}`,
  ],
  [
    /^\d+ |^x\d+ |^\d+[x×][^ ]|^\d+[.,]\d+[x×]? | x\d+$/iu,
    `the number of copies comes before the name, as in 2x Soldier; ${backquotes}`,
  ],
];

const zones = zoneNames.map(([words]) => words).join('|');

/** Patterns for the beginnings of settings; a player with such a name has to be in backquotes. */
const settings = [
  ...variantNames.map(([name]) => name.replace(/\W+/gu, '\\W*')),
  ...[
    '2HG',
    'FFA',
    'C?EDH',
    'edition',
    '(CR\\W?)?20[0-4]\\d',
    '((un)?limited |no )?range( of influence)?',
    '(starting )?life',
    '(no )?planechase',
  ],
  ...['deploy creatures', 'no deploying', '(no )?(shared )?(team )?turns', ...attackWords.map(([words]) => words)],
];

const deckList =
  'this looks like a deck list: a table lists what is in play, as in Ann: 2x Soldier 1/1; to see how a card is read, use /v1/cards/{name}, or card in GraphQL';

const zoneAdvice = `a zone is written as in Ann's hand:, and there are ${zones.replaceAll('|', ', ')}; ${backquotes}`;

const ofPlayers: readonly MistakePattern[] = [
  [/^\d+[x×]? |^(deck|sideboard|commander|companion)$/iu, `${deckList}; ${backquotes}`],
  [new RegExp(`('s|s') |s (${zones})$|^(in |the )*(${zones})$`, 'iu'), zoneAdvice],
  [new RegExp(` (${zones})$`, 'u'), zoneAdvice],
  [
    new RegExp(`^(${topicWords.join('|')})\\b`, 'iu'),
    `such a line begins with a word and a colon, as in turn: 3; ${backquotes}`,
  ],
  [/^(attack|block)(s|ers?|ing)?$/iu, `attacks and blocks are written as in combat: Bear > Bob; ${backquotes}`],
  [/ (life|lives)$/iu, `life is a number alone, as in Ann 40; ${backquotes}`],
  [/ (poisoned|poisons)$/iu, `poison counters are written as in Ann poison 3; ${backquotes}`],
  [
    / (conceded|dead|eliminated|gone|lost|out|quit)$/iu,
    `a player who has left is written as in Ann left; ${backquotes}`,
  ],
  [/ active$|^active( player)? /iu, `the active player is written as in Ann*; ${backquotes}`],
  [/^(the )?battlefield$/iu, `what is on the battlefield follows its controller, as in Ann: Bear 2/2; ${backquotes}`],
  [
    new RegExp(`^(${stepWords.join('|')})( step)?$`, 'iu'),
    `the step is written with the turn, as in turn: 3, upkeep; ${backquotes}`,
  ],
  [/^players /iu, `each player has a line of their own; ${backquotes}`],
  [
    /^(emperor|general|monarch|initiative) | (at|has|is|was|with)( an?| the)?$/u,
    `facts stand after a name, without is or has, as in Ann emperor; ${backquotes}`,
  ],
  [
    new RegExp(`^(${settings.join('|')})( (\\d|attack|edition|game|planechase|range|starting).*|,.*| ?//.*|$)`, 'iu'),
    `settings go in full on the first line, as in Two-Headed Giant, range 1, edition 2018; ${backquotes}`,
  ],
  [/^teams? /iu, `a team is written after each of its players, as in Ann team A; ${backquotes}`],
  [/^(#|\/\/|\d+[.)])/u, `lines have neither comments nor numbers; ${backquotes}`],
  [/,/u, `each player has a line, and ; separates the entries of other lines; ${backquotes}`],
  [/[:=]|(^| )[-–—]$/u, `only a blank separates a name from a number, as in Ann 40; ${backquotes}`],
];

const find = (slips: readonly MistakePattern[], name: string): string | null => {
  const found = slips.find(([looks]) => looks.test(name));
  return found ? `"${name}" is read as a name, but ${found[1]}.` : null;
};

/**
 * Suggests the notation's word that is one letter away from the last word of a name. Capitalized words and creature
 * types are not taken for typos: Runeclaw Bear does not mean fear.
 */
const suggestSpelling = (name: string, meant: Spelling): string | null => {
  const [, last = ''] = / (\p{Ll}[^ ]*)$/u.exec(name) ?? [];
  return creatures.has(last) ? null : suggestWord(name, meant(last));
};

const suggestWord = (name: string, word: string | undefined): string | null =>
  word === undefined ? null : `"${name}" is read as a name: did you mean "${word}"? Otherwise ${backquotes}.`;

const creatures: ReadonlySet<string> = new Set(creatureTypes);

const objectWord = createSpelling(objectPhrases.filter((words) => !words.includes(' ')));
const playerWord = createSpelling(['poison', 'team', 'emperor', 'general', 'left', 'drew']);
const variant = createSpelling(variantNames.map(([name]) => name.toLowerCase()));

/** Suggests what an object's unquoted name was meant to be; null if it looks like a name. */
export const adviceOnObjectName = (name: string): string | null =>
  find([...ofAnyName, ...ofObjects], name) ?? suggestSpelling(name, objectWord);

/** Suggests what a player's unquoted name was meant to be; null if it looks like a name. */
export const adviceOnPlayerName = (name: string): string | null =>
  suggestWord(name, variant(name.replace(/,.*/u, '').toLowerCase())) ??
  find([...ofAnyName, ...ofPlayers], name) ??
  suggestSpelling(name, playerWord);
