import { useState } from 'react';
import { api, type Asked, type Edition, type EditionTold, type Problem } from '../api';
import { problemOf } from '../loading';
import { ProblemNotice } from '../problem-notice';
import type { Source } from '../source';
import { AnswerView } from './answer-view';
import { copies } from './copying';
import { SchemaForm } from './form';
import type { Question } from './questions';
import { labelOf } from './words';

interface Props {
  readonly questions: readonly Question[];
  readonly editions: readonly EditionTold[];
  readonly asked: Asked;
  readonly source: Source;
}

interface Answered {
  readonly value?: unknown;
  readonly problem?: Problem;
}

const ask = (question: Question, asked: Asked, given: object): Promise<Answered> =>
  api.ask(question.path, asked, given).then(
    (value) => ({ value }),
    (error: unknown) => ({ problem: problemOf(error) }),
  );

/** Asks any question about the table, and compares the answer with another edition. */
export const AskPanel = ({ questions, editions, asked, source }: Props) => {
  const [path, setPath] = useState('legal-attack-targets');
  const [given, setGiven] = useState<object>({});
  const [answer, setAnswer] = useState<Answered>({});
  const [other, setOther] = useState<Edition | ''>('');
  const [compared, setCompared] = useState<Answered>({});
  const question = questions.find((each) => each.path === path) ?? questions[0];
  if (!question) return null;

  const send = async (): Promise<void> => {
    setAnswer(await ask(question, asked, given));
    setCompared(other ? await ask(question, { ...asked, edition: other }, given) : {});
  };
  const choose = (chosen: string): void => {
    setPath(chosen);
    setGiven({});
    setAnswer({});
    setCompared({});
  };
  const isSame = JSON.stringify(answer.value) === JSON.stringify(compared.value);
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">Ask</h2>
      <label>
        <span>Question</span>
        <select value={path} onChange={({ target }) => choose(target.value)}>
          {questions.map((each) => (
            <option key={each.path} value={each.path}>
              {labelOf(each.name)}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet">{question.summary}</p>
      <label>
        <span>Compare with</span>
        <select value={other} onChange={({ target }) => setOther(target.value as Edition | '')}>
          <option value="">no other edition</option>
          {editions.map(({ edition, name }) => (
            <option key={edition} value={edition}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SchemaForm
        id={question.path}
        schema={question.schema}
        table={asked.state}
        given={given}
        submit="Ask"
        problem={answer.problem}
        change={setGiven}
        send={() => void send()}
      />
      <div aria-live="polite" className="answer">
        <ProblemNotice problem={answer.problem} />
        {answer.value === undefined ? null : <AnswerView value={answer.value} />}
        {compared.value === undefined && !compared.problem ? null : (
          <section aria-label={`In ${other}`} className="compared">
            <h3>
              In {other.replace('CR_', 'the edition of ')}: {isSame ? 'the same' : 'otherwise'}
            </h3>
            <ProblemNotice problem={compared.problem} />
            {isSame ? null : <AnswerView value={compared.value} />}
          </section>
        )}
      </div>
      <CopyButtons key={question.path} question={question} given={given} asked={asked} source={source} />
    </section>
  );
};

const CopyButtons = (copied: Parameters<typeof copies.curl>[0]) => {
  const [done, setDone] = useState('');
  const copy = async (name: keyof typeof copies): Promise<void> => {
    await navigator.clipboard.writeText(copies[name](copied));
    setDone(`Copied as ${name}.`);
  };
  return (
    <p className="copies">
      {(Object.keys(copies) as (keyof typeof copies)[]).map((name) => (
        <button key={name} type="button" onClick={() => void copy(name)}>
          Copy as {name}
        </button>
      ))}
      <span role="status">{done}</span>
    </p>
  );
};
