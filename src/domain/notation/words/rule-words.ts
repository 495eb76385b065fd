import type { RuleFields } from '../../state/effects/combat-rule-schemas.js';
import type { Mention, Names } from '../text/names.js';
import { isNumber, isWordAt, mentionAt, type EndsName } from '../text/phrases.js';
import { lacks, type Reader } from '../text/readers.js';
import { attackForms, blockForms } from './rule-forms.js';
import type { Token } from '../text/tokens.js';

/** The target, number and cost read for a form's placeholders, and the position after them. */
interface Slots {
  readonly target?: Mention;
  readonly count?: number;
  readonly unlessPays?: string;
  readonly next: number;
}

/** The rest of a form after its first words, and a function that builds its rule. */
interface RestOfForm {
  readonly words: readonly string[];
  readonly rule: (found: Slots, names: Names) => RuleFields;
}

/** Creates the phrases for combat rules: the words before a form's first placeholder, and their readers. */
export const rulePhrases = (endsName: EndsName): readonly (readonly [string, Reader<RuleFields>])[] => {
  const byBeginning = new Map<string, RestOfForm[]>();
  const add = (form: string, rule: RestOfForm['rule']): void => {
    const beginning = form.replace(/ [@#].*/, '');
    const words = form.slice(beginning.length).split(' ').filter(Boolean);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { words, rule }]);
  };
  for (const [form, kind] of attackForms) {
    const find = kind === 'GOADED' ? 'player' : 'entity';
    add(form, (found, names) => ({ attackRules: [{ kind, ...partsOf(found, names[find]) }] }));
  }
  for (const [form, kind] of blockForms)
    add(form, (found, names) => ({ blockRules: [{ kind, ...partsOf(found, names.object) }] }));
  return [...byBeginning].map(([beginning, forms]) => [beginning, ruleOf(forms, endsName)]);
};

const partsOf = ({ target, count, unlessPays }: Slots, find: (mention: Mention) => string) => ({
  ...(target && { target: find(target) }),
  ...(count !== undefined && { count }),
  ...(unlessPays !== undefined && { unlessPays }),
});

const ruleOf =
  (forms: readonly RestOfForm[], endsName: EndsName): Reader<RuleFields> =>
  (tokens, place, at) => {
    let longest: Slots = { next: -1 };
    let rule: RestOfForm['rule'] | undefined;
    for (const form of forms) {
      const found = slotsAt(form.words, tokens, place, endsName);
      if (found && found.next > longest.next) [longest, rule] = [found, form.rule];
    }
    if (!rule) return lacks(place, at, inWords(forms[0]?.words ?? []));
    const [say, found] = [rule, withCost(longest, tokens)];
    return { fieldsFrom: (names) => say(found, names), next: found.next };
  };

/** Words the expected continuation: a number and "can attack". */
const inWords = ([place, ...words]: readonly string[]): string =>
  `${place === '#' ? 'A number' : 'A name'}${words.length ? ` and "${words.join(' ')}"` : ''}`;

const slotsAt = (
  words: readonly string[],
  tokens: readonly Token[],
  place: number,
  endsName: EndsName,
): Slots | null => {
  let found: Slots = { next: place };
  for (const [index, word] of words.entries()) {
    const { next } = found;
    const after = words[index + 1] ?? '';
    if (word === '@') {
      const isEnd = (end: number): boolean =>
        endsName(tokens, end) || [after, 'unless'].some((each) => each && isWordAt(tokens, end, each));
      const target = isEnd(next) ? null : mentionAt(tokens, next, isEnd);
      if (!target) return null;
      found = { ...found, target, next: target.next };
    } else if (word === '#' ? isNumber(tokens[next]?.text) : isWordAt(tokens, next, word))
      found = { ...found, ...(word === '#' && { count: Number(tokens[next]?.text) }), next: next + 1 };
    else return null;
  }
  return found;
};

/** Reads an optional cost, which lifts a restriction: unless paying `{2}`. */
const withCost = (found: Slots, tokens: readonly Token[]): Slots => {
  const cost = tokens[found.next + 2];
  const isPaid = isWordAt(tokens, found.next, 'unless') && isWordAt(tokens, found.next + 1, 'paying');
  return isPaid && cost?.kind === 'NAME' ? { ...found, unlessPays: cost.text, next: found.next + 3 } : found;
};
