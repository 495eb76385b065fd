import { useState } from 'preact/hooks';
import type { Ruling } from '../api';
import { findRule, numbersOf } from '../../../src/domain/rulebook/rulebook';
import { spoken, yearOf } from '../rules/words';

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

type Spoken = Omit<Ruling, 'about'>;

const Said = ({ says, rule, doubt }: Spoken) => (
  <li>
    <p>{spoken(says)}</p>
    {doubt ? <p className="doubt">In doubt: {spoken(doubt)}</p> : null}
    <RuleChip rule={rule} />
  </li>
);

/** Rulings, the deciding one first; of many, the others are folded away. */
export const Rulings = ({ because }: { readonly because: readonly Spoken[] }) => {
  const [first, ...others] = because;
  if (!first) return null;
  return (
    <div className="because">
      <ul className="rulings">
        <Said {...first} />
        {others.length < 2 ? others.map((each, index) => <Said key={index} {...each} />) : null}
      </ul>
      {others.length < 2 ? null : (
        <details className="more">
          <summary>{others.length} more rulings</summary>
          <ul className="rulings">
            {others.map((each, index) => (
              <Said key={index} {...each} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

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
