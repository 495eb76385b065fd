import { onPlayers, type EffectKind } from './effect.js';

/** Players: ⟨player⟩ [and ⟨group⟩] has ⟨keyword⟩. */
export const playersHave: EffectKind<'PLAYERS_HAVE'> = {
  ...onPlayers,
  means: (who, { keywords }, _, { wordList }) => `${who} is given ${wordList(keywords, 'and')}`,
  keywords: ({ keywords }) => keywords,
};
