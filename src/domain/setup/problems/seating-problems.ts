import { problem, type Problem } from '../../problem.js';
import { variants } from '../../variants/variants.js';
import type { FullDescription } from '../../state/description.js';
import type { Seat, VariantRules } from '../../variants/variant-rules.js';

export const variantOf = (description: FullDescription): VariantRules => variants[description.variant];

export const seatsOf = ({ players }: FullDescription): readonly Seat[] =>
  players.map(({ id, team, role }) => ({ id, team: team ?? null, role: role ?? null }));

/** Finds problems in the teams and seats, by the variant. */
export const seatingProblems = (description: FullDescription): readonly Problem[] => {
  const rules = variantOf(description);
  const teamProblems = rules.teams === 'NONE' ? noTeams(description, rules) : membership(description, rules);
  return teamProblems.length
    ? teamProblems
    : [...lifeProblems(description, rules), ...teamSizes(description, rules), ...forbiddenSeats(description, rules)];
};

const noTeams = ({ players }: FullDescription, { variant }: VariantRules): readonly Problem[] =>
  players.flatMap(({ id, team }, seat) =>
    team
      ? [problem(['players', seat, 'team'], `${id} has a team, but ${variant} is played without teams (806.1).`)]
      : [],
  );

const membership = ({ players, teams }: FullDescription, rules: VariantRules): readonly Problem[] => [
  ...players.flatMap(({ id, team }, seat) =>
    team || rules.teams !== 'REQUIRED'
      ? []
      : [problem(['players', seat, 'team'], `${id} needs a team in ${rules.variant}.`)],
  ),
  ...(teams ?? []).flatMap(({ id }, index) =>
    players.some(({ team }) => team === id) ? [] : [problem(['teams', index], `Team ${id} has no players.`)],
  ),
  ...(rules.teams === 'REQUIRED' && (teams ?? []).length < 2
    ? [problem(['teams'], `${rules.variant} needs at least two teams.`)]
    : []),
];

const playersSaid = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

const teamSizes = ({ players, teams }: FullDescription, rules: VariantRules): readonly Problem[] => {
  const sizes = (teams ?? []).map(({ id }) => players.filter(({ team }) => team === id).length);
  return sizes.flatMap((size, index) => {
    const team = teams?.[index]?.id ?? '';
    if (size < rules.teamSize) {
      const says = `Team ${team} has ${playersSaid(size)}; ${rules.variant} needs ${rules.teamSize} or more.`;
      return [problem(['teams', index], says)];
    }
    return rules.equalTeams && size !== sizes[0]
      ? [
          problem(
            ['teams', index],
            `Team ${team} has ${playersSaid(size)} and team ${teams?.[0]?.id ?? ''} has ${sizes[0] ?? 0}; ${rules.variant} needs teams of one size.`,
          ),
        ]
      : [];
  });
};

const lifeProblems = (
  { players, teams }: FullDescription,
  { sharedLife, variant }: VariantRules,
): readonly Problem[] => [
  ...players.flatMap(({ id, life }, seat) =>
    sharedLife && typeof life === 'number'
      ? [problem(['players', seat, 'life'], `${id} shares the life total of their team: give it to the team (810.4).`)]
      : [],
  ),
  ...(teams ?? []).flatMap(({ id, life }, index) =>
    !sharedLife && typeof life === 'number'
      ? [problem(['teams', index, 'life'], `Team ${id} has no life total: in ${variant} each player has their own.`)]
      : [],
  ),
];

const forbiddenSeats = (description: FullDescription, rules: VariantRules): readonly Problem[] =>
  rules.seatingProblems(seatsOf(description)).map(({ seat, message }) => problem(['players', seat], message));
