import type { Target, Who } from '../clauses.js';
import { first, map, mapSome, maybe, means, pair, says, type Parser } from './parser.js';

/** Reads "you control" and the like: who controls something. */
export const controls: Parser<Who> = first<Who>(
  means('you control', 'YOU'),
  means('your|an|each opponents|opponent control|controls', 'OPPONENTS'),
  means('opponents control', 'OPPONENTS'),
  means('defending player controls', 'DEFENDING'),
  means('attacking player controls', 'ATTACKING'),
  means('enchanted player controls', 'ENCHANTED'),
  means('other players control', 'OTHERS'),
  means('a|any player controls', 'ANYBODY'),
  means('another player controls', 'OTHERS'),
);

/** The same of a group of objects: players who are none before an attack is declared do not tell one. */
export const holder: Parser<Who> = mapSome(controls, (who) =>
  who === 'DEFENDING' || who === 'ATTACKING' ? null : who,
);

/** Reads a player as somebody who is compared: "defending player". */
export const player: Parser<Who> = first<Who>(
  means('you', 'YOU'),
  means('an|each opponent', 'OPPONENTS'),
  means('your opponents', 'OPPONENTS'),
  means('defending player', 'DEFENDING'),
  means('the? attacking player', 'ATTACKING'),
  means('enchanted player', 'ENCHANTED'),
  means('its owner', 'OWNER'),
  means('a|any player', 'ANYBODY'),
);

const planeswalkers = first(
  says('or|and|, a? planeswalker|planeswalkers you control|controls'),
  says('or|and|, a? planeswalker|planeswalkers its owner controls'),
  says('or|and|, a? planeswalker|planeswalkers they control'),
  says('or|and|, a? planeswalker|planeswalkers that player controls'),
);

/** Reads whom an attack is aimed at: "you or planeswalkers you control", "its owner". */
export const target: Parser<Target> = pair(
  first<Who>(
    means('you', 'YOU'),
    means('its owner', 'OWNER'),
    means('enchanted player', 'ENCHANTED'),
    means('your opponents', 'OPPONENTS'),
  ),
  maybe(map(planeswalkers, () => true)),
  (who, walkers) => ({ player: who, planeswalkers: walkers !== null }),
);
