import { useLayoutEffect, useState } from 'preact/hooks';
import { rulebook } from '../../../src/library/rangefinder';
import { groups } from '../../../src/questions/catalogue/form';
import type { Document } from '../rules/document';
import { useLater } from '../rules/engine';
import { Button } from '../parts/button';
import { Input } from '../parts/input';
import { RuleChip } from '../parts/rulings';
import type { Context } from './fields';
import { questions, type Question } from './questions';
import { QuestionForm } from './question-form';
import { WhatIf } from './what-if';

interface Props {
  readonly document: Document;
  readonly context: Context;
  readonly change: (part: Partial<Document>) => void;
  /** Counts how often ⌘K was pressed: each time, an open question closes and the search gets the focus at once. */
  readonly searches: number;
  readonly record: Parameters<typeof WhatIf>[0]['record'];
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const holds = ({ asks, says, group }: Question, search: string): boolean => {
  const text = `${asks} ${says} ${group}`.toLowerCase();
  return wordsIn(search).every((word) => text.includes(word));
};

/** The rules that match the search. */
const Rules = ({ search }: { readonly search: string }) => {
  const found = useLater(() => rulebook(undefined, search), search) ?? [];
  if (!found.length) return null;
  return (
    <section className="found-rules" aria-label="Rules">
      <h3>In the rulebook</h3>
      <ul className="rulings">
        {found.slice(0, 12).map((rule) => (
          <li key={rule.number}>
            <p>{rule.summary}</p>
            <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
      {found.length > 12 ? <p className="quiet">And {found.length - 12} more: type another word.</p> : null}
    </section>
  );
};

interface ListProps {
  readonly search: string;
  readonly open: (question: Question) => void;
}

const Questions = ({ search, open }: ListProps) => (
  <>
    {Object.entries(groups).map(([group, words]) => {
      const shown = questions.filter((each) => each.group === group && holds(each, search));
      return shown.length ? (
        <section key={group} className="group" aria-label={words}>
          <h3>{words}</h3>
          <ul>
            {shown.map((question) => (
              <li key={question.name}>
                <Button says={question.asks} about={question.says} press={() => open(question)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null;
    })}
  </>
);

/** Every question, in groups, with a search over them and the rulebook. */
export const AskPanel = (props: Props) => {
  const { searches } = props;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<{ readonly question: Question; readonly searches: number } | null>(null);
  useLayoutEffect(() => {
    if (searches) document.getElementById('search')?.focus();
  }, [searches]);
  if (opened?.searches === searches) {
    const { question } = opened;
    return <QuestionForm key={question.name} {...props} question={question} back={() => setOpened(null)} />;
  }
  return (
    <>
      <h2 className="unseen">Questions</h2>
      <Input
        className="search"
        says="Search questions and rules"
        id="search"
        type="search"
        value={search}
        placeholder="block, leave, 801.5 …"
        set={setSearch}
      />
      <Questions search={search} open={(question) => setOpened({ question, searches })} />
      {search.trim().length > 2 ? <Rules search={search.trim()} /> : null}
      {search ? null : <WhatIf {...props} />}
    </>
  );
};
