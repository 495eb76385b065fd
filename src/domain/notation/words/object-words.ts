import type { ObjectDescription } from '../../state/description.js';
import { chosenPhrases } from './chosen-words.js';
import { untilAt } from './durations.js';
import { flagPhrases, objectFlags } from './flags.js';
import { error } from '../text/errors.js';
import { keywordPhrases } from './keyword-words.js';
import { withoutUndefined } from '../../values/given.js';
import type { Names } from '../text/names.js';
import {
  isNumber,
  isWordAt,
  mentionAt,
  nameAt,
  phraseAt,
  phrasesOf,
  textsOf,
  normalizeName,
  type ReadName,
} from '../text/phrases.js';
import {
  timestamp,
  lacks,
  namedOnce,
  givenOnce,
  constantReader,
  type PhraseFields,
  type Reader as PhraseReader,
} from '../text/readers.js';
import type { RuleFields } from '../../state/effects/combat-rule-schemas.js';
import { rulePhrases } from './rule-words.js';
import type { Token } from '../text/tokens.js';
import { colors } from '../text/words.js';

type Reader = PhraseReader<ObjectDescription>;
type Control = NonNullable<ObjectDescription['controlEffects']>[number];

/** Reads the source, timestamp and duration of a control effect: through, since, until. */
const controlled = (
  tokens: readonly Token[],
  after: number,
  effect: (names: Names) => Control,
): PhraseFields<ObjectDescription> => {
  const source = isWordAt(tokens, after, 'through') ? mentionedAt(tokens, after + 1) : null;
  const place = source?.next ?? after;
  const since = isSince(tokens, place) ? Number(tokens[place + 1]?.text) : undefined;
  const next = since === undefined ? place : place + 2;
  const end = untilAt(tokens, next, isObjectPhrase);
  const fieldsFrom = (names: Names): Partial<ObjectDescription> => {
    const { until, from, controller } = end?.fieldsFrom(names) ?? {};
    const control = effect(names);
    const isAnothers = until && controller && controller !== control.givesControlTo;
    const lasts = isAnothers ? { ...until, player: controller } : until;
    const by = source ? names.object(source) : from;
    return { controlEffects: [withoutUndefined({ ...control, source: by, timestamp: since, until: lasts })] };
  };
  return { next, ...end, fieldsFrom };
};

const controlledBy: Reader = (tokens, place, at) => {
  const to = mentionedAt(tokens, place);
  return to
    ? controlled(tokens, to.next, (names) => ({ givesControlTo: names.player(to) }))
    : lacks(place, at, 'The player who controls it');
};

const controlledThrough: Reader = (tokens, place, at) =>
  mentionedAt(tokens, place)
    ? controlled(tokens, place - 1, () => ({}))
    : lacks(place, at, 'The object whose effect it is');

/** Reads a combat rule with an optional duration. */
const lasting =
  (reader: PhraseReader<RuleFields>): Reader =>
  (...given) => {
    const read = reader(...given);
    const end = read.error ? null : untilAt(given[0], read.next, isObjectPhrase);
    if (!end) return read;
    const fieldsFrom = (names: Names): Partial<ObjectDescription> => {
      const { attackRules, blockRules } = read.fieldsFrom(names);
      const { until } = end.fieldsFrom(names);
      return {
        ...(attackRules && { attackRules: attackRules.map((rule) => ({ ...rule, until })) }),
        ...(blockRules && { blockRules: blockRules.map((rule) => ({ ...rule, until })) }),
      };
    };
    return { ...end, fieldsFrom };
  };

/** Rejects a duration without a combat rule before it: a keyword with a duration is an effect. */
function endOfNothing(tokens: readonly Token[], place: number, at: number): PhraseFields<ObjectDescription> {
  const end = untilAt(tokens, place - 1, isObjectPhrase) ?? untilAt(tokens, place - 3, isObjectPhrase);
  const message =
    'A duration follows a rule or control, as in goaded by Ann until end of turn; write a keyword with a duration on a line effects:.';
  return { fieldsFrom: () => ({}), next: end?.next ?? place, error: error(at, message) };
}

const isAnotherCount = (tokens: readonly Token[], place: number): boolean =>
  isWordAt(tokens, place, 'and') && isNumber(tokens[place + 1]?.text);

/** Reads numbers of counters: "2 +1/+1 and 1 oil". */
const counted: Reader = (tokens, place, at) => {
  const counters: [string, number][] = [];
  for (let next = place; ; next += 1) {
    const count = tokens[next]?.text;
    const endsName = (end: number): boolean => isObjectPhrase(tokens, end) || isAnotherCount(tokens, end);
    const name = isNumber(count) ? nameAt(tokens, next + 1, endsName) : null;
    if (!name) return lacks(next, at, 'A number and the name of the counters, as in 2 +1/+1 and 1 oil,');
    counters.push([name.text, Number(count)]);
    next = name.next;
    if (!isAnotherCount(tokens, next)) return { next, fieldsFrom: () => ({ counters: Object.fromEntries(counters) }) };
  }
};

const byName = namedOnce<ObjectDescription>(isObjectPhrase);

const phrases = phrasesOf<Reader>(
  ...flagPhrases(objectFlags),
  ['no counters', constantReader({ counters: {} })],
  givenOnce('counters', 'counters', counted),
  ...chosenPhrases(isObjectPhrase),
  ...colors.map(([words, color]): readonly [string, Reader] => [words, constantReader({ colors: [color] })]),
  ...keywordPhrases<ObjectDescription>('', (keyword) => ({ keywords: [keyword] })),
  ...rulePhrases(isObjectPhrase).map(([words, reader]): readonly [string, Reader] => [words, lasting(reader)]),
  byName('owned by', 'owner', 'Its owner', (owner, names) => ({ owner: names.player(owner) })),
  ['as it entered', constantReader({ control: 'ENTERED_UNDER' })],
  ['controlled by', controlledBy],
  ['controlled through', controlledThrough],
  byName('protected by', 'protector', 'Its protector', (by, names) => ({ protector: names.player(by) })),
  byName('on', 'host', 'What it is attached to', (to, names) => ({ attachedTo: names.entity(to) })),
  givenOnce('timestamp', 'timestamp', timestamp),
  ['until', endOfNothing],
  ['as long as', endOfNothing],
);

/** The phrases about objects, as written. */
export const objectPhrases: readonly string[] = textsOf(phrases);

/** Whether a phrase about an object begins at a position; a name ends before it. */
export function isObjectPhrase(tokens: readonly Token[], place: number): boolean {
  return phraseAt(phrases, tokens, place) !== null || isWordAt(tokens, place, 'through') || isSince(tokens, place);
}

const isSince = (tokens: readonly Token[], place: number): boolean =>
  isWordAt(tokens, place, 'since') && isNumber(tokens[place + 1]?.text);

const mentionedAt = (tokens: readonly Token[], place: number): ReadName | null =>
  mentionAt(tokens, place, (next) => isObjectPhrase(tokens, next));

/** Reads the phrase at a position; null if none begins there. */
export const objectPhraseAt = (tokens: readonly Token[], place: number): PhraseFields<ObjectDescription> | null => {
  const found = phraseAt(phrases, tokens, place, normalizeName);
  return found && found.meaning(tokens, found.next, tokens[place]?.at ?? 0);
};
