import { Fragment, type ReactNode } from 'react';
import type { Ruling } from '../api';
import { labelOf } from './words';
import { RuleChip } from './rule-chip';

interface EntityTold {
  readonly id: string;
  readonly name: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntity = (value: unknown): value is EntityTold => isObject(value) && 'id' in value && 'name' in value;
const isRuling = (value: unknown): value is Ruling => isObject(value) && 'rule' in value && 'says' in value;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The rulings of an answer; doubts are marked. */
export const Rulings = ({ because }: { readonly because: readonly Ruling[] }) => (
  <ol className="rulings">
    {because.map(({ rule, says, doubt }, index) => (
      <li key={index}>
        <p>{says}</p>
        <RuleChip rule={rule} />
        {doubt === undefined ? null : (
          <p className="doubt">
            <strong>In doubt:</strong> {doubt}
          </p>
        )}
      </li>
    ))}
  </ol>
);

const toldBriefly = (value: unknown): string | null => {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return /^[A-Z][A-Z_]+$/.test(value) ? labelOf(value) : value;
  if (typeof value === 'number') return String(value);
  if (isEntity(value)) return value.name;
  if (isList(value)) return briefList(value);
  return null;
};

const briefList = (values: readonly unknown[]): string | null => {
  if (!values.length) return 'None';
  const told = values.map(toldBriefly);
  return told.every((each) => each !== null) ? told.join(', ') : null;
};

/** The answer to any question: values in words, rulings as sentences. */
export const AnswerView = ({ value }: { readonly value: unknown }): ReactNode => {
  const brief = toldBriefly(value);
  if (brief !== null) return <span>{brief}</span>;
  if (isList(value) && value.every(isRuling)) return <Rulings because={value} />;
  if (isList(value))
    return (
      <ul className="rows">
        {value.map((each, index) => (
          <li key={index}>
            <AnswerView value={each} />
          </li>
        ))}
      </ul>
    );
  return isObject(value) ? <Fields fields={value} /> : null;
};

const Fields = ({ fields }: { readonly fields: Record<string, unknown> }) => {
  const { because, items, entity, ...others } = fields;
  if (isList(items)) return <AnswerView value={items} />;
  return (
    <>
      {isEntity(entity) ? <strong>{entity.name}</strong> : null}
      {Object.keys(others).length ? <Values of={others} /> : null}
      {isList(because) ? <Rulings because={because as readonly Ruling[]} /> : null}
    </>
  );
};

const Values = ({ of: values }: { readonly of: Record<string, unknown> }) => (
  <dl className="values">
    {Object.entries(values).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{labelOf(name)}</dt>
        <dd>
          <AnswerView value={value} />
        </dd>
      </Fragment>
    ))}
  </dl>
);
