import { CardText } from './card-text';
import type { Thing } from './tables';
import { alsoTold, toldOf, type Told } from './told';

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

interface Props {
  readonly thing: Thing;
  readonly set: (change: (thing: Thing) => Thing) => void;
}

const keywordsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const Characteristics = ({ thing, set, told }: Props & { readonly told: Told }) => {
  const tell = (part: Partial<Told>): void => set((each) => alsoTold(each, part));
  return (
    <>
      <Text says="Name" value={told.name} set={(name) => tell({ name })} />
      <Text says="Type line" value={told.typeLine} set={(typeLine) => tell({ typeLine })} />
      <div className="pair">
        <Text says="Power" value={told.power} set={(power) => tell({ power })} />
        <Text says="Toughness" value={told.toughness} set={(toughness) => tell({ toughness })} />
      </div>
      <CardText text={told.text} set={(text) => tell({ text })} />
      <Text
        says="Keywords, separated by commas"
        value={(thing.keywords ?? []).join(', ')}
        set={(text) => set((each) => ({ ...each, keywords: [...keywordsIn(text)] }))}
      />
    </>
  );
};

/** Edits name, types, text, power and toughness of a permanent; of a card, they are folded away. */
export const Nature = ({ thing, set }: Props) => {
  const told = toldOf(thing);
  if (thing.cardData === undefined && told) return <Characteristics thing={thing} set={set} told={told} />;
  return (
    <>
      <p className="quiet">A card as it is printed.</p>
      {told ? (
        <details>
          <summary>Correct it</summary>
          <Characteristics thing={thing} set={set} told={told} />
        </details>
      ) : null}
    </>
  );
};
