import { without } from '../rules/without';
import type { Description } from '../api';
import { Select } from '../parts/select';
import { Toggle } from '../parts/toggle';
import { hasRule, toggleRule } from './attack-rules';
import { TemporaryEffects } from './for-a-time';
import { GoadFields } from './goaded';
import { useInTurn } from './in-turn';
import { CharacteristicFields } from './nature';
import { withoutThing } from './removal';
import { withThing, type ThingProps } from './tables';
import { controlledBy, describedController, ControlReasonField } from './through-what';
import { Button } from '../parts/button';

interface Props {
  readonly table: Description;
  readonly change: (table: Description) => void;
  readonly id: string;
}

const States = ({ thing, set }: Omit<ThingProps, 'table'>) => (
  <div className="chips" role="group" aria-label="State">
    <Toggle says="Tapped" isOn={thing.tapped === true} press={() => set({ tapped: thing.tapped !== true })} />
    <Toggle says="Token" isOn={thing.token === true} press={() => set({ token: thing.token !== true })} />
    <Toggle
      says="New this turn"
      isOn={thing.controlledSinceTurnBegan === false}
      press={() => set({ controlledSinceTurnBegan: thing.controlledSinceTurnBegan === false })}
    />
    <Toggle
      says="Attacks if able"
      isOn={hasRule(thing, 'ATTACKS_IF_ABLE')}
      press={() => set((each) => toggleRule(each, 'ATTACKS_IF_ABLE'))}
    />
    <Toggle
      says="Can’t attack"
      isOn={hasRule(thing, 'CANT_ATTACK')}
      press={() => set((each) => toggleRule(each, 'CANT_ATTACK'))}
    />
  </div>
);

type Player = Description['players'][number];

const dealtBy = (player: Player, commander: string, amount: number): Player => {
  const others = (player.commanderDamage ?? []).filter((each) => each.commander !== commander);
  return { ...player, commanderDamage: amount ? [...others, { commander, amount }] : others };
};

interface DamageProps extends Omit<Props, 'change'> {
  readonly deal: (player: string, amount: number) => void;
}

/** Commander damage that this creature has dealt each player. */
const CommanderDamage = ({ table, deal, id }: DamageProps) => (
  <details>
    <summary>Commander damage it dealt</summary>
    {table.players.map((player) => (
      <label key={player.id}>
        <span>To {player.name ?? player.id}</span>
        <input
          type="number"
          min={0}
          value={player.commanderDamage?.find(({ commander }) => commander === id)?.amount ?? ''}
          onChange={({ currentTarget }) => deal(player.id, Number(currentTarget.value))}
        />
      </label>
    ))}
  </details>
);

const namesOf = (entities: readonly { readonly id: string; readonly name?: string }[]) =>
  entities.map(({ id, name }) => [id, name ?? id] as const);

/** The player who controls a permanent, and what it is attached to. */
const Places = ({ table, thing, set }: ThingProps) => {
  const players = namesOf(table.players);
  const others = namesOf((table.objects ?? []).filter(({ id }) => id !== thing.id));
  return (
    <>
      <Select
        says="Controlled by"
        value={describedController(thing)}
        options={players}
        set={(player) => set((each) => controlledBy(each, player))}
      />
      <ControlReasonField table={table} thing={thing} set={set} />
      <Select
        says="Attached to"
        value={thing.attachedTo ?? ''}
        none="nothing"
        options={[...others, ...players]}
        set={(to) => set((each) => ({ ...without(each, 'attachedTo'), ...(to ? { attachedTo: to } : {}) }))}
      />
    </>
  );
};

/** The fields for everything about a permanent. */
export const CardSheet = ({ table, change, id }: Props) => {
  const inTurn = useInTurn(table, change);
  const thing = table.objects?.find((each) => each.id === id);
  if (!thing) return null;
  const set: ThingProps['set'] = (part) =>
    inTurn((latest) => withThing(latest, id, typeof part === 'function' ? part : (each) => ({ ...each, ...part })));
  const deal = (player: string, amount: number): void =>
    inTurn((latest) => ({
      ...latest,
      players: latest.players.map((each) => (each.id === player ? dealtBy(each, id, amount) : each)),
    }));
  return (
    <div className="card-sheet">
      <CharacteristicFields thing={thing} set={set} />
      <States thing={thing} set={set} />
      <GoadFields table={table} thing={thing} set={set} />
      <TemporaryEffects table={table} id={id} controller={describedController(thing)} change={inTurn} />
      <Places table={table} thing={thing} set={set} />
      <CommanderDamage table={table} deal={deal} id={id} />
      <Button says="Remove it from the table" press={() => inTurn((latest) => withoutThing(latest, id))} />
    </div>
  );
};
