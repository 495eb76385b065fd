import { appendDoubt, type Rulings } from '../../answer.js';
import { areOpponents, controllerOf, type GameObject, type GameState, type Player } from '../../state/game-state.js';
import type { InOrder } from '../../words/in-order.js';
import { isSentenceRead, findSentence } from './sentence-saying.js';

/** How cards word that somebody does not lose, or does not win. */
interface Exemption {
  /** The words of sentences that replace a loss or win (614.1a) or prevent it (101.2). */
  readonly words: readonly InOrder[];
  readonly ofYou: RegExp;
  readonly ofOpponents: RegExp;
  readonly prevented: string;
}

const exemptionFrom = (verb: string, other: string, prevented: string, ...more: readonly InOrder[]): Exemption => {
  const does = `(?:${other} (?:the game )?or )?${verb}\\b`;
  const of = (who: string): RegExp => new RegExp(`\\b${who} (?:would|can't|don't) ${does}`, 'iu');
  const words: readonly InOrder[] = [
    [new RegExp(`\\bwould ${verb} the game\\b`, 'iu'), /\binstead\b/iu],
    [new RegExp(`\\bcan't ${does}`, 'iu'), /\bthe game\b/iu],
    ...more,
  ];
  return { words, ofYou: of('you'), ofOpponents: of('opponents?'), prevented };
};

const losses = exemptionFrom('lose', 'win', 'that loss', [/\blose the game for having\b/iu]);
const wins = exemptionFrom('win', 'lose', 'that win');

const createDoubt =
  ({ words, ofYou, ofOpponents, prevented }: Exemption) =>
  (state: GameState, players: readonly Player[], [first, ...others]: Rulings): Rulings => {
    const affects = (text: string, object: GameObject, player: Player): boolean => {
      if (isSentenceRead(text, object)) return false;
      const controller = controllerOf(state, object);
      const [isOfYou, isOfOpponents] = [ofYou.test(text), ofOpponents.test(text)];
      if (!isOfYou && !isOfOpponents) return true;
      return (isOfYou && player === controller) || (isOfOpponents && areOpponents(controller, player));
    };
    const found = findSentence(state, words, players, affects);
    return [found ? appendDoubt(first, `${found} is not used, but could prevent ${prevented}.`) : first, ...others];
  };

/** Adds a doubt to rulings by which players lose if a card that is not applied says that they don't. */
export const doubtLosing = createDoubt(losses);

/** Adds a doubt to rulings by which players win if a card that is not applied says that they can't. */
export const doubtWinning = createDoubt(wins);
