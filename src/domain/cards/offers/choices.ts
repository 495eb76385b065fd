import { colorsByWord } from '../../state/filters/color-words.js';

const colors = [...colorsByWord.keys()];

const listed = (list: string): readonly string[] => list.split(/, or |, | or /);

/** Choices that are made as an effect begins. */
const choices: readonly (readonly [words: RegExp, choices: (list: string) => readonly string[]])[] = [
  [/\b([a-z]+) or from (?:the color of your choice|the chosen color)/i, (other) => [other, ...colors]],
  [/\bthe color of your choice\b|\bthe chosen color\b/i, () => colors],
  [/\byour choice of ([a-z ]+(?:, [a-z ]+)*,? or (?:first strike|double strike|[a-z]+))/i, listed],
];

/** "It gains haste until end of turn and attacks this combat if able": two effects, each with its own duration. */
const twoEnds = /^(.*?)( gains? [^.,]* until end of turn) and ((?:attacks?|blocks?) [^.]*this combat[^.]*\.)$/i;

/**
 * Returns a sentence once for each choice that it offers: "gains your choice of flying or haste", "protection from the
 * color of your choice"; or its two parts, if they have different durations; else the sentence alone.
 */
export const choiceVariants = (sentence: string): readonly string[] => {
  for (const [words, choicesIn] of choices) {
    const [found, list = ''] = words.exec(sentence) ?? [];
    if (found) return choicesIn(list).map((each) => sentence.replace(found, each));
  }
  const [, subject, lasting, fighting] = twoEnds.exec(sentence) ?? [];
  return fighting === undefined ? [sentence] : [`${subject}${lasting}.`, `${subject} ${fighting}`];
};
