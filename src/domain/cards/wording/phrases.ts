import type { Clause, Filter, Target, ForbiddenTargeting } from '../clauses.js';
import type { Names } from './names.js';
import { wordList, filterPhrase, amountPhrase, qualityPhrase } from './nouns.js';
import { tallyPhrase } from './tallies.js';
import { isSingle } from '../clause-groups.js';

/** Names creatures, or one object. */
export const creaturesSaid = (creatures: Filter, names: Names): string => filterPhrase(creatures, names, 'creatures');

const aimedAtSaid = (player: Target['player'], { players, objects }: Names): string => {
  if (player === 'SELF') return objects.SELF;
  return player === 'HOSTS_CONTROLLER' ? `the controller of ${objects.HOST}` : players[player];
};

/** Words the target of an attack. */
const targetsSaid = (target: Target | null, names: Names): string => {
  if (!target) return '';
  const who = aimedAtSaid(target.player, names);
  if (target.also && target.only) return ` ${target.also.toLowerCase()} that ${who} controls`;
  return target.also ? ` ${who} or ${target.also.toLowerCase()} that ${who} controls` : ` ${who}`;
};

/** Returns verbs in the singular for one object, else in the plural. */
const verbs = (creatures: Filter) =>
  isSingle(creatures) ? { has: 'has', is: 'is', lacks: 'lacks' } : { has: 'have', is: 'are', lacks: 'lack' };

/** Says which spells and abilities may not target somebody or something. */
const targetingSaid = ({ what, sources, of }: ForbiddenTargeting, whom: string, names: Names): string => {
  const which = what === 'SPELL' ? 'that' : 'whose source';
  const whose = sources ? ` ${which} ${qualityPhrase(sources, names)}` : '';
  return `no ${what.toLowerCase().replaceAll('_', ' ')}${of === 'OPPONENTS' ? ` of ${names.players.OPPONENTS}` : ''}${whose} may target ${whom}`;
};

/** The phrases in which effects are worded; passed to them, as most programs that use effects never word one. */
export const phrases = {
  targetsSaid,
  creaturesSaid,
  isSingle,
  wordList,
  filterPhrase,
  amountPhrase,
  tallyPhrase,
  targetingSaid,
  verbs,
};

export type Words = typeof phrases & {
  /** Words a clause as seen from each object that is given it. */
  readonly givenSaid: (clause: Clause) => string;
};
