import { problemsAmong, type Problem } from '../../problem.js';
import { designations } from '../../state/designations.js';
import type { FullDescription } from '../../state/description.js';

const rules = { monarch: '725.3', initiative: '726.3' } as const;

/** 725.3, 726.3: at most one player in the game is the monarch, and at most one has the initiative. */
export const designationProblems = ({ players }: FullDescription): readonly Problem[] =>
  designations.flatMap((designation) => {
    const holder = players.find((each) => each[designation] && each.inGame);
    return problemsAmong(players, ['players', designation], (each) =>
      each[designation] && each !== holder
        ? `${each.id} cannot have the designation "${designation}": one player in the game at most has it (${rules[designation]}).`
        : null,
    );
  });
