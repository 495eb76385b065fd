import type { Asked, Ruling } from '../api';
import { api } from '../api';
import { Rulings } from '../asking/answer-view';
import { useLoaded } from '../loading';
import { ProblemNotice } from '../problem-notice';

interface EntityTold {
  readonly id: string;
  readonly name: string;
}
interface Distances {
  readonly seats: number | null;
  readonly distances: readonly { readonly player: EntityTold; readonly seats: number; readonly inRange: boolean }[];
  readonly because: readonly Ruling[];
}
interface Targets {
  readonly attacker: EntityTold;
  readonly canAttack: boolean;
  readonly included: readonly EntityTold[];
  readonly excluded: readonly { readonly entity: EntityTold; readonly because: readonly Ruling[] }[];
  readonly because: readonly Ruling[];
}

interface Props {
  readonly asked: Asked;
  readonly signature: string;
  readonly id: string;
}

/** The players within a player's range, with the rulings. */
export const RangeOfPlayer = ({ asked, signature, id }: Props) => {
  const { value, problem } = useLoaded(`range ${id} ${signature}`, () => api.ask('range-of', asked, { player: id }));
  const range = value as Distances | undefined;
  return (
    <div className="picked" aria-live="polite">
      <ProblemNotice problem={problem} />
      {range ? (
        <>
          <h3>
            Range of {nameIn(asked, id)}: {range.seats === null ? 'unlimited' : counted(range.seats)}
          </h3>
          <ul className="chosen">
            {range.distances.map(({ player, seats, inRange }) => (
              <li key={player.id} className={inRange ? '' : 'excluded'}>
                {player.name}: {player.id === id ? 'own seat' : `${counted(seats)} away`},{' '}
                {inRange ? 'in range' : 'out of range'}
              </li>
            ))}
          </ul>
          <Rulings because={range.because} />
        </>
      ) : null}
    </div>
  );
};

/** The legal targets of a creature's attack and, grayed out, the others with the reasons. */
export const AttacksOfCreature = ({ asked, signature, id }: Props) => {
  const object = asked.state.objects?.find((each) => each.id === id);
  const controller = controllerOf(object);
  const { value, problem } = useLoaded(controller ? `attacks ${id} ${signature}` : null, () =>
    api.ask('legal-attack-targets', asked, { player: controller, attackers: [id] }),
  );
  const row = (value as { items: readonly Targets[] } | undefined)?.items.find(({ attacker }) => attacker.id === id);
  return (
    <div className="picked" aria-live="polite">
      <ProblemNotice problem={problem} />
      {row ? (
        <>
          <h3>
            {row.attacker.name} {row.included.length ? 'may attack' : 'may attack nothing'}
          </h3>
          <ul className="chosen">
            {row.included.map(({ id: target, name }) => (
              <li key={target}>{name}</li>
            ))}
            {row.excluded.map(({ entity, because }) => (
              <li key={entity.id} className="excluded">
                {entity.name}
                <Rulings because={because} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
};

const controllerOf = (object: NonNullable<Asked['state']['objects']>[number] | undefined): string | null =>
  object ? (object.controlEffects?.at(-1)?.givesControlTo ?? object.controller ?? object.owner) : null;

const counted = (seats: number): string => `${seats} ${seats === 1 ? 'seat' : 'seats'}`;

const nameIn = ({ state }: Asked, id: string): string => state.players.find((each) => each.id === id)?.name ?? id;
