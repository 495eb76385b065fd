import { enumeration, type ValueOf } from '../schema/schema.js';

export const variant = enumeration('Variant', 'The multiplayer variant that is played (800.2).', {
  FREE_FOR_ALL: 'Everyone for themselves (806).',
  COMMANDER: 'Free-for-All with commanders and 40 life (903).',
  TEAM_VS_TEAM: 'Teams that sit together (808).',
  EMPEROR: 'Teams with an emperor in the middle and generals beside them (809).',
  GRAND_MELEE: 'Free-for-All for ten or more, with several turns at once (807).',
  TWO_HEADED_GIANT: 'Teams that share turns and life (810).',
  ALTERNATING_TEAMS: 'Teams whose members sit apart, one of each team in turn (811).',
});
export type Variant = ValueOf<typeof variant>;

export const attackOption = enumeration('AttackOption', 'Whom the active player may attack.', {
  ONE_OPPONENT: 'One opponent, picked as combat begins (506.2a); in Emperor, one who sits beside the player.',
  MULTIPLE_PLAYERS: 'Several opponents in one combat (802).',
  LEFT: 'Only the opponent seated immediately to the left (803.1a).',
  RIGHT: 'Only the opponent seated immediately to the right (803.1b).',
});
export type AttackOption = ValueOf<typeof attackOption>;

export const teamRole = enumeration('TeamRole', 'What a player of an Emperor game is in their team (809.2).', {
  EMPEROR: 'Sits in the middle of the team.',
  GENERAL: 'Sits beside the emperor, and protects them.',
});
export type TeamRole = ValueOf<typeof teamRole>;

export const zone = enumeration('Zone', 'Where an object is.', {
  BATTLEFIELD: 'On the battlefield; objects there have a controller.',
  STACK: 'On the stack; objects there have a controller.',
  HAND: "In its owner's hand.",
  LIBRARY: "In its owner's library.",
  GRAVEYARD: "In its owner's graveyard.",
  EXILE: 'Exiled.',
  COMMAND: 'In the command zone.',
  ANTE: 'Played for (407).',
});
export type Zone = ValueOf<typeof zone>;

export const entityKind = enumeration('EntityKind', 'What an entity is.', {
  PLAYER: 'A player.',
  OBJECT: 'An object: a card, a token, a spell or an ability.',
});

export const color = enumeration('Color', 'A color.', {
  WHITE: 'White.',
  BLUE: 'Blue.',
  BLACK: 'Black.',
  RED: 'Red.',
  GREEN: 'Green.',
});
export type Color = ValueOf<typeof color>;

export const step = enumeration('Step', 'The step or main phase of a turn.', {
  UNTAP: 'Untap step.',
  UPKEEP: 'Upkeep step.',
  DRAW: 'Draw step.',
  PRECOMBAT_MAIN: 'The main phase before combat.',
  BEGINNING_OF_COMBAT: 'Beginning of combat step.',
  DECLARE_ATTACKERS: 'Declare attackers step.',
  DECLARE_BLOCKERS: 'Declare blockers step.',
  COMBAT_DAMAGE: 'Combat damage step.',
  END_OF_COMBAT: 'End of combat step.',
  POSTCOMBAT_MAIN: 'The main phase after combat.',
  END: 'End step.',
  CLEANUP: 'Cleanup step.',
});
export type Step = ValueOf<typeof step>;

export const side = enumeration('Side', 'A direction around the table.', {
  LEFT: 'To the left, in turn order.',
  RIGHT: 'To the right.',
});

export const comparison = enumeration('Comparison', 'How one number compares with another.', {
  LESS: 'Less than it.',
  AT_MOST: 'Less than it, or equal.',
  EQUAL: 'Equal to it.',
  AT_LEAST: 'Equal to it, or greater.',
  GREATER: 'Greater than it.',
});
export type Comparison = ValueOf<typeof comparison>;

export const controlReason = enumeration(
  'ControlReason',
  'How a player other than its owner came to control an object.',
  {
    ENTERED_UNDER: 'It entered the battlefield under their control: no effect is behind it (110.2).',
    EFFECT:
      'Through an effect that the table does not list; when the effect ends, the owner controls the object again (800.4a).',
  },
);

export const leaveReason = enumeration('LeaveReason', 'Why a player leaves the game (104.5).', {
  CONCEDES: 'They concede, and lose.',
  LOSES: 'They lose.',
  DRAWS: 'The game is a draw for them.',
});
export type LeaveReason = ValueOf<typeof leaveReason>;
