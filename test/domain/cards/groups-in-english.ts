import type { RandomNumbers } from '../../random-numbers.js';

/** Something on the battlefield of a small table, as somebody at the table would see it. */
export interface Thing {
  readonly id: string;
  readonly controller: string;
  readonly owner: string;
  /** Words of its type line, in lower case. */
  readonly kinds: readonly string[];
  readonly color: 'BLACK' | 'RED' | null;
  readonly power: number;
  readonly tapped: boolean;
  readonly keywords: readonly string[];
  readonly on: string | null;
  readonly protector: string | null;
  /** Under its controller's control only since the turn began. */
  readonly isNew: boolean;
}

export type Person = Readonly<{ id: string; team: string | null; range: number; life: number; poison: number }> &
  Readonly<{ monarch: boolean; initiative: boolean }>;

/** A table in seat order, and who attacks. */
export interface Sight {
  readonly people: readonly Person[];
  readonly things: readonly Thing[];
  readonly active: readonly string[];
  /** Those whose creatures attack. */
  readonly attacking: readonly string[];
}

/** The card that says something, and who "you" is. */
export interface Speaker {
  readonly at: Sight;
  readonly self: Thing;
  /** Whether the sentence names the creature that the card enchants. */
  readonly namesHost?: boolean;
}
export type Such = (thing: Thing) => boolean;
/** What a group of words means when that card says it. */
export type Means<Value> = (by: Speaker) => Value;
export type Phrase<Value> = Readonly<{ text: string; means: Means<Value> }>;
export const phrase = <Value>(text: string, means: Means<Value>): Phrase<Value> => ({ text, means });
/** Makes a phrase for things that are such, as that card says it. */
export const such = (text: string, isSuch: (each: Thing, by: Speaker) => boolean): Phrase<Such> =>
  phrase(text, (by) => (each) => isSuch(each, by));

export const you = ({ self }: Speaker): string => self.controller;
const teamOf = ({ people }: Sight, id: string): string => people.find((each) => each.id === id)?.team ?? id;
export const areFoes = (at: Sight, one: string, other: string): boolean => teamOf(at, one) !== teamOf(at, other);

/** 801.2: whether somebody sits within another's range. */
const isNear = ({ people }: Sight, from: string, to: string): boolean => {
  const [one, other] = [from, to].map((id) => people.findIndex((each) => each.id === id));
  const apart = Math.abs((one ?? 0) - (other ?? 0));
  return Math.min(apart, people.length - apart) <= (people[one ?? 0]?.range ?? 0);
};
export const reachesPerson = (by: Speaker, person: string): boolean => isNear(by.at, you(by), person);
export const reachesThing = (by: Speaker, thing: Thing): boolean => isNear(by.at, you(by), thing.controller);

export const others = (by: Speaker): readonly Person[] =>
  by.at.people.filter(({ id }) => id !== you(by) && isNear(by.at, you(by), id));
export const foes = (by: Speaker): readonly Person[] => others(by).filter(({ id }) => areFoes(by.at, you(by), id));
export const everybody = (by: Speaker): readonly Person[] =>
  by.at.people.filter(({ id }) => isNear(by.at, you(by), id));
export const is =
  (kind: string): Such =>
  ({ kinds }) =>
    kinds.includes(kind);
const has =
  (keyword: string): Such =>
  ({ keywords }) =>
    keywords.includes(keyword);
export const creature = is('creature');

const nouns: readonly [Phrase<Such>, ...Phrase<Such>[]] = [
  such('creatures', creature),
  such('Goats', is('goat')),
  such('black creatures', (each) => creature(each) && each.color === 'BLACK'),
  such('nonblack creatures', (each) => creature(each) && each.color !== 'BLACK'),
  such('black or red creatures', (each) => creature(each) && each.color !== null),
  such('artifact creatures', (each) => creature(each) && is('artifact')(each)),
  such('legendary creatures', (each) => creature(each) && is('legendary')(each)),
  such('tapped creatures', (each) => creature(each) && each.tapped),
  such('untapped creatures', (each) => creature(each) && !each.tapped),
  such('Goats and Elks', (each) => is('goat')(each) || is('elk')(each)),
  such('non-Goat creatures', (each) => creature(each) && !is('goat')(each)),
];
const traits: readonly [Phrase<Such>, ...Phrase<Such>[]] = [
  such('with flying', has('flying')),
  such('without flying', (each) => !has('flying')(each)),
  such('with flying or reach', (each) => has('flying')(each) || has('reach')(each)),
  such('with flying and reach', (each) => has('flying')(each) && has('reach')(each)),
  such('without flying or reach', (each) => !has('flying')(each) && !has('reach')(each)),
  such('with power 2 or less', ({ power }) => power <= 2),
  such('with power 3 or greater', ({ power }) => power >= 3),
  such("with power less than NAME's power", ({ power }, { self }) => power < self.power),
  such("with power greater than or equal to NAME's power", ({ power }, { self }) => power >= self.power),
];
const owners: readonly [Phrase<Such>, ...Phrase<Such>[]] = [
  such('you control', ({ controller }, by) => controller === you(by)),
  such("you don't control", ({ controller }, by) => controller !== you(by)),
  such('your team controls', ({ controller }, by) => !areFoes(by.at, you(by), controller)),
  such('your opponents control', ({ controller }, by) => areFoes(by.at, you(by), controller)),
  such('an opponent controls', ({ controller }, by) => areFoes(by.at, you(by), controller)),
  such('other players control', ({ controller }, by) => controller !== you(by)),
  such('another player controls', ({ controller }, by) => controller !== you(by)),
  such('you own', ({ owner }, by) => owner === you(by)),
  such("you control but don't own", ({ controller, owner }, by) => controller === you(by) && owner !== you(by)),
];

const both = (one: Phrase<Such>, other: Phrase<Such>): Phrase<Such> =>
  such(`${one.text} ${other.text}`, (each, by) => one.means(by)(each) && other.means(by)(each));
/** Other than the card itself, and than the creature that it enchants where that is named. */
export const isElse =
  ({ self, namesHost = false }: Speaker): Such =>
  ({ id }) =>
    id !== self.id && !(namesHost && id === self.on);
const restOf = (group: Phrase<Such>): Phrase<Such> =>
  such(`other ${group.text}`, (each, by) => group.means(by)(each) && isElse(by)(each));

/** A group of creatures: "other Goats with power 2 or less you control". */
export const group = (random: RandomNumbers): Phrase<Such> => {
  const noun = random.below(2) ? nouns[0] : random.oneOf(nouns);
  const isOne = !noun.text.includes(' and ');
  const described = isOne && random.below(4) === 0 ? both(noun, random.oneOf(traits)) : noun;
  const held = random.below(2) ? both(described, random.oneOf(owners)) : described;
  return random.below(6) === 0 ? restOf(held) : held;
};

/** Makes a phrase for the card itself. */
export const itself = (text: string): Phrase<Such> => such(text, ({ id }, { self }) => id === self.id);

/** Who or what a sentence is about. */
export const subject = (random: RandomNumbers, isAura: boolean): Phrase<Such> => {
  const drawn = random.below(3);
  if (drawn === 0 && !isAura) return itself('NAME');
  if (drawn === 0) return such('enchanted creature', ({ id }, { self }) => id === self.on);
  return group(random);
};
