import { controllerIn, type Choices } from '../picture/lights';
import { WarningsAndNotes, Rulings, DoubtSentences } from '../parts/rulings';
import { isDoubtful, unknownCards } from '../rules/certainty';
import type { Scene } from '../rules/engine';
import { AsIfTheirTurn, otherTurn } from '../rules/turns';
import { listNames } from '../rules/words';

interface Props {
  readonly scene: Scene;
  readonly choices: Choices;
  /** The id of the player or object whose exclusion is explained; null for none. */
  readonly why: string | null;
  readonly declareOn: (target: string) => void;
  readonly askWhy: (id: string | null) => void;
}

const nameIn = ({ state }: Scene, id: string): string =>
  (state.playersById.get(id) ?? state.objects.get(id))?.name ?? '';

const verdictOf = ({ kind, included }: Choices, whose: string | null): string => {
  const names = included.map(({ name }) => name);
  const says = names.length ? `may ${kind} ${listNames(names, 'or')}` : `can’t ${kind} anybody`;
  return whose === null ? says : `${says} on ${whose}’s turn`;
};

/** A button for each legal target, which declares, and one for each illegal target, which explains why. */
const Targets = ({ choices: { kind, included, excluded, costs }, why, declareOn, askWhy }: Omit<Props, 'scene'>) => (
  <ul className="targets">
    {included.map(({ id, name }) => (
      <li key={id}>
        <button type="button" className="may" onClick={() => declareOn(id)}>
          {kind === 'attack' ? 'Attack' : 'Block'} {name}
          {costs.has(id) ? <small>{costs.get(id)}</small> : null}
        </button>
      </li>
    ))}
    {excluded.map(({ entity }) => (
      <li key={entity.id}>
        <button
          type="button"
          className="may-not"
          aria-expanded={entity.id === why}
          onClick={() => askWhy(entity.id === why ? null : entity.id)}
        >
          {entity.name}? <small>Why not</small>
        </button>
      </li>
    ))}
  </ul>
);

/** The legal targets of a creature with their costs; the reasons against the others are one tap away. */
export const CreatureSheet = (props: Props) => {
  const { scene, choices, why } = props;
  const open = choices.excluded.find(({ entity }) => entity.id === why);
  const whose = choices.kind === 'attack' ? otherTurn(scene, controllerIn(scene, choices.creature)) : null;
  const unknown = unknownCards(scene);
  const isCertain = !unknown.length && !isDoubtful(choices.because);
  return (
    <>
      <p className={isCertain ? 'verdict' : 'verdict doubt'}>
        <strong>{nameIn(scene, choices.creature)}</strong> {verdictOf(choices, whose)}
        {isCertain ? '.' : ', but that is not certain.'}
      </p>
      <DoubtSentences says={unknown} />
      {whose === null ? null : <AsIfTheirTurn scene={scene} whose={whose} />}
      <Targets {...props} />
      {open ? (
        <section className="why" aria-label={`Why not ${open.entity.name}`}>
          <h3>Why not {open.entity.name}?</h3>
          <Rulings because={open.because} />
        </section>
      ) : (
        <Rulings because={choices.because} />
      )}
      <WarningsAndNotes {...choices} />
    </>
  );
};

/** The type and the controller of a permanent, in one line. */
export const ObjectLine = ({ scene, id }: { readonly scene: Scene; readonly id: string }) => {
  const object = scene.state.objects.get(id);
  if (!object) return null;
  return (
    <p className="quiet">
      {object.typeLine || 'Unknown type'} · {nameIn(scene, controllerIn(scene, id))}
      {object.tapped ? ' · tapped' : ''}
      {object.keywords.length ? ` · ${object.keywords.join(', ').toLowerCase()}` : ''}
    </p>
  );
};
