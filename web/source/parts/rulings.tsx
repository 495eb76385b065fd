import { useState } from 'preact/hooks';
import type { Ruling } from '../api';
import { findRule, numbersOf } from '../../../src/domain/rulebook/rulebook';
import { inWords, yearOf } from '../rules/words';

/** A rule's number; opens to what the rule says and its numbers in other editions. */
export const RuleChip = ({ rule }: { readonly rule: Ruling['rule'] }) => {
  const [isOpen, setOpen] = useState(false);
  const found = isOpen ? findRule(rule.number, rule.edition) : undefined;
  return (
    <details className="rule" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {rule.number} <small>{yearOf(rule.edition)}</small>
      </summary>
      <p>
        <em>{rule.section}.</em> {rule.summary}
      </p>
      {found ? (
        <ul className="numbers" aria-label={`${rule.number} in other editions`}>
          {numbersOf(found).map(({ edition, number }) => (
            <li key={edition}>
              {yearOf(edition)}: {number ?? 'no such rule'}
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
};

type RulingToRead = Pick<Ruling, 'says' | 'rule' | 'doubt'>;

const RulingList = ({ because }: { readonly because: readonly RulingToRead[] }) => (
  <ul className="rulings">
    {because.map(({ says, rule, doubt }, index) => (
      <li key={index}>
        <p>{inWords(says)}</p>
        {doubt ? <p className="doubt">In doubt: {inWords(doubt)}</p> : null}
        <RuleChip rule={rule} />
      </li>
    ))}
  </ul>
);

/** Splits rulings into those shown at once (the deciding one and those with a doubt) and the others. */
const readFirst = (because: readonly RulingToRead[]): readonly [readonly RulingToRead[], readonly RulingToRead[]] => {
  const isFirst = ({ doubt }: RulingToRead, index: number): boolean => index === 0 || Boolean(doubt);
  const others = because.filter((each, index) => !isFirst(each, index));
  return others.length < 2 ? [because, []] : [because.filter(isFirst), others];
};

/** Shows rulings, the deciding one first; most of a long list are collapsed. */
export const Rulings = ({ because }: { readonly because: readonly RulingToRead[] }) => {
  const [first, others] = readFirst(because);
  if (!first.length) return null;
  return (
    <div className="because">
      <RulingList because={first} />
      {others.length ? (
        <details className="more">
          <summary>{others.length} more rulings</summary>
          <RulingList because={others} />
        </details>
      ) : null}
    </div>
  );
};

const shownAtOnce = 3;

/** Shows sentences about doubts in amber; most of a long list are collapsed. */
export const DoubtSentences = ({ says }: { readonly says: readonly string[] }) => {
  const others = says.slice(shownAtOnce);
  if (!says.length) return null;
  return (
    <div className="doubt">
      {says.slice(0, shownAtOnce).map((each) => (
        <p key={each}>{each}</p>
      ))}
      {others.length ? (
        <details>
          <summary>{others.length} more</summary>
          {others.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </details>
      ) : null}
    </div>
  );
};

interface BesideProps {
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** Shows warnings, and less prominently notes about effects that the table may lack. */
export const WarningsAndNotes = ({ warnings, notes }: BesideProps) => (
  <>
    <DoubtSentences says={warnings} />
    {notes.map((each, index) => (
      <p key={index} className="note quiet">
        {each}
      </p>
    ))}
  </>
);

const show = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

/** Problems, one sentence each. */
export const Problems = ({ says }: { readonly says: readonly string[] }) =>
  says.length ? (
    <ul className="problem" role="alert" ref={show}>
      {says.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  ) : null;
