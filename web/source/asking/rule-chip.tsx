import { useState } from 'react';
import { api, type Ruling } from '../api';
import { useLoaded } from '../loading';

const yearOf = (edition: string): string => edition.replace('CR_', '');

/** A rule's number; opens to its summary and its numbers in other editions. */
export const RuleChip = ({ rule }: { readonly rule: Ruling['rule'] }) => {
  const [isOpen, setOpen] = useState(false);
  const told = useLoaded(isOpen ? rule.number : null, () => api.rule(rule.number));
  return (
    <details className="rule" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {rule.number} <small>{yearOf(rule.edition)}</small>
      </summary>
      <p>
        <em>{rule.section}.</em> {rule.summary}
      </p>
      <ul className="numbers" aria-label={`${rule.number} in other editions`}>
        {told.value?.numbers.map(({ edition, number }) => (
          <li key={edition}>
            {yearOf(edition)}: {number ?? 'no such rule'}
          </li>
        ))}
      </ul>
    </details>
  );
};
