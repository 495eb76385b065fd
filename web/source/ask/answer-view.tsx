import type { ComponentChildren } from 'preact';
import type { QuestionName, Result } from '../../../src/query/in-process/types';
import type { Ruling } from '../api';
import { WarningsAndNotes, Problems, Rulings } from '../parts/rulings';
import { besideIn, isDoubtful, unknownCards } from '../rules/certainty';
import { reasonsOf, type Scene } from '../rules/engine';
import { counted, listNames, steps } from '../rules/words';
import { forms } from '../../../src/generated/every-question';
import { actions, headings, verdicts } from './answer-words';

type Fields = Readonly<Record<string, unknown>>;
interface ShownEntity {
  readonly id: string;
  readonly name: string;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isEntity = (value: unknown): value is ShownEntity => isObject(value) && 'id' in value && 'name' in value;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const rulingsIn = (value: unknown): readonly Ruling[] => (isList(value) ? (value as readonly Ruling[]) : []);
const nameOf = (value: unknown): string => (isEntity(value) ? value.name : '');

/** A row of a list in one line. */
const lineOf = (value: unknown): string => {
  if (isEntity(value)) return value.name;
  if (!isObject(value)) return String(value);
  if ('seats' in value && 'inRange' in value)
    return `${nameOf(value['player'])}: ${counted(Number(value['seats']), 'seat')} away, ${value['inRange'] ? 'in range' : 'out of range'}`;
  if ('recipient' in value) return `${nameOf(value['recipient'])}: ${String(value['amount'])}`;
  if ('before' in value)
    return `${nameOf(value['player'] ?? value['team'])}: ${String(value['before'])} → ${String(value['after'])}`;
  if ('pays' in value) return `${nameOf(value['pays'])} pays ${String(value['cost'])} for ${nameOf(value['creature'])}`;
  if ('from' in value) return `${nameOf(value['object'])}: from ${nameOf(value['from'])} to ${nameOf(value['to'])}`;
  if ('blocker' in value) return `${nameOf(value['blocker'])} blocks ${nameOf(value['attacker'])}`;
  if ('attacker' in value) return `${nameOf(value['attacker'])} attacks ${nameOf(value['target'])}`;
  return markerOf(value);
};

const markerOf = ({ number, step, inTurn }: Fields): string =>
  `Turn marker ${String(number)}${inTurn ? `, ${steps[step as keyof typeof steps]}` : ', waiting'}`;

const Excluded = ({ rows }: { readonly rows: readonly Fields[] }) => (
  <ul className="excluded">
    {rows.map(({ entity, because }, index) => (
      <li key={index}>
        <details>
          <summary>
            {nameOf(entity)} <small>Why not</small>
          </summary>
          <Rulings because={rulingsIn(because)} />
        </details>
      </li>
    ))}
  </ul>
);

const Part = ({ heading, children }: { readonly heading: string; readonly children: ComponentChildren }) => (
  <div className="part">
    <h4>{heading}</h4>
    {children}
  </div>
);

const partOf = (name: string, value: unknown, heading: string) => {
  if (value === null)
    return <Part heading={heading}>{name === 'priorityPassesTo' ? 'Priority stays where it is' : 'Nobody'}</Part>;
  if (name === 'excluded')
    return isList(value) && value.length ? (
      <Part heading={heading}>
        <Excluded rows={value.filter(isObject)} />
      </Part>
    ) : null;
  if (!isList(value)) return <Part heading={heading}>{lineOf(value)}</Part>;
  if (!value.length) return name === 'included' ? <Part heading={heading}>Nobody and nothing</Part> : null;
  const lines = value.map(lineOf);
  const inOneLine = value.every(isEntity) && lines.join('').length < 200;
  return (
    <Part heading={heading}>
      {inOneLine ? (
        <p>{listNames(lines)}</p>
      ) : (
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </Part>
  );
};

const headOf = (fields: Fields): string => {
  const subject = fields['attacker'] ?? fields['blocker'] ?? fields['player'];
  if (typeof fields['kind'] === 'string') {
    const who = [fields['players'], fields['objects']].flatMap((list) => (isList(list) ? list.map(nameOf) : []));
    return `${listNames(who)} ${actions[fields['kind']] ?? ''}`.trim();
  }
  return nameOf(subject);
};

const verdictsIn = (fields: Fields): readonly string[] =>
  Object.entries(verdicts).flatMap(([name, [yes, no]]) => {
    const value = fields[name];
    const says = typeof value === 'boolean' ? (value ? yes : no) : '';
    return says ? [says] : [];
  });

const rangeIn = ({ seats, distances }: Fields): readonly string[] =>
  distances === undefined ? [] : [seats === null ? 'No limit.' : `${counted(Number(seats), 'seat')}.`];

interface RowProps {
  readonly question: QuestionName;
  readonly fields: Fields;
  readonly isCertain: boolean;
}

/** One answer, or one row of it: the verdict, its parts and the rulings. */
const Row = ({ question, fields, isCertain }: RowProps) => {
  const own = forms[question].headings ?? {};
  const head = headOf(fields);
  const says = [...verdictsIn(fields), ...rangeIn(fields)].join(' ');
  const isAction = 'kind' in fields;
  const violations = rulingsIn(fields['violations']);
  const because = violations.length ? violations : rulingsIn(fields['because']);
  return (
    <div className="row">
      {head || says ? (
        <p className={isCertain && !isDoubtful(because) ? 'verdict' : 'verdict doubt'}>
          {head ? <strong>{head}</strong> : null} {says}
        </p>
      ) : null}
      {Object.entries(fields).map(([name, value]) => {
        const heading = own[name] ?? headings[name];
        return heading && !isAction && value !== undefined ? (
          <div key={name}>{partOf(name, value, heading)}</div>
        ) : null;
      })}
      <Rulings because={because} />
    </div>
  );
};

/** The groups of questions about seats and turns only, whose answers no card affects. */
const withoutCards: ReadonlySet<string> = new Set(['RANGE', 'MARKERS']);

interface Props {
  readonly scene: Scene;
  readonly question: QuestionName;
  readonly answer: Result<unknown>;
}

/** Shows an answer as judges give it: first the verdict, then the reasons. */
export const AnswerView = ({ scene, question, answer }: Props) => {
  if (!answer.ok) return <Problems says={reasonsOf(answer.failure)} />;
  const fields = isObject(answer.value) ? answer.value : {};
  const unknown = withoutCards.has(forms[question].group) ? [] : unknownCards(scene);
  const { warnings, notes } = besideIn(scene, fields);
  const rows = isList(fields['items']) ? fields['items'].filter(isObject) : [fields];
  return (
    <div className="answer" role="status">
      {rows.length ? (
        rows.map((row, index) => <Row key={index} question={question} fields={row} isCertain={!unknown.length} />)
      ) : (
        <p className="verdict">Nothing at this table.</p>
      )}
      <WarningsAndNotes notes={notes} warnings={[...unknown, ...warnings]} />
    </div>
  );
};
