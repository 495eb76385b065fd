// Made from the files of src/domain/cards/effects by `npm run api`.

import { asThoughHaste } from '../as-though-haste.js';
import { asThoughNoDefender } from '../as-though-no-defender.js';
import { atMostAttack } from '../at-most-attack.js';
import { atMostBlock } from '../at-most-block.js';
import { attackedByEach } from '../attacked-by-each.js';
import { attackerChoosesBlocks } from '../attacker-chooses-blocks.js';
import { attacksAlong } from '../attacks-along.js';
import { attacksNearest } from '../attacks-nearest.js';
import { attacks } from '../attacks.js';
import { blockedAsThough } from '../blocked-as-though.js';
import { blockedByAll } from '../blocked-by-all.js';
import { blockedBy } from '../blocked-by.js';
import { blocksAsThough } from '../blocks-as-though.js';
import { blocksMore } from '../blocks-more.js';
import { blocks } from '../blocks.js';
import { canAttackOnlyAlone } from '../can-attack-only-alone.js';
import { canBlockOnlyAlone } from '../can-block-only-alone.js';
import { cantAttackAgain } from '../cant-attack-again.js';
import { cantAttackAlone } from '../cant-attack-alone.js';
import { cantAttack } from '../cant-attack.js';
import { cantBeAttached } from '../cant-be-attached.js';
import { cantBeBlocked } from '../cant-be-blocked.js';
import { cantBeTargeted } from '../cant-be-targeted.js';
import { cantBlockAlone } from '../cant-block-alone.js';
import { cantBlock } from '../cant-block.js';
import { cantHave } from '../cant-have.js';
import { cantLose } from '../cant-lose.js';
import { cantWin } from '../cant-win.js';
import { changesColors } from '../changes-colors.js';
import { changesStats } from '../changes-stats.js';
import { changesTypes } from '../changes-types.js';
import { controlsHost } from '../controls-host.js';
import { definesStats } from '../defines-stats.js';
import { enchants } from '../enchants.js';
import { givenToPlayer } from '../given-to-player.js';
import { gives } from '../gives.js';
import { goaded } from '../goaded.js';
import { has } from '../has.js';
import { keepsLife } from '../keeps-life.js';
import { legendsStay } from '../legends-stay.js';
import { losesAll } from '../loses-all.js';
import { losesNotBy } from '../loses-not-by.js';
import { loses } from '../loses.js';
import { lures } from '../lures.js';
import { mustBeBlocked } from '../must-be-blocked.js';
import { nothing } from '../nothing.js';
import { playersCantBeTargeted } from '../players-cant-be-targeted.js';
import { playersHave } from '../players-have.js';
import { spares } from '../spares.js';

/** Every kind of effect, by what it does. */
export const everyEffect = {
  AS_THOUGH_HASTE: asThoughHaste,
  AS_THOUGH_NO_DEFENDER: asThoughNoDefender,
  AT_MOST_ATTACK: atMostAttack,
  AT_MOST_BLOCK: atMostBlock,
  ATTACKED_BY_EACH: attackedByEach,
  ATTACKER_CHOOSES_BLOCKS: attackerChoosesBlocks,
  ATTACKS_ALONG: attacksAlong,
  ATTACKS_NEAREST: attacksNearest,
  ATTACKS: attacks,
  BLOCKED_AS_THOUGH: blockedAsThough,
  BLOCKED_BY_ALL: blockedByAll,
  BLOCKED_BY: blockedBy,
  BLOCKS_AS_THOUGH: blocksAsThough,
  BLOCKS_MORE: blocksMore,
  BLOCKS: blocks,
  CAN_ATTACK_ONLY_ALONE: canAttackOnlyAlone,
  CAN_BLOCK_ONLY_ALONE: canBlockOnlyAlone,
  CANT_ATTACK_AGAIN: cantAttackAgain,
  CANT_ATTACK_ALONE: cantAttackAlone,
  CANT_ATTACK: cantAttack,
  CANT_BE_ATTACHED: cantBeAttached,
  CANT_BE_BLOCKED: cantBeBlocked,
  CANT_BE_TARGETED: cantBeTargeted,
  CANT_BLOCK_ALONE: cantBlockAlone,
  CANT_BLOCK: cantBlock,
  CANT_HAVE: cantHave,
  CANT_LOSE: cantLose,
  CANT_WIN: cantWin,
  CHANGES_COLORS: changesColors,
  CHANGES_STATS: changesStats,
  CHANGES_TYPES: changesTypes,
  CONTROLS_HOST: controlsHost,
  DEFINES_STATS: definesStats,
  ENCHANTS: enchants,
  GIVEN_TO_PLAYER: givenToPlayer,
  GIVES: gives,
  GOADED: goaded,
  HAS: has,
  KEEPS_LIFE: keepsLife,
  LEGENDS_STAY: legendsStay,
  LOSES_ALL: losesAll,
  LOSES_NOT_BY: losesNotBy,
  LOSES: loses,
  LURES: lures,
  MUST_BE_BLOCKED: mustBeBlocked,
  NOTHING: nothing,
  PLAYERS_CANT_BE_TARGETED: playersCantBeTargeted,
  PLAYERS_HAVE: playersHave,
  SPARES: spares,
};
