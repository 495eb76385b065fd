import type { Target, Who } from '../../clauses.js';
import { first, mapSome, maybe, means, pair, type Parser } from './parser.js';
import { lastNamed } from './references.js';

/** Reads "you control" and the like: who controls something. */
export const controls: Parser<Who> = first<Who>(
  means('you control', 'YOU'),
  means('an|any opponent controls', 'OPPONENTS'),
  means('each opponent controls', 'EACH_OPPONENT'),
  means('your? opponents control', 'ALL_OPPONENTS'),
  means('defending player controls', 'DEFENDING'),
  means('attacking player controls', 'ATTACKING'),
  means('enchanted player|opponent controls', 'ENCHANTED'),
  means('a|any player controls', 'ANYBODY'),
  means('another player controls', 'OTHERS'),
);

/** Reads the controller of a group; not players who are known only once an attack is declared. */
export const holder: Parser<Who> = mapSome(
  first(controls, means('other players control', 'OTHERS' as const)),
  (who) => {
    if (who === 'DEFENDING' || who === 'ATTACKING') return null;
    return who === 'EACH_OPPONENT' || who === 'ALL_OPPONENTS' ? 'OPPONENTS' : who;
  },
);

/** The owner of the object itself, not of what it is attached to. */
const owner: Parser<Who> = (tokens, at) =>
  lastNamed(tokens, at) === 'SELF' ? means('its owner', 'OWNER' as const)(tokens, at) : null;

const oneOf: Parser<Who> = first<Who>(
  means('you', 'YOU'),
  means('an opponent', 'OPPONENTS'),
  means('each opponent', 'EACH_OPPONENT'),
  means('defending player', 'DEFENDING'),
  means('the? attacking player', 'ATTACKING'),
  means('enchanted player|opponent', 'ENCHANTED'),
  owner,
);

/** Reads a player as a subject: "defending player"; "any opponent" means at least one. */
export const player: Parser<Who> = first<Who>(
  oneOf,
  means('any opponent', 'OPPONENTS'),
  means('a|any player', 'ANYBODY'),
);

/** Reads a player in a comparison: "than any opponent" means "than each opponent". */
export const rival: Parser<Who> = first<Who>(
  oneOf,
  means('any opponent', 'EACH_OPPONENT'),
  means('each|any other player', 'OTHERS'),
);

/** The planeswalkers or permanents of the player named before them. */
const alsoOf = (holder: string): Parser<NonNullable<Target['also']>> =>
  first<NonNullable<Target['also']>>(
    means(`or|and|, a? planeswalker|planeswalkers ${holder}`, 'PLANESWALKERS'),
    means(`or|and permanents ${holder}`, 'PERMANENTS'),
  );
const yours = alsoOf('you control');
const theirs = first(alsoOf('they control'), alsoOf('that player controls'));

const aimedAt = (players: Parser<Who>, also: Parser<NonNullable<Target['also']>>): Parser<Target> =>
  pair(players, maybe(also), (player, found) => ({ player, also: found }));

const aimedAtPlayer: Parser<Target> = first(
  aimedAt(means('you', 'YOU'), yours),
  aimedAt(owner, first(alsoOf('its owner controls'), theirs)),
  aimedAt(means('enchanted player|opponent', 'ENCHANTED'), theirs),
  aimedAt(means('your opponents', 'OPPONENTS'), first(theirs, alsoOf('your opponents control'))),
);

/** Reads the target of an attack: "you or planeswalkers you control", "its owner", the object itself. */
export const target: Parser<Target> = first<Target>(
  aimedAtPlayer,
  means('a? planeswalker|planeswalkers you control', { player: 'YOU', also: 'PLANESWALKERS', only: true }),
  means('planeswalkers enchanted player controls', { player: 'ENCHANTED', also: 'PLANESWALKERS', only: true }),
  means('~', { player: 'SELF', also: null }),
  means("@'s controller", { player: 'HOSTS_CONTROLLER', also: null }),
  means('players', { player: 'ANYBODY', also: null }),
  means('a player other than you', { player: 'OTHERS', also: null }),
  means('planeswalkers', { player: 'ANYBODY', also: 'PLANESWALKERS', only: true }),
);
