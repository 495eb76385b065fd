import { steps } from '../rules/words';
import type { Field } from '../../../src/questions/catalogue/asked';

/** Something that may happen at a table, in words. */
export interface Happening {
  readonly name: string;
  readonly says: string;
  readonly fields: readonly Field[];
}

const player: Field = { at: 'player', says: 'Who?', kind: 'player' };
const objects: Field = { at: 'objects', says: 'Which?', kind: 'objects' };
const object: Field = { at: 'object', says: 'Which?', kind: 'permanent' };
const marker: Field = { at: 'marker', says: 'Of which turn marker?', kind: 'marker', isOptional: true };
const to: Field = { at: 'to', says: 'To whom?', kind: 'player', isOther: true };
const zones = [
  ['GRAVEYARD', 'Graveyard'],
  ['EXILE', 'Exile'],
  ['HAND', 'Hand'],
  ['LIBRARY', 'Library'],
  ['BATTLEFIELD', 'Battlefield'],
  ['COMMAND', 'Command zone'],
  ['STACK', 'Stack'],
  ['ANTE', 'Ante'],
] as const;
const stepChoices = Object.entries(steps);

const attackChoices = [
  ['GOADED', 'Goaded'],
  ['ATTACKS_IF_ABLE', 'Attacks if able'],
  ['CANT_ATTACK', 'Cannot attack'],
  ['CANT_ATTACK_TARGET', 'Cannot attack somebody'],
] as const;
const endChoices = [
  ['NEXT_TURN', 'Until a next turn begins'],
  ['END_OF_TURN', 'Until the end of the turn'],
  ['END_OF_COMBAT', 'Until the end of combat'],
  ['END_OF_GAME', 'For good'],
] as const;

/** Everything that may happen, the commonest first. */
export const happenings: readonly Happening[] = [
  {
    name: 'playerLeaves',
    says: 'Somebody leaves the game',
    fields: [
      player,
      {
        at: 'reason',
        says: 'Why?',
        kind: 'choice',
        usual: 'CONCEDES',
        choices: [
          ['CONCEDES', 'They concede'],
          ['LOSES', 'They lose'],
          ['DRAWS', 'They draw'],
        ],
      },
    ],
  },
  { name: 'turnBegins', says: 'A turn begins', fields: [{ ...player, isOptional: true }, marker] },
  { name: 'turnEnds', says: 'The turn ends', fields: [marker] },
  {
    name: 'stepBegins',
    says: 'A step begins',
    fields: [
      { at: 'step', says: 'Which step?', kind: 'choice', usual: 'DECLARE_ATTACKERS', choices: stepChoices },
      marker,
    ],
  },
  {
    name: 'lifeChanges',
    says: 'Life changes',
    fields: [
      {
        at: 'kind',
        says: 'How?',
        kind: 'choice',
        usual: 'DAMAGE',
        choices: [
          ['DAMAGE', 'Damage'],
          ['GAIN', 'Gain'],
          ['LOSE', 'Loss'],
          ['PAY', 'Payment'],
          ['SET', 'Becomes'],
          ['POISON', 'Poison'],
        ],
      },
      { at: 'amounts.0.player', says: 'Whose?', kind: 'player' },
      { at: 'amounts.0.amount', says: 'How much?', kind: 'number', usual: 3 },
      { at: 'amounts.0.commander', says: 'Dealt by a commander?', kind: 'creature', isOptional: true },
    ],
  },
  {
    name: 'attackersDeclared',
    says: 'Attackers are declared',
    fields: [
      player,
      { at: 'attacks.0.attacker', says: 'Which creature?', kind: 'creature' },
      { at: 'attacks.0.target', says: 'Attacks whom or what?', kind: 'anybody', isOther: true },
    ],
  },
  {
    name: 'blockersDeclared',
    says: 'Blockers are declared',
    fields: [
      player,
      { at: 'blocks.0.blocker', says: 'Which creature?', kind: 'creature', isOptional: true },
      { at: 'blocks.0.attacker', says: 'Blocks which attacker?', kind: 'attacker', isOptional: true },
    ],
  },
  { name: 'combatEnds', says: 'Combat ends', fields: [marker] },
  { name: 'taps', says: 'Something becomes tapped', fields: [objects] },
  { name: 'untaps', says: 'Something becomes untapped', fields: [objects] },
  { name: 'phasesOut', says: 'Something phases out', fields: [objects] },
  { name: 'phasesIn', says: 'Something phases in', fields: [objects] },
  {
    name: 'objectMoves',
    says: 'Something changes zones',
    fields: [object, { at: 'zone', says: 'Where to?', kind: 'choice', usual: 'GRAVEYARD', choices: zones }],
  },
  { name: 'objectsRemoved', says: 'Something ceases to exist', fields: [objects] },
  {
    name: 'controlChanges',
    says: 'Somebody gains control',
    fields: [object, to, { at: 'source', says: 'As long as what stays?', kind: 'permanent', isOptional: true }],
  },
  { name: 'controlEffectEnds', says: 'Control goes back', fields: [object, to] },
  {
    name: 'effectBegins',
    says: 'Something happens to creatures for a time',
    fields: [
      { ...objects, at: 'on' },
      { at: 'attackRules.0.kind', says: 'What?', kind: 'choice', usual: 'GOADED', choices: attackChoices },
      { at: 'attackRules.0.target', says: 'By whom goaded, or whom to attack?', kind: 'player', isOptional: true },
      { at: 'until.end', says: 'Until when?', kind: 'choice', usual: 'NEXT_TURN', choices: endChoices },
      { at: 'until.player', says: 'Whose next turn?', kind: 'player', isOptional: true },
    ],
  },
  {
    name: 'attaches',
    says: 'Something becomes attached',
    fields: [
      { at: 'attachment', says: 'What?', kind: 'permanent' },
      { at: 'to', says: 'To whom or what?', kind: 'anybody', isOther: true },
    ],
  },
  { name: 'unattaches', says: 'Something becomes unattached', fields: [objects] },
  {
    name: 'protectorChosen',
    says: 'A protector is chosen',
    fields: [
      { at: 'battle', says: 'Of which battle?', kind: 'permanent' },
      { at: 'protector', says: 'Who protects it?', kind: 'player', isOther: true },
    ],
  },
  {
    name: 'defendingPlayerChosen',
    says: 'A defending player is chosen',
    fields: [player, { at: 'defendingPlayer', says: 'Who defends?', kind: 'player', isOther: true }],
  },
  {
    name: 'deploys',
    says: 'A creature is deployed',
    fields: [{ at: 'creature', says: 'Which creature?', kind: 'creature' }, to],
  },
  { name: 'extraTurn', says: 'Somebody gets an extra turn', fields: [player] },
  {
    name: 'choiceMade',
    says: 'A choice is made',
    fields: [
      { at: 'effect.source.controller', says: 'Whose effect?', kind: 'player' },
      {
        at: 'effect.asks',
        says: 'Whom does it ask?',
        kind: 'choice',
        usual: 'AN_OPPONENT',
        choices: [
          ['AN_OPPONENT', 'An opponent'],
          ['ANY_PLAYER', 'Any player'],
          ['A_TEAMMATE', 'A teammate'],
          ['CONTROLLER', 'Its controller'],
        ],
      },
      { at: 'chooser', says: 'Who chooses?', kind: 'player', isOther: true },
    ],
  },
  { name: 'stateBasedActions', says: 'State-based actions are performed', fields: [] },
  { name: 'result', says: 'Somebody wins', fields: [{ at: 'wins', says: 'Who wins?', kind: 'player' }] },
  {
    name: 'objectAdded',
    says: 'Something new enters',
    fields: [
      { at: 'name', says: 'Its name', kind: 'text' },
      { at: 'typeLine', says: 'Its type line', kind: 'text', usual: 'Creature' },
      { at: 'owner', says: 'Whose?', kind: 'player' },
    ],
  },
  {
    name: 'objectChanges',
    says: 'Something becomes something else',
    fields: [
      object,
      { at: 'name', says: 'Its name', kind: 'text', isOptional: true },
      { at: 'typeLine', says: 'Its type line', kind: 'text', isOptional: true },
      { at: 'power', says: 'Its power', kind: 'number', isOptional: true },
      { at: 'toughness', says: 'Its toughness', kind: 'number', isOptional: true },
    ],
  },
];
