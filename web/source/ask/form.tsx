import type { Field } from '../../../src/questions/catalogue/form';
import { Toggles } from '../parts/toggle';
import { optionsOf, visibleFields, type Context, type Option, type Value, type Values } from './fields';

interface Props {
  readonly fields: readonly Field[];
  readonly said: Values;
  readonly context: Context;
  readonly say: (at: string, value: Value) => void;
}

const FEW = 6;

const Several = ({ field, value, options, say }: One) => {
  const all = Array.isArray(value) ? (value as readonly string[]) : [];
  const press = (id: string): void =>
    say(field.at, all.includes(id) ? all.filter((each) => each !== id) : [...all, id]);
  return <Toggles options={options} isOn={(id) => all.includes(id)} press={press} />;
};

interface One {
  readonly field: Field;
  readonly value: Value;
  readonly options: readonly Option[];
  readonly say: (at: string, value: Value) => void;
}

const yesAndNo = [
  [true, 'Yes'],
  [false, 'No'],
] as const;

const Choice = ({ field, value, options, say }: One) => {
  if (!options.length) return <p className="quiet">This table has none.</p>;
  const chosen = value === undefined ? '' : String(value);
  if (options.length <= FEW && !field.isOptional)
    return <Toggles options={options} isOn={(each) => each === chosen} press={(each) => say(field.at, each)} />;
  return (
    <select
      aria-label={field.says}
      value={chosen}
      onChange={({ currentTarget }) => say(field.at, currentTarget.value || undefined)}
    >
      {field.isOptional || !chosen ? <option value="">{field.isOptional ? 'None' : 'Choose'}</option> : null}
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
};

const Typed = ({ field: { at, says, kind }, value, say }: Omit<One, 'options'>) => {
  const typed = value === undefined ? '' : String(value);
  return kind === 'number' ? (
    <input
      aria-label={says}
      type="number"
      value={typed}
      onInput={({ currentTarget }) => say(at, currentTarget.value === '' ? undefined : Number(currentTarget.value))}
    />
  ) : (
    <input aria-label={says} value={typed} onInput={({ currentTarget }) => say(at, currentTarget.value || undefined)} />
  );
};

const inputOf = (one: One) => {
  switch (one.field.kind) {
    case 'players':
    case 'objects':
      return <Several {...one} />;
    case 'number':
    case 'text':
      return <Typed {...one} />;
    case 'yes':
      return (
        <Toggles
          options={yesAndNo}
          isOn={(each) => (one.value ?? false) === each}
          press={(each) => one.say(one.field.at, each)}
        />
      );
    default:
      return <Choice {...one} />;
  }
};

/** The fields of a question or event, with defaults filled in. */
export const Fields = ({ fields, said, context, say }: Props) => (
  <>
    {visibleFields(fields, said).map((field) => (
      <fieldset key={field.at} className="field">
        <legend>{field.says}</legend>
        {inputOf({ field, value: said[field.at], options: optionsOf(field, context), say })}
      </fieldset>
    ))}
  </>
);
