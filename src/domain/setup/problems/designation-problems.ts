import { problemsAmong, type Problem } from '../../problem.js';
import { type Designation, designations } from '../../state/designations.js';
import type { FullDescription } from '../../state/description.js';

const words = {
  monarch: { chapter: 725, has: 'be the monarch', already: 'is' },
  initiative: { chapter: 726, has: 'have the initiative', already: 'has it' },
} as const;

const problemsOf = ({ players }: FullDescription, designation: Designation): readonly Problem[] => {
  const { chapter, has, already } = words[designation];
  const first = players.find((each) => each[designation]);
  if (!first) return [];
  return problemsAmong(players, ['players', designation], (each) => {
    if (!each[designation]) return null;
    if (!each.inGame) return `${each.id} has left the game and cannot ${has} (${chapter}.4).`;
    return each === first ? null : `${each.id} cannot ${has}, as ${first.id} ${already} (${chapter}.3).`;
  });
};

/** 725.3, 726.3: one player at most is the monarch, and one has the initiative; 725.4, 726.4: nobody who has left. */
export const designationProblems = (description: FullDescription): readonly Problem[] =>
  designations.flatMap((each) => problemsOf(description, each));
