import { holdsCardType } from '../../../src/domain/rules/205-type-words';
import type { Description } from '../api';
import type { Edit } from '../rules/document';
import { useInTurn } from './in-turn';
import { withThing } from './tables';
import { withCardFields, cardFieldsOf, type CardFields } from './card-fields';
import { CardText } from './card-text';
import { Button } from '../parts/button';

interface Props {
  readonly table: Description;
  /** Changes the table; null if the visitor may not change it. */
  readonly change: Edit | null;
  readonly id: string;
}

const types = ['Creature', 'Artifact', 'Enchantment', 'Land', 'Planeswalker', 'Battle'] as const;

const ofNoType = (name: string, isAsked: boolean) => (
  <p>
    <strong>{name}</strong> is an unknown card. {isAsked ? 'What is it?' : 'The rules ignore it.'}
  </p>
);

const ofNoText = (name: string) => (
  <p>
    The text of <strong>{name}</strong> is missing, so it is not used.
  </p>
);

interface TypesProps {
  readonly tell: (part: Partial<CardFields>) => void;
}

const Types = ({ tell }: TypesProps) => (
  <div className="chips" role="group" aria-label="What is it?">
    {types.map((typeLine) => (
      <Button key={typeLine} says={typeLine} press={() => tell({ typeLine })} />
    ))}
  </div>
);

/** Asks for the type and the text of an unknown card. */
export const UnknownCardForm = ({ table, change, id }: Props) => {
  const inTurn = useInTurn(table, change ?? (() => undefined));
  const thing = table.objects?.find((each) => each.id === id);
  const fields = thing && cardFieldsOf(thing);
  if (!fields) return null;
  const changeCard = (part: Partial<CardFields>): void =>
    inTurn((latest) => withThing(latest, id, (each) => withCardFields(each, part)));
  const isTyped = holdsCardType(fields.typeLine);
  return (
    <section className="uncertain" aria-label={`What is ${fields.name}?`}>
      {isTyped ? ofNoText(fields.name) : ofNoType(fields.name, change !== null)}
      {change && !isTyped ? <Types tell={changeCard} /> : null}
      {change ? <CardText text={fields.text} set={(text) => changeCard({ text })} /> : null}
    </section>
  );
};
