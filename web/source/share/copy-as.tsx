import { useState } from 'preact/hooks';
import type { QuestionName } from '../../../src/query/in-process/types';
import type { Document } from '../rules/document';
import { Button } from '../parts/button';

interface Props {
  readonly document: Document;
  readonly question: QuestionName;
  readonly given: object;
}

const languages = ['curl', 'GraphQL', 'TypeScript'] as const;

/** Copies the question as code for programs. */
export const CopyAs = ({ document, question, given }: Props) => {
  const [says, setSays] = useState('');
  const copy = async (language: (typeof languages)[number]): Promise<void> => {
    const { copiesOf } = await import('./copying');
    const text = await copiesOf({ document, question, given }).then(
      (copies) => copies[language](),
      () => null,
    );
    if (text === null) setSays('The server does not answer.');
    else await navigator.clipboard.writeText(text).then(() => setSays(`Copied as ${language}.`));
  };
  return (
    <details className="copy-as">
      <summary>For programs</summary>
      <p className="buttons">
        {languages.map((language) => (
          <Button key={language} says={`Copy as ${language}`} press={() => copy(language)} />
        ))}
      </p>
      <p role="status">{says}</p>
    </details>
  );
};
