import { readDescription } from '../src/domain/setup/read-description.js';
import type { GameState } from '../src/domain/state/game-state.js';
import { createAsk } from '../src/query/ask.js';
import { checkAttack } from '../src/questions/check-attack.js';
import { checkBlocks } from '../src/questions/check-blocks.js';
import { legalAttackTargets } from '../src/questions/legal-attack-targets.js';
import { legalBlocks } from '../src/questions/legal-blocks.js';
import { legalTargets } from '../src/questions/legal-targets.js';
import { lifeAfter } from '../src/questions/life-after.js';
import { stateBasedActions } from '../src/questions/state-based-actions.js';
import { unblockedDamage } from '../src/questions/unblocked-damage.js';
import { isRecord } from '../src/domain/values/record.js';

const attacks = [{ attacker: 'bear', target: 'bob' }];

/** The questions about the bear, each by itself. */
const questions = [
  createAsk(legalAttackTargets)({ player: 'ann' }),
  createAsk(checkAttack)({ player: 'ann', attacks }),
  createAsk(legalBlocks)({ player: 'bob', attacks }),
  createAsk(checkBlocks)({ player: 'bob', attacks, blocks: [{ blocker: 'ox', attacker: 'bear' }] }),
  createAsk(unblockedDamage)({ attacker: 'bear', attacks }),
  createAsk(legalTargets)({ source: { controller: 'bob' }, among: { anyOf: [{}, { zone: 'BATTLEFIELD' }] } }),
  createAsk(lifeAfter)({ change: { kind: 'LOSE', amounts: [{ player: 'ann', amount: 3 }] } }),
  createAsk(stateBasedActions)({}),
];

const creature = (id: string, owner: string) => ({ id, owner, typeLine: 'Creature — Bear', power: 2, toughness: 2 });

/**
 * A table with a bear and a card of the same player: an Aura or Equipment is attached to the bear, a spell is in the
 * graveyard.
 */
const tableWith = (cardData: unknown): GameState | null => {
  const line = isRecord(cardData) ? String(cardData['type_line'] ?? cardData['type']) : '';
  const place = /\b(?:instant|sorcery)\b/i.test(line) ? { zone: 'GRAVEYARD' } : {};
  const host = /\b(?:aura|equipment)\b/i.test(line) ? { attachedTo: 'bear' } : {};
  const read = readDescription({
    players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cyd' }],
    turn: { activePlayers: ['ann'] },
    objects: [
      { id: 'card', owner: 'ann', cardData, ...place, ...host },
      creature('bear', 'ann'),
      creature('ox', 'bob'),
    ],
  });
  return read.ok ? read.value : null;
};

/** Returns the doubts that a card raises in the answers about a plain bear beside it. */
export const doubtsBeside = (card: unknown): readonly string[] => {
  const state = tableWith(card);
  if (!state) return [];
  const answers = questions.map((each) => JSON.stringify(each.ok ? each.value(state) : null));
  const doubts = answers.flatMap((each) => [...each.matchAll(/"doubt":"((?:[^"\\]|\\.)*)"/g)]);
  return [...new Set(doubts.map(([, doubt = '']) => doubt.replaceAll('\\"', '"')))];
};
