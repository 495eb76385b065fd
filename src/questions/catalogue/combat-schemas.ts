import { integer, listOf, nullable, optional, required, objectSchema, string } from '../../domain/schema/schema.js';
import type { ValueOf } from '../../domain/schema/schema.js';
import { attack, block, tableLimits } from '../../domain/state/description.js';
import { controllerOf, entityOf, objectOf, playerOf } from '../../domain/state/game-state.js';
import type { Attack, Block, GameState } from '../../domain/state/game-state.js';
import type { DeclaredAttack } from '../../domain/rules/702.22-banding.js';
import { anyEntity, because, objectEntity, playerEntity } from './answer-schemas.js';

/** The schema of an attacking creature in answers and tables. */
export const attackShown = objectSchema('Attack', 'One attacking creature.', {
  attacker: required(objectEntity, 'The creature.'),
  target: nullable(
    anyEntity,
    'What it attacks; null if that has left combat while the creature is still attacking (506.4c).',
  ),
  defendingPlayer: required(
    playerEntity,
    "The player attacked, the planeswalker's controller or the battle's protector (508.5).",
  ),
  band: nullable(integer, 'Creatures with the same number attack as one band (702.22).'),
});
type AttackShown = ValueOf<typeof attackShown>;

/** The schema of a block in answers and tables. */
export const blockShown = objectSchema('Block', 'One creature that blocks one attacker.', {
  blocker: required(objectEntity, 'The creature that blocks.'),
  attacker: required(objectEntity, 'The creature that it blocks.'),
});

/** A cost to be paid for one creature of a declaration. */
const costShown = objectSchema(
  'DeclarationCost',
  'A cost to attack or block with one creature (508.1h, 509.1d); costs of different sources are listed one by one.',
  {
    creature: required(objectEntity, 'The creature that attacks or blocks.'),
    target: required(anyEntity, 'The player or permanent that it attacks, or the attacker that it blocks.'),
    pays: required(playerEntity, "Who pays it: the creature's controller."),
    cost: required(string, 'The cost as the rule states it, for example {2}.'),
    because,
  },
);
export const costsShown = required(
  listOf(costShown),
  'The costs of the declaration asked about, legal or not; the verdict assumes that they are paid. Nobody is forced to pay (508.1d, 509.1c).',
);

/** Converts an attack for answers; the defending player of a battle without a protector is its controller. */
export const showAttack = (state: GameState, { attacker, target, defendingPlayer, band }: Attack): AttackShown => ({
  attacker: objectOf(state, attacker),
  target: target === null ? null : entityOf(state, target),
  defendingPlayer: playerOf(state, defendingPlayer ?? ''),
  band,
});

export const showDeclared = (state: GameState, { attacker, target, defending, band }: DeclaredAttack): AttackShown => ({
  attacker,
  target,
  defendingPlayer: defending ?? (target.kind === 'PLAYER' ? target : controllerOf(state, target)),
  band,
});

export const showBlock = (state: GameState, { blocker, attacker }: Block): ValueOf<typeof blockShown> => ({
  blocker: objectOf(state, blocker),
  attacker: objectOf(state, attacker),
});

/** The schema of a list of attacks in requests. */
export const givenAttacks = listOf(attack, { maximum: tableLimits.objects });
export const givenBlocks = listOf(block, { maximum: tableLimits.objects });

export const attacksArgument = optional(givenAttacks, "The attacks; by default those of the table's combat.");
