import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Description } from '../api';

type Player = Description['players'][number];

interface Props {
  readonly players: readonly Player[];
  readonly change: (players: readonly Player[]) => void;
}

/** The players in seat order; drag them or use the arrow keys to move them. */
export const Seats = ({ players, change }: Props) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moved = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [active.id, over?.id].map((id) => players.findIndex((each) => each.id === id));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0) change(arrayMove([...players], from, to));
  };
  const set = (index: number, player: Player): void =>
    change(players.map((each, at) => (at === index ? player : each)));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={moved}>
      <SortableContext items={players.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="seats">
          {players.map((player, index) => (
            <Seat
              key={player.id}
              player={player}
              change={(next) => set(index, next)}
              remove={() => change(players.filter(({ id }) => id !== player.id))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};

interface SeatProps {
  readonly player: Player;
  readonly change: (player: Player) => void;
  readonly remove: () => void;
}

const Seat = ({ player, change, remove }: SeatProps) => {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: player.id });
  const name = player.name ?? player.id;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        className="handle"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name} to another seat`}
      >
        ⠿
      </button>
      <input
        aria-label={`Name of ${player.id}`}
        value={name}
        onChange={({ target }) => change({ ...player, name: target.value })}
      />
      <input
        aria-label={`Life of ${name}`}
        type="number"
        placeholder="life"
        value={player.life ?? ''}
        onChange={({ target }) => change(withLife(player, target.value))}
      />
      <button type="button" aria-label={`Remove ${name}`} onClick={remove}>
        ×
      </button>
    </li>
  );
};

const withLife = (player: Player, life: string): Player => {
  const changed = { ...player, life: Number(life) };
  if (life === '') delete (changed as Partial<Player>).life;
  return changed;
};
