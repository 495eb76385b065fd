import type { Edit } from '../rules/document';
import { without } from '../rules/without';
import { useRef } from 'preact/hooks';
import { idFor, idsIn, nameAt, seatPlayers, type Player } from './tables';
import type { Description } from '../api';
import { AddPermanents } from './add-permanents';
import { withoutPlayer } from './removal';
import { Button } from '../parts/button';

interface Props {
  readonly table: Description;
  readonly change: Edit;
}

const moveItem = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** Moves, changes, adds and removes players. */
const seatsOf = ({ table, change }: Props) => {
  const { players, variant = 'FREE_FOR_ALL' } = table;
  const reseat = (next: readonly Player[]): void => change({ ...table, ...seatPlayers(variant, next) });
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < players.length && to !== from) reseat(moveItem(players, from, to));
  };
  const set = (index: number, player: Player): void =>
    change({ ...table, players: players.map((each, at) => (at === index ? player : each)) });
  const add = (): void => {
    const name = nameAt(players.length);
    reseat([...players, { id: idFor(name, idsIn(table)), name }]);
  };
  const remove = (id: string) => (players.length > 2 ? () => change(withoutPlayer(table, id)) : null);
  return { players, move, set, add, remove };
};

/** The players in seat order: drag them, or move them by the arrow keys. */
export const Seats = (props: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const { players, move, set, add, remove } = seatsOf(props);
  const placeAt = (y: number): number =>
    [...(list.current?.children ?? [])].filter((row) => row.getBoundingClientRect().bottom < y).length;
  return (
    <>
      <ol className="seats" ref={list}>
        {players.map((player, index) => (
          <Seat
            key={player.id}
            table={props.table}
            changeTable={props.change}
            player={player}
            change={(next) => set(index, next)}
            move={(by) => move(index, index + by)}
            drop={(y) => move(index, Math.min(players.length - 1, placeAt(y)))}
            remove={remove(player.id)}
          />
        ))}
      </ol>
      <Button says="Add a player" press={add} />
    </>
  );
};

interface SeatProps {
  readonly table: Description;
  readonly changeTable: Edit;
  readonly player: Player;
  readonly change: (player: Player) => void;
  readonly move: (by: number) => void;
  readonly drop: (y: number) => void;
  readonly remove: (() => void) | null;
}

const Handle = ({ name, move, drop }: Pick<SeatProps, 'move' | 'drop'> & { readonly name: string }) => (
  <button
    type="button"
    className="handle"
    aria-label={`Move ${name} to another seat: arrow keys or drag`}
    onKeyDown={(event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(by);
    }}
    onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
    onPointerUp={({ clientY }) => drop(clientY)}
  >
    ⠿
  </button>
);

const Seat = ({ table, changeTable, player, change, move, drop, remove }: SeatProps) => {
  const name = player.name ?? player.id;
  return (
    <li>
      <div className="seat">
        <Handle name={name} move={move} drop={drop} />
        <input
          className="name"
          aria-label={`Name of ${name}`}
          value={name}
          onInput={({ currentTarget }) => change({ ...player, name: currentTarget.value })}
        />
        <input
          className="life"
          aria-label={`Life of ${name}`}
          type="number"
          placeholder="life"
          value={player.life ?? ''}
          onInput={({ currentTarget }) => change(withLife(player, currentTarget.value))}
        />
        {remove ? <Button className="icon" aria-label={`Remove ${name}`} says="×" press={remove} /> : null}
      </div>
      <AddPermanents table={table} change={changeTable} player={player} />
    </li>
  );
};

const withLife = (player: Player, life: string): Player => ({
  ...without(player, 'life'),
  ...(life === '' ? {} : { life: Number(life) }),
});
