import type { RandomNumbers } from '../../random-numbers.js';
import { areFoes, creature, everybody, foes, is, isElse, others, phrase } from './groups-in-english.js';
import { reachesPerson, reachesThing, you } from './groups-in-english.js';
import type { Person, Phrase, Speaker, Such, Thing } from './groups-in-english.js';

/** Whether something is so, against that defending player. */
export type Holds = (defending: string | null) => boolean;
export const always: Phrase<Holds> = phrase('', () => () => true);
const so = (text: string, isSo: (by: Speaker, defending: string | null) => boolean): Phrase<Holds> =>
  phrase(text, (by) => (defending) => isSo(by, defending));

const counted = (by: Speaker, who: string, isSuch: Such): number =>
  by.at.things.filter((each) => each.controller === who && reachesThing(by, each) && isSuch(each)).length;
const attackingPlayers = ({ at }: Speaker): readonly string[] => at.attacking;

/** What is counted, how many there have to be at least and at most, and of what. */
type Counting = readonly [text: string, least: number, most: number, what: (each: Thing, by: Speaker) => boolean];
const countings: readonly [Counting, ...Counting[]] = [
  ['a Goat', 1, Infinity, is('goat')],
  ['a Goat or an Elk', 1, Infinity, (each) => is('goat')(each) || is('elk')(each)],
  ['an untapped artifact', 1, Infinity, (each) => is('artifact')(each) && !each.tapped],
  ['no Goats', 0, 0, is('goat')],
  ['two or more creatures', 2, Infinity, creature],
  ['at least two Goats and/or artifacts', 2, Infinity, (each) => is('goat')(each) || is('artifact')(each)],
  ['exactly one creature', 1, 1, creature],
  ['one or fewer creatures', 0, 1, creature],
  ['another creature', 1, Infinity, (each, by) => creature(each) && isElse(by)(each)],
  ['a creature with power 3 or greater', 1, Infinity, (each) => creature(each) && each.power > 2],
];

const control = (random: RandomNumbers): Phrase<Holds> => {
  const [text, least, most, what] = random.oneOf(countings);
  const isEnough = (count: number) => count >= least && count <= most;
  const count = (by: Speaker, who: string) => counted(by, who, (each) => what(each, by));
  const meets = (by: Speaker) => (who: string) => isEnough(count(by, who));
  const together = (by: Speaker) => foes(by).reduce((sum, { id }) => sum + count(by, id), 0);
  return random.oneOf<Phrase<Holds>>([
    so(`you control ${text}`, (by) => meets(by)(you(by))),
    so(`an opponent controls ${text}`, (by) => foes(by).some(({ id }) => meets(by)(id))),
    so(`any opponent controls ${text}`, (by) => foes(by).some(({ id }) => meets(by)(id))),
    so(`each opponent controls ${text}`, (by) => foes(by).every(({ id }) => meets(by)(id))),
    so(`no opponent controls ${text}`, (by) => !foes(by).some(({ id }) => meets(by)(id))),
    so(`your opponents control ${text}`, (by) => isEnough(together(by))),
    so(`another player controls ${text}`, (by) => others(by).some(({ id }) => meets(by)(id))),
    so(`a player controls ${text}`, (by) => everybody(by).some(({ id }) => meets(by)(id))),
    so(`no player controls ${text}`, (by) => !everybody(by).some(({ id }) => meets(by)(id))),
    so(`attacking player controls ${text}`, (by) => attackingPlayers(by).some(meets(by))),
    so(`defending player controls ${text}`, (by, who) => who !== null && meets(by)(who)),
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
    so(`you control more ${text} than defending player`, (by, who) => who !== null && mine(by) > count(by, who)),
    so(`defending player controls more ${text} than you`, (by, who) => who !== null && count(by, who) > mine(by)),
    so(`you control more ${text} than each other player`, (by) =>
      others(by).every(({ id }) => mine(by) > count(by, id)),
    ),
    so(`you control more ${text} than each opponent`, (by) => foes(by).every(({ id }) => mine(by) > count(by, id))),
    so(`you control more ${text} than an opponent`, (by) => foes(by).some(({ id }) => mine(by) > count(by, id))),
    so(`an opponent controls more ${text} than you`, (by) => foes(by).some(({ id }) => count(by, id) > mine(by))),
    so(`each opponent controls more ${text} than you`, (by) => foes(by).every(({ id }) => count(by, id) > mine(by))),
  ]);
};

const person = ({ at }: Speaker, who: string): Person | undefined => at.people.find(({ id }) => id === who);
const life = (by: Speaker, who = you(by)): number => person(by, who)?.life ?? 0;

const defender =
  (isSo: (each: Person, by: Speaker) => boolean) =>
  (by: Speaker, who: string | null): boolean => {
    const found = who === null || !reachesPerson(by, who) ? undefined : person(by, who);
    return found !== undefined && isSo(found, by);
  };

const standing = (random: RandomNumbers): Phrase<Holds> =>
  random.oneOf<Phrase<Holds>>([
    so('you have 10 or less life', (by) => life(by) <= 10),
    so('your life total is 15 or more', (by) => life(by) >= 15),
    so('an opponent has 10 or less life', (by) => foes(by).some((each) => each.life <= 10)),
    so('any opponent has 10 or less life', (by) => foes(by).some((each) => each.life <= 10)),
    so('each opponent has 10 or less life', (by) => foes(by).every((each) => each.life <= 10)),
    so('a player has 10 or less life', (by) => everybody(by).some((each) => each.life <= 10)),
    so('attacking player has 10 or less life', (by) => attackingPlayers(by).some((who) => life(by, who) <= 10)),
    so('you have more life than each other player', (by) => others(by).every((each) => life(by) > each.life)),
    so('you have more life than an opponent', (by) => foes(by).some((each) => life(by) > each.life)),
    so('you have more life than any opponent', (by) => foes(by).every((each) => life(by) > each.life)),
    so('an opponent has more life than you', (by) => foes(by).some((each) => life(by) < each.life)),
    so('an opponent is poisoned', (by) => foes(by).some(({ poison }) => poison > 0)),
    so('you have three or more poison counters', (by) => (person(by, you(by))?.poison ?? 0) >= 3),
    so('each opponent has three or more poison counters', (by) => foes(by).every(({ poison }) => poison >= 3)),
    so("you're the monarch", (by) => person(by, you(by))?.monarch ?? false),
    so("you're not the monarch", (by) => !person(by, you(by))?.monarch),
    so('an opponent is the monarch', (by) => foes(by).some(({ monarch }) => monarch)),
    so('a player has the initiative', (by) => everybody(by).some(({ initiative }) => initiative)),
    so(
      'defending player is the monarch',
      defender(({ monarch }) => monarch),
    ),
    so(
      'defending player is not the monarch',
      (by, who) => who !== null && !defender(({ monarch }) => monarch)(by, who),
    ),
    so(
      'defending player is poisoned',
      defender(({ poison }) => poison > 0),
    ),
    so(
      'defending player has 10 or less life',
      defender((each) => each.life <= 10),
    ),
    so(
      'you have more life than defending player',
      defender((each, by) => life(by) > each.life),
    ),
    so(
      'defending player has more life than you',
      defender((each, by) => life(by) < each.life),
    ),
    so("it's your turn", (by) => by.at.active.includes(you(by))),
    so("it isn't your turn", (by) => !by.at.active.includes(you(by))),
  ]);

const seen = (by: Speaker, isSuch: Such): number =>
  by.at.things.filter((each) => reachesThing(by, each) && isSuch(each)).length;
const hostOf = ({ at, self }: Speaker): Thing | undefined => at.things.find(({ id }) => id === self.on);

const state = (random: RandomNumbers): Phrase<Holds> =>
  random.oneOf<Phrase<Holds>>([
    so('NAME is tapped', ({ self }) => self.tapped),
    so('NAME is untapped', ({ self }) => !self.tapped),
    so("NAME isn't a Goat", ({ self }) => !is('goat')(self)),
    so("NAME's power is 3 or greater", ({ self }) => self.power >= 3),
    so('a Goat is on the battlefield', (by) => seen(by, is('goat')) > 0),
    so('there are no artifacts on the battlefield', (by) => seen(by, is('artifact')) === 0),
    so('there are three or more creatures on the battlefield', (by) => seen(by, creature) > 2),
    so('enchanted creature is red', (by) => hostOf(by)?.color === 'RED'),
    so("enchanted creature's power is 2 or less", (by) => (hostOf(by)?.power ?? 9) <= 2),
    so('you control enchanted creature', (by) => hostOf(by)?.controller === you(by)),
    so('an opponent controls enchanted creature', (by) => areFoes(by.at, you(by), hostOf(by)?.controller ?? you(by))),
  ]);

export const condition = (random: RandomNumbers): Phrase<Holds> =>
  random.oneOf([control, control, compared, standing, state])(random);
