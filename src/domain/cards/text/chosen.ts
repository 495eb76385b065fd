import { capitalized, uncapitalized } from '../../words/capitalized.js';
import { chosen, type Chosen } from '../../state/chosen.js';

const groupOf = (what: string): RegExp =>
  new RegExp(
    String.raw`\b((?:other |another |nonland |nontoken )?)(creatures?|permanents?|artifacts?|lands?)((?: (?:you|your opponents|an opponent|each opponent) controls?)?)(?: that (?:is|are))? of the chosen ${what}\b`,
    'giu',
  );

const [ofColor, ofType] = [groupOf('color'), groupOf('type')];

/** Turns "Creatures you control of the chosen color" into "red creatures you control". */
const withGroups = (text: string, group: RegExp, word: string): string =>
  text.replace(
    group,
    (_, other: string, noun: string, held: string) => `${other}${word} ${uncapitalized(noun)}${held}`,
  );

const withArticle = (type: string): string => `${/^[aeiou]/i.test(type) ? 'an' : 'a'} ${type}`;

const withColor = (text: string, color: string): string =>
  withGroups(text, ofColor, color).replace(/\bthe chosen color\b/giu, color);

const withType = (text: string, type: string): string =>
  withGroups(text, ofType, type)
    .replace(/\b(is|becomes) the chosen type\b/giu, `$1 ${withArticle(type)}`)
    .replace(/\b(are|become) the chosen type\b/giu, `$1 ${type}s`)
    .replace(/\bthe chosen card type\b/giu, `${type.toLowerCase()}s`.replace('ys', 'ies'));

/**
 * Returns a card's text with "the chosen color", "the chosen type" and the like replaced by the choice; a chosen player
 * becomes an enchanted one.
 */
export const withChosen = (text: string, { color, type, player, direction }: Chosen): string => {
  const colored = color ? withColor(text, color.toLowerCase()) : text;
  const typed = type ? withType(colored, capitalized(type)) : colored;
  const aimed = player ? typed.replace(/\bthe chosen player\b/giu, 'enchanted player') : typed;
  return direction
    ? aimed.replace(/\bthe (?:last )?chosen direction\b/giu, `the ${direction.toLowerCase()} direction`)
    : aimed;
};

/** Names the choice that a sentence needs but that is not given; undefined if there is none. */
export const missingChoice = (text: string, told: Chosen = {}): string | undefined =>
  Object.keys(chosen.fields()).find(
    (what) => !Reflect.get(told, what) && new RegExp(`\\bthe (last )?chosen (card )?${what}\\b`, 'i').test(text),
  );
