import { describe, expect, test } from '@jest/globals';
import type { AttackRule, Description, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attackTargetsTold, attackTold } from '../combat-told.js';
import { after, creature, emperors, everyEdition, ring, table, thing, under } from '../tables.js';

/** Whole answers on attacks, read and found right; each ruling as "number: sentence (whom it names) [what is in doubt]". */

const walker = (id: string, owner: string) => thing(id, 'Legendary Planeswalker — Jace', owner);
const siege = (id: string, owner: string, protector?: string) =>
  thing(id, 'Battle — Siege', owner, protector === undefined ? {} : { protector });
const rule = (id: string, owner: string, kind: AttackRule['kind'], more: Partial<AttackRule> = {}) =>
  thing(id, 'Enchantment', owner, { attackRules: [{ kind, ...more }] });
const having = (...attackRules: AttackRule[]): Partial<ObjectDescription> => ({ attackRules });
const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });
const anyCreature = { creatures: { types: ['Creature'] } };

const four = (...objects: ObjectDescription[]) => ring('A B C D', { objects: [creature('x', 'A'), ...objects] });
const withOptions = (options: NonNullable<Description['options']>, ...objects: ObjectDescription[]) =>
  ring('A B C D', { options, objects: [creature('x', 'A'), ...objects] });
const trio = (...objects: ObjectDescription[]) => four(creature('y', 'A'), creature('z', 'A'), ...objects);
const teamsOf = (variant: Description['variant'], seats: string, more: Omit<Description, 'players'> = {}) =>
  table({
    variant,
    teams: [...new Set(seats.split(' ').map((id) => id.charAt(0)))].map((id) => ({ id })),
    players: seats.split(' ').map((id) => ({ id, team: id.charAt(0) })),
    ...more,
  });
const giants = (...objects: ObjectDescription[]) =>
  teamsOf('TWO_HEADED_GIANT', 'A1 A2 B1 B2', { objects: [creature('x', 'A1'), creature('y', 'A2'), ...objects] });
const oneOpponent = (...objects: ObjectDescription[]) =>
  ring('A B C', {
    options: { attack: 'ONE_OPPONENT' },
    objects: [creature('x', 'A'), creature('y', 'A'), ...objects],
    turn: { activePlayers: ['A'], step: 'BEGINNING_OF_COMBAT' },
  });
const sharedOneOpponent = (...objects: ObjectDescription[]) =>
  teamsOf('TWO_HEADED_GIANT', 'A1 A2 B1 B2 C1 C2', {
    options: { attack: 'ONE_OPPONENT' },
    objects: [creature('x', 'A1'), creature('y', 'A2'), ...objects],
    turn: { activePlayers: ['A1', 'A2'], step: 'BEGINNING_OF_COMBAT' },
  });
const picked = (state: GameState, who: string, defendingPlayer: string) =>
  after(state, { defendingPlayerChosen: { player: who, defendingPlayer } });
const leaves = (state: GameState, ...players: string[]) =>
  after(state, ...players.map((player) => ({ playerLeaves: { player } })));

const targets: Record<string, () => readonly [GameState, string]> = {
  'several players may be attacked': () => [four(), 'A'],
  'two opponents and what they defend': () => [
    ring('A B C', { objects: [creature('x', 'A'), walker('jace', 'B'), siege('siege', 'A', 'C')] }),
    'A',
  ],
  'a player without creatures': () => [four(), 'B'],
  'a planeswalker of one’s own, and what is not on the battlefield': () => [
    four(walker('own', 'A'), { ...walker('gone', 'B'), zone: 'GRAVEYARD' }, { ...siege('past', 'B'), zone: 'EXILE' }),
    'A',
  ],
  'battles by their protector': () => [
    four(siege('mine', 'B', 'A'), siege('theirs', 'A', 'C'), siege('nobody’s', 'B')),
    'A',
  ],
  'a battle that a teammate protects': () => [
    teamsOf('TEAM_VS_TEAM', 'A1 A2 B1 B2', { objects: [creature('x', 'A1'), siege('siege', 'B1', 'A2')] }),
    'A1',
  ],
  'a battle whose protector has left': () => [leaves(four(siege('siege', 'A', 'C')), 'C'), 'A'],
  'range 1': () => [withOptions({ rangeOfInfluence: 1 }, walker('jace', 'C'), walker('karn', 'B')), 'A'],
  'nobody in range': () => [withOptions({ rangeOfInfluence: 0 }), 'A'],
  'a range of zero among teammates': () => [
    teamsOf('TEAM_VS_TEAM', 'A1 A2 B1 B2', { options: { rangeOfInfluence: 0 }, objects: [creature('x', 'A1')] }),
    'A1',
  ],
  'attack left': () => [withOptions({ attack: 'LEFT' }, walker('jace', 'B'), walker('karn', 'C')), 'A'],
  'attack right': () => [withOptions({ attack: 'RIGHT' }, walker('jace', 'B'), walker('karn', 'D')), 'A'],
  'attack left with a planeswalker in 2018': () => [
    under('CR_2018', withOptions({ attack: 'LEFT' }, walker('jace', 'B'))),
    'A',
  ],
  'attack right with two planeswalkers in 2018': () => [
    under('CR_2018', withOptions({ attack: 'RIGHT' }, walker('jace', 'D'), walker('karn', 'D'))),
    'A',
  ],
  'attack left without planeswalkers in 2018': () => [under('CR_2018', withOptions({ attack: 'LEFT' })), 'A'],
  'attack several with a planeswalker in 2018': () => [under('CR_2018', four(walker('jace', 'B'))), 'A'],
  'attack left past an empty seat': () => [leaves(withOptions({ attack: 'LEFT' }), 'B'), 'A'],
  'attack right past two empty seats': () => [leaves(withOptions({ attack: 'RIGHT' }), 'D', 'C'), 'A'],
  'attack left with an empty seat elsewhere': () => [leaves(withOptions({ attack: 'LEFT' }), 'C'), 'A'],
  'attack left to a teammate': () => [
    teamsOf('TEAM_VS_TEAM', 'A1 A2 B1 B2', { options: { attack: 'LEFT' }, objects: [creature('x', 'A1')] }),
    'A1',
  ],
  'attack right, where a teammate sits across an empty seat': () => [
    leaves(
      teamsOf('TEAM_VS_TEAM', 'A1 A2 A3 B1', { options: { attack: 'RIGHT' }, objects: [creature('x', 'A3')] }),
      'A2',
    ),
    'A3',
  ],
  'attack left beyond the range': () => [leaves(withOptions({ attack: 'LEFT', rangeOfInfluence: 1 }), 'B'), 'A'],
  'one opponent, not yet picked': () => [oneOpponent(walker('jace', 'B')), 'A'],
  'one opponent, picked': () => [picked(oneOpponent(walker('jace', 'B'), siege('siege', 'A', 'C')), 'A', 'B'), 'A'],
  'one opponent, the team of whom shares turns': () => [picked(sharedOneOpponent(), 'A1', 'B1'), 'A1'],
  'Emperor: an emperor': () => [emperors({ objects: [creature('x', 'AE'), walker('jace', 'B1')] }), 'AE'],
  'Emperor: a general': () => [emperors({ objects: [creature('x', 'A2')] }), 'A2'],
  'Emperor: a general in 2009, and a planeswalker': () => [
    under('CR_2009', emperors({ objects: [creature('x', 'A2'), walker('jace', 'B1')] })),
    'A2',
  ],
  'Emperor: an emperor past an empty seat': () => [leaves(emperors({ objects: [creature('x', 'AE')] }, 9), 'A2'), 'AE'],
  'Emperor: an emperor whose generals have left': () => [
    leaves(emperors({ objects: [creature('x', 'AE')] }, 9), 'A1', 'A2'),
    'AE',
  ],
  'Emperor: a general beside whom only teammates are left': () => [
    leaves(emperors({ objects: [creature('x', 'A1')] }, 9), 'B2', 'BE'),
    'A1',
  ],
  'Emperor: a general whose one neighbour may not be attacked': () => [
    emperors({
      objects: [creature('x', 'A2'), rule('moat', 'B1', 'CANT_ATTACK_TARGET', { target: 'B1', ...anyCreature })],
    }),
    'A2',
  ],
  'Alternating Teams': () => [
    teamsOf('ALTERNATING_TEAMS', 'A1 B1 A2 B2', {
      options: { rangeOfInfluence: 3 },
      objects: [creature('x', 'A1'), walker('jace', 'B2')],
    }),
    'A1',
  ],
  'Alternating Teams of three, in which an opponent sits further away': () => [
    teamsOf('ALTERNATING_TEAMS', 'A1 B1 C1 A2 B2 C2', {
      options: { rangeOfInfluence: 3 },
      objects: [creature('x', 'A1'), walker('jace', 'B2')],
    }),
    'A1',
  ],
  'Alternating Teams past empty seats on both sides': () => [
    leaves(
      teamsOf('ALTERNATING_TEAMS', 'A1 B1 C1 A2 B2 C2', {
        options: { rangeOfInfluence: 3 },
        objects: [creature('x', 'A1')],
      }),
      'B1',
      'C2',
    ),
    'A1',
  ],
  'Alternating Teams in 2018 with planeswalkers': () => [
    under(
      'CR_2018',
      teamsOf('ALTERNATING_TEAMS', 'A1 B1 A2 B2', { objects: [creature('x', 'A1'), walker('jace', 'B1')] }),
    ),
    'A1',
  ],
  'a team that shares turns': () => [giants(walker('jace', 'B2')), 'A1'],
  'turns that teams would share, without teams': () => [withOptions({ sharedTeamTurns: true }), 'A'],
  'one opponent picked, and turns that teams would share, without teams': () => [
    picked(withOptions({ sharedTeamTurns: true, attack: 'ONE_OPPONENT' }, creature('y', 'B')), 'A', 'B'),
    'A',
  ],
  'a creature that is tapped': () => [ring('A B', { objects: [creature('x', 'A', { tapped: true })] }), 'A'],
  'a creature that has just come': () => [
    ring('A B', { objects: [creature('x', 'A', { controlledSinceTurnBegan: false })] }),
    'A',
  ],
  'a creature with haste': () => [
    ring('A B', { objects: [creature('x', 'A', { controlledSinceTurnBegan: false, keywords: ['Haste'] })] }),
    'A',
  ],
  'a tapped wall that is a battle and has just come': () => [
    ring('A B', {
      objects: [
        creature('x', 'A', {
          typeLine: 'Battle Creature — Wall',
          tapped: true,
          controlledSinceTurnBegan: false,
          keywords: ['Defender'],
          protector: 'B',
        }),
      ],
    }),
    'A',
  ],
  "a creature that can't attack, by itself and by something else": () => [
    four(rule('peace', 'B', 'CANT_ATTACK', of('x')), creature('y', 'A', having({ kind: 'CANT_ATTACK' }))),
    'A',
  ],
  "a creature that can't attack one player": () => [
    four(
      rule('moat', 'B', 'CANT_ATTACK_TARGET', { target: 'B', ...anyCreature }),
      creature('y', 'A', having({ kind: 'CANT_ATTACK_TARGET', target: 'C' })),
      walker('jace', 'B'),
    ),
    'A',
  ],
  'at most none of some creatures, of one target or any': () => [
    four(
      rule('zero', 'B', 'AT_MOST', { count: 0, target: 'D', ...of('x') }),
      rule('none', 'B', 'AT_MOST', { count: 0, ...of('y') }),
      rule('one', 'B', 'AT_MOST', { count: 1, ...of('x') }),
      creature('y', 'A'),
    ),
    'A',
  ],
  "a creature that can attack neither the planeswalker nor the left neighbour's self": () => [
    withOptions(
      { attack: 'LEFT' },
      walker('jace', 'B'),
      rule('moat', 'B', 'CANT_ATTACK_TARGET', { target: 'B', ...anyCreature }),
      creature('y', 'A', having({ kind: 'CANT_ATTACK_TARGET', target: 'jace' })),
    ),
    'A',
  ],
  'each reason once, where nothing may be attacked': () => [
    withOptions(
      { attack: 'LEFT', rangeOfInfluence: 1 },
      rule('moat', 'B', 'CANT_ATTACK_TARGET', { target: 'B', ...anyCreature }),
      rule('wall', 'B', 'CANT_ATTACK_TARGET', { target: 'C', ...anyCreature }),
    ),
    'A',
  ],
  'nobody left to attack': () => [leaves(ring('A B', { objects: [creature('x', 'A')] }), 'B'), 'A'],
  'nobody left to attack to the left': () => [
    leaves(ring('A B', { options: { attack: 'LEFT' }, objects: [creature('x', 'A')] }), 'B'),
    'A',
  ],
  'Emperor: nobody else left at all': () => [
    leaves(emperors({ objects: [creature('x', 'AE')] }), 'BE', 'A1', 'A2'),
    'AE',
  ],
  'Grand Melee': () => [
    ring('p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', { variant: 'GRAND_MELEE', objects: [creature('x', 'p0')] }),
    'p0',
  ],
};

const attacks: Record<string, () => readonly [GameState, string, string]> = {
  'nothing attacks': () => [trio(), 'A', ''],
  'two players attacked at once': () => [trio(), 'A', 'x > B, y > C'],
  'a creature of another player, a target of one’s own, and no target at all': () => [
    trio(creature('theirs', 'B'), walker('own', 'A'), thing('rock', 'Artifact', 'B')),
    'A',
    'theirs > C, x > A, y > own, z > rock',
  ],
  'a creature that is tapped attacks what it may not': () => [
    ring('A B C D', { options: { rangeOfInfluence: 1 }, objects: [creature('x', 'A', { tapped: true })] }),
    'A',
    'x > C',
  ],
  'a creature that is tapped attacks its own controller': () => [
    ring('A B', { objects: [creature('x', 'A', { tapped: true })] }),
    'A',
    'x > A',
  ],
  'a planeswalker and a battle': () => [
    trio(walker('jace', 'B'), siege('siege', 'A', 'C')),
    'A',
    'x > jace, y > siege',
  ],
  'each attacks if able, and one stays at home': () => [
    trio(rule('war', 'B', 'ATTACKS_IF_ABLE', anyCreature)),
    'A',
    'x > B, y > C',
  ],
  'one requirement is obeyed': () => [trio(rule('war', 'B', 'ATTACKS_IF_ABLE', of('x'))), 'A', 'x > B'],
  'a requirement of its own': () => [
    four(creature('y', 'A', having({ kind: 'ATTACKS_IF_ABLE' }, { kind: 'ATTACKS_TARGET_IF_ABLE', target: 'C' }))),
    'A',
    'x > B',
  ],
  'attacks if able with a target': () => [
    trio(rule('lure', 'B', 'ATTACKS_IF_ABLE', { target: 'C', ...of('x') })),
    'A',
    'x > B',
  ],
  'attacks a player if able, who is out of range': () => [
    withOptions({ rangeOfInfluence: 1 }, rule('lure', 'B', 'ATTACKS_TARGET_IF_ABLE', { target: 'C', ...of('x') })),
    'A',
    'x > B',
  ],
  'attacks a planeswalker if able': () => [
    trio(walker('jace', 'D'), rule('lure', 'D', 'ATTACKS_TARGET_IF_ABLE', { target: 'jace', ...of('x', 'y') })),
    'A',
    'x > jace, y > D',
  ],
  "must attack and can't": () => [
    trio(rule('war', 'B', 'ATTACKS_IF_ABLE', of('x')), rule('peace', 'C', 'CANT_ATTACK', of('x'))),
    'A',
    '',
  ],
  "attacks although it can't, and although it can't attack that player": () => [
    trio(
      rule('peace', 'C', 'CANT_ATTACK', of('x')),
      rule('moat', 'B', 'CANT_ATTACK_TARGET', { target: 'B', ...anyCreature }),
    ),
    'A',
    'x > B, y > B, z > C',
  ],
  'a limit on all, broken': () => [
    trio(rule('cap', 'B', 'AT_MOST', { count: 1, ...anyCreature })),
    'A',
    'x > B, y > C',
  ],
  'a limit on all, kept': () => [trio(rule('cap', 'B', 'AT_MOST', { count: 1, ...anyCreature })), 'A', 'y > C'],
  'a limit on attacking one player, broken': () => [
    trio(rule('cap', 'B', 'AT_MOST', { count: 1, target: 'B', ...anyCreature })),
    'A',
    'x > B, y > B, z > C',
  ],
  'a limit on attacking a planeswalker, broken': () => [
    trio(walker('jace', 'B'), rule('cap', 'B', 'AT_MOST', { count: 1, target: 'jace', ...anyCreature })),
    'A',
    'x > jace, y > jace, z > B',
  ],
  'a limit of two on requirements of three': () => [
    trio(rule('cap', 'B', 'AT_MOST', { count: 2, ...anyCreature }), rule('war', 'B', 'ATTACKS_IF_ABLE', anyCreature)),
    'A',
    'z > C',
  ],
  "can't attack alone, and does": () => [four(creature('y', 'A', having({ kind: 'CANT_ATTACK_ALONE' }))), 'A', 'y > B'],
  "can't attack alone, says something else": () => [trio(rule('shy', 'B', 'CANT_ATTACK_ALONE', of('x'))), 'A', 'x > B'],
  "can't attack one player alone": () => [
    trio(rule('shy', 'B', 'CANT_ATTACK_ALONE', { target: 'B', ...of('x', 'z') })),
    'A',
    'x > B, y > C',
  ],
  "can't attack alone, in company": () => [trio(rule('shy', 'B', 'CANT_ATTACK_ALONE', of('x'))), 'A', 'x > B, y > C'],
  "another creature than the one that can't attack alone": () => [
    trio(rule('shy', 'B', 'CANT_ATTACK_ALONE', of('x'))),
    'A',
    'y > C',
  ],
  'goaded, and attacks who goaded it': () => [
    four(creature('y', 'A', having({ kind: 'GOADED', target: 'B' }))),
    'A',
    'y > B',
  ],
  'goaded, and attacks a planeswalker': () => [
    four(walker('jace', 'C'), creature('y', 'A', having({ kind: 'GOADED', target: 'B' }))),
    'A',
    'y > jace',
  ],
  'one is goaded, and another one just attacks if able': () => [
    trio(rule('taunt', 'B', 'GOADED', { target: 'B', ...of('x') }), rule('war', 'B', 'ATTACKS_IF_ABLE', of('y'))),
    'A',
    'x > C',
  ],
  'goaded, and stays at home': () => [trio(rule('taunt', 'B', 'GOADED', { target: 'B', ...of('x') })), 'A', ''],
  'goaded by two players, one of them twice': () => [
    trio(
      rule('taunt', 'B', 'GOADED', { target: 'B', ...of('x', 'y') }),
      rule('again', 'B', 'GOADED', { target: 'B', ...of('x') }),
      rule('third', 'C', 'GOADED', { target: 'C', ...of('x') }),
    ),
    'A',
    'x > C, y > D',
  ],
  'a legal attack of a goaded creature': () => [
    trio(rule('taunt', 'B', 'GOADED', { target: 'B', ...of('x') })),
    'A',
    'x > D',
  ],
  'a band of two with banding and one without': () => [
    four(creature('a', 'A', { keywords: ['Banding'] }), creature('b', 'A', { keywords: ['Banding'] })),
    'A',
    'a > B in 1, b > B in 1, x > B in 1',
  ],
  'a band with two that lack it': () => [
    trio(creature('a', 'A', { keywords: ['Banding'] })),
    'A',
    'a > B in 1, x > B in 1, y > B in 1',
  ],
  'a band of one that lacks it': () => [trio(), 'A', 'x > B in 1, y > C'],
  'a band of two that lack it': () => [trio(), 'A', 'x > B in 1, y > B in 1'],
  'a band that attacks two players': () => [
    four(creature('a', 'A', { keywords: ['Banding'] })),
    'A',
    'a > B in 1, x > C in 1',
  ],
  'a band that attacks a player and their planeswalker': () => [
    four(creature('a', 'A', { keywords: ['Banding'] }), walker('jace', 'B')),
    'A',
    'a > B in 1, x > jace in 1',
  ],
  'a band one of which has to stay at home': () => [
    four(
      creature('a', 'A', { keywords: ['Banding'] }),
      creature('b', 'A', { keywords: ['Banding'] }),
      rule('cap', 'B', 'AT_MOST', { count: 2, ...anyCreature }),
    ),
    'A',
    'a > B in 1, b > B in 1, x > B in 1',
  ],
  'a band that attacks a battle that nobody protects, and a player': () => [
    four(creature('a', 'A', { keywords: ['Banding'] }), siege('siege', 'A')),
    'A',
    'a > siege in 1, x > B in 1',
  ],
  'two bands, one of which has to part': () => [
    trio(
      creature('a', 'A', { keywords: ['Banding'] }),
      creature('b', 'A', { keywords: ['Banding'] }),
      rule('cap', 'B', 'AT_MOST', { count: 1, target: 'B', ...anyCreature }),
    ),
    'A',
    'a > B in 1, x > B in 1, b > C in 2, y > C in 2',
  ],
  'one opponent, not picked, and one attacked': () => [oneOpponent(), 'A', 'x > B, y > B'],
  'one opponent, not picked, and two attacked': () => [oneOpponent(), 'A', 'x > B, y > C'],
  'one opponent, not picked, and none attacked': () => [oneOpponent(), 'A', ''],
  'one opponent, not picked, none attacked, and each asks for it': () => [
    oneOpponent(
      rule('lure', 'B', 'ATTACKS_TARGET_IF_ABLE', { target: 'B', ...of('x') }),
      rule('call', 'C', 'ATTACKS_TARGET_IF_ABLE', { target: 'C', ...of('x', 'y') }),
    ),
    'A',
    '',
  ],
  'one opponent, not picked, and more attack one than the other': () => [
    oneOpponent(creature('z', 'A')),
    'A',
    'x > B, y > C, z > C',
  ],
  'one opponent, not picked, all attack if able, and more attack one than the other': () => [
    oneOpponent(creature('z', 'A'), rule('war', 'B', 'ATTACKS_IF_ABLE', anyCreature)),
    'A',
    'x > B, y > C, z > C',
  ],
  'one opponent, not picked, and as many attack one as the other': () => [
    oneOpponent(creature('z', 'A')),
    'A',
    'y > C, z > B',
  ],
  'one opponent, not picked, and one that was declared may not attack them': () => [
    oneOpponent(creature('z', 'A'), rule('moat', 'B', 'CANT_ATTACK_TARGET', { target: 'B', ...of('x') })),
    'A',
    'x > C, y > B, z > B',
  ],
  'one opponent, not picked, closer to what was declared and yet fewer requirements': () => [
    oneOpponent(creature('z', 'A'), rule('lure', 'B', 'ATTACKS_TARGET_IF_ABLE', { target: 'B', ...of('x') })),
    'A',
    'x > B, y > C, z > C',
  ],
  'one opponent, not picked, and nobody is in range': () => [
    ring('A B C', { options: { attack: 'ONE_OPPONENT', rangeOfInfluence: 0 }, objects: [creature('x', 'A')] }),
    'A',
    '',
  ],
  'one opponent, not picked, and no creatures': () => [ring('A B', { options: { attack: 'ONE_OPPONENT' } }), 'A', ''],
  'one opponent, not picked, and a battle that nobody protects': () => [
    oneOpponent(siege('siege', 'A')),
    'A',
    'x > siege, y > B',
  ],
  'one opponent, picked, and another attacked': () => [picked(oneOpponent(), 'A', 'B'), 'A', 'x > C, y > B'],
  'one opponent, picked, who asks for it': () => [
    picked(oneOpponent(rule('war', 'B', 'ATTACKS_IF_ABLE', anyCreature)), 'A', 'B'),
    'A',
    'x > B',
  ],
  'one opponent, not picked, with a planeswalker and a battle of theirs': () => [
    oneOpponent(walker('jace', 'B'), siege('siege', 'A', 'B')),
    'A',
    'x > jace, y > siege',
  ],
  'one team, not picked, both of whose members are attacked': () => [sharedOneOpponent(), 'A1', 'x > B1, y > B2'],
  'one team, not picked, and two teams attacked': () => [sharedOneOpponent(), 'A1', 'x > B1, y > C2'],
  'one team, not picked, with a requirement on a teammate': () => [
    sharedOneOpponent(rule('lure', 'B1', 'ATTACKS_TARGET_IF_ABLE', { target: 'B2', ...of('y') })),
    'A2',
    'x > B1',
  ],
  'a creature of a teammate, where each takes a turn': () => [
    teamsOf('TEAM_VS_TEAM', 'A1 A2 B1 B2', { objects: [creature('x', 'A1'), creature('y', 'A2')] }),
    'A1',
    'x > B1, y > B1',
  ],
  'a team that shares turns until 2018, one of whose creatures has to stay at home': () => [
    under('CR_2018', giants(rule('peace', 'B1', 'CANT_ATTACK', of('x')))),
    'A1',
    'x > B1, y > B2',
  ],
  'a team that shares turns': () => [giants(), 'A2', 'x > B1, y > B2'],
  'turns that teams would share, without teams, and creatures of others': () => [
    withOptions({ sharedTeamTurns: true }, creature('y', 'B'), creature('z', 'C')),
    'A',
    'x > B, y > D',
  ],
  'one opponent not picked, and turns that teams would share, without teams': () => [
    withOptions({ sharedTeamTurns: true, attack: 'ONE_OPPONENT' }, creature('y', 'A')),
    'A',
    'x > B, y > C',
  ],
  'a team that shares turns, and a creature of others': () => [giants(creature('z', 'B1')), 'A2', 'z > B2'],
  'a team that shares turns, under requirements': () => [
    giants(rule('war', 'B1', 'ATTACKS_IF_ABLE', anyCreature)),
    'A1',
    'x > B1',
  ],
};

describe('whom creatures may attack', () => {
  test.each(Object.entries(targets))('%s', (_, given) => {
    expect(attackTargetsTold(...given())).toMatchSnapshot();
  });

  test.each(everyEdition)('a planeswalker and a battle in %s', (edition) => {
    const state = four(walker('jace', 'B'), siege('siege', 'A', 'C'));
    expect(attackTargetsTold(under(edition, state), 'A')).toMatchSnapshot();
  });

  test.each(everyEdition)("Two-Headed Giant in %s: a creature that can't attack one head", (edition) => {
    const moat = rule('moat', 'B1', 'CANT_ATTACK_TARGET', { target: 'B1', ...anyCreature });
    expect(attackTargetsTold(under(edition, giants(moat, walker('jace', 'B1'))), 'A1')).toMatchSnapshot();
  });
});

describe('whether an attack is legal', () => {
  test.each(Object.entries(attacks))('%s', (_, given) => {
    expect(attackTold(...given())).toMatchSnapshot();
  });

  test.each(['CR_2018', 'CR_2023'] as const)('Two-Headed Giant in %s: one head is attacked', (edition) => {
    const cap = rule('cap', 'B1', 'AT_MOST', { target: 'B1', count: 1, ...anyCreature });
    expect(attackTold(under(edition, giants(cap)), 'A1', 'x > B1, y > B2')).toMatchSnapshot();
    const lure = rule('lure', 'B1', 'ATTACKS_TARGET_IF_ABLE', { target: 'B2', ...of('x') });
    expect(attackTold(under(edition, giants(lure)), 'A1', 'x > B1')).toMatchSnapshot();
    const band = giants(creature('a', 'A1', { keywords: ['Banding'] }));
    expect(attackTold(under(edition, band), 'A1', 'a > B1 in 1, x > B2 in 1')).toMatchSnapshot();
  });
});
