import type { QuestionName } from '../../../src/library/types';
import type { Declared } from '../rules/document';
import type { Field } from './fields';

export const groups = [
  'Who is in range?',
  'Combat',
  'Choices and targets',
  'Leaving and winning',
  'Turn markers',
  'Life',
] as const;

/** A question as somebody at a table would ask it. */
export interface Question {
  readonly name: QuestionName;
  readonly group: (typeof groups)[number];
  readonly asks: string;
  /** One sentence about its answer. */
  readonly says: string;
  readonly fields: readonly Field[];
  /** Takes the attacks or blocks declared in the picture as arguments. */
  readonly takes?: (declared: Declared) => object;
}

const who = (says: string, at = 'player'): Field => ({ at, says, kind: 'player' });
const sourceOf = (at: string): Field => ({
  at: `${at}.controller`,
  says: 'Whose spell or ability is it?',
  kind: 'player',
});
const among: Field = { at: 'among', says: 'Among whom and what?', kind: 'among', usual: 'all' };
const marker: Field = { at: 'marker', says: 'Which turn marker?', kind: 'marker' };
const damage: readonly Field[] = [
  { at: 'damage.source', says: 'What deals the damage?', kind: 'creature' },
  { at: 'damage.recipient', says: 'Who or what is dealt damage?', kind: 'anybody', isOther: true },
];
const attacksTaken = ({ attacks }: Declared): object => (attacks.length ? { attacks } : {});

const range: readonly Question[] = [
  {
    name: 'rangeOf',
    group: 'Who is in range?',
    asks: 'Who is in range of a player?',
    says: 'Everybody within one player’s range of influence, with the distance in seats.',
    fields: [who('Whose range?')],
  },
  {
    name: 'ranges',
    group: 'Who is in range?',
    asks: 'Who is in range of whom?',
    says: 'The range of influence of each player, all at once.',
    fields: [],
  },
  {
    name: 'affectedBy',
    group: 'Who is in range?',
    asks: 'Whom does this affect?',
    says: 'Whom and what a spell or ability affects, as far as range goes.',
    fields: [sourceOf('source'), among],
  },
  {
    name: 'informationFor',
    group: 'Who is in range?',
    asks: 'What may it count and look at?',
    says: 'What a spell or ability sees when it counts or compares.',
    fields: [
      sourceOf('source'),
      among,
      { at: 'regarding', says: 'About whom or what?', kind: 'anybody', isOptional: true },
    ],
  },
  {
    name: 'visibleHands',
    group: 'Who is in range?',
    asks: 'Whose hands may a player see?',
    says: 'The teammates’ hands that the variant lets a player look at.',
    fields: [who('Who looks?')],
  },
];

const combat: readonly Question[] = [
  {
    name: 'legalAttackTargets',
    group: 'Combat',
    asks: 'Whom may a player’s creatures attack?',
    says: 'For each creature, whom and what it may attack, before anything such as goad demands an attack, and why not the others.',
    fields: [who('Whose creatures?')],
  },
  {
    name: 'checkAttack',
    group: 'Combat',
    asks: 'Is this attack legal?',
    says: 'Judges the attack on the picture, or the one named here, and shows the nearest legal one.',
    fields: [
      who('Who attacks?'),
      { at: 'attacks.0.attacker', says: 'With which creature?', kind: 'creature' },
      { at: 'attacks.0.target', says: 'Whom or what?', kind: 'anybody', isOther: true },
    ],
    takes: attacksTaken,
  },
  {
    name: 'legalBlocks',
    group: 'Combat',
    asks: 'What may a player’s creatures block?',
    says: 'For each creature, which attackers it may block, and why not the others.',
    fields: [who('Whose creatures?')],
    takes: attacksTaken,
  },
  {
    name: 'checkBlocks',
    group: 'Combat',
    asks: 'Are these blocks legal?',
    says: 'Judges the blocks on the picture, or those named here, and shows the nearest legal ones.',
    fields: [
      who('Who blocks?'),
      { at: 'blocks.0.blocker', says: 'With which creature?', kind: 'creature' },
      { at: 'blocks.0.attacker', says: 'Which attacker?', kind: 'attacker' },
    ],
    takes: ({ attacks, blocks }) => ({ ...attacksTaken({ attacks, blocks }), ...(blocks.length ? { blocks } : {}) }),
  },
  {
    name: 'blockDeclarationOrder',
    group: 'Combat',
    asks: 'Who declares blockers first?',
    says: 'The order in which the defending players declare blockers.',
    fields: [],
    takes: attacksTaken,
  },
  {
    name: 'unblockedDamage',
    group: 'Combat',
    asks: 'Where does unblocked damage go?',
    says: 'Whom or what an attacking creature deals damage to if nobody blocks it.',
    fields: [{ at: 'attacker', says: 'Which attacker?', kind: 'attacker' }],
  },
  {
    name: 'legalReselections',
    group: 'Combat',
    asks: 'Whom else may it be made to attack?',
    says: 'Whom an attacker may attack instead when an effect reselects it.',
    fields: [{ at: 'attacker', says: 'Which attacker?', kind: 'attacker' }],
  },
  {
    name: 'legalDeployments',
    group: 'Combat',
    asks: 'To whom may a creature be deployed?',
    says: 'The teammates that a creature may be given to in Emperor.',
    fields: [{ at: 'creature', says: 'Which creature?', kind: 'creature' }],
  },
];

const choices: readonly Question[] = [
  {
    name: 'legalTargets',
    group: 'Choices and targets',
    asks: 'What may it target?',
    says: 'Whom and what a spell or ability may target, as far as range goes.',
    fields: [sourceOf('source'), among],
  },
  {
    name: 'whoChooses',
    group: 'Choices and targets',
    asks: 'Who makes the choice?',
    says: 'Who chooses for an effect, also when the one it names is out of range.',
    fields: [
      sourceOf('effect.source'),
      {
        at: 'effect.asks',
        says: 'Whom does it ask to choose?',
        kind: 'choice',
        usual: 'PLAYER',
        choices: [
          ['PLAYER', 'A certain player'],
          ['AN_OPPONENT', 'An opponent'],
          ['ANY_PLAYER', 'Any player'],
          ['A_TEAMMATE', 'A teammate'],
          ['CONTROLLER', 'Its controller'],
        ],
      },
      { at: 'effect.player', says: 'Which player?', kind: 'player', isOther: true, when: ['effect.asks', 'PLAYER'] },
      {
        at: 'effect.kind',
        says: 'What is chosen?',
        kind: 'choice',
        usual: 'OPTION',
        choices: [
          ['OPTION', 'Yes or no, a mode, a number'],
          ['OBJECT_OR_PLAYER', 'A player or an object'],
          ['PAY_COST', 'Whether to pay a cost'],
        ],
      },
    ],
  },
  {
    name: 'legalChoices',
    group: 'Choices and targets',
    asks: 'Whom and what may they choose?',
    says: 'What somebody may choose for a spell or ability, as far as both ranges go.',
    fields: [who('Who chooses?', 'choice.chooser'), sourceOf('choice.source'), { ...among, at: 'choice.among' }],
  },
  {
    name: 'choiceOrder',
    group: 'Choices and targets',
    asks: 'Who chooses first?',
    says: 'The order in which players choose at the same time.',
    fields: [{ at: 'players', says: 'Who chooses?', kind: 'players', isOptional: true }],
  },
  {
    name: 'whoDecides',
    group: 'Choices and targets',
    asks: 'Who decides for a controlled player?',
    says: 'Whether a player or the one who controls them makes a decision.',
    fields: [
      who('Whose decision?', 'decision.player'),
      { at: 'decision.controlledBy', says: 'Who controls them?', kind: 'player', isOther: true },
      {
        at: 'decision.kind',
        says: 'What is decided?',
        kind: 'choice',
        usual: 'GAME',
        choices: [
          ['GAME', 'Something in the game'],
          ['CONCEDE', 'Whether to concede'],
          ['OTHER', 'Something outside it'],
        ],
      },
    ],
  },
  {
    name: 'canActivate',
    group: 'Choices and targets',
    asks: 'May they activate that ability?',
    says: 'Whether a player may activate an ability that any player may activate.',
    fields: [who('Who?'), { at: 'object', says: 'Of which permanent?', kind: 'permanent' }],
  },
  {
    name: 'wouldTrigger',
    group: 'Choices and targets',
    asks: 'Would it trigger?',
    says: 'Whether an ability triggers on an event, as far as range goes.',
    fields: [
      { at: 'ability.object', says: 'Whose ability?', kind: 'permanent' },
      {
        at: 'event.kind',
        says: 'What happens?',
        kind: 'choice',
        usual: 'ENTERS',
        choices: [
          ['ENTERS', 'It enters'],
          ['DIES', 'It dies'],
          ['LEAVES_BATTLEFIELD', 'It leaves the battlefield'],
          ['ATTACKS', 'It attacks'],
          ['BLOCKS', 'It blocks'],
          ['BECOMES_BLOCKED', 'It becomes blocked'],
          ['DAMAGE', 'Damage is dealt'],
          ['CAST', 'A spell is cast'],
          ['DRAWS', 'A card is drawn'],
          ['LIFE_CHANGES', 'Life is gained or lost'],
          ['OTHER', 'Something else'],
        ],
      },
      { at: 'event.involves.0.entity', says: 'To whom or what?', kind: 'anybody', isOther: true },
    ],
  },
  {
    name: 'canAttach',
    group: 'Choices and targets',
    asks: 'May it be attached there?',
    says: 'Whether an Aura or Equipment may be attached to somebody or something.',
    fields: [
      { at: 'attachment', says: 'Which Aura, Equipment or Fortification?', kind: 'permanent' },
      { at: 'to', says: 'To whom or what?', kind: 'anybody', isOther: true },
    ],
  },
  {
    name: 'preventionApplies',
    group: 'Choices and targets',
    asks: 'Is that damage prevented?',
    says: 'Whether a prevention effect reaches damage, as far as range goes.',
    fields: [
      sourceOf('effect.source'),
      { at: 'effect.specifiesSource', says: 'Does it name a source of damage?', kind: 'yes' },
      { at: 'effect.specifiesRecipient', says: 'Does it name who is protected?', kind: 'yes' },
      ...damage,
    ],
  },
  {
    name: 'damageAfterRedirection',
    group: 'Choices and targets',
    asks: 'Where is damage redirected to?',
    says: 'What becomes of damage that an effect redirects.',
    fields: [
      ...damage,
      { at: 'damage.amount', says: 'How much damage?', kind: 'number', usual: 3 },
      sourceOf('redirection.source'),
      { at: 'redirection.amount', says: 'How much is redirected?', kind: 'number', usual: 3 },
      { at: 'redirection.to', says: 'To whom or what?', kind: 'anybody' },
    ],
  },
];

const leaving: readonly Question[] = [
  {
    name: 'departureOf',
    group: 'Leaving and winning',
    asks: 'What leaves with a player?',
    says: 'What happens to permanents, control and the turn as players leave.',
    fields: [
      { at: 'players', says: 'Who leaves?', kind: 'players' },
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
  {
    name: 'outcomeOf',
    group: 'Leaving and winning',
    asks: 'What if somebody wins or loses?',
    says: 'Who wins, loses and plays on, in range and in teams.',
    fields: [
      {
        at: '-outcome',
        says: 'What happens?',
        kind: 'choice',
        usual: 'wins',
        choices: [
          ['wins', 'Somebody wins'],
          ['loses', 'Somebody loses'],
          ['draw', 'An effect makes it a draw'],
          ['restart', 'An effect restarts the game'],
        ],
      },
      { ...who('Who wins?', 'result.wins'), when: ['-outcome', 'wins'] },
      { at: 'result.loses', says: 'Who loses?', kind: 'players', when: ['-outcome', 'loses'] },
      { ...sourceOf('result.draw'), when: ['-outcome', 'draw'] },
      { ...sourceOf('result.restart'), when: ['-outcome', 'restart'] },
    ],
  },
  {
    name: 'stateBasedActions',
    group: 'Leaving and winning',
    asks: 'What do the rules do now?',
    says: 'Who loses and what dies as soon as somebody would get priority.',
    fields: [],
  },
];

const markers: readonly Question[] = [
  {
    name: 'canBeginTurn',
    group: 'Turn markers',
    asks: 'May the next turn begin?',
    says: 'Whether the holder of a turn marker may begin their turn.',
    fields: [marker],
  },
  {
    name: 'priority',
    group: 'Turn markers',
    asks: 'Who gets priority?',
    says: 'Who gets priority, in order; in Grand Melee for one turn marker’s stack.',
    fields: [{ ...marker, isOptional: true }],
  },
  {
    name: 'legalStacks',
    group: 'Turn markers',
    asks: 'On which stack does it go?',
    says: 'The stacks that a spell or ability may be put on.',
    fields: [who('Whose spell or ability?', 'spell.controller')],
  },
];

const life: readonly Question[] = [
  {
    name: 'lifeAfter',
    group: 'Life',
    asks: 'What are the life totals after that?',
    says: 'How life totals or poison stand after a change, in teams as well.',
    fields: [
      {
        at: 'change.kind',
        says: 'What happens?',
        kind: 'choice',
        usual: 'DAMAGE',
        choices: [
          ['DAMAGE', 'Damage is dealt'],
          ['GAIN', 'Life is gained'],
          ['LOSE', 'Life is lost'],
          ['PAY', 'Life is paid'],
          ['SET', 'Life becomes a number'],
          ['POISON', 'Poison counters'],
        ],
      },
      who('To whom?', 'change.amounts.0.player'),
      { at: 'change.amounts.0.amount', says: 'How much?', kind: 'number', usual: 3 },
    ],
  },
];

/** Every question, in groups. */
export const questions: readonly Question[] = [...range, ...combat, ...choices, ...leaving, ...markers, ...life];
