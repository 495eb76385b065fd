import { useState } from 'react';
import { api, type Description, type Problem } from '../api';
import { problemOf } from '../loading';
import { ProblemNotice } from '../problem-notice';
import { Seats } from './seats';

interface Props {
  readonly table: Description;
  readonly change: (table: Description) => void;
}

const freeId = (taken: readonly { readonly id: string }[], stem: string): string => {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

/** Edits a described table: seats, permanents, range; imports and exports JSON; links to it. */
export const TableEditor = ({ table, change }: Props) => {
  const [text, setText] = useState<string | null>(null);
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const told = async (of: Description, then: (checked: { description: Description; code: string }) => void) => {
    setProblem(undefined);
    await api.check(of).then(then, (error: unknown) => setProblem(problemOf(error)));
  };
  const paste = async (): Promise<void> => {
    try {
      const state = JSON.parse(text ?? '') as Description;
      await told(state, () => {
        change(state);
        setText(null);
      });
    } catch {
      setProblem({ type: '', title: 'This is no JSON', status: 400, code: 'BAD_USER_INPUT', detail: '' });
    }
  };
  const share = (): Promise<void> =>
    told(table, ({ code }) => {
      const address = `${location.origin}/#/tables/${code}`;
      setLink(address);
      void navigator.clipboard.writeText(address).catch(() => undefined);
    });
  return (
    <section aria-labelledby="edit">
      <h2 id="edit">Edit the table</h2>
      <h3>Seats, each next one to the left</h3>
      <Seats players={table.players} change={(players) => change({ ...table, players: [...players] })} />
      <button type="button" onClick={() => change(withPlayer(table))}>
        Add a player
      </button>
      <label>
        <span>Range of influence, in seats</span>
        <input
          type="number"
          min={0}
          value={table.options?.rangeOfInfluence ?? ''}
          placeholder="the variant’s"
          onChange={({ target }) => change(withRange(table, target.value))}
        />
      </label>
      <AddPermanent table={table} change={change} />
      <ProblemNotice problem={problem} />
      <p className="copies">
        <button type="button" onClick={() => void share()}>
          Share as a link
        </button>
        <button type="button" onClick={() => setText(JSON.stringify(table, null, 2))}>
          Paste JSON
        </button>
        <a download="table.json" href={`data:application/json,${encodeURIComponent(JSON.stringify(table, null, 2))}`}>
          Download JSON
        </a>
      </p>
      {link ? (
        <p role="status">
          Copied: <a href={link}>a link to this table</a>
        </p>
      ) : null}
      {text === null ? null : (
        <>
          <label>
            <span>The table as JSON</span>
            <textarea rows={12} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          <button type="button" onClick={() => void paste()}>
            Use this table
          </button>
        </>
      )}
    </section>
  );
};

const withPlayer = (table: Description): Description => {
  const id = freeId(table.players, 'player');
  return {
    ...table,
    players: [...table.players, { id, name: `Player ${table.players.length + 1}` }],
  };
};

const withRange = (table: Description, range: string): Description => {
  const options = { ...table.options, rangeOfInfluence: Number(range) };
  if (range === '') delete (options as Partial<typeof options>).rangeOfInfluence;
  return { ...table, options };
};

const AddPermanent = ({ table, change }: Props) => {
  const [name, setName] = useState('Runeclaw Bear');
  const [typeLine, setTypeLine] = useState('Creature — Bear');
  const [owner, setOwner] = useState('');
  const add = (): void => {
    const id = freeId(table.objects ?? [], 'object');
    const object = { id, name, typeLine, owner: owner || (table.players[0]?.id ?? '') };
    change({ ...table, objects: [...(table.objects ?? []), object] });
  };
  return (
    <fieldset>
      <legend>Permanents</legend>
      <ul className="permanents">
        {(table.objects ?? []).map((object) => (
          <li key={object.id}>
            {object.name ?? object.id} <small>{object.owner}</small>{' '}
            <button
              type="button"
              aria-label={`Remove ${object.name ?? object.id}`}
              onClick={() => change({ ...table, objects: (table.objects ?? []).filter(({ id }) => id !== object.id) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <label>
        <span>Name</span>
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        <span>Type line</span>
        <input value={typeLine} onChange={({ target }) => setTypeLine(target.value)} />
      </label>
      <label>
        <span>Owner</span>
        <select value={owner} onChange={({ target }) => setOwner(target.value)}>
          {table.players.map((player) => (
            <option key={player.id} value={player.id}>
              {player.name ?? player.id}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={add}>
        Add a permanent
      </button>
    </fieldset>
  );
};
