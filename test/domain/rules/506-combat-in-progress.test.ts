import { expect, test } from '@jest/globals';
import { declaredAttackProblems, declaredBlockProblems } from '../../../src/domain/rules/506-combat-in-progress.js';
import { attackBy, notAttacking, toldAttackProblems } from '../../../src/domain/rules/506-combat-in-progress.js';
import { describe } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { checkAttack } from '../../../src/questions/check-attack.js';
import { attacksIn, blocksIn } from '../combat-told.js';
import { inTeams, siege, tableOf, thing, walker, written, type GameState } from '../tables.js';

const threeThings = written('A: ox 2/2; elk 2/2; cub 2/2 | B | C');

test('faults in a declaration of attackers: each with its path', () => {
  const twice = [...attacksIn('ox > B'), { attacker: 'elk' }, ...attacksIn('ox > C, cub > C')];
  expect(declaredAttackProblems(twice)).toEqual([
    { path: ['attacks', 1, 'target'], message: 'Say what "elk" attacks.' },
    { path: ['attacks', 2], message: '"ox" attacks twice.' },
  ]);
});

test('faults in attacks that are to be blocked: what is attacked may have left combat', () => {
  expect(
    toldAttackProblems(threeThings, [
      { attacker: 'ox', target: 'B' },
      { attacker: 'elk', defendingPlayer: 'B' },
      { attacker: 'cub' },
      { attacker: 'ox', defendingPlayer: 'C' },
    ]),
  ).toEqual([
    { path: ['attacks', 2, 'target'], message: 'Say what "cub" attacks, or whom it attacked.' },
    { path: ['attacks', 3], message: '"ox" attacks twice.' },
  ]);
  expect(toldAttackProblems(threeThings, null)).toEqual([]);
});

test('faults in attacks on a player: nobody else is the defending player, as asked or as told (508.5)', () => {
  const attacks = [
    { attacker: 'ox', target: 'B', defendingPlayer: 'C' },
    { attacker: 'elk', target: 'B', defendingPlayer: 'B' },
  ];
  const message = '"B" is attacked, and so is the defending player, not "C" (508.5).';
  const path = ['attacks', 0, 'defendingPlayer'];
  expect(toldAttackProblems(threeThings, attacks)).toEqual([{ path, message }]);
  const asked = checkAttack.ask(threeThings, { player: 'A', attacks });
  expect(asked).toMatchObject({ failure: { problems: [{ path, message }] } });
  const read = readDescription({ ...describe(threeThings), combats: [{ attacks }] });
  expect(read).toMatchObject({ failure: { problems: [{ path: ['combats', 0, ...path], message }] } });
});

test('faults in attacks that are to be blocked: only opponents defend against them (508.1b)', () => {
  const state = inTeams('A1 A2 B1 B2', {
    objects: [
      ...[thing('ox', 'Creature — Ox', 'A1'), thing('elk', 'Creature — Elk', 'B1')],
      ...[walker('mate', 'A2'), walker('foe', 'B2'), siege('own', 'A1', 'B1'), siege('theirs', 'B1', 'A2')],
    ],
  });
  const isRefused = (attack: object): boolean =>
    toldAttackProblems(state, [{ attacker: 'ox', ...attack }]).some(({ message }) => message.includes('508.1b'));
  const targets = ['A1', 'A2', 'mate', 'theirs', 'elk', 'B1', 'B2', 'foe', 'own'];
  expect(targets.filter((target) => isRefused({ target }))).toEqual(['A1', 'A2', 'mate', 'theirs', 'elk']);
  const fight = (target: string) => ({ ...describe(state), combats: [{ attacks: [{ attacker: 'ox', target }] }] });
  expect(targets.filter((target) => !readDescription(fight(target)).ok)).toEqual(['A1', 'A2', 'mate', 'theirs', 'elk']);
  expect(tableOf(fight('mate')).combats).toHaveLength(1);
  expect(['A1', 'A2', 'B1'].filter((each) => isRefused({ defendingPlayer: each }))).toEqual(['A1', 'A2']);
});

test('faults in attacks that are to be blocked: creatures of one turn alone, but in Grand Melee (508.1a)', () => {
  const objects = ['A1', 'A2', 'B1'].map((owner) => thing(`${owner}-ox`, 'Creature — Ox', owner));
  const apart = (state: GameState, told: string) =>
    toldAttackProblems(state, attacksIn(told)).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const teams = (sharedTeamTurns: boolean) => inTeams('A1 A2 B1 B2', { objects, options: { sharedTeamTurns } });
  const says = '"A2-ox" is controlled by A2, and does not attack in the same turn as creatures of A1 (508.1a).';
  expect(apart(teams(false), 'A1-ox > B1, A2-ox > B2')).toEqual([`attacks.1.attacker: ${says}`]);
  expect(apart(teams(true), 'A1-ox > B1, A2-ox > B2')).toEqual([]);
  expect(apart(teams(true), 'A1-ox > B1, B1-ox > A2')).toHaveLength(1);
  const combats = [{ attacks: attacksIn('A1-ox > B1, A2-ox > B2') }];
  expect([false, true].map((each) => readDescription({ ...describe(teams(each)), combats }).ok)).toEqual([false, true]);
  const melee = written('Grand Melee | a: ox 2/2 | b | c | d | e: elk 2/2 | f | g | h');
  expect(apart(melee, 'ox > b, elk > f')).toEqual([]);
});

test('faults in a declaration of blockers: several blocks by one, but not the same one twice', () => {
  const blocks = blocksIn('cub > ox, cub > elk, cub > ox');
  expect(declaredBlockProblems(blocks)).toEqual([{ path: ['blocks', 2], message: '"cub" blocks "ox" twice.' }]);
});

test('the attack of each creature, or that it is not attacking', () => {
  const state = written('A: ox 2/2; elk 2/2 | B | C | combat: ox > B; elk > C');
  expect(['ox', 'elk', 'B'].map((id) => attackBy(state, id)?.target)).toEqual(['B', 'C', undefined]);
  const [problem] = [{ path: ['attacker'], message: '"cub" is not attacking.' }];
  expect(['elk', 'cub'].flatMap((id) => notAttacking(state, id))).toEqual([problem]);
});
