import { after, before, first, many, map, mapSome, means, pair, says, several, word, type Parser } from './parser.js';
import { groupWord } from './words.js';

/** The qualities that protection or hexproof may name: a color, a type, everything. */
const quality: Parser<string> = first(
  word((lower) => (/^(everything|multicolored|monocolored|colorless)$/.test(lower) ? lower : null)),
  means('all|each colors|color', 'all colors'),
  means('spells that are one or more colors', 'colored spells'),
  // `withChosen` has replaced the chosen player by "enchanted player".
  means('enchanted player', 'the chosen player'),
  map(says('each opponent', 'each of? your opponents', 'opponents'), () => 'opponents'),
  asRead(
    after(
      'all?',
      mapSome(many(groupWord), (words) => (words.length ? words : null)),
    ),
  ),
);

function asRead(parser: Parser<unknown>): Parser<string> {
  return ({ lower, ...rest }, at) => {
    const found = parser({ lower, ...rest }, at);
    return found && { value: lower.slice(at, found.next).join(' '), next: found.next };
  };
}

const kind = word((lower) => (lower === 'protection' || lower === 'hexproof' ? lower : null));

/** Reads "protection from red and from white" as one keyword for each quality. */
export const qualities: Parser<readonly string[]> = pair(
  before(kind, 'from'),
  several(quality, says(', and? from', 'and from', ', from')),
  (name, found) => found.map((each) => `${name} from ${each}`),
);
