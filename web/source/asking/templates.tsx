import type { FieldTemplateProps, IconButtonProps, TemplatesType, WidgetProps } from '@rjsf/utils';
import { labelOf } from './words';

const isOfTheForm = (id: string): boolean => !id.includes('_');

/** A field with its name, its description and the server's problems. */
const Field = ({ id, label, required, rawDescription, children, rawErrors, hidden, schema }: FieldTemplateProps) => {
  if (hidden) return <div hidden>{children}</div>;
  if (isOfTheForm(id)) return <>{children}</>;
  const isGroup = schema.type === 'object' || schema.type === 'array';
  const name = `${labelOf(label)}${required ? '' : ' (optional)'}`;
  return (
    <div className="field">
      {isGroup ? <span className="name">{name}</span> : <label htmlFor={id}>{name}</label>}
      {children}
      {rawDescription ? (
        <small id={`${id}__description`}>{schema.enum ? shortened(rawDescription) : rawDescription}</small>
      ) : null}
      {rawErrors?.map((error) => (
        <p key={error} className="text-danger" role="alert">
          {error}
        </p>
      ))}
    </div>
  );
};

/** Leaves the values of an enumeration out of a description: the list shows them. */
const shortened = (description: string): string => description.split(/ [A-Z_]{3,}: /)[0] ?? description;

/** Yes, no or unset: an unchecked box could not tell the last two apart. */
export const YesOrNo = ({ id, value, onChange }: WidgetProps) => (
  <select
    id={id}
    value={typeof value === 'boolean' ? String(value) : ''}
    onChange={({ target }) => onChange(target.value ? target.value === 'true' : undefined)}
  >
    <option value="">—</option>
    <option value="true">Yes</option>
    <option value="false">No</option>
  </select>
);

const wordButton =
  (word: string) =>
  ({ onClick, disabled, id }: IconButtonProps) => (
    <button type="button" id={id} className="small" disabled={disabled} onClick={onClick}>
      {word}
    </button>
  );

/** The form templates: words instead of icons. */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>;
} = {
  FieldTemplate: Field,
  DescriptionFieldTemplate: () => null,
  TitleFieldTemplate: () => null,
  FieldErrorTemplate: () => null,
  ArrayFieldTitleTemplate: () => null,
  ArrayFieldDescriptionTemplate: () => null,
  ButtonTemplates: {
    AddButton: wordButton('Add'),
    RemoveButton: wordButton('Remove'),
    MoveUpButton: wordButton('Up'),
    MoveDownButton: wordButton('Down'),
    CopyButton: () => null,
    ClearButton: wordButton('Clear'),
  },
};
