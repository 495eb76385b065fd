import { WarningsAndNotes, Problems, Rulings, DoubtSentences } from '../parts/rulings';
import { besideIn, isDoubtful, unknownCards } from '../rules/certainty';
import { controllerIn, declareTogether } from '../picture/lights';
import { nothingDeclared, type Attack, type Declared } from '../rules/document';
import { reasonsOf, useAnswer, type Scene } from '../rules/engine';
import { AsIfTheirTurn, otherTurn } from '../rules/turns';
import { Button } from '../parts/button';

type BesideArguments = Parameters<typeof besideIn>[1];

interface CheckedAttack extends BesideArguments {
  readonly legal: boolean;
  readonly violations: Parameters<typeof Rulings>[0]['because'];
  readonly because: Parameters<typeof Rulings>[0]['because'];
  readonly costs: readonly { readonly pays: { readonly name: string }; readonly cost: string }[];
}

interface VerdictProps extends Props {
  readonly what: 'attack' | 'block';
  readonly checked: CheckedAttack;
  /** The legal declaration closest to the shown one. */
  readonly nearest: Declared;
}

/** The name of the player whose turn the attack needs; null if it is their turn. */
const turnFor = ({ scene, declared: { attacks } }: Pick<Props, 'scene' | 'declared'>): string | null =>
  attacks[0] ? otherTurn(scene, controllerIn(scene, attacks[0].attacker)) : null;

const verdictOf = ({ what, checked: { legal } }: VerdictProps, whose: string | null): string => {
  if (whose === null) return `This ${what} is ${legal ? '' : 'not '}legal`;
  return legal
    ? `This ${what} would be legal on ${whose}’s turn`
    : `This ${what} is not legal, even on ${whose}’s turn`;
};

const classOf = (legal: boolean, isCertain: boolean, whose: string | null): string => {
  if (!isCertain) return 'declared uncertain';
  if (!legal) return 'declared illegal';
  return whose === null ? 'declared legal' : 'declared';
};

const Verdict = (verdict: VerdictProps) => {
  const { what, checked, nearest, scene, declare } = verdict;
  const whose = turnFor(verdict);
  const because = checked.legal ? checked.because : checked.violations;
  const unknown = unknownCards(scene);
  const isCertain = !unknown.length && !isDoubtful(because);
  return (
    <div className={classOf(checked.legal, isCertain, whose)}>
      <p className="verdict" role="status">
        {verdictOf(verdict, whose)}
        {isCertain ? '.' : ', but that is not certain.'}
      </p>
      <DoubtSentences says={unknown} />
      {whose === null ? null : <AsIfTheirTurn scene={scene} whose={whose} />}
      {checked.costs.map(({ pays, cost }, index) => (
        <p key={index}>{`${pays.name} pays ${cost}.`}</p>
      ))}
      <Rulings because={because} />
      <WarningsAndNotes {...besideIn(scene, checked)} />
      {checked.legal ? null : (
        <Button
          className="primary"
          says={nearest[`${what}s`].length ? `Show the nearest legal ${what}` : `Declare no ${what} instead`}
          press={() => declare(nearest)}
        />
      )}
    </div>
  );
};

interface Props {
  readonly scene: Scene;
  readonly declared: Declared;
  readonly declare: (declared: Declared) => void;
}

type Pair = { readonly attacker: { readonly id: string }; readonly target: { readonly id: string } | null };

const attacksIn = (pairs: readonly Pair[]): readonly Attack[] =>
  pairs.flatMap(({ attacker, target }) => (target ? [{ attacker: attacker.id, target: target.id }] : []));

const AttackVerdict = ({ scene, declared, declare }: Props) => {
  const player = controllerIn(scene, declared.attacks[0]?.attacker ?? '');
  const answer = useAnswer(scene, 'checkAttack', { player, attacks: [...declared.attacks] });
  if (!answer) return null;
  if (!answer.ok) return <Problems says={reasonsOf(answer.failure)} />;
  const nearest = { attacks: attacksIn(answer.value.legalAttack), blocks: [] };
  return <Verdict {...{ scene, declared, declare, nearest }} what="attack" checked={answer.value} />;
};

const BlockVerdict = ({ scene, declared, declare }: Props) => {
  const first = declared.blocks[0]?.blocker ?? '';
  const player = controllerIn(scene, first);
  const blocks = declared.blocks.filter(({ blocker }) => declareTogether(scene, first, blocker));
  const attacks = declared.attacks.length ? { attacks: [...declared.attacks] } : {};
  const answer = useAnswer(scene, 'checkBlocks', { player, blocks, ...attacks });
  if (!answer) return null;
  if (!answer.ok) return <Problems says={reasonsOf(answer.failure)} />;
  const legal = answer.value.legalBlock.map(({ blocker, attacker }) => ({
    blocker: blocker.id,
    attacker: attacker.id,
  }));
  const nearest = { ...declared, blocks: legal };
  return <Verdict {...{ scene, declared, declare, nearest }} what="block" checked={answer.value} />;
};

/** The verdict on the attacks and blocks in the picture. */
export const Verdicts = (props: Props) => {
  const { declared, declare } = props;
  if (!declared.attacks.length && !declared.blocks.length) return null;
  return (
    <section className="verdicts" aria-label="The declaration">
      {declared.blocks.length ? <BlockVerdict {...props} /> : <AttackVerdict {...props} />}
      <Button says="Clear the declaration" press={() => declare(nothingDeclared)} />
    </section>
  );
};
