import { useState } from 'preact/hooks';
import type { Edition } from '../api';
import { SelectOtherEdition } from '../parts/select';
import { Problems } from '../parts/rulings';
import type { Result } from '../../../src/query/in-process/types';
import { allEvents, type Document } from '../rules/document';
import { readScene, reasonsOf, useAnswer, useLater, type Scene } from '../rules/engine';
import { newest, yearOf } from '../rules/words';
import { CopyAs } from '../share/copy-as';
import { AnswerView } from './answer-view';
import type { Field } from '../../../src/questions/catalogue/form';
import { argumentsOf, missingFields, currentValues, type Context, type Value, type Values } from './fields';
import { Fields } from './form';
import type { Question } from './questions';
import { Button } from '../parts/button';

interface OtherProps {
  readonly document: Document;
  readonly edition: Edition;
  readonly question: Question;
  readonly given: object;
  /** The answer under the table's own edition. */
  readonly here: unknown;
}

const comparable = (answer: unknown): string =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'rule' || key === 'because' ? undefined : value));

const Answered = ({ scene, question, given, here, edition }: OtherProps & { readonly scene: Scene }) => {
  const answer = useAnswer(scene, question.name, given as never);
  if (!answer) return null;
  const isSame = comparable(answer) === comparable(here);
  return (
    <section className={isSame ? 'other' : 'other differs'} aria-label={`Under the rules of ${yearOf(edition)}`}>
      <h3>
        Under the rules of {yearOf(edition)}: {isSame ? 'the same' : 'otherwise'}
      </h3>
      <AnswerView scene={scene} question={question.name} answer={answer} />
    </section>
  );
};

/** The same question under another edition. */
const OtherEdition = (props: OtherProps) => {
  const { document, edition } = props;
  const scene = useLater(
    () => readScene({ table: document.table, events: allEvents(document), edition }),
    JSON.stringify([document.table, allEvents(document), edition]),
  );
  if (!scene) return null;
  return scene.ok ? <Answered {...props} scene={scene.value} /> : <Problems says={reasonsOf(scene.failure)} />;
};

interface Props {
  readonly document: Document;
  readonly question: Question;
  readonly context: Context;
  readonly back: () => void;
}

const Answer = ({
  scene,
  question,
  missing,
  answer,
}: Pick<AskedQuestion, 'question' | 'missing' | 'answer'> & { readonly scene: Scene }) => {
  if (missing.length)
    return (
      <p className="problem" role="alert">
        Not at this table: {missing.map(({ says }) => says.toLowerCase().replace('?', '')).join(', ')}.
      </p>
    );
  return answer ? <AnswerView scene={scene} question={question.name} answer={answer} /> : null;
};

/** A choice of another edition, and the answer under its rules. */
const Compared = ({ document, question, missing, given, answer }: AskedQuestion) => {
  const [other, setOther] = useState<Edition | null>(null);
  return (
    <>
      <SelectOtherEdition
        className="compare"
        says="Compare with the rules of"
        none="no other year"
        own={document.edition ?? document.table.edition ?? newest}
        value={other}
        set={setOther}
      />
      {other && !missing.length ? (
        <OtherEdition document={document} edition={other} question={question} given={given} here={answer} />
      ) : null}
    </>
  );
};

interface AskedQuestion extends Pick<Props, 'document' | 'question'> {
  readonly missing: readonly Field[];
  readonly given: object;
  readonly answer: Result<unknown> | undefined;
}

/** Asks a question with the entered values and, for the rest, the defaults. */
const useQuestion = ({ document, question, context }: Props, values: Values) => {
  const taken = question.takes?.(context.declared) ?? {};
  const fields = question.fields.filter(({ at }) => !((at.split('.')[0] ?? '') in taken));
  const said = currentValues(fields, values, context);
  const missing = missingFields(fields, said);
  const args = { ...argumentsOf(fields, said), ...taken };
  const answer = useAnswer(context.scene, question.name, missing.length ? null : (args as never));
  return { fields, said, asked: { document, question, missing, given: args, answer } };
};

/** One question: defaults are filled in, so the answer appears at once. */
export const QuestionForm = (props: Props) => {
  const { document, question, context, back } = props;
  const [values, setValues] = useState<Values>({});
  const { fields, said, asked } = useQuestion(props, values);
  const say = (at: string, value: Value): void => setValues((old) => ({ ...old, [at]: value }));
  return (
    <section className="question" aria-labelledby="question">
      <Button className="back" says="‹ All questions" press={back} />
      <h2 id="question">{question.asks}</h2>
      <p className="quiet">{question.says}</p>
      <Fields fields={fields} said={said} context={context} say={say} />
      <Answer {...asked} scene={context.scene} />
      <Compared {...asked} />
      <CopyAs document={document} question={question.name} given={asked.given} />
    </section>
  );
};
