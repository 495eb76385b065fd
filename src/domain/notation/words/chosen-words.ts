import type { ObjectDescription } from '../../state/description.js';
import type { EndsName } from '../text/phrases.js';
import { followedBy, atMostOnce, constantReader, withMention, type Reader } from '../text/readers.js';
import { colors, wordsOf } from '../text/words.js';

/** Creates the phrases for choices: chosen color red, chosen type Goblin, chosen player Bob, chosen direction left. */
export const chosenPhrases = (endsName: EndsName): readonly (readonly [string, Reader<ObjectDescription>])[] => {
  const phrases: readonly (readonly [string, Reader<ObjectDescription>])[] = [
    ...colors.map(([words, color]) => [`chosen color ${words}`, constantReader({ chosen: { color } })] as const),
    ...(['LEFT', 'RIGHT'] as const).map(
      (direction) => [`chosen direction ${wordsOf(direction)}`, constantReader({ chosen: { direction } })] as const,
    ),
    ['chosen type', followedBy('WORD', 'A type', (type) => ({ chosen: { type } }))],
    [
      'chosen player',
      withMention(endsName, 'The chosen player', (player, names) => ({ chosen: { player: names.player(player) } })),
    ],
  ];
  return phrases.map(([words, reader]) => [words, atMostOnce('choice', reader)]);
};
