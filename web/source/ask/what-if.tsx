import { useState } from 'preact/hooks';
import type { GameEvent } from '../api';
import { Button } from '../parts/button';
import { Select } from '../parts/select';
import { Problems } from '../parts/rulings';
import { allEvents, type Document } from '../rules/document';
import { readScene, reasonsOf } from '../rules/engine';
import { argumentsOf, missingFields, currentValues, type Context, type Value, type Values } from './fields';
import { Fields } from './form';
import { eventForms } from './event-forms';

interface Props {
  readonly document: Document;
  readonly context: Context;
  readonly change: (part: Partial<Document>) => void;
  /** Records an event in the stored game and returns its problems; null for a table that is not stored. */
  readonly record: ((event: GameEvent) => Promise<readonly string[]>) | null;
}

const idFor = (name: string, { scene }: Context): string => {
  let id = name || 'New';
  while (scene.state.objects.has(id) || scene.state.playersById.has(id)) id += ' again';
  return id;
};

/** Holds the chosen event and its values; the event is null while a field is missing. */
const useEvent = (context: Context, begun: () => void) => {
  const [name, setName] = useState('playerLeaves');
  const [values, setValues] = useState<Values>({});
  const fields = eventForms.find((each) => each.name === name)?.fields ?? [];
  const said = currentValues(fields, values, context);
  const args = argumentsOf(fields, said);
  const full = name === 'objectAdded' ? { id: idFor(String(said['name'] ?? ''), context), ...args } : args;
  const event = missingFields(fields, said).length ? null : ({ [name]: full } as GameEvent);
  const choose = (next: string): void => {
    setName(next);
    setValues({});
    begun();
  };
  const say = (at: string, value: Value): void => setValues((old) => ({ ...old, [at]: value }));
  return { name, choose, event, filled: { fields, said, context, say } };
};

const eventOptions = eventForms.map(({ name, says }) => [name, says] as const);

/** Whether the newest version of a stored game is shown, so events can be recorded. */
const isNewest = ({ game, supposed }: Document): boolean => game?.version === null && !supposed.length;

interface ButtonsProps extends Omit<Props, 'context' | 'change'> {
  readonly event: GameEvent | null;
  readonly suppose: (supposed: GameEvent) => Promise<void>;
  readonly setProblems: (problems: readonly string[]) => void;
}

const Buttons = ({ document, record, event, suppose, setProblems }: ButtonsProps) => (
  <>
    <p className="buttons">
      <Button className="primary" says="See what changes" press={event && (() => suppose(event))} />
      {record && isNewest(document) ? (
        <Button says="Record it" press={event && (() => record(event).then(setProblems))} />
      ) : null}
    </p>
    {record && !isNewest(document) ? (
      <p className="quiet">To record it, go to the last moment of the game, and remove the supposed events.</p>
    ) : null}
  </>
);

/** Supposes an event to see what changes, or records it in the stored game. */
export const WhatIf = ({ document, context, change, record }: Props) => {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { name, choose, event, filled } = useEvent(context, () => setProblems([]));
  const suppose = async (supposed: GameEvent): Promise<void> => {
    const { table, edition } = document;
    const tried = await readScene({ table, edition, events: [...allEvents(document), supposed] });
    setProblems(tried.ok ? [] : reasonsOf(tried.failure, context.scene.state));
    if (tried.ok) change({ supposed: [...document.supposed, supposed] });
  };
  return (
    <section className="what-if" aria-labelledby="what-if">
      <h3 id="what-if">What if …</h3>
      <Select says="What happens" value={name} options={eventOptions} set={choose} />
      <Fields {...filled} />
      <Problems says={problems} />
      <Buttons {...{ document, record, event, suppose, setProblems }} />
    </section>
  );
};
