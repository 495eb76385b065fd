import type { Description, ObjectDescription } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import type { Variant } from '../../src/domain/state/vocabulary.js';
import { attacksIn, combatsIn } from '../domain/combat-told.js';
import { after, creature, ring, table, thing } from '../domain/tables.js';

/** Names that a picture has to bear: markup, quotes, other scripts, long ones, ones that turn the direction of text. */
export const hostileNames = [
  '<script>alert("&")</script>',
  '"]]>',
  "O'Brien & Söhne <3",
  'Ω≈ç√ Ελένη Жанна',
  '宮本武蔵とその仲間たち',
  '👩‍👩‍👧‍👦🏳️‍🌈🧙‍♀️',
  'مرحبا بالعالم',
  '\u202egnp.exe\u202c',
  'W'.repeat(500),
  ' \n\t ',
  'Zo\u0308e\u0301\u0301\u0301\u0301',
  '\ud800 lone',
] as const;

const kinds = ['Bear', 'Knight of the White Orchid', 'Elf', 'Dragon'] as const;

/** A Free-for-All of that many, some of whom have left, with permanents and an attack, seen with a range. */
export const crowd = (count: number, names: readonly string[] = []): GameState => {
  const id = (seat: number) => `p${seat % count}`;
  const objects = Array.from({ length: count }, (_, seat) => seat).flatMap((seat) => creaturesAt(id, seat));
  const state = table({
    options: { rangeOfInfluence: 2, attack: 'MULTIPLE_PLAYERS' },
    turn: { activePlayers: [id(0)], step: 'DECLARE_ATTACKERS', number: 7 },
    players: Array.from({ length: count }, (_, seat) => ({
      id: id(seat),
      name: names[seat % Math.max(1, names.length)] ?? `Player ${seat + 1}`,
      life: seat * 3,
      poison: seat % 3,
    })),
    objects,
    combats: combatsIn(`c0.0 > ${id(1)}, c0.1 > jace${1 % count}`),
  });
  return count > 5 ? after(state, { playerLeaves: { player: id(3) } }) : state;
};

const creaturesAt = (id: (seat: number) => string, seat: number): readonly ObjectDescription[] => [
  ...Array.from({ length: 2 + (seat % 13) }, (_, index) =>
    creature(`c${seat}.${index}`, id(seat), {
      name: kinds[index % kinds.length] ?? '',
      tapped: index % 2 === 0,
      ...(index === 3 ? { controller: id(seat + 1) } : {}),
    }),
  ),
  thing(`jace${seat}`, 'Legendary Planeswalker — Jace', id(seat), { name: 'Jace, the Mind Sculptor' }),
  thing(`aura${seat}`, 'Enchantment — Aura', id(seat), { name: 'Pacifism', attachedTo: `c${seat}.0` }),
  thing(`far${seat}`, 'Enchantment — Aura', id(seat), { name: 'Control Magic', attachedTo: `jace${seat}` }),
];

const teamed = (variant: Variant, teams: number, size: number): Description => {
  const letters = Array.from({ length: teams }, (_, index) => String.fromCharCode(65 + index));
  const member = (team: string, place: number) => ({
    id: `${team}${place}`,
    team,
    ...(variant === 'EMPEROR' ? { role: place === 1 ? ('EMPEROR' as const) : ('GENERAL' as const) } : {}),
  });
  const places = Array.from({ length: size }, (_, place) => place);
  const players =
    variant === 'ALTERNATING_TEAMS'
      ? places.flatMap((place) => letters.map((team) => member(team, place)))
      : letters.flatMap((team) => places.map((place) => member(team, place)));
  return { variant, teams: letters.map((id) => ({ id, name: `Team of the ${id}` })), players };
};

const melee: Description = {
  variant: 'GRAND_MELEE',
  players: Array.from({ length: 16 }, (_, seat) => ({ id: `p${seat}` })),
  objects: [creature('wolf', 'p0'), creature('ox', 'p4')],
  combats: ['wolf > p1', 'ox > p5'].map((attack, index) => ({ marker: index + 1, attacks: attacksIn(attack) })),
};

export const ofEveryVariant: Readonly<Record<Variant, GameState>> = {
  FREE_FOR_ALL: crowd(6),
  COMMANDER: ring('a b c d', { variant: 'COMMANDER' }),
  TEAM_VS_TEAM: table(teamed('TEAM_VS_TEAM', 9, 2)),
  EMPEROR: table(teamed('EMPEROR', 2, 3)),
  GRAND_MELEE: table(melee),
  TWO_HEADED_GIANT: table(teamed('TWO_HEADED_GIANT', 3, 2)),
  ALTERNATING_TEAMS: table(teamed('ALTERNATING_TEAMS', 3, 3)),
};
