/** The headings of the parts of answers; a part without a heading is not shown. */
export const headings: Readonly<Record<string, string>> = {
  players: 'In order',
  objects: 'Objects',
  included: 'Yes',
  excluded: 'No',
  chooser: 'Chooses',
  candidates: 'May be picked to choose',
  pickedBy: 'Picks who chooses',
  decides: 'Decides',
  dealt: 'Damage dealt',
  lost: 'Damage lost',
  winners: 'Win',
  losers: 'Lose',
  drawn: 'Draw',
  leaving: 'Leave the game',
  remaining: 'Play on',
  leaveGame: 'Leaves the game',
  exiled: 'Is exiled',
  ceaseToExist: 'Ceases to exist',
  toGraveyard: 'Goes to the graveyard',
  controlChanges: 'Changes control',
  alsoLeaving: 'Leaves as well',
  priorityPassesTo: 'Priority',
  recipients: 'Damage goes to',
  announcedBy: 'Announces it',
  markers: 'Stacks',
  totals: 'Totals',
  costs: 'Costs',
  legalAttack: 'A legal attack',
  legalBlock: 'A legal block',
  distances: 'Distances',
};

/** The verdicts for yes-or-no fields of answers. */
export const verdicts: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  answer: ['Yes.', 'No.'],
  legal: ['Legal.', 'Not legal.'],
  allowed: ['That may happen.', 'That can’t happen.'],
  gameOver: ['The game is over.', 'The game goes on.'],
  turnContinuesWithoutActivePlayer: ['The turn continues without its active player.', ''],
  canAttack: ['', 'Can’t attack.'],
};

export const actions: Readonly<Record<string, string>> = {
  PLAYER_LOSES: 'loses the game',
  TEAM_LOSES: 'team loses the game',
  TO_GRAVEYARD: 'goes to the graveyard',
  UNATTACH: 'becomes unattached',
  CEASES_TO_EXIST: 'ceases to exist',
  CHOOSE_PROTECTOR: 'needs a protector',
  KEEP_ONE: 'only one is kept',
};
