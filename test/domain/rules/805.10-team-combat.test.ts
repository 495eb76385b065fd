import { describe, expect, test } from '@jest/globals';
import { attacksToBlock, type ToldAttack } from '../../../src/domain/combat/combat-in-progress.js';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import type { AttackRule, Description, ObjectDescription } from '../../../src/domain/state/description.js';
import { type GameState, objectOf, playerOf } from '../../../src/domain/state/game-state.js';
import { attackVerdict } from '../attacks.js';
import { blockable, blockVerdict, whyNotBlockable } from '../blocks.js';
import { attacksIn } from '../combat-told.js';
import { editionsWhere, everyEdition, under } from '../in-editions.js';
import { broken, ids, rules } from '../rulings.js';
import { creature, inTeams, table, thing } from '../tables.js';

const attackRules = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}): ObjectDescription['attackRules'] => [
  { kind, ...more },
];
const anyCreature = { types: ['Creature'] };
const heads: Description = {
  variant: 'TWO_HEADED_GIANT',
  teams: [{ id: 'A', life: 20, poison: 2 }, { id: 'B' }],
  players: [
    { id: 'a1', team: 'A' },
    { id: 'a2', team: 'A' },
    { id: 'b1', team: 'B' },
    { id: 'b2', team: 'B' },
  ],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'a2' }],
};
const numbers = (because: readonly { readonly rule: { readonly number: string } }[]) =>
  because.map(({ rule }) => rule.number);
const teamTable = (teams: readonly string[], more: Partial<Description>): GameState =>
  table({
    teams: teams.map((id) => ({ id })),
    players: teams.flatMap((id) => ['1', '2'].map((number) => ({ id: `${id.toLowerCase()}${number}`, team: id }))),
    ...more,
  });
const threeTeams = (owners: readonly string[]): GameState =>
  teamTable(['A', 'B', 'C'], {
    variant: 'TWO_HEADED_GIANT',
    objects: owners.map((owner, index) => ({ id: `x${index}`, typeLine: 'Creature', owner })),
  });
const orderOf = (state: GameState, attacks: string) =>
  blockDeclarationOrder(
    state,
    attacks.split(', ').map((attack) => {
      const [attacker, target] = attack.split(' > ');
      const defending = playerOf(state, target ?? '');
      return { attacker: objectOf(state, attacker ?? ''), target: defending, defending };
    }),
  ).because;

describe('a team attacks', () => {
  const giants = (objects: ObjectDescription[]) =>
    inTeams('A1 A2 B1 B2', {
      variant: 'TWO_HEADED_GIANT',
      objects: [creature('x', 'A1'), creature('y', 'A2'), ...objects],
    });
  const cap = (more: Partial<AttackRule>) =>
    thing('cap', 'Artifact', 'B1', {
      attackRules: attackRules('AT_MOST', { count: 1, creatures: anyCreature, ...more }),
    });

  test("the team's creatures are judged together, whoever declares them (805.10b)", () => {
    const state = giants([cap({})]);
    for (const who of ['A1', 'A2']) expect(attackVerdict(state, who, 'x > B1, y > B2').legal).toBe(false);
    expect(rules(attackVerdict(giants([]), 'A2', 'x > B1, y > B2').because)).toContain('805.10b');
    const company = giants([
      thing('shy', 'Artifact', 'B1', { attackRules: attackRules('CANT_ATTACK_ALONE', { creatures: anyCreature }) }),
    ]);
    expect(attackVerdict(company, 'A1', 'x > B1, y > B2').legal).toBe(true);
  });

  test('a limit on attacking one head is one on attacking the team until 2018', () => {
    const state = giants([cap({ target: 'B1' })]);
    expect(editionsWhere((edition) => !attackVerdict(under(edition, state), 'A1', 'x > B1, y > B2').legal)).toEqual(
      everyEdition.slice(0, 6),
    );
  });
});

describe('a team blocks', () => {
  test('B39: either head of a team blocks what attacks the other (805.10d)', () => {
    const giants = inTeams('A1 A2 B1 B2', {
      variant: 'TWO_HEADED_GIANT',
      objects: [creature('x', 'A1', { keywords: ['Menace'] }), creature('b1', 'B1'), creature('b2', 'B2')],
    });
    expect(blockable(giants, 'B1', 'x > B2')).toEqual({ b1: ['x'] });
    expect(blockVerdict(giants, 'B1', 'x > B2', 'b1 > x, b2 > x').legal).toBe(true);
    expect(broken(blockVerdict(giants, 'B2', 'x > B2', 'b2 > x'))).toEqual(['702.111b']);
    expect(rules(blockVerdict(giants, 'B1', 'x > B2', '').because)).toContain('805.10d');
    expect(whyNotBlockable(giants, 'A2', 'x > B2', 'b1')).toEqual([]);
  });

  const order = (state: GameState, attacks: ToldAttack[] | null) => {
    const { players, because } = blockDeclarationOrder(state, attacksToBlock(state, attacks));
    return { players: ids(players), rules: rules(because) };
  };
  test('with shared team turns team by team (805.10d)', () => {
    const teams = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
      players: ['B1', 'B2', 'C1', 'C2', 'A1', 'A2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: ['A1', 'A2', 'A2'].map((owner, index) => creature(`x${index}`, owner)),
    });
    expect(order(teams, attacksIn('x0 > C2, x1 > B2, x2 > B1'))).toEqual({
      players: ['B1', 'B2', 'C1', 'C2'],
      rules: ['805.10d', '805.10f', '805.10c'],
    });
  });
});

describe('a team deals damage', () => {
  test('damage is announced team by team (805.10f), and one player is the attacking player (805.10c)', () => {
    const state = table(heads);
    const [attacker, target] = [state.objects.get('bear'), state.playersById.get('b1')];
    if (!attacker || !target) throw new Error('The table lacks them.');
    const { because } = blockDeclarationOrder(state, [{ attacker, target, defending: target }]);
    expect(numbers(because)).toEqual(['805.10d', '805.10f', '805.10c']);
    expect(because[1]?.says).toMatch(/^a1 and a2 announce .*, then b1 and b2\.$/);
    expect(because[2]?.says).toMatch(/ the controller of the attacking creature: a2 for bear\.$/);
  });

  test('805.10c: of several attackers each is named with its controller', () => {
    const state = threeTeams(['a2', 'a1', 'a2']);
    expect(orderOf(state, 'x0 > c2, x1 > b2, x2 > b2')[2]?.says).toMatch(/: a2 for x0 and x2 and a1 for x1\.$/);
  });

  test('early in 2018 Two-Headed Giant had rules of its own beside those of shared turns', () => {
    const numbersIn = (variant: 'TWO_HEADED_GIANT' | 'TEAM_VS_TEAM') => {
      const options = { sharedTeamTurns: true };
      const objects = [creature('x', 'a1')];
      const state = teamTable(['A', 'B'], { variant, options, objects, edition: 'CR_2018' });
      return rules(attackVerdict(state, 'a1', 'x > b1').because).filter((number) => /^8(05|10)/.test(number));
    };
    expect([numbersIn('TWO_HEADED_GIANT'), numbersIn('TEAM_VS_TEAM')]).toEqual([['810.7c'], ['805.10b']]);
  });

  test('805.10f: whole teams announce damage, also those of whom one member only is attacked', () => {
    const state = threeTeams(['a2', 'a1']);
    expect(orderOf(state, 'x0 > c2, x1 > b2')[1]?.says).toMatch(/, then b1 and b2 and then c1 and c2\.$/);
    expect(orderOf(state, 'x0 > c2')[1]?.says).toMatch(/, then c1 and c2\.$/);
  });
});
