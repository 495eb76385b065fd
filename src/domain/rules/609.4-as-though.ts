import { named, type Answer, type Ruling } from '../answer.js';
import type { Applied } from '../combat/combat-rules.js';
import { because, involved } from '../combat/counts.js';
import { citing } from '../rulebook/citing.js';
import type { Entity, GameObject, GameState } from '../state/game-state.js';
import type { AppliedBlockRule, BlockRules } from './509-block-rules.js';
import { blocksAsWithShadow } from './702-evasion.js';

const blocking = citing('509.1a');
const attacking = citing('302.6', '702.3b');

const otherwise = { '302.6': 'it had haste', '702.3b': "it didn't have defender" } as const;

/** Says by what a creature may attack those as though a rule did not keep it from attacking (609.4). */
export const attacksAsThoughSaid = (
  state: GameState,
  lifted: keyof typeof otherwise,
  creature: GameObject,
  targets: readonly Entity[],
  applied: Applied,
): Ruling => {
  const by = because(applied, [creature]);
  const says = `${creature.name} may attack ${named(targets, 'or')} as though ${otherwise[lifted]}${by}.`;
  return attacking.ruling(state, lifted, says, ...involved(applied, [creature]), ...targets);
};

/** The creatures that may block as though something were otherwise (609.4), each with the rule that says so. */
export const blockersAsThough = (
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

/** Adds to what a creature may block by what it blocks as though it were untapped, or had shadow. */
export const createAsThoughSaid = (state: GameState, rules: BlockRules) => {
  const [asUntapped, asWithShadow] = [blockersAsThough(rules, 'UNTAPPED'), blockersAsThough(rules, 'SHADOW')];
  return <Targets extends { readonly blocker: GameObject; readonly included: readonly GameObject[] }>(
    targets: Answer<Targets>,
  ): Answer<Targets> => {
    const { blocker, included } = targets;
    const [untapped, shadow] = [asUntapped.get(blocker), asWithShadow.get(blocker)];
    if (!included.length || (!untapped && !shadow)) return targets;
    const says = untapped && `${blocker.name} may block as though it were untapped${because(untapped, [blocker])}.`;
    const said = [
      ...(says && blocker.tapped ? [blocking.ruling(state, '509.1a', says, ...involved(untapped, [blocker]))] : []),
      ...(shadow ? blocksAsWithShadow(state, blocker, included, shadow) : []),
    ];
    return { ...targets, because: [...targets.because, ...said] };
  };
};
