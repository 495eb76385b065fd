import { useState } from 'preact/hooks';
import { deleteOwn, keptTables, type OwnTable } from '../keeping';
import type { Document } from '../rules/document';
import { counted, listNames, variants } from '../rules/words';
import { Button } from '../parts/button';

interface Props {
  readonly document: Document;
  readonly open: (document: Document) => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const detailsOf = ({ at, document: { table } }: OwnTable): string =>
  [
    variants[table.variant ?? 'FREE_FOR_ALL'],
    listNames(table.players.map(({ id, name }) => name ?? id)),
    counted(table.objects?.length ?? 0, 'permanent'),
    moment.format(at),
  ].join(' · ');

interface EntryProps extends Props {
  readonly kept: OwnTable;
  readonly forgetIt: () => void;
}

const Entry = ({ kept, document, open, forgetIt }: EntryProps) => {
  const isOpen = document.kept === kept.place;
  const { name } = kept.document;
  return (
    <li>
      <Button aria-current={isOpen} says={name} about={detailsOf(kept)} press={() => open(kept.document)} />
      <Button className="icon" aria-label={`Forget ${name}`} says="×" press={isOpen ? null : forgetIt} />
    </li>
  );
};

/** The tables that the visitor set up or changed in this browser. */
export const OwnTables = (props: Props) => {
  const [, setForgotten] = useState(0);
  const tables = keptTables();
  if (!tables.length) return null;
  const forgetIt = ({ place }: OwnTable): void => {
    deleteOwn(place);
    setForgotten((times) => times + 1);
  };
  return (
    <section aria-labelledby="own">
      <h2 id="own">Your tables</h2>
      <p className="quiet">Kept in this browser, the latest twenty.</p>
      <ul className="list own">
        {tables.map((each) => (
          <Entry key={each.place} kept={each} forgetIt={() => forgetIt(each)} {...props} />
        ))}
      </ul>
    </section>
  );
};
