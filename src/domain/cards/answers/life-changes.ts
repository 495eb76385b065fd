import { appendDoubt, type Ruling } from '../../answer.js';
import { areOpponents, controllerOf, type GameObject, type GameState, type Player } from '../../state/game-state.js';
import type { InOrder } from '../../words/in-order.js';
import { doubtDamage } from './damage-changes.js';
import { isSentenceRead, findSentence } from './sentence-saying.js';

const [would, instead] = [/\bwould\b/iu, /\binstead\b/iu];
const gains: InOrder = [would, /\bgains? life\b/iu, instead];
/** Matches sentences about players who would put counters on somebody. */
const wouldPut = /\bwould put\b/iu;
const losses: InOrder = [would, /\bloses? life\b/iu, instead];

const cantChange: InOrder = [/\blife totals? can't change\b/iu];
const noGains: readonly InOrder[] = [gains, cantChange, [/\bcan't gain (?:or lose )?life\b/iu]];
const noLosses: readonly InOrder[] = [losses, cantChange, [/\bcan't (?:gain or )?lose life\b/iu]];

/** Patterns of sentences that may change gains or losses of life, or poison counters; the sentences are not applied. */
const changeWords = {
  DAMAGE: [...noLosses, [/\bdamage doesn't cause\b/iu, /\blose life\b/iu]],
  GAIN: noGains,
  LOSE: noLosses,
  PAY: [[/\bcan't pay\b/iu, /\blife\b/iu], ...noLosses],
  SET: [...noGains, ...noLosses],
  EXCHANGE: [...noGains, ...noLosses],
  POISON: [
    [/\bcan't get (?:poison )?counters\b/iu],
    [would, /\bgets?\b/iu, /\bcounters\b/iu, instead],
    [wouldPut, /\bcounters\b/iu, /\bplayers?\b/iu],
  ],
} as const satisfies Readonly<Record<string, readonly InOrder[]>>;

const affects = (text: string, object: GameObject, player: Player, state: GameState): boolean => {
  if (isSentenceRead(text, object)) return false;
  if (wouldPut.test(text)) return true;
  const [before = text] = text.split(/\binstead\b/u);
  const controller = controllerOf(state, object);
  if (/\byou (?:would|can't)\b|\b(?:have|cause) you\b|\byour life total\b/iu.test(before)) return player === controller;
  return !/\bopponents?\b/iu.test(before) || areOpponents(controller, player);
};

/** Adds a doubt to a ruling on life totals or poison counters if a card may change what happens to those players. */
export const doubtLife = (
  state: GameState,
  kind: keyof typeof changeWords,
  players: readonly Player[],
  decided: Ruling,
): Ruling => {
  const found = findSentence(state, changeWords[kind], players, affects);
  if (found) return appendDoubt(decided, `${found} is not used, but could change the total.`);
  return kind === 'DAMAGE' ? doubtDamage(state, players, decided) : decided;
};
