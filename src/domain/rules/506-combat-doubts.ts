import type { Doubts } from '../cards/answers/combat-doubts.js';
import { doubtsAt } from '../cards/answers/doubts.js';
import type { Unsure } from '../cards/answers/unsettled.js';
import { mayKeepOff, mayReferTo, unreadSentences, type UnreadSentence } from '../cards/answers/unread-sentences.js';
import { addDoubt, nameList, type Answer, type Ruling, type Rulings } from '../answer.js';
import { creaturesDeclaredBy } from './508-attack-rules.js';
import type { AttackVerdict } from './508-check-attack.js';
import type { AttackTargets } from './508-declare-attackers.js';
import type { BlockVerdict, DeclaredBlock } from './509-check-blocks.js';
import type { BlockTargets } from './509-declare-blockers.js';
import { unreadKeywordsOf, type KeywordEffect } from './702-keywords.js';
import { capitalized } from '../words/capitalized.js';
import { withDoubtOfTurn } from './506-earlier-this-turn.js';
import type { DeclaredAttack } from './702.22-banding.js';
import type { RuleNumber } from '../rulebook/rulebook.js';
import { hasType, type Entity, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { oncePerKey } from '../values/remembered.js';
import { oncePerTable } from '../state/once-per-table.js';

/** Finds the unused keywords and texts that may affect an object's combat in one of the given ways. */
type FindUnread = (object: Entity, ...bearings: readonly KeywordEffect[]) => readonly Unsure[];

const inAttacks: readonly KeywordEffect[] = ['FORBIDS_ATTACK', 'REQUIRES_ATTACK'];
const inBlocks: readonly KeywordEffect[] = ['FORBIDS_BLOCK', 'EVADES', 'REQUIRES_BLOCK'];

const mayDo =
  ({ mayAffect }: UnreadSentence) =>
  (each: KeywordEffect): boolean => {
    if (each === 'ALLOWS_ATTACK' || each === 'LIFTS_ATTACK') return mayAffect.allowsAttack;
    if (each === 'ALLOWS_BLOCK' || each === 'LIFTS_BLOCK') return mayAffect.allowsBlock;
    if (each === 'BLOCKS_MORE') return mayAffect.allowsMoreBlocks;
    if (each === 'CHANGES') return mayAffect.changes;
    if (each === 'LURES') return mayAffect.lures;
    if (each.startsWith('REQUIRES') && !mayAffect.requires) return false;
    if (mayAffect.onlyEvades && each !== 'EVADES' && inBlocks.includes(each)) return false;
    return (mayAffect.attacks && inAttacks.includes(each)) || (mayAffect.blocks && inBlocks.includes(each));
  };

const findUnreadIn = oncePerTable((state: GameState): FindUnread => {
  const unreadOf = oncePerKey((object: GameObject) => unreadKeywordsOf(state, object));
  const sentencesOn = oncePerKey((object: GameObject): readonly UnreadSentence[] =>
    unreadSentences(state).filter((each) => mayReferTo(state, each, object)),
  );
  return (object, ...bearings) => {
    if (object.kind === 'PLAYER') return [];
    const keywords = unreadOf(object)
      .filter(({ bearsOn }) => bearings.some((each) => bearsOn.includes(each)))
      .map(({ keyword }) => ({ name: `"${keyword}" of ${object.name}` }));
    return [...keywords, ...sentencesOn(object).filter((each) => bearings.some(mayDo(each)))];
  };
});

/** Finds the doubts about several items, without duplicates: all creatures of a table may share one. */
const foundOf = <Each>(several: readonly Each[], find: (each: Each) => readonly Unsure[]): readonly Unsure[] => {
  const distinct = new Set<Unsure>();
  for (const each of several) for (const unsure of find(each)) distinct.add(unsure);
  return [...distinct];
};

/** Adds the doubts found, if any, to the deciding ruling. */
const withDoubts = (because: Rulings, unsure: readonly Unsure[]): Rulings => {
  if (!unsure.length) return because;
  const once = [...new Map(unsure.map((each) => [each.says ?? each.name, each])).values()];
  const unread = once.filter(({ says }) => says === undefined);
  const are = unread.length === 1 ? 'is' : 'are';
  const [first, ...others] = because;
  const doubts = [
    ...(first.doubt === undefined ? [] : [first.doubt]),
    ...(unread.length ? [`${capitalized(nameList(unread))} ${are} not used, but could change the answer.`] : []),
    ...once.flatMap(({ says }) => says ?? []),
  ];
  return [addDoubt(first, doubts.join(' ')), ...others];
};

/** Finds the doubts that may lift the violations; none if one of these certainly stands. */
const doubtsAboutViolations = (
  violations: readonly Ruling[],
  find: (violation: Ruling) => readonly Unsure[],
): readonly Unsure[] => {
  const found = violations.map(find);
  return found.some(({ length }) => length === 0) ? [] : foundOf(found, (each) => each);
};

const ofRule = (because: readonly Ruling[], number: RuleNumber): readonly Entity[] =>
  because.filter(({ rule }) => rule.key === number).flatMap(({ about }) => about);

/** Finds the doubts that decide whether the creatures of a requirement can obey it. */
const doubtsAboutObeying = (
  find: FindUnread,
  because: readonly Ruling[],
  requirement: RuleNumber,
  ...bearings: readonly KeywordEffect[]
): readonly Unsure[] => foundOf(ofRule(because, requirement), (each) => find(each, ...bearings));

/** Adds to attack targets a doubt about unread keywords that may affect them. */
export const doubtAttackTargets = (state: GameState, row: Answer<AttackTargets>): Answer<AttackTargets> => {
  const find = findUnreadIn(state);
  const doubts = doubtsAt(state);
  const unread = row.canAttack
    ? doubtsAboutAttacking(state, row.attacker, row.included)
    : foundOf(row.excluded, ({ because }) =>
        doubtsAboutViolations(because, (objection) => mayVoidAttack(find, doubts, row.attacker, objection)),
      );
  const because = withDoubts(row.because, unread);
  return { ...row, because: row.canAttack ? withDoubtOfTurn(state, 'attack', because) : because };
};

const attackRestrictions: ReadonlySet<string> = new Set<RuleNumber>(['302.6', '508.1c', '702.3b']);

/** The unused keywords and texts that may let a creature attack despite an objection. */
const mayVoidAttack = (find: FindUnread, doubts: Doubts, attacker: GameObject, objection: Ruling) => [
  ...doubtsAboutEligibility(doubts, attacker, objection),
  ...doubtsAboutAbilities(find, doubts, attacker, objection),
];

/** Doubts whether a declared creature is one, and under the control of the player who declares it. */
const doubtsAboutDeclaring = ({ ofBeing, ofControl }: Doubts, fighter: GameObject): readonly Unsure[] => [
  ...ofBeing(fighter),
  ...ofControl(fighter),
];

/** The unused keywords and texts that may keep a creature from attacking one of the targets. */
const doubtsAboutAttacking = (state: GameState, attacker: GameObject, targets: readonly Entity[]) => [
  ...findUnreadIn(state)(attacker, 'FORBIDS_ATTACK').filter(mayKeepOff(state, targets)),
  ...doubtsAt(state).ofAttack(attacker),
  ...doubtsAboutDeclaring(doubtsAt(state), attacker),
];

/** Finds the doubts whether an object may be a creature after all, or controlled by the player who declares it. */
const doubtsAboutEligibility = (
  { ofBeing, ofControl }: Doubts,
  fighter: GameObject,
  { rule, about }: Ruling,
): readonly Unsure[] => {
  if (rule.key !== '508.1a' && rule.key !== '509.1a') return [];
  const isOfControl = about.some(({ kind }) => kind === 'PLAYER');
  return [...(hasType(fighter, 'creature') ? [] : ofBeing(fighter)), ...(isOfControl ? ofControl(fighter) : [])];
};

const doubtsAboutAbilities = (
  find: FindUnread,
  { ofAttack }: Doubts,
  attacker: GameObject,
  { rule, about }: Ruling,
) => [
  ...(rule.key === '508.1c' ? about.flatMap((each) => find(each, 'CHANGES')) : []),
  ...(rule.key === '302.6' ? find(attacker, 'ALLOWS_ATTACK') : []),
  ...(rule.key === '702.3b' ? find(attacker, 'LIFTS_ATTACK') : []),
  ...(rule.key === '702.22c' ? find(attacker, 'BANDS') : []),
  ...(attackRestrictions.has(rule.key) ? ofAttack(attacker) : []),
];

/** Adds to a verdict on attackers a doubt about unread keywords that may affect it. */
export const doubtAttack = (
  state: GameState,
  player: Player,
  attacks: readonly DeclaredAttack[],
  verdict: Answer<AttackVerdict>,
): Answer<AttackVerdict> => {
  const find = findUnreadIn(state);
  const creatures = creaturesDeclaredBy(state, player);
  const doubts = doubtsAt(state);
  const isRequired = ofRule(verdict.because, '508.1d').some(({ kind }) => kind === 'OBJECT');
  const unread = verdict.legal
    ? [
        ...foundOf(creatures, isRequired ? doubts.ofAttack : doubts.ofRequired),
        ...foundOf(attacks, ({ attacker, target }) => doubtsAboutAttacking(state, attacker, [target])),
        ...foundOf(creatures, (each) => find(each, 'REQUIRES_ATTACK')),
        ...doubtsAboutObeying(find, verdict.because, '508.1d', 'ALLOWS_ATTACK'),
      ]
    : doubtsAboutViolations(verdict.violations, (violation) => {
        const attackers = violation.about.filter((each) => each.kind === 'OBJECT');
        if (violation.rule.key === '508.1d')
          return [
            ...doubtsAboutObeying(find, [violation], '508.1d', 'FORBIDS_ATTACK', 'ALLOWS_ATTACK'),
            ...foundOf(creatures, doubts.ofAttack),
            ...attackers.flatMap(doubts.ofControl),
          ];
        return foundOf(attackers, (each) => mayVoidAttack(find, doubts, each, violation));
      });
  const because = withDoubts(verdict.because, unread);
  return { ...verdict, because: isOpen(verdict, '508.1d') ? withDoubtOfTurn(state, 'attack', because) : because };
};

/** Whether one more restriction would change the verdict: it is legal, or only disobeys requirements. */
const isOpen = ({ legal, violations }: AttackVerdict | BlockVerdict, requirement: RuleNumber): boolean =>
  legal || violations.every(({ rule }) => rule.key === requirement);

/** The evasion rules that an unread keyword of the blocker might meet: flying, shadow, horsemanship. */
const mayAllow: ReadonlySet<string> = new Set<RuleNumber>(['702.9b', '702.28b', '702.31b']);

/** Whether a ruling is about an ability, not about a tapped blocker or an attack on somebody else. */
const isOfAbility = ({ rule }: Ruling): boolean => rule.key === '509.1b' || rule.key.startsWith('702.');

const mayVoid = (
  find: FindUnread,
  doubts: Doubts,
  { blocker, attacker }: DeclaredBlock,
  objection: Ruling,
  ofBlock = doubts.ofBlock(blocker),
) => [
  ...doubtsAboutEligibility(doubts, blocker, objection),
  ...(objection.rule.key === '509.1b' ? objection.about.flatMap((each) => find(each, 'CHANGES')) : []),
  ...(mayAllow.has(objection.rule.key) ? find(blocker, 'ALLOWS_BLOCK') : []),
  ...(objection.rule.key === '509.1a' ? find(blocker, 'ALLOWS_BLOCK').filter(isOfTapped) : []),
  ...(objection.rule.key === '702.28b' ? find(attacker, 'EVADES') : []),
  ...(objection.rule.key.startsWith('702.') ? [blocker, attacker].flatMap((each) => find(each, 'LIFTS_BLOCK')) : []),
  ...(isOfAbility(objection) ? ofBlock(attacker) : []),
];

const isOfTapped = ({ name }: Unsure): boolean => /\bas though\b.* untapped\b/u.test(name);
const mayForbid = (find: FindUnread, { blocker, attacker }: DeclaredBlock) => [
  ...find(blocker, 'FORBIDS_BLOCK'),
  ...find(attacker, 'EVADES'),
];

/** Adds to block targets a doubt about unread keywords that may affect them. */
export const doubtBlockTargets = (
  state: GameState,
  rows: readonly Answer<BlockTargets>[],
): readonly Answer<BlockTargets>[] => {
  const find = findUnreadIn(state);
  const doubts = doubtsAt(state);
  return rows.map((row) => {
    const doubted = doubtBlockRow(find, doubts, row);
    return row.included.length ? { ...doubted, because: withDoubtOfTurn(state, 'block', doubted.because) } : doubted;
  });
};

const doubtBlockRow = (find: FindUnread, doubts: Doubts, row: Answer<BlockTargets>): Answer<BlockTargets> => {
  const { blocker } = row;
  const ofBlock = doubts.ofBlock(blocker);
  const excluded = row.excluded.map(({ entity, because }) => {
    const unread =
      entity.kind === 'OBJECT'
        ? doubtsAboutViolations(because, (objection) =>
            mayVoid(find, doubts, { blocker, attacker: entity }, objection, ofBlock),
          )
        : [];
    return { unread, exclusion: { entity, because: withDoubts(because, unread) } };
  });
  const unread = [
    ...foundOf(row.included, (attacker) => mayForbid(find, { blocker, attacker })),
    ...foundOf(row.included, (attacker) => [...ofBlock(attacker), ...doubtsAboutDeclaring(doubts, blocker)]),
    ...foundOf(excluded, (each) => each.unread),
  ];
  const because = withDoubts(row.because, unread);
  return { ...row, excluded: excluded.map(({ exclusion }) => exclusion), because };
};

/** The creature that blocks too many attackers, if that is the violation. */
const blockingSeveral = ({ rule, about }: Ruling): readonly Entity[] =>
  rule.key === '509.1a' && about.length > 2 ? about.slice(0, 1) : [];

/** The blocks that a violation is about; if it names no attacker, all blocks by the creatures that it names. */
const blocksOfViolation = (blocks: readonly DeclaredBlock[], { about }: Ruling): readonly DeclaredBlock[] => {
  const own = blocks.filter(({ blocker }) => about.includes(blocker));
  const spokenOf = own.filter(({ attacker }) => about.includes(attacker));
  return spokenOf.length ? spokenOf : own;
};

const mayVoidBlocks = (
  find: FindUnread,
  doubts: Doubts,
  blocks: readonly DeclaredBlock[],
  violation: Ruling,
): ReturnType<FindUnread> => [
  ...foundOf(blocksOfViolation(blocks, violation), (block) => mayVoid(find, doubts, block, violation)),
  ...blockingSeveral(violation).flatMap((each) => find(each, 'BLOCKS_MORE')),
];

/** Adds to a verdict on blockers a doubt about unread keywords that may affect it. */
export const doubtBlocks = (
  state: GameState,
  player: Player,
  blocks: readonly DeclaredBlock[],
  attackers: readonly GameObject[],
  verdict: Answer<BlockVerdict>,
): Answer<BlockVerdict> => {
  const find = findUnreadIn(state);
  const doubts = doubtsAt(state);
  const unread = verdict.legal
    ? [
        ...foundOf(blocks, (block) => [
          ...mayForbid(find, block),
          ...doubts.ofBlock(block.blocker)(block.attacker),
          ...doubtsAboutDeclaring(doubts, block.blocker),
        ]),
        ...foundOf(creaturesDeclaredBy(state, player), (each) => find(each, 'REQUIRES_BLOCK')),
        ...foundOf(attackers, (each) => find(each, 'LURES')),
        ...doubtsAboutObeying(find, verdict.because, '509.1c', 'ALLOWS_BLOCK'),
      ]
    : doubtsAboutViolations(verdict.violations, (violation) =>
        violation.rule.key === '509.1c'
          ? doubtsAboutObeying(find, [violation], '509.1c', 'FORBIDS_BLOCK', 'ALLOWS_BLOCK', 'EVADES')
          : mayVoidBlocks(find, doubts, blocks, violation),
      );
  const because = withDoubts(verdict.because, unread);
  return { ...verdict, because: isOpen(verdict, '509.1c') ? withDoubtOfTurn(state, 'block', because) : because };
};
