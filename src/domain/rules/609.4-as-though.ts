import { nameList, type Ruling } from '../answer.js';
import type { Applied } from '../combat/combat-rules.js';
import { sourceWords, breakersAndSources } from '../combat/counts.js';
import { citing } from '../rulebook/citing.js';
import type { Entity, GameObject, GameState } from '../state/game-state.js';
import type { AppliedBlockRule, BlockRules } from './509-block-rules.js';
import { blocksAsWithShadow } from './702-evasion.js';

const blocking = citing('509.1a');
const attacking = citing('302.6', '702.3b');

const asThough = { '302.6': 'it had haste', '702.3b': "it didn't have defender" } as const;

/** Says why a creature may attack those targets as though a rule did not keep it from attacking (609.4). */
export const attackAsThoughRulings = (
  state: GameState,
  lifted: keyof typeof asThough,
  creature: GameObject,
  targets: readonly Entity[],
  applied: Applied,
): Ruling => {
  const by = sourceWords(applied, [creature]);
  const says = `${creature.name} may attack ${nameList(targets, 'or')} as though ${asThough[lifted]}${by}.`;
  return attacking.ruling(state, lifted, says, ...breakersAndSources(applied, [creature]), ...targets);
};

/** The creatures that may block as though they were untapped, or had shadow, each with the rule that says so. */
const blockersAsThough = (
  { ofBlockers }: BlockRules,
  as: 'UNTAPPED' | 'SHADOW',
): ReadonlyMap<GameObject, AppliedBlockRule> =>
  new Map(
    ofBlockers.flatMap((applied) =>
      applied.rule.kind === `CAN_BLOCK_AS_THOUGH_${as}`
        ? applied.creatures.map((each) => [each, applied] as const)
        : [],
    ),
  );

/** The creatures that may block as though they were untapped, or had shadow (609.4). */
export const blocksAsThough = (rules: BlockRules) => ({
  asUntapped: blockersAsThough(rules, 'UNTAPPED'),
  asWithShadow: blockersAsThough(rules, 'SHADOW'),
});

/** Says why a creature may block those attackers as though it were untapped, or had shadow. */
export const blockAsThoughRulings = (
  state: GameState,
  { asUntapped, asWithShadow }: ReturnType<typeof blocksAsThough>,
  blocker: GameObject,
  attackers: readonly GameObject[],
): readonly Ruling[] => {
  const [untapped, shadow] = attackers.length ? [asUntapped.get(blocker), asWithShadow.get(blocker)] : [];
  const says = untapped && `${blocker.name} may block as though it were untapped${sourceWords(untapped, [blocker])}.`;
  return [
    ...(says && blocker.tapped
      ? [blocking.ruling(state, '509.1a', says, ...breakersAndSources(untapped, [blocker]))]
      : []),
    ...(shadow ? blocksAsWithShadow(state, blocker, attackers, shadow) : []),
  ];
};
