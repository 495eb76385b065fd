import { problem, problemsAmong, type Problem } from '../../problem.js';
import { newestEdition } from '../../rulebook/editions.js';
import { designations } from '../../state/designations.js';
import { variants } from '../../variants/variants.js';
import type { FullDescription } from '../../state/description.js';
import type { Seat, VariantRules } from '../../variants/variant-rules.js';

export const variantOf = (description: FullDescription): VariantRules => variants[description.variant];

export const seatsOf = ({ players, options }: FullDescription): readonly Seat[] =>
  players.map(({ id, team, role, rangeOfInfluence }) => ({
    id,
    team: team ?? null,
    role: role ?? null,
    range: rangeOfInfluence ?? options?.rangeOfInfluence ?? null,
  }));

/** Finds problems in the teams and seats under the variant. */
export const seatingProblems = (description: FullDescription): readonly Problem[] => {
  const rules = variantOf(description);
  const teamProblems = rules.teams === 'NONE' ? noTeams(description, rules) : membership(description, rules);
  return teamProblems.length
    ? teamProblems
    : [...lifeProblems(description, rules), ...teamSizes(description, rules), ...forbiddenSeats(description, rules)];
};

const noTeams = ({ players }: FullDescription, { variant }: VariantRules): readonly Problem[] =>
  problemsAmong(players, ['players', 'team'], ({ id, team }) =>
    team ? `${id} has a team, but ${variant} is played without teams (806.1).` : null,
  );

const membership = ({ players, teams }: FullDescription, rules: VariantRules): readonly Problem[] => [
  ...problemsAmong(players, ['players', 'team'], ({ id, team }) =>
    team || rules.teams !== 'REQUIRED' ? null : `${id} needs a team in ${rules.variant}.`,
  ),
  ...problemsAmong(teams, ['teams'], ({ id }) =>
    players.some(({ team }) => team === id) ? null : `Team ${id} has no players.`,
  ),
  ...(rules.teams === 'REQUIRED' && (teams ?? []).length < 2
    ? [problem(['teams'], `${rules.variant} needs at least two teams.`)]
    : []),
];

const playerCount = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

const teamSizes = ({ players, teams }: FullDescription, rules: VariantRules): readonly Problem[] => {
  const sizes = (teams ?? []).map(({ id }) => players.filter(({ team }) => team === id).length);
  return problemsAmong(sizes, ['teams'], (size, index) => {
    const team = teams?.[index]?.id ?? '';
    if (size < rules.teamSize)
      return `Team ${team} has ${playerCount(size)}; ${rules.variant} needs ${rules.teamSize} or more.`;
    return rules.equalTeams && size !== sizes[0]
      ? `Team ${team} has ${playerCount(size)} and team ${teams?.[0]?.id ?? ''} has ${sizes[0] ?? 0}; ${rules.variant} needs teams of one size.`
      : null;
  });
};

const lifeProblems = (
  { players, teams }: FullDescription,
  { sharedLife, variant }: VariantRules,
): readonly Problem[] => [
  ...problemsAmong(players, ['players', 'life'], ({ id, life }) =>
    sharedLife && typeof life === 'number'
      ? `${id} shares the life total of their team: give it to the team (810.4).`
      : null,
  ),
  ...problemsAmong(teams, ['teams', 'life'], ({ id, life }) =>
    !sharedLife && typeof life === 'number'
      ? `Team ${id} has no life total: in ${variant} each player has their own.`
      : null,
  ),
];

/** Finds the seats that the variant forbids in the edition. */
export const forbiddenSeats = (description: FullDescription, rules: VariantRules): readonly Problem[] =>
  rules.seatingProblems(seatsOf(description), description.edition ?? newestEdition);

const rulesOfDesignations = { monarch: '725.3', initiative: '726.3' } as const;

/** 725.3, 726.3: at most one player in the game is the monarch, and at most one has the initiative. */
export const designationProblems = ({ players }: FullDescription): readonly Problem[] =>
  designations.flatMap((designation) => {
    const holder = players.find((each) => each[designation] && each.inGame);
    return problemsAmong(players, ['players', designation], (each) =>
      each[designation] && each !== holder
        ? `${each.id} cannot have the designation "${designation}": one player in the game at most has it (${rulesOfDesignations[designation]}).`
        : null,
    );
  });
