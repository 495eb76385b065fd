import type { Description } from '../../domain/state/description.js';
import type { QuestionExample } from './form.js';

/** Six friends who agreed on a range of influence of one seat; Ann attacks. */
export const ring: Description = {
  options: { rangeOfInfluence: 1, attack: 'MULTIPLE_PLAYERS' },
  players: [
    { id: 'ann', name: 'Ann' },
    { id: 'bob', name: 'Bob' },
    { id: 'cat', name: 'Cat' },
    { id: 'dan', name: 'Dan' },
    { id: 'eve', name: 'Eve', life: 0 },
    { id: 'finn', name: 'Finn' },
  ],
  objects: [
    { id: 'bear', name: 'Runeclaw Bear', typeLine: 'Creature — Bear', owner: 'ann', power: 2, toughness: 2 },
    { id: 'wall', name: 'Wall of Wood', typeLine: 'Creature — Wall', owner: 'bob', power: 0, toughness: 3 },
    { id: 'elf', name: 'Llanowar Elves', typeLine: 'Creature — Elf Druid', owner: 'cat', power: 1, toughness: 1 },
    { id: 'pacifism', name: 'Pacifism', typeLine: 'Enchantment — Aura', owner: 'ann', attachedTo: 'wall' },
  ],
  turn: { number: 4, activePlayers: ['ann'], step: 'DECLARE_ATTACKERS' },
};

/** Two teams of an emperor between two generals; the emperor may deploy creatures. */
export const emperors: Description = {
  variant: 'EMPEROR',
  teams: [{ id: 'north' }, { id: 'south' }],
  players: [
    { id: 'gina', name: 'Gina', team: 'north', role: 'GENERAL' },
    { id: 'edith', name: 'Edith', team: 'north', role: 'EMPEROR' },
    { id: 'hugo', name: 'Hugo', team: 'north', role: 'GENERAL' },
    { id: 'iris', name: 'Iris', team: 'south', role: 'GENERAL' },
    { id: 'boris', name: 'Boris', team: 'south', role: 'EMPEROR' },
    { id: 'jules', name: 'Jules', team: 'south', role: 'GENERAL' },
  ],
  objects: [{ id: 'bear', name: 'Runeclaw Bear', typeLine: 'Creature — Bear', owner: 'edith', power: 2, toughness: 2 }],
  turn: { number: 2, activePlayers: ['edith'], step: 'PRECOMBAT_MAIN' },
};

/** Ten players; the first and the fifth hold a turn marker. */
export const grandMelee: Description = {
  variant: 'GRAND_MELEE',
  players: Array.from({ length: 10 }, (_, index) => ({ id: `p${index + 1}` })),
};

export const twoHeadedGiants: Description = {
  variant: 'TWO_HEADED_GIANT',
  teams: [{ id: 'red', life: 12 }, { id: 'blue' }],
  players: [
    { id: 'ann', name: 'Ann', team: 'red' },
    { id: 'bob', name: 'Bob', team: 'red' },
    { id: 'cat', name: 'Cat', team: 'blue' },
    { id: 'dan', name: 'Dan', team: 'blue' },
  ],
};

export const annsSpell = { controller: 'ann' };
export const creaturesOnly = { types: ['Creature'] };
export const everyPlayer = { kind: 'PLAYER' };
export const bearAttacks = [{ attacker: 'bear', target: 'bob' }];
export const bearDamage = { source: 'bear', recipient: 'bob', amount: 2, combat: true };

/** An example question about the table of six friends. */
export const ofRing = (asked: QuestionExample['asked']): QuestionExample => ({ state: ring, asked });

/** An example question in Grand Melee. */
export const meleeExample = (asked: QuestionExample['asked']): QuestionExample => ({ state: grandMelee, asked });
