import { problem, type Problem } from '../../problem.js';
import { decisionsOf } from '../../rulebook/decisions.js';
import { newestEdition } from '../../rulebook/editions.js';
import { seatedApart, type VariantRules } from '../../variants/variant-rules.js';
import { readCard } from '../../cards/database/card-data.js';
import { createMayBeCreature, noAttacker } from './non-creatures.js';
import type { FullDescription, FullObject } from '../../state/description.js';
import { typeLineOf } from './object-problems.js';
import { seatsOf, variantOf } from './seating-problems.js';
import { sharesTurns } from './turn-problems.js';

/**
 * Finds faults that older builds let pass, so that the codes which they made may have them.
 *
 * - 810.10, 704.5c: poison told of a member where the team has it, or of the team where each member has their own.
 * - 805.1: teams that share turns but do not sit together.
 * - 508.1a: attackers that are no creatures, where nothing at the table may make them one.
 */
export const stricterProblems = (description: FullDescription): readonly Problem[] => {
  const rules = variantOf(description);
  const ofTeams =
    rules.teams === 'NONE' ? [] : [...poisonProblems(description, rules), ...sharingTurnsApart(description, rules)];
  return [...ofTeams, ...attackerProblems(description)];
};

const textOf = ({ cardData, face }: FullObject): string | null =>
  (cardData ?? null) === null ? null : (readCard(cardData, face).face?.text ?? null);

const attackerProblems = ({ combats, objects }: FullDescription): readonly Problem[] => {
  if (!combats?.length) return [];
  const byId = new Map(objects?.map((each) => [each.id, each]));
  const mayBe = createMayBeCreature(() => (objects ?? []).map(textOf));
  return combats.flatMap(({ attacks }, combat) =>
    attacks.flatMap(({ attacker }, index) => {
      const object = byId.get(attacker);
      const typeLine = object ? typeLineOf(object) : 'creature';
      if (!object || object.faceDown || /\bcreature\b/i.test(typeLine) || mayBe(typeLine)) return [];
      return [problem(['combats', combat, 'attacks', index, 'attacker'], noAttacker(attacker, typeLine))];
    }),
  );
};

const poisonProblems = (
  { players, teams, edition }: FullDescription,
  { sharedLife, variant }: VariantRules,
): readonly Problem[] => {
  const isShared = sharedLife && decisionsOf(edition ?? newestEdition).sharesPoison;
  if (isShared)
    return players.flatMap(({ id, poison }, seat) =>
      typeof poison === 'number'
        ? [
            problem(
              ['players', seat, 'poison'],
              `${id} shares poison counters with their team: give them to the team (810.10).`,
            ),
          ]
        : [],
    );
  const where = sharedLife ? (edition ?? newestEdition) : variant;
  return (teams ?? []).flatMap(({ id, poison }, index) =>
    typeof poison === 'number'
      ? [
          problem(
            ['teams', index, 'poison'],
            `Team ${id} has no poison counters: in ${where} each player has their own (704.5c).`,
          ),
        ]
      : [],
  );
};

const sharingTurnsApart = (description: FullDescription, { seatingProblems }: VariantRules): readonly Problem[] => {
  const seats = seatsOf(description);
  if (!sharesTurns(description) || seatingProblems(seats).length) return [];
  const apart = seatedApart(seats).find(({ seat }) => seats[seat]?.team !== null);
  return apart
    ? [problem(['options', 'sharedTeamTurns'], `Teams that share turns have to sit together (805.1): ${apart.message}`)]
    : [];
};
