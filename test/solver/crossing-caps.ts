import { checkAttack } from '../../src/domain/rules/508-check-attack.js';
import type { Description } from '../../src/domain/state/description.js';
import { playerOf } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { solve } from '../../src/solver/highs.js';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const size = 21;

/** A ring of creatures that each attack if able, of every two beside each other at most one: no flow decides it. */
export const ring: Description = {
  players: [{ id: 'me' }, { id: 'ann' }],
  objects: upTo(size).flatMap((index) => [
    {
      id: `c${index}`,
      typeLine: 'Creature — Bear',
      owner: 'me',
      attackRules: [{ kind: 'ATTACKS_IF_ABLE' as const }],
    },
    {
      id: `cap${index}`,
      typeLine: 'Artifact',
      owner: 'ann',
      attackRules: [
        { kind: 'AT_MOST' as const, count: 1, creatures: { ids: [`c${index}`, `c${(index + 1) % size}`] } },
      ],
    },
  ]),
};

/** How many of them can attack. */
export const mostOfRing = Math.floor(size / 2);

/** The most requirements that an attack by them can obey, or what went wrong. */
export const answer = (): number | string => {
  const read = readDescription(ring);
  if (!read.ok) return JSON.stringify(read.failure);
  const verdict = checkAttack(read.value, playerOf(read.value, 'me'), [], solve);
  return verdict.ok ? verdict.value.requirementsPossible : JSON.stringify(verdict.failure);
};
