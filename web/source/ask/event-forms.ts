import { steps } from '../rules/words';
import type { Field } from '../../../src/questions/catalogue/form';

/** The form for an event. */
export interface EventForm {
  readonly name: string;
  readonly says: string;
  readonly fields: readonly Field[];
}

const player: Field = { at: 'player', says: 'Who?', kind: 'player' };
const objects: Field = { at: 'objects', says: 'Which?', kind: 'objects' };
const object: Field = { at: 'object', says: 'Which?', kind: 'permanent' };
const marker: Field = { at: 'marker', says: 'Of which turn marker?', kind: 'marker', isOptional: true };
const to: Field = { at: 'to', says: 'To whom?', kind: 'player', isOther: true };

/** A choice among values, each with a label; `usual` is the default. */
const choice = (at: string, says: string, usual: string, choices: Readonly<Record<string, string>>): Field => ({
  ...{ at, says, kind: 'choice', usual },
  choices: Object.entries(choices),
});

const reasons = { CONCEDES: 'They concede', LOSES: 'They lose', DRAWS: 'They draw' };
const zones = {
  ...{ GRAVEYARD: 'Graveyard', EXILE: 'Exile', HAND: 'Hand', LIBRARY: 'Library', BATTLEFIELD: 'Battlefield' },
  ...{ COMMAND: 'Command zone', STACK: 'Stack', ANTE: 'Ante' },
};
const changes = { DAMAGE: 'Damage', GAIN: 'Gain', LOSE: 'Loss', PAY: 'Payment', SET: 'Becomes', POISON: 'Poison' };
const attackRules = {
  ...{ GOADED: 'Goaded', ATTACKS_IF_ABLE: 'Attacks if able', CANT_ATTACK: 'Cannot attack' },
  CANT_ATTACK_TARGET: 'Cannot attack somebody',
};
const ends = {
  ...{ NEXT_TURN: 'Until a next turn begins', END_OF_TURN: 'Until the end of the turn' },
  ...{ END_OF_COMBAT: 'Until the end of combat', END_OF_GAME: 'For good' },
};
const askers = {
  ...{ AN_OPPONENT: 'An opponent', ANY_PLAYER: 'Any player', A_TEAMMATE: 'A teammate' },
  CONTROLLER: 'Its controller',
};

/** The label and the form fields of each kind of event, the most common first. */
const labelsAndFields: Readonly<Record<string, readonly [says: string, ...Field[]]>> = {
  playerLeaves: ['Somebody leaves the game', player, choice('reason', 'Why?', 'CONCEDES', reasons)],
  turnBegins: ['A turn begins', { ...player, isOptional: true }, marker],
  turnEnds: ['The turn ends', marker],
  stepBegins: ['A step begins', choice('step', 'Which step?', 'DECLARE_ATTACKERS', steps), marker],
  lifeChanges: [
    'Life changes',
    choice('kind', 'How?', 'DAMAGE', changes),
    { at: 'amounts.0.player', says: 'Whose?', kind: 'player' },
    { at: 'amounts.0.amount', says: 'How much?', kind: 'number', usual: 3 },
    { at: 'amounts.0.commander', says: 'Dealt by a commander?', kind: 'creature', isOptional: true },
  ],
  attackersDeclared: [
    'Attackers are declared',
    player,
    { at: 'attacks.0.attacker', says: 'Which creature?', kind: 'creature' },
    { at: 'attacks.0.target', says: 'Attacks whom or what?', kind: 'anybody', isOther: true },
  ],
  blockersDeclared: [
    'Blockers are declared',
    player,
    { at: 'blocks.0.blocker', says: 'Which creature?', kind: 'creature', isOptional: true },
    { at: 'blocks.0.attacker', says: 'Blocks which attacker?', kind: 'attacker', isOptional: true },
  ],
  combatEnds: ['Combat ends', marker],
  taps: ['Something becomes tapped', objects],
  untaps: ['Something becomes untapped', objects],
  phasesOut: ['Something phases out', objects],
  phasesIn: ['Something phases in', objects],
  objectMoves: ['Something changes zones', object, choice('zone', 'Where to?', 'GRAVEYARD', zones)],
  objectsRemoved: ['Something ceases to exist', objects],
  controlChanges: [
    'Somebody gains control',
    object,
    to,
    { at: 'source', says: 'As long as which permanent stays?', kind: 'permanent', isOptional: true },
  ],
  controlEffectEnds: ['A control effect ends', object, to],
  effectBegins: [
    'Creatures get a temporary effect',
    { ...objects, at: 'on' },
    choice('attackRules.0.kind', 'What?', 'GOADED', attackRules),
    { at: 'attackRules.0.target', says: 'Goaded by whom, or attacks whom?', kind: 'player', isOptional: true },
    choice('until.end', 'Until when?', 'NEXT_TURN', ends),
    { at: 'until.player', says: 'Whose next turn?', kind: 'player', isOptional: true },
  ],
  attaches: [
    'Something becomes attached',
    { at: 'attachment', says: 'What?', kind: 'permanent' },
    { at: 'to', says: 'To whom or what?', kind: 'anybody', isOther: true },
  ],
  unattaches: ['Something becomes unattached', objects],
  protectorChosen: [
    'A protector is chosen',
    { at: 'battle', says: 'Of which battle?', kind: 'permanent' },
    { at: 'protector', says: 'Who protects it?', kind: 'player', isOther: true },
  ],
  defendingPlayerChosen: [
    'A defending player is chosen',
    player,
    { at: 'defendingPlayer', says: 'Who defends?', kind: 'player', isOther: true },
  ],
  deploys: ['A creature is deployed', { at: 'creature', says: 'Which creature?', kind: 'creature' }, to],
  extraTurn: ['Somebody gets an extra turn', player],
  choiceMade: [
    'A choice is made',
    { at: 'effect.source.controller', says: 'Whose effect?', kind: 'player' },
    choice('effect.asks', 'Whom does it ask?', 'AN_OPPONENT', askers),
    { at: 'chooser', says: 'Who chooses?', kind: 'player', isOther: true },
  ],
  stateBasedActions: ['State-based actions are performed'],
  result: ['Somebody wins', { at: 'wins', says: 'Who wins?', kind: 'player' }],
  objectAdded: [
    'Something new enters',
    { at: 'name', says: 'Its name', kind: 'text' },
    { at: 'typeLine', says: 'Its type line', kind: 'text', usual: 'Creature' },
    { at: 'owner', says: 'Whose?', kind: 'player' },
  ],
  objectChanges: [
    'Something changes its characteristics',
    object,
    { at: 'name', says: 'Its name', kind: 'text', isOptional: true },
    { at: 'typeLine', says: 'Its type line', kind: 'text', isOptional: true },
    { at: 'power', says: 'Its power', kind: 'number', isOptional: true },
    { at: 'toughness', says: 'Its toughness', kind: 'number', isOptional: true },
  ],
};

/** The forms of all events. */
export const eventForms = Object.entries(labelsAndFields).map(([name, [says, ...fields]]): EventForm => ({
  name,
  says,
  fields,
}));
