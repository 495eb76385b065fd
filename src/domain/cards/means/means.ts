import type { Amount, Clause, Effect, Filter, Target, Targeting } from '../clauses.js';
import { conditionsSaid } from './conditions.js';
import { seenFrom, type Names } from './names.js';
import { isSingle, listed, nounSaid as anyNounSaid, numberSaid, qualitySaid } from './nouns.js';

/** Names creatures, or one object. */
const nounSaid = (filter: Filter, names: Names): string => anyNounSaid(filter, names, 'creatures');

const aim = (target: Target | null, names: Names): string => {
  if (!target) return '';
  const who = names.players[target.player];
  if (target.also && target.only) return ` ${target.also.toLowerCase()} that ${who} controls`;
  return target.also ? ` ${who} or ${target.also.toLowerCase()} that ${who} controls` : ` ${who}`;
};

/** Whose creatures they are, as the one who pays. */
const payer = (creatures: Filter): string => (isSingle(creatures) ? 'its controller' : 'their controller');

const paying = ({ does, creatures }: OfCreatures, cost: string | null): string => {
  if (cost === null) return '';
  const pays = /^\p{L}/u.test(cost) ? `pays this: ${cost}` : `pays ${cost}`;
  if (does === 'CANT_BE_BLOCKED') return ` unless the player who blocks ${pays} for each blocker`;
  return ` unless ${payer(creatures)} ${pays}${isSingle(creatures) ? '' : ' for each of them'}`;
};

type Says<Does extends Effect['does']> = Extract<Effect, { readonly does: Does }>;

const blockedSaid = ({ creatures, by }: Says<'CANT_BE_BLOCKED'>, names: Names): string => {
  const whom = nounSaid(creatures, names);
  if (!by) return `no creature may block ${whom}`;
  return by.is === 'NOT' && !isSingle(by.of)
    ? `only ${nounSaid(by.of, names)} may block ${whom}`
    : `${nounSaid(by, names)} may not block ${whom}`;
};

const blockersSaid = ({ by, count, exactly }: Says<'MUST_BE_BLOCKED'>, names: Names): string => {
  if (by) return ` by 1 or more ${nounSaid(by, names)}`;
  return count === null ? '' : ` by ${exactly ? 'exactly' : 'at least'} ${count} blocker${count === 1 ? '' : 's'}`;
};

const numberOfBlockers = ({ creatures, least, most }: Says<'BLOCKED_BY'>, names: Names): string => {
  const whom = isSingle(creatures) ? nounSaid(creatures, names) : `any one of ${nounSaid(creatures, names)}`;
  return most === null
    ? `it takes at least ${least} blockers to block ${whom}`
    : `at most ${most} blocker${most === 1 ? '' : 's'} may block ${whom}`;
};

const mayNotBlock = (who: string, attackers: Filter | null, names: Names): string => {
  if (!attackers) return `${who} may not block`;
  return attackers.is === 'NOT'
    ? `${who} may block nothing but ${nounSaid(attackers.of, names)}`
    : `${who} may not block ${nounSaid(attackers, names)}`;
};

const blocksMore = (who: string, additional: Amount | null, names: Names): string => {
  if (!additional) return `${who} may block as many attackers as there are`;
  const more = numberSaid(additional, names);
  const attackers =
    'number' in additional ? `${more} attacker${more === '1' ? '' : 's'} more` : `more attackers, by ${more},`;
  return `${who} may block ${attackers} than usual in each combat`;
};

type OfCreatures = Extract<Effect, { readonly creatures: Filter }>;

/** How verbs go with one object, or with several. */
const verbs = (creatures: Filter) =>
  isSingle(creatures) ? { has: 'has', is: 'is', lacks: 'lacks' } : { has: 'have', is: 'are', lacks: 'lack' };

const attackSaid = (effect: OfCreatures, who: string, names: Names): string | null => {
  const { has } = verbs(effect.creatures);
  const { YOU } = names.players;
  switch (effect.does) {
    case 'ATTACKS':
      return `${who} ${has} to attack${aim(effect.target, names)} in each combat if able`;
    case 'CANT_ATTACK':
      return `${who} may not attack${aim(effect.target, names)}`;
    case 'GOADED':
      return `${YOU} goads ${who}, which ${has} to attack if able, and a player other than ${YOU} if able`;
    case 'CANT_ATTACK_ALONE':
      return `${who} may attack in company only`;
    case 'AT_MOST_ATTACK':
      return `at most ${effect.count} of the ${who} may attack${aim(effect.target, names)} in each combat`;
    case 'AS_THOUGH_HASTE':
      return `${who} may attack as with haste`;
    case 'AS_THOUGH_NO_DEFENDER':
      return `${who} may attack in spite of defender`;
    case 'ATTACKS_ALONG':
      return `${who} ${has} to attack if able where ${nounSaid(effect.others, names)} attack${isSingle(effect.others) ? 's' : ''}${effect.ofEach ? ` that the same player controls, who is ${names.players[effect.ofEach]}` : ''}`;
    default:
      return null;
  }
};

const blockSaid = (effect: OfCreatures, who: string, names: Names): string | null => {
  const { has } = verbs(effect.creatures);
  switch (effect.does) {
    case 'BLOCKS':
      return `${who} ${has} to block in each combat if able`;
    case 'CANT_BLOCK_ALONE':
      return `${who} may block in company only`;
    case 'CANT_BLOCK':
      return mayNotBlock(who, effect.attackers, names);
    case 'CANT_BE_BLOCKED':
      return blockedSaid(effect, names);
    case 'BLOCKED_BY':
      return numberOfBlockers(effect, names);
    case 'LURES':
      return `all ${nounSaid(effect.blockers, names)} that are able to block ${who} have to`;
    case 'MUST_BE_BLOCKED':
      return `${who} ${has} to be blocked${blockersSaid(effect, names)} in each combat if able`;
    case 'BLOCKS_MORE':
      return blocksMore(who, effect.additional, names);
    case 'AT_MOST_BLOCK':
      return `at most ${effect.count} of the ${who} may block in each combat`;
    case 'BLOCKED_AS_THOUGH':
      return `${who} may be blocked in spite of ${effect.without ?? 'landwalk abilities'}`;
    default:
      return null;
  }
};

/** An ability that is given, as each of those that have it says it. */
const givenSaid = ({ creatures, clauses }: Says<'GIVES'>, who: string): string => {
  const objects = { SELF: 'it', HOST: 'what it is attached to' };
  const players = { ...seenFrom('its controller'), OWNER: 'its owner', ENCHANTED: 'the player whom it enchants' };
  const says = clauses.map((each) => clauseSaid(each, { objects, players }));
  return `${who} ${isSingle(creatures) ? 'has' : 'each have'} this ability: ${says.join('; ')}`;
};

const sparedSaid = ({ keywords, what, already }: Says<'SPARES'>, who: string, names: Names): string => {
  const which = `${already ? 'of what was attached before, ' : ''}${anyNounSaid(what, names)}`;
  return `${which} ${isSingle(what) ? 'stays' : 'stay'} on ${who} in spite of this ${listed(keywords, 'and')}`;
};

const targetingSaid = ({ what, sources, of }: Targeting, whom: string, names: Names): string => {
  const which = what === 'SPELL' ? 'that' : 'whose source';
  const whose = sources ? ` ${which} ${qualitySaid(sources, names)}` : '';
  return `no ${what.toLowerCase().replaceAll('_', ' ')}${of === 'OPPONENTS' ? ` of ${names.players.OPPONENTS}` : ''}${whose} may target ${whom}`;
};

const attachments = { AURA: 'Aura', EQUIPMENT: 'Equipment' } as const;

const changeSaid = (effect: OfCreatures, who: string, names: Names): string => {
  const { has, is, lacks } = verbs(effect.creatures);
  switch (effect.does) {
    case 'HAS':
      return `${who} ${is} given ${listed(effect.keywords, 'and')}`;
    case 'LOSES':
      return `${who} ${is} left without ${listed(effect.keywords, 'and')}`;
    case 'CANT_HAVE':
      return `${who} may not have ${listed(effect.keywords, 'or')}`;
    case 'LOSES_ALL':
      return `${who} ${lacks} abilities`;
    case 'CANT_BE_ATTACHED':
      return `no ${effect.exceptItself ? 'other ' : ''}${listed(
        effect.what.map((each) => attachments[each]),
        'or',
      )} may be attached to ${who}`;
    case 'CANT_BE_TARGETED':
      return targetingSaid(effect, who, names);
    case 'SPARES':
      return sparedSaid(effect, who, names);
    case 'GIVES':
      return givenSaid(effect, who);
    case 'CHANGES_STATS':
      return `${who} ${has} ${effect.change}`;
    default:
      return `the ${effect.does === 'CHANGES_TYPES' ? 'types' : 'colors'} of ${who} change`;
  }
};

/** Says of creatures what they do, have to do and may not do. */
const creaturesSaid = (effect: OfCreatures, names: Names): string => {
  const who = nounSaid(effect.creatures, names);
  return attackSaid(effect, who, names) ?? blockSaid(effect, who, names) ?? changeSaid(effect, who, names);
};

const enchantsSaid = ({ what }: Says<'ENCHANTS'>, names: Names): string => {
  const whom =
    typeof what !== 'string'
      ? anyNounSaid(what, names)
      : what === 'ANYBODY'
        ? 'players'
        : `opponents of ${names.players.YOU}`;
  return `${names.objects.SELF} may be attached to ${whom} only`;
};

const withoutHolder = (creatures: Filter): Filter =>
  creatures.is === 'ALL' ? { is: 'ALL', of: creatures.of.filter(({ is }) => is !== 'CONTROLLED') } : creatures;

/** Each of several players by themselves. */
const aloneSaid = (who: Says<'ATTACKED_BY_EACH'>['players'], { players }: Names): string => {
  if (who === 'OPPONENTS') return `each opponent of ${players.YOU}`;
  return who === 'ANYBODY' ? 'each player' : players[who];
};

const effectSaid = (effect: Effect, names: Names): string => {
  switch (effect.does) {
    case 'CONTROLS_HOST':
      return `${names.players.YOU} has control of ${names.objects.HOST}`;
    case 'ENCHANTS':
      return enchantsSaid(effect, names);
    case 'CANT_LOSE':
      return `nothing makes ${names.players[effect.players]} lose the game`;
    case 'CANT_WIN':
      return `nothing makes ${names.players[effect.players]} win the game`;
    case 'LOSES_NOT_BY':
      return `${names.players[effect.players]} stays in the game at ${effect.reason === 'LIFE' ? 'no life' : 'any number of poison counters'}`;
    case 'PLAYERS_HAVE':
      return `${names.players[effect.players]} is given ${listed(effect.keywords, 'and')}`;
    case 'PLAYERS_CANT_BE_TARGETED':
      return targetingSaid(effect, names.players[effect.players], names);
    case 'ATTACKED_BY_EACH':
      return `${aloneSaid(effect.players, names)} has to attack${aim(effect.target, names)} with ${effect.count} or more ${nounSaid(withoutHolder(effect.creatures), names)} of their own in each combat if able`;
    case 'ATTACKER_CHOOSES_BLOCKS':
      return `${names.players.ATTACKING} chooses the blocks`;
    case 'NOTHING':
      return '';
    default:
      return creaturesSaid(effect, names);
  }
};

/** The remarks on effects that the figures of a table leave out. */
const leftOut: Readonly<Partial<Record<Effect['does'], string>>> = {
  CHANGES_STATS: '; the power and toughness here leave it out',
  CHANGES_TYPES: '; the types here leave it out',
  CHANGES_COLORS: '; the colors here leave it out',
};

const clauseSaid = ({ effect, conditions, unlessPays }: Clause, names: Names): string => {
  const what = effectSaid(effect, names);
  const cost = 'creatures' in effect ? paying(effect, unlessPays) : '';
  return what && `${what}${cost}${conditionsSaid(conditions, names)}${leftOut[effect.does] ?? ''}`;
};

const capitalized = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

/** Says what a sentence was understood to mean, from its clauses alone. */
export const meansOf = (clauses: readonly Clause[], names: Names): string =>
  [...new Set(clauses.map((clause) => clauseSaid(clause, names)))]
    .filter((said) => said !== '')
    .map((said) => `${capitalized(said)}.`)
    .join(' ');
