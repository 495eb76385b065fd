import Form from '@rjsf/core';
import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import { getDefaultRegistry } from '@rjsf/core';
import type { Description, Problem } from '../api';
import { templates, YesOrNo } from './templates';
import unchecked from './unchecked';

/** The context of a form's fields. */
interface Context {
  readonly table: Description;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

const playersIn = ({ players }: Description): readonly Choice[] =>
  players.map(({ id, name }) => ({ id, name: name ?? id }));
const objectsIn = ({ objects = [] }: Description): readonly Choice[] =>
  objects.map(({ id, name }) => ({ id, name: name ?? id }));

/** The players and objects that an id may refer to. */
const choicesFor = (refersTo: string, table: Description): readonly Choice[] => {
  if (refersTo.startsWith('PLAYER')) return playersIn(table);
  if (refersTo === 'OBJECT') return objectsIn(table);
  if (refersTo === 'TEAM') return (table.teams ?? []).map(({ id, name }) => ({ id, name: name ?? id }));
  return [...playersIn(table), ...objectsIn(table)];
};

const StandardStringField = getDefaultRegistry().fields.StringField;

/** Offers the ids of the table in a list; any other text is typed. */
const TextOrChoice = (props: FieldProps<unknown, RJSFSchema, Context>) => {
  const { schema, formData, onChange, fieldPathId, required, registry } = props;
  const refersTo = (schema as Record<string, unknown>)['x-refers-to'];
  if (typeof refersTo !== 'string') return StandardStringField ? <StandardStringField {...props} /> : null;
  const choices = choicesFor(refersTo, registry.formContext.table);
  return (
    <select
      id={fieldPathId.$id}
      value={typeof formData === 'string' ? formData : ''}
      required={required ?? false}
      onChange={({ target }) => onChange(target.value || undefined, fieldPathId.path)}
    >
      <option value="">—</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** Assigns problems to the fields of the form. */
const errorsOf = (problem: Problem | undefined): ErrorSchema => {
  const errors: ErrorSchema = {};
  for (const { path, message } of problem?.problems ?? []) {
    const place = path.reduce<Record<string, unknown>>(
      (inside, part) => (inside[part] ??= {}) as Record<string, unknown>,
      errors,
    );
    place['__errors'] = [...((place['__errors'] as string[] | undefined) ?? []), message];
  }
  return errors;
};

interface Props {
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly table: Description;
  readonly given: object;
  readonly submit: string;
  readonly problem?: Problem | undefined;
  readonly change: (given: object) => void;
  readonly send: () => void;
}

/** A form generated from a schema of the OpenAPI document. */
export const SchemaForm = ({ id, schema, table, given, submit, problem, change, send }: Props) => (
  <Form<unknown, RJSFSchema, Context>
    key={id}
    idPrefix={id}
    schema={schema}
    fields={{ StringField: TextOrChoice }}
    templates={templates}
    widgets={{ CheckboxWidget: YesOrNo }}
    validator={unchecked}
    formData={given}
    formContext={{ table }}
    extraErrors={errorsOf(problem)}
    showErrorList={false}
    noHtml5Validate
    experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
    onChange={({ formData }) => change(Object(formData ?? {}) as object)}
    onSubmit={send}
  >
    <button type="submit" className="primary">
      {submit}
    </button>
  </Form>
);
