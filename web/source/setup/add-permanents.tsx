import type { Edit } from '../rules/document';
import { useState } from 'preact/hooks';
import { api, type Description } from '../api';
import { Button } from '../parts/button';
import { Problems } from '../parts/rulings';
import { listNames } from '../rules/words';
import type { Player } from './tables';

interface Props {
  readonly table: Description;
  readonly change: Edit;
  readonly player: Player;
}

/** The entry that is being typed: the text after the last separator. */
const lastOf = (text: string): string => (text.split(/[;\n]/).at(-1) ?? '').trim();

/** Looks up names of the server's cards that match the typed text. */
const useNames = () => {
  const [names, setNames] = useState<readonly string[]>([]);
  const look = (text: string): void => {
    const word = lastOf(text);
    if (word.length < 3) setNames([]);
    else
      void api.cards(word).then(
        ({ items }) => setNames(items.map(({ name }) => name)),
        () => setNames([]),
      );
  };
  return { names, look };
};

interface SuggestionsProps {
  readonly names: readonly string[];
  readonly id: string;
  readonly pick: (name: string) => void;
}

const Suggestions = ({ names, id, pick }: SuggestionsProps) =>
  names.length ? (
    <ul className="chips" id={id} aria-label="Cards">
      {names.slice(0, 5).map((each) => (
        <li key={each}>
          <Button says={each} onPointerDown={(event) => event.preventDefault()} press={() => pick(each)} />
        </li>
      ))}
    </ul>
  ) : null;

const saidOf = (unknown: readonly string[]): string => {
  if (!unknown.length) return '';
  const ask = unknown.length === 1 ? 'Tap it to say what it is.' : 'Tap each to say what it is.';
  return `Not among the cards here: ${listNames(unknown)}. ${ask}`;
};

/** Reads text into the table; `add` returns whether it could be read. */
const useAdding = ({ table, change, player }: Props) => {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [says, setSays] = useState('');
  const add = async (text: string): Promise<boolean> => {
    const { readTyped, withTyped } = await import('./typed');
    const { objects, problems: wrong, unknown } = await readTyped(table, player.id, text);
    setProblems(wrong);
    if (wrong.length) return false;
    setSays(saidOf(unknown));
    change((latest) => withTyped(latest, objects));
    return true;
  };
  return { problems, says, add };
};

/** Holds the text of the field; Enter, or leaving the field, adds it. */
const useText = (add: (text: string) => Promise<boolean>) => {
  const [text, setText] = useState('');
  const { names, look } = useNames();
  const type = (typed: string): void => {
    setText(typed);
    look(typed);
  };
  const enter = async (): Promise<void> => {
    if (text.trim() && (await add(text))) setText('');
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void enter();
  };
  const pick = (name: string): void => type(`${text.slice(0, text.length - lastOf(text).length)}${name}; `);
  return { text, names, type, enter, press, pick };
};

/** Adds permanents by typing or pasting: names of cards, the notation, lists, or data of Scryfall and MTGJSON. */
export const AddPermanents = (props: Props) => {
  const { player } = props;
  const { problems, says, add } = useAdding(props);
  const { text, names, type, enter, press, pick } = useText(add);
  return (
    <div className="add">
      <textarea
        rows={text.includes('\n') ? 4 : 1}
        aria-label={`Permanents of ${player.name ?? player.id}`}
        placeholder="Bears 2/2; 2x Soldier 1/1"
        value={text}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={press}
        onBlur={() => void enter()}
      />
      <Suggestions names={names} id={`cards ${player.id}`} pick={pick} />
      <Problems says={problems} />
      {says ? (
        <p className="doubt" role="status">
          {says}
        </p>
      ) : null}
    </div>
  );
};
