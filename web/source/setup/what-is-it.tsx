import { holdsCardType } from '../../../src/domain/rules/205-type-words';
import type { Description } from '../api';
import type { Edit } from '../rules/document';
import { useInTurn } from './in-turn';
import { withThing } from './tables';
import { alsoTold, toldOf, type Told } from './told';
import { CardText } from './card-text';

interface Props {
  readonly table: Description;
  /** Changes the table; null where it is not the visitor's to change. */
  readonly change: Edit | null;
  readonly id: string;
}

const types = ['Creature', 'Artifact', 'Enchantment', 'Land', 'Planeswalker', 'Battle'] as const;

const ofNoType = (name: string, isAsked: boolean) => (
  <p>
    <strong>{name}</strong> is not known here. {isAsked ? 'What is it?' : 'The rules pass it.'}
  </p>
);

const ofNoText = (name: string) => (
  <p>
    What <strong>{name}</strong> says is not told, and not used.
  </p>
);

interface TypesProps {
  readonly tell: (part: Partial<Told>) => void;
}

const Types = ({ tell }: TypesProps) => (
  <div className="chips" role="group" aria-label="What is it?">
    {types.map((typeLine) => (
      <button key={typeLine} type="button" onClick={() => tell({ typeLine })}>
        {typeLine}
      </button>
    ))}
  </div>
);

/** Asks what a card is that nobody here knows: its type by a tap, its text in a field. */
export const WhatIsIt = ({ table, change, id }: Props) => {
  const inTurn = useInTurn(table, change ?? (() => undefined));
  const thing = table.objects?.find((each) => each.id === id);
  const told = thing && toldOf(thing);
  if (!told) return null;
  const tell = (part: Partial<Told>): void => inTurn((latest) => withThing(latest, id, (each) => alsoTold(each, part)));
  const isTyped = holdsCardType(told.typeLine);
  return (
    <section className="uncertain" aria-label={`What is ${told.name}?`}>
      {isTyped ? ofNoText(told.name) : ofNoType(told.name, change !== null)}
      {change && !isTyped ? <Types tell={tell} /> : null}
      {change ? <CardText text={told.text} set={(text) => tell({ text })} /> : null}
    </section>
  );
};
