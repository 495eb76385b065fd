import { attacksToBlock } from '../../../src/domain/rules/506-combat-in-progress.js';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { defendingPlayerOf } from '../../../src/domain/rules/508.5-defending-player.js';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { legalBlocks } from '../../../src/domain/rules/509-declare-blockers.js';
import { playerOf, playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import type { RandomNumbers } from '../../random-numbers.js';
import type { Some } from '../rules/attacks-by-trying.js';
import { randomSeating } from '../rules/seatings-by-trying.js';
import { table, type Description, type ObjectDescription } from '../tables.js';
import { reachesThing, type Sight, type Thing } from './groups-in-english.js';
import { randomSentence, type Attacked, type Effect, type Sentence } from './said-in-english.js';

/** A small table of creatures and other things, and what its cards say. */
export interface Drawn {
  readonly around: Description;
  readonly things: readonly Thing[];
  readonly said: Readonly<Record<string, Sentence>>;
  /** Who attacks whom, for the blocks. */
  readonly attacks: readonly { readonly attacker: string; readonly target: string }[];
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const subtypes: ReadonlySet<string> = new Set(['goat', 'elk', 'aura', 'siege']);
const typeLineOf = ({ kinds }: Thing): string => {
  const words = (isSub: boolean) => kinds.filter((each) => subtypes.has(each) === isSub).map(capital);
  return [words(false), words(true)]
    .filter(({ length }) => length)
    .map((each) => each.join(' '))
    .join(' — ');
};

const objectOf = (thing: Thing, text: string | undefined): ObjectDescription => {
  const { id, owner, controller, tapped, keywords, power } = thing;
  const colors = thing.color ? [thing.color] : [];
  const size = thing.kinds.includes('creature') ? { power, toughness: 2 } : {};
  const cardData = {
    ...{ name: id, type_line: typeLineOf(thing), colors: colors.map((each) => each.slice(0, 1)) },
    ...(thing.kinds.includes('creature') && { power: String(power), toughness: '2' }),
    oracle_text: [keywords.map(capital).join(', '), (text ?? '').replaceAll('NAME', id)].filter(Boolean).join('\n'),
  };
  return {
    ...{ id, owner, controller, tapped },
    ...(text === undefined ? { typeLine: typeLineOf(thing), keywords, colors, ...size } : { cardData }),
    ...(thing.on !== null && { attachedTo: thing.on }),
    ...(thing.protector !== null && { protector: thing.protector }),
    controlledSinceTurnBegan: !thing.isNew,
  };
};

export const tableOf = ({ around, said }: Drawn, things: readonly Thing[], isSaid: boolean): GameState =>
  table({ ...around, objects: things.map((each) => objectOf(each, isSaid ? said[each.id]?.text : undefined)) });

const maybe = <Value>(random: RandomNumbers, value: Value, odds = 3): readonly Value[] =>
  random.below(odds) === 0 ? [value] : [];

const randomThing = (random: RandomNumbers, id: string, people: Some, kinds: readonly string[]): Thing => {
  const owner = random.oneOf(people);
  return {
    ...{ id, owner, kinds, on: null, protector: null },
    controller: random.below(4) ? owner : random.oneOf(people),
    color: random.oneOf(['BLACK', 'RED', null]),
    power: random.below(5) + 1,
    tapped: random.below(6) === 0,
    isNew: random.below(6) === 0,
    keywords: (['flying', 'reach', 'haste', 'defender'] as const).flatMap((each) => maybe(random, each, 6)),
  };
};

const creatureKinds = (random: RandomNumbers): readonly string[] => [
  ...maybe(random, 'legendary', 5),
  ...maybe(random, 'artifact', 5),
  'creature',
  ...random.oneOf([['goat'], ['elk'], ['goat', 'elk'], []]),
];

/** A random table of four creatures or more, a card or two of which say something. */
export const randomTable = (random: RandomNumbers, sentence = randomSentence): Drawn => {
  const { around, everybody, side, opponents } = randomSeating(random);
  const people = everybody as readonly [string, ...string[]];
  const creatures = Array.from({ length: 5 + random.below(3) }, (_, index) =>
    randomThing(random, `creature${index}`, index < 3 ? side : people, creatureKinds(random)),
  );
  const host = random.oneOf(creatures as [Thing, ...Thing[]]);
  const protector = random.oneOf(opponents);
  const things: readonly Thing[] = [
    ...creatures,
    randomThing(random, 'artifact', people, ['artifact']),
    randomThing(random, 'walker', people, ['planeswalker']),
    { ...randomThing(random, 'siege', people, ['battle', 'siege']), protector },
    { ...randomThing(random, 'aura', people, ['enchantment', 'aura']), on: host.id, power: host.power },
  ].map((each) => (each.kinds.includes('creature') ? each : { ...each, keywords: [], color: null }));
  const speakers = ['creature0', 'creature1', 'creature2'].flatMap((id) => maybe(random, id, 2));
  const said = Object.fromEntries(
    [...speakers, 'aura'].map((id) => [id, sentence(random, id === 'aura', id === 'creature0')]),
  );
  const health = () => ({ life: 5 * random.below(6) + 1, poison: random.below(5) });
  const [monarch, initiative] = [random.below(8), random.below(8)];
  const designated = (seat: number) => ({ monarch: seat === monarch, initiative: seat === initiative });
  const players = around.players.map((each, seat) => ({ ...each, ...designated(seat) }));
  const lives = { players: players.map((each) => ({ ...each, ...health() })) };
  const shared = around.variant === 'TWO_HEADED_GIANT';
  const teams = around.teams?.map((each) => ({ ...each, ...health() }));
  const attackers = things.filter((each) => each.kinds.includes('creature') && side.includes(each.controller));
  return {
    around: { ...around, ...(shared ? { players, teams } : lives) },
    ...{ things, said },
    attacks: attackers.map(({ id }) => ({
      attacker: id,
      target: random.oneOf([...opponents, ...opponents, 'walker', 'siege'] as [string, ...string[]]),
    })),
  };
};

/** The table as somebody sees it who knows where everybody sits. */
export const sightOf = (state: GameState, things: readonly Thing[], attackers: readonly string[]): Sight => ({
  things,
  active: state.turn.activePlayers,
  attacking: attackers.length
    ? things.filter(({ id }) => attackers.includes(id)).map(({ controller }) => controller)
    : state.turn.activePlayers,
  people: playersInGame(state).map(({ id, team, range, life, poison, monarch, initiative }) => {
    const shared = state.teams.find((each) => each.id === team);
    const isShared = state.variant === 'TWO_HEADED_GIANT';
    return {
      ...{ id, team, monarch: monarch === true, initiative: initiative === true },
      range: range ?? Infinity,
      life: (isShared ? shared?.life : life) ?? 0,
      poison: (isShared ? shared?.poison : poison) ?? 0,
    };
  }),
});

const effectsAt = ({ said }: Drawn, at: Sight): readonly Effect[] =>
  at.things.flatMap((self) => said[self.id]?.effects({ at, self }) ?? []);

/** 508.1f: those who attack have tapped. */
const tapped = (things: readonly Thing[], attackers: readonly string[]): readonly Thing[] =>
  things.map((each) => (attackers.includes(each.id) ? { ...each, tapped: true } : each));

/** The things with the keywords that they are given, and without those that they lose. */
const withKeywords = (drawn: Drawn, told: Sight, attackers: readonly string[]): readonly Thing[] => {
  const at = { ...told, things: tapped(told.things, attackers) };
  const effects = effectsAt(drawn, at).filter(({ gives, takes }) => gives ?? takes);
  return told.things.map((thing) =>
    effects.reduce((now, { by, who, holds, gives, takes }) => {
      if (!tapped([thing], attackers).every(who) || !reachesThing(by, thing) || !holds(null)) return now;
      return { ...now, keywords: now.keywords.filter((each) => each !== takes && each !== gives).concat(gives ?? []) };
    }, thing),
  );
};

/** The table without what its cards say, but for the keywords, which it tells; and what is said at it. */
export const plainly = (drawn: Drawn, attackers: readonly string[]) => {
  const things = withKeywords(drawn, sightOf(tableOf(drawn, drawn.things, false), drawn.things, attackers), attackers);
  const state = tableOf(drawn, things, false);
  const at = sightOf(state, tapped(things, attackers), attackers);
  return { state, at, effects: effectsAt(drawn, at) };
};

export const reaches = ({ by, who }: Effect, thing: Thing): boolean => who(thing) && reachesThing(by, thing);

/** Attacks such as "ox > Bob" that are legal with the cards' texts, and those that are by what the texts mean. */
export const attacksOf = (drawn: Drawn): readonly [read: readonly string[], meant: readonly string[]] => {
  const told = withStaticAbilities(tableOf(drawn, drawn.things, true));
  const { state, at, effects } = plainly(drawn, []);
  const rows = (asked: GameState, isFree: (attacker: Thing, attacked: string) => boolean): readonly string[] =>
    asked.turn.activePlayers.flatMap((who) =>
      legalAttackTargets(asked, playerOf(asked, who)).flatMap(({ attacker, included }) => {
        const thing = at.things.find(({ id }) => id === attacker.id);
        return included.flatMap(({ id }) => (thing && isFree(thing, id) ? [`${attacker.id} > ${id}`] : []));
      }),
    );
  const isKept = (effect: Effect, attacker: Thing, attacked: string): boolean => {
    const thing = at.things.find(({ id }) => id === attacked);
    const aimed: Attacked = thing ? { thing } : { player: attacked };
    const defending = defendingPlayerOf(state, attacked)?.id ?? null;
    if (effect.unlessPaid || !reaches(effect, attacker)) return false;
    return (effect.keepsFrom?.(aimed) ?? false) && effect.holds(defending);
  };
  const isFree = (attacker: Thing, attacked: string) => !effects.some((each) => isKept(each, attacker, attacked));
  return [rows(told, () => true), rows(state, isFree)];
};

/** The same of the blocks of everybody who may be attacked. */
export const blocksOf = (drawn: Drawn): readonly [read: readonly string[], meant: readonly string[]] => {
  const attackers = drawn.attacks.map(({ attacker }) => attacker);
  const told = withStaticAbilities(tableOf(drawn, drawn.things, true), attackers);
  const { state, at, effects } = plainly(drawn, attackers);
  const rows = (asked: GameState, isFree: (blocker: Thing, attacker: Thing, defending: string | null) => boolean) => {
    const attacks = attacksToBlock(asked, drawn.attacks);
    return playersInGame(asked)
      .filter(({ id }) => !asked.turn.activePlayers.includes(id))
      .flatMap((who) =>
        legalBlocks(asked, who, attacks).flatMap(({ blocker, included }) =>
          included.flatMap(({ id }) => {
            const [one, other] = [blocker.id, id].map((each) => at.things.find((thing) => thing.id === each));
            const defending = attacks.find(({ attacker }) => attacker.id === id)?.defending?.id ?? null;
            return one && other && isFree(one, other, defending) ? [`${one.id} > ${other.id}`] : [];
          }),
        ),
      );
  };
  const isKept = (effect: Effect, blocker: Thing, attacker: Thing, defending: string | null): boolean =>
    !effect.unlessPaid &&
    effect.holds(defending) &&
    ((reaches(effect, blocker) && (effect.blocking?.(attacker) ?? false)) ||
      (reaches(effect, attacker) && (effect.blockedBy?.(blocker) ?? false)));
  const isFree = (...block: [Thing, Thing, string | null]) => !effects.some((each) => isKept(each, ...block));
  return [rows(told, () => true), rows(state, isFree)];
};

/** How the sentences of a table's cards were read. */
export const readingsOf = (drawn: Drawn): readonly (readonly [reading: string, text: string])[] =>
  [...tableOf(drawn, drawn.things, true).objects.values()].flatMap(({ printed }) =>
    (printed?.sentences ?? []).map(({ reading, text }) => [reading, text] as const),
  );
