import type { Target, Who } from '../clauses.js';
import { first, map, mapSome, maybe, means, pair, says, type Parser } from './parser.js';

/** Reads "you control" and the like: who controls something. */
export const controls: Parser<Who> = first<Who>(
  means('you control', 'YOU'),
  means('an|any opponent controls', 'OPPONENTS'),
  means('each opponent controls', 'EACH_OPPONENT'),
  means('your? opponents control', 'ALL_OPPONENTS'),
  means('defending player controls', 'DEFENDING'),
  means('attacking player controls', 'ATTACKING'),
  means('enchanted player|opponent controls', 'ENCHANTED'),
  means('other players control', 'OTHERS'),
  means('a|any player controls', 'ANYBODY'),
  means('another player controls', 'OTHERS'),
);

/** The same of a group of objects: players who are none before an attack is declared do not tell one. */
export const holder: Parser<Who> = mapSome(controls, (who) => {
  if (who === 'DEFENDING' || who === 'ATTACKING') return null;
  return who === 'EACH_OPPONENT' || who === 'ALL_OPPONENTS' ? 'OPPONENTS' : who;
});

/** Reads a player as somebody who is compared: "defending player". */
export const player: Parser<Who> = first<Who>(
  means('you', 'YOU'),
  means('an opponent', 'OPPONENTS'),
  means('each|any opponent', 'EACH_OPPONENT'),
  means('each|any other player', 'OTHERS'),
  means('your opponents', 'ALL_OPPONENTS'),
  means('defending player', 'DEFENDING'),
  means('the? attacking player', 'ATTACKING'),
  means('enchanted player|opponent', 'ENCHANTED'),
  means('its owner', 'OWNER'),
  means('a|any player', 'ANYBODY'),
);

const permanents = first(
  says('or|and permanents you control'),
  says('or|and permanents its owner controls'),
  says('or|and permanents they|that control'),
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
    means('enchanted player|opponent', 'ENCHANTED'),
    means('your opponents', 'OPPONENTS'),
  ),
  maybe(
    first<NonNullable<Target['also']>>(
      map(planeswalkers, () => 'PLANESWALKERS'),
      map(permanents, () => 'PERMANENTS'),
    ),
  ),
  (player, also) => ({ player, also }),
);
