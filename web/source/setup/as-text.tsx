import { useState } from 'preact/hooks';
import type { Description } from '../api';
import { withParts } from '../../../src/query/in-process/parts';
import { describe } from '../../../src/domain/setup/describe';
import { Problems } from '../parts/rulings';
import { readScene, reasonsOf, type Scene } from '../rules/engine';
import { textOf } from '../share/saving';
import type { TableObject } from './tables';
import { Button } from '../parts/button';

interface Props {
  readonly scene: Scene | undefined;
  readonly begin: (table: Description) => void;
}

type ReadResult = { readonly table: Description } | { readonly problems: readonly string[] };

/** Reads JSON, or the notation with the server's cards for names that it knows. */
const read = async (text: string): Promise<ReadResult> => {
  if (/^\s*\{/.test(text)) return readJson(text);
  const { tableInText } = await import('../../../src/domain/notation/table-in-text');
  const { description, read: readText } = tableInText(text);
  const { withCards, withNames } = await import('./typed');
  const { objects } = await withCards((description.objects ?? []) as readonly TableObject[]);
  const state = await withParts(() => readText({ ...description, objects }));
  return state.ok
    ? { table: withNames(describe(state.value) as Description) }
    : { problems: reasonsOf(state.failure as never) };
};

const readJson = async (text: string): Promise<ReadResult> => {
  try {
    const table = JSON.parse(text) as Description;
    const { refuseRepeatedFields } = await import('../../../src/domain/schema/repeated-fields');
    const refused = refuseRepeatedFields(text, table);
    if (refused) return { problems: reasonsOf(refused) };
    const scene = await readScene({ table, events: [], edition: null });
    return scene.ok ? { table } : { problems: reasonsOf(scene.failure) };
  } catch {
    return { problems: ['This is neither a table as text nor valid JSON.'] };
  }
};

interface EditorProps extends Pick<Props, 'begin'> {
  readonly first: string;
  readonly close: () => void;
}

const useEditor = ({ first, begin, close }: EditorProps) => {
  const [text, setText] = useState(first);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const use = async (): Promise<void> => {
    const found = await read(text);
    setProblems('problems' in found ? found.problems : []);
    if ('problems' in found) return;
    begin(found.table);
    close();
  };
  return { text, setText, problems, use };
};

const Editor = (props: EditorProps) => {
  const { text, setText, problems, use } = useEditor(props);
  return (
    <section className="as-text" aria-label="The table as text">
      <label>
        <span>The table as text, or as JSON</span>
        <textarea
          rows={10}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Problems says={problems} />
      <p className="buttons">
        <Button className="primary" says="Use this table" press={use} />
        <Button says="Close" press={props.close} />
        <a href="/docs/notation">How it is written</a>
      </p>
    </section>
  );
};

/** The table as text, to read, edit and paste. */
export const AsText = ({ scene, begin }: Props) => {
  const [first, setFirst] = useState<string | null>(null);
  const open = async (): Promise<void> => setFirst(scene ? await textOf(scene) : '');
  return first === null ? (
    <Button says="Write it as text" press={open} />
  ) : (
    <Editor first={first} begin={begin} close={() => setFirst(null)} />
  );
};
