import { CardText } from './card-text';
import type { ThingProps } from './tables';
import { withCardFields, cardFieldsOf, type CardFields } from './card-fields';

interface TextProps {
  readonly says: string;
  readonly value: string;
  readonly set: (text: string) => void;
}

const Text = ({ says, value, set }: TextProps) => (
  <label>
    <span>{says}</span>
    <input value={value} onChange={({ currentTarget }) => set(currentTarget.value)} />
  </label>
);

type Props = Omit<ThingProps, 'table'>;

const keywordsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const Characteristics = ({ thing, set, fields }: Props & { readonly fields: CardFields }) => {
  const changeCard = (part: Partial<CardFields>): void => set((each) => withCardFields(each, part));
  return (
    <>
      <Text says="Name" value={fields.name} set={(name) => changeCard({ name })} />
      <Text says="Type line" value={fields.typeLine} set={(typeLine) => changeCard({ typeLine })} />
      <div className="pair">
        <Text says="Power" value={fields.power} set={(power) => changeCard({ power })} />
        <Text says="Toughness" value={fields.toughness} set={(toughness) => changeCard({ toughness })} />
      </div>
      <CardText text={fields.text} set={(text) => changeCard({ text })} />
      <Text
        says="Keywords, separated by commas"
        value={(thing.keywords ?? []).join(', ')}
        set={(text) => set((each) => ({ ...each, keywords: [...keywordsIn(text)] }))}
      />
    </>
  );
};

/** Edits name, types, text, power and toughness of a permanent; for a card, the fields are collapsed. */
export const CharacteristicFields = ({ thing, set }: Props) => {
  const fields = cardFieldsOf(thing);
  if (thing.cardData === undefined && fields) return <Characteristics thing={thing} set={set} fields={fields} />;
  return (
    <>
      <p className="quiet">A card as it is printed.</p>
      {fields ? (
        <details>
          <summary>Correct it</summary>
          <Characteristics thing={thing} set={set} fields={fields} />
        </details>
      ) : null}
    </>
  );
};
