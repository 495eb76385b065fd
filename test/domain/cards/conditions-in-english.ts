import type { RandomNumbers } from '../../random-numbers.js';
import {
  areFoes,
  creature,
  everybody,
  foes,
  is,
  isElse,
  others,
  phrase,
  reachesThing,
  you,
  type Means,
  type Person,
  type Phrase,
  type Speaker,
  type Such,
  type Thing,
} from './groups-in-english.js';

/** Whether something is so, against that defending player. */
export type Holds = (defending: string | null) => boolean;
export const always: Phrase<Holds> = phrase('', () => () => true);

const counted = (by: Speaker, who: string, isSuch: Such): number =>
  by.at.things.filter((each) => each.controller === who && reachesThing(by, each) && isSuch(each)).length;
const attackingPlayers = ({ at }: Speaker): readonly string[] => at.attacking;

interface Counting {
  readonly text: string;
  readonly isSuch: Means<(count: number) => boolean>;
  readonly what: Means<Such>;
}
const countings: readonly [Counting, ...Counting[]] = [
  { text: 'a Goat', isSuch: () => (count) => count > 0, what: () => is('goat') },
  {
    text: 'a Goat or an Elk',
    isSuch: () => (count) => count > 0,
    what: () => (each) => is('goat')(each) || is('elk')(each),
  },
  {
    text: 'an untapped artifact',
    isSuch: () => (count) => count > 0,
    what: () => (each) => is('artifact')(each) && !each.tapped,
  },
  { text: 'no Goats', isSuch: () => (count) => count === 0, what: () => is('goat') },
  { text: 'two or more creatures', isSuch: () => (count) => count > 1, what: () => creature },
  {
    text: 'at least two Goats and/or artifacts',
    isSuch: () => (count) => count > 1,
    what: () => (each) => is('goat')(each) || is('artifact')(each),
  },
  { text: 'exactly one creature', isSuch: () => (count) => count === 1, what: () => creature },
  { text: 'one or fewer creatures', isSuch: () => (count) => count < 2, what: () => creature },
  {
    text: 'another creature',
    isSuch: () => (count) => count > 0,
    what: (by) => (each) => creature(each) && isElse(by)(each),
  },
  {
    text: 'a creature with power 3 or greater',
    isSuch: () => (count) => count > 0,
    what: () => (each) => creature(each) && each.power > 2,
  },
];

const control = (random: RandomNumbers): Phrase<Holds> => {
  const { text, what, isSuch } = random.oneOf(countings);
  const meets = (by: Speaker) => (who: string) => isSuch(by)(counted(by, who, what(by)));
  const together = (by: Speaker) => foes(by).reduce((sum, { id }) => sum + counted(by, id, what(by)), 0);
  return random.oneOf<Phrase<Holds>>([
    phrase(`you control ${text}`, (by) => () => meets(by)(you(by))),
    phrase(`an opponent controls ${text}`, (by) => () => foes(by).some(({ id }) => meets(by)(id))),
    phrase(`any opponent controls ${text}`, (by) => () => foes(by).some(({ id }) => meets(by)(id))),
    phrase(`each opponent controls ${text}`, (by) => () => foes(by).every(({ id }) => meets(by)(id))),
    phrase(`no opponent controls ${text}`, (by) => () => !foes(by).some(({ id }) => meets(by)(id))),
    phrase(`your opponents control ${text}`, (by) => () => isSuch(by)(together(by))),
    phrase(`another player controls ${text}`, (by) => () => others(by).some(({ id }) => meets(by)(id))),
    phrase(`a player controls ${text}`, (by) => () => everybody(by).some(({ id }) => meets(by)(id))),
    phrase(`no player controls ${text}`, (by) => () => !everybody(by).some(({ id }) => meets(by)(id))),
    phrase(`attacking player controls ${text}`, (by) => () => attackingPlayers(by).some(meets(by))),
    phrase(`defending player controls ${text}`, (by) => (who) => who !== null && meets(by)(who)),
  ]);
};

const compared = (random: RandomNumbers): Phrase<Holds> => {
  const [text, what] = random.oneOf<[string, Such]>([
    ['creatures', creature],
    ['Goats', is('goat')],
    ['artifacts', is('artifact')],
  ]);
  const count = (by: Speaker, who: string | null) => (who === null ? 0 : counted(by, who, what));
  const mine = (by: Speaker) => count(by, you(by));
  return random.oneOf<Phrase<Holds>>([
    phrase(
      `you control more ${text} than defending player`,
      (by) => (who) => who !== null && mine(by) > count(by, who),
    ),
    phrase(
      `defending player controls more ${text} than you`,
      (by) => (who) => who !== null && count(by, who) > mine(by),
    ),
    phrase(
      `you control more ${text} than each other player`,
      (by) => () => others(by).every(({ id }) => mine(by) > count(by, id)),
    ),
    phrase(
      `you control more ${text} than each opponent`,
      (by) => () => foes(by).every(({ id }) => mine(by) > count(by, id)),
    ),
    phrase(
      `you control more ${text} than an opponent`,
      (by) => () => foes(by).some(({ id }) => mine(by) > count(by, id)),
    ),
    phrase(
      `an opponent controls more ${text} than you`,
      (by) => () => foes(by).some(({ id }) => count(by, id) > mine(by)),
    ),
    phrase(
      `each opponent controls more ${text} than you`,
      (by) => () => foes(by).every(({ id }) => count(by, id) > mine(by)),
    ),
  ]);
};

const person = ({ at }: Speaker, who: string): Person | undefined => at.people.find(({ id }) => id === who);
const life = (by: Speaker, who = you(by)): number => person(by, who)?.life ?? 0;

const standing = (random: RandomNumbers): Phrase<Holds> =>
  random.oneOf<Phrase<Holds>>([
    phrase('you have 10 or less life', (by) => () => life(by) <= 10),
    phrase('your life total is 15 or more', (by) => () => life(by) >= 15),
    phrase('an opponent has 10 or less life', (by) => () => foes(by).some((each) => each.life <= 10)),
    phrase('any opponent has 10 or less life', (by) => () => foes(by).some((each) => each.life <= 10)),
    phrase('each opponent has 10 or less life', (by) => () => foes(by).every((each) => each.life <= 10)),
    phrase('a player has 10 or less life', (by) => () => everybody(by).some((each) => each.life <= 10)),
    phrase(
      'attacking player has 10 or less life',
      (by) => () => attackingPlayers(by).some((who) => life(by, who) <= 10),
    ),
    phrase('you have more life than each other player', (by) => () => others(by).every((each) => life(by) > each.life)),
    phrase('you have more life than an opponent', (by) => () => foes(by).some((each) => life(by) > each.life)),
    phrase('you have more life than any opponent', (by) => () => foes(by).every((each) => life(by) > each.life)),
    phrase('an opponent has more life than you', (by) => () => foes(by).some((each) => life(by) < each.life)),
    phrase('an opponent is poisoned', (by) => () => foes(by).some(({ poison }) => poison > 0)),
    phrase('you have three or more poison counters', (by) => () => (person(by, you(by))?.poison ?? 0) >= 3),
    phrase(
      'each opponent has three or more poison counters',
      (by) => () => foes(by).every(({ poison }) => poison >= 3),
    ),
    phrase("it's your turn", (by) => () => by.at.active.includes(you(by))),
    phrase("it isn't your turn", (by) => () => !by.at.active.includes(you(by))),
  ]);

const seen = (by: Speaker, isSuch: Such): number =>
  by.at.things.filter((each) => reachesThing(by, each) && isSuch(each)).length;
const hostOf = ({ at, self }: Speaker): Thing | undefined => at.things.find(({ id }) => id === self.on);

const state = (random: RandomNumbers): Phrase<Holds> =>
  random.oneOf<Phrase<Holds>>([
    phrase(
      'NAME is tapped',
      ({ self }) =>
        () =>
          self.tapped,
    ),
    phrase(
      'NAME is untapped',
      ({ self }) =>
        () =>
          !self.tapped,
    ),
    phrase(
      "NAME isn't a Goat",
      ({ self }) =>
        () =>
          !is('goat')(self),
    ),
    phrase(
      "NAME's power is 3 or greater",
      ({ self }) =>
        () =>
          self.power >= 3,
    ),
    phrase('a Goat is on the battlefield', (by) => () => seen(by, is('goat')) > 0),
    phrase('there are no artifacts on the battlefield', (by) => () => seen(by, is('artifact')) === 0),
    phrase('there are three or more creatures on the battlefield', (by) => () => seen(by, creature) > 2),
    phrase('enchanted creature is red', (by) => () => hostOf(by)?.color === 'RED'),
    phrase("enchanted creature's power is 2 or less", (by) => () => (hostOf(by)?.power ?? 9) <= 2),
    phrase('you control enchanted creature', (by) => () => hostOf(by)?.controller === you(by)),
    phrase(
      'an opponent controls enchanted creature',
      (by) => () => areFoes(by.at, you(by), hostOf(by)?.controller ?? you(by)),
    ),
  ]);

export const condition = (random: RandomNumbers): Phrase<Holds> =>
  random.oneOf([control, control, compared, standing, state])(random);
