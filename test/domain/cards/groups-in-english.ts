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

export interface Person {
  readonly id: string;
  readonly team: string | null;
  readonly range: number;
  readonly life: number;
  readonly poison: number;
}

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
export interface Phrase<Value> {
  readonly text: string;
  readonly means: Means<Value>;
}
export const phrase = <Value>(text: string, means: Means<Value>): Phrase<Value> => ({ text, means });

export const you = ({ self }: Speaker): string => self.controller;
const teamOf = ({ people }: Sight, id: string): string => people.find((each) => each.id === id)?.team ?? id;
export const areFoes = (at: Sight, one: string, other: string): boolean => teamOf(at, one) !== teamOf(at, other);

/** 801.2: whether somebody sits within another's range. */
const isNear = ({ people }: Sight, from: string, to: string): boolean => {
  const [one, other] = [from, to].map((id) => people.findIndex((each) => each.id === id));
  const apart = Math.abs((one ?? 0) - (other ?? 0));
  return Math.min(apart, people.length - apart) <= (people[one ?? 0]?.range ?? 0);
};
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
  phrase('creatures', () => creature),
  phrase('Goats', () => is('goat')),
  phrase('black creatures', () => (each) => creature(each) && each.color === 'BLACK'),
  phrase('nonblack creatures', () => (each) => creature(each) && each.color !== 'BLACK'),
  phrase('black or red creatures', () => (each) => creature(each) && each.color !== null),
  phrase('artifact creatures', () => (each) => creature(each) && is('artifact')(each)),
  phrase('legendary creatures', () => (each) => creature(each) && is('legendary')(each)),
  phrase('tapped creatures', () => (each) => creature(each) && each.tapped),
  phrase('untapped creatures', () => (each) => creature(each) && !each.tapped),
  phrase('Goats and Elks', () => (each) => is('goat')(each) || is('elk')(each)),
  phrase('non-Goat creatures', () => (each) => creature(each) && !is('goat')(each)),
];
const traits: readonly [Phrase<Such>, ...Phrase<Such>[]] = [
  phrase('with flying', () => has('flying')),
  phrase('without flying', () => (each) => !has('flying')(each)),
  phrase('with flying or reach', () => (each) => has('flying')(each) || has('reach')(each)),
  phrase('with flying and reach', () => (each) => has('flying')(each) && has('reach')(each)),
  phrase('without flying or reach', () => (each) => !has('flying')(each) && !has('reach')(each)),
  phrase(
    'with power 2 or less',
    () =>
      ({ power }) =>
        power <= 2,
  ),
  phrase(
    'with power 3 or greater',
    () =>
      ({ power }) =>
        power >= 3,
  ),
  phrase(
    "with power less than NAME's power",
    ({ self }) =>
      ({ power }) =>
        power < self.power,
  ),
  phrase(
    "with power greater than or equal to NAME's power",
    ({ self }) =>
      ({ power }) =>
        power >= self.power,
  ),
];
const owners: readonly [Phrase<Such>, ...Phrase<Such>[]] = [
  phrase(
    'you control',
    (by) =>
      ({ controller }) =>
        controller === you(by),
  ),
  phrase(
    "you don't control",
    (by) =>
      ({ controller }) =>
        controller !== you(by),
  ),
  phrase(
    'your opponents control',
    (by) =>
      ({ controller }) =>
        areFoes(by.at, you(by), controller),
  ),
  phrase(
    'an opponent controls',
    (by) =>
      ({ controller }) =>
        areFoes(by.at, you(by), controller),
  ),
  phrase(
    'other players control',
    (by) =>
      ({ controller }) =>
        controller !== you(by),
  ),
  phrase(
    'another player controls',
    (by) =>
      ({ controller }) =>
        controller !== you(by),
  ),
  phrase(
    'you own',
    (by) =>
      ({ owner }) =>
        owner === you(by),
  ),
  phrase(
    "you control but don't own",
    (by) =>
      ({ controller, owner }) =>
        controller === you(by) && owner !== you(by),
  ),
];

const both = (one: Phrase<Such>, other: Phrase<Such>): Phrase<Such> => ({
  text: `${one.text} ${other.text}`,
  means: (by) => (each) => one.means(by)(each) && other.means(by)(each),
});
/** Other than the card itself, and than the creature that it enchants where that is named. */
export const isElse =
  ({ self, namesHost = false }: Speaker): Such =>
  ({ id }) =>
    id !== self.id && !(namesHost && id === self.on);
const restOf = (group: Phrase<Such>): Phrase<Such> => ({
  text: `other ${group.text}`,
  means: (by) => (each) => group.means(by)(each) && isElse(by)(each),
});

/** A group of creatures: "other Goats with power 2 or less you control". */
export const group = (random: RandomNumbers): Phrase<Such> => {
  const noun = random.below(2) ? nouns[0] : random.oneOf(nouns);
  const isOne = !noun.text.includes(' and ');
  const described = isOne && random.below(4) === 0 ? both(noun, random.oneOf(traits)) : noun;
  const held = random.below(2) ? both(described, random.oneOf(owners)) : described;
  return random.below(6) === 0 ? restOf(held) : held;
};

/** Who or what a sentence is about. */
export const subject = (random: RandomNumbers, isAura: boolean): Phrase<Such> => {
  const drawn = random.below(3);
  if (drawn === 0 && !isAura)
    return phrase(
      'NAME',
      ({ self }) =>
        (each) =>
          each.id === self.id,
    );
  if (drawn === 0)
    return phrase(
      'enchanted creature',
      ({ self }) =>
        (each) =>
          each.id === self.on,
    );
  return group(random);
};
