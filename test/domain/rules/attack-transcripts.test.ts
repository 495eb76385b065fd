import { describe, expect, test } from '@jest/globals';
import { attackTargetsTold, attackTold } from '../combat-told.js';
import { toldByEdition } from '../tables.js';
import { createReader } from '../laws.js';

/** Whole answers on attacks, read and found right; each ruling as "number: sentence (whom it names) [what is in doubt]". */

const emperors = ['A1 team A general', 'AE team A emperor', 'A2 team A general'];
const asked = createReader(
  {
    two: 'A: x 2/2 | B',
    four: 'A: x 2/2 | B | C | D',
    trio: 'A: x 2/2; y 2/2; z 2/2 | B | C | D',
    picking: 'attack one opponent | A*: x 2/2; y 2/2 | B | C | turn: 1, beginning of combat',
    teams: 'A1 team A: x 2/2 | A2 team A | B1 team B | B2 team B',
    giants: 'Two-Headed Giant | A1 team A: x 2/2 | A2 team A: y 2/2 | B1 team B | B2 team B',
    heads: 'A1 team A: x 2/2 | A2 team A: y 2/2 | B1 team B | B2 team B',
    'three teams':
      'A1* team A: x 2/2 | A2* team A: y 2/2 | B1 team B | B2 team B | C1 team C | C2 team C | turn: 1, beginning of combat',
    emperors: [...emperors, ...emperors.map((each) => each.replaceAll('A', 'B'))].join(' | '),
    'far and wide': 'ranges: A1 9; AE 9; A2 9; B1 9; BE 9; B2 9',
    alternating: 'A1 team A: x 2/2 | B1 team B | A2 team A | B2 team B',
    'alternating three': 'A1 team A: x 2/2 | B1 team B | C1 team C | A2 team A | B2 team B | C2 team C',
    jace: 'B: jace (Planeswalker)',
    siege: 'A: siege (Battle — Siege) protected by C',
  },
  'attackRules',
  'A',
);
const targetsOf = (text: string): string => {
  const { state, who } = asked(text);
  return attackTargetsTold(state, who);
};
const verdictOn = (text: string): string => {
  const { state, who, declared } = asked(text);
  return attackTold(state, who, declared);
};

const targets: Readonly<Record<string, string>> = {
  'two opponents and what they defend': 'A: x 2/2 | jace | siege | C',
  'a player without creatures': 'four | by B:',
  'battles by their protector':
    'four | B: mine (Battle — Siege) protected by A | A: theirs (Battle — Siege) protected by C | B: `nobody’s` (Battle — Siege)',
  'a battle that a teammate protects': 'Team vs. Team | teams | B1: siege (Battle — Siege) protected by A2 | by A1:',
  'a battle whose protector has left': 'four | siege | leave: C',
  'range 1': 'range 1 | four | C: jace (Planeswalker) | B: karn (Planeswalker)',
  'nobody in range': 'range 0 | four',
  'a range of zero among teammates': 'Team vs. Team, range 0 | teams | by A1:',
  'attack right': 'attack right | four | jace | D: karn (Planeswalker)',
  'attack left with a planeswalker in 2018': 'attack left, edition 2018 | four | jace',
  'attack right with two planeswalkers in 2018':
    'attack right, edition 2018 | four | D: jace (Planeswalker); karn (Planeswalker)',
  'attack left past an empty seat': 'attack left | four | leave: B',
  'attack right past two empty seats': 'attack right | four | leave: D C',
  'attack left to a teammate': 'Team vs. Team, attack left | teams | by A1:',
  'attack right, where a teammate sits across an empty seat':
    'Team vs. Team, attack right | A1 team A | A2 team A | A3 team A: x 2/2 | B1 team B | leave: A2 | by A3:',
  'one opponent, not yet picked': 'picking | jace',
  'one opponent, the team of whom shares turns':
    'Two-Headed Giant, attack one opponent | three teams | combat against B1: | by A1:',
  'Emperor: an emperor': 'Emperor | emperors | AE: x 2/2 | B1: jace (Planeswalker) | by AE:',
  'Emperor: a general': 'Emperor | emperors | A2: x 2/2 | by A2:',
  'Emperor: a general in 2009, and a planeswalker':
    'Emperor, edition 2009 | emperors | A2: x 2/2 | B1: jace (Planeswalker) | by A2:',
  'Emperor: an emperor past an empty seat': 'Emperor | emperors | AE: x 2/2 | far and wide | leave: A2 | by AE:',
  'Emperor: an emperor whose generals have left':
    'Emperor | emperors | AE: x 2/2 | far and wide | leave: A1 A2 | by AE:',
  'Emperor: a general whose one neighbor may not be attacked':
    'Emperor | emperors | A2: x 2/2 | law moat of B1: CANT_ATTACK_TARGET target B1 of creatures | by A2:',
  'Alternating Teams': 'Alternating Teams, range 3 | alternating | B2: jace (Planeswalker) | by A1:',
  'Alternating Teams of three, in which an opponent sits further away':
    'Alternating Teams, range 3 | alternating three | B2: jace (Planeswalker) | by A1:',
  'Alternating Teams past empty seats on both sides':
    'Alternating Teams, range 3 | alternating three | leave: B1 C2 | by A1:',
  'Alternating Teams in 2018 with planeswalkers':
    'Alternating Teams, edition 2018 | alternating | B1: jace (Planeswalker) | by A1:',
  'a team that shares turns': 'giants | B2: jace (Planeswalker) | by A1:',
  'one opponent picked, and turns that teams would share, without teams':
    'shared team turns, attack one opponent | A*: x 2/2 | B: y 2/2 | C | D | combat against B:',
  'a creature that is tapped': 'A: x 2/2 tapped | B',
  'a creature that has just come': 'A: x 2/2 summoning sick | B',
  'a tapped wall that is a battle and has just come':
    'A: x 2/2 tapped summoning sick defender (Battle Creature — Wall) protected by B | B',
  "a creature that can't attack, by itself and by something else":
    'four | A: y 2/2 | law peace of B: CANT_ATTACK of x | law y: CANT_ATTACK',
  "a creature that can't attack one player":
    'four | A: y 2/2 | jace | law moat of B: CANT_ATTACK_TARGET target B of creatures | law y: CANT_ATTACK_TARGET target C',
  'at most none of some creatures, of one target or any':
    'four | A: y 2/2 | law zero of B: AT_MOST 0 target D of x | law none of B: AT_MOST 0 of y | law one of B: AT_MOST 1 of x',
  "a creature that can attack neither the planeswalker nor the left neighbor's self":
    'attack left | four | jace | A: y 2/2 | law moat of B: CANT_ATTACK_TARGET target B of creatures | law y: CANT_ATTACK_TARGET target jace',
  'nobody left to attack': 'two | leave: B',
  'nobody left to attack to the left': 'attack left | two | leave: B',
  'Grand Melee': 'Grand Melee | p0: x 2/2 | p1 | p2 | p3 | p4 | p5 | p6 | p7 | p8 | p9 | by p0:',
};

const attacks: Readonly<Record<string, string>> = {
  'two players attacked at once': 'trio | by A: x > B, y > C',
  'a creature of another player, a target of one’s own, and no target at all':
    'trio | B: theirs 2/2; rock (Artifact) | A: own (Planeswalker) | by A: theirs > C, x > A, y > own, z > rock',
  'a creature that is tapped attacks what it may not': 'range 1 | A: x 2/2 tapped | B | C | D | by A: x > C',
  'a creature that is tapped attacks its own controller': 'A: x 2/2 tapped | B | by A: x > A',
  'a planeswalker and a battle': 'trio | jace | siege | by A: x > jace, y > siege',
  'each attacks if able, and one stays at home':
    'trio | law war of B: ATTACKS_IF_ABLE of creatures | by A: x > B, y > C',
  'one requirement is obeyed': 'trio | law war of B: ATTACKS_IF_ABLE of x | by A: x > B',
  'a requirement of its own': 'four | A: y 2/2 | law y: ATTACKS_IF_ABLE; ATTACKS_TARGET_IF_ABLE target C | by A: x > B',
  'attacks if able with a target': 'trio | law lure of B: ATTACKS_IF_ABLE target C of x | by A: x > B',
  'attacks a player if able, who is out of range':
    'range 1 | four | law lure of B: ATTACKS_TARGET_IF_ABLE target C of x | by A: x > B',
  'attacks a planeswalker if able':
    'trio | D: jace (Planeswalker) | law lure of D: ATTACKS_TARGET_IF_ABLE target jace of x y | by A: x > jace, y > D',
  "must attack and can't": 'trio | law war of B: ATTACKS_IF_ABLE of x | law peace of C: CANT_ATTACK of x',
  "attacks although it can't, and although it can't attack that player":
    'trio | law peace of C: CANT_ATTACK of x | law moat of B: CANT_ATTACK_TARGET target B of creatures | by A: x > B, y > B, z > C',
  'a limit on all, broken': 'trio | law cap of B: AT_MOST 1 of creatures | by A: x > B, y > C',
  'a limit on attacking a planeswalker, broken':
    'trio | jace | law cap of B: AT_MOST 1 target jace of creatures | by A: x > jace, y > jace, z > B',
  'a limit of two on requirements of three':
    'trio | law cap of B: AT_MOST 2 of creatures | law war of B: ATTACKS_IF_ABLE of creatures | by A: z > C',
  "can't attack alone, and does": 'four | A: y 2/2 | law y: CANT_ATTACK_ALONE | by A: y > B',
  "can't attack alone, says something else": 'trio | law shy of B: CANT_ATTACK_ALONE of x | by A: x > B',
  "can't attack one player alone": 'trio | law shy of B: CANT_ATTACK_ALONE target B of x z | by A: x > B, y > C',
  "another creature than the one that can't attack alone": 'trio | law shy of B: CANT_ATTACK_ALONE of x | by A: y > C',
  'goaded, and attacks who goaded it': 'four | A: y 2/2 | law y: GOADED target B | by A: y > B',
  'goaded, and attacks a planeswalker':
    'four | C: jace (Planeswalker) | A: y 2/2 | law y: GOADED target B | by A: y > jace',
  'one is goaded, and another one just attacks if able':
    'trio | law taunt of B: GOADED target B of x | law war of B: ATTACKS_IF_ABLE of y | by A: x > C',
  'goaded by two players, one of them twice':
    'trio | law taunt of B: GOADED target B of x y | law again of B: GOADED target B of x | law third of C: GOADED target C of x | by A: x > C, y > D',
  'a legal attack of a goaded creature': 'trio | law taunt of B: GOADED target B of x | by A: x > D',
  'a band of two with banding and one without':
    'four | A: a 2/2 banding; b 2/2 banding | by A: a > B in 1, b > B in 1, x > B in 1',
  'a band with two that lack it': 'trio | A: a 2/2 banding | by A: a > B in 1, x > B in 1, y > B in 1',
  'a band of one that lacks it': 'trio | by A: x > B in 1, y > C',
  'a band of two that lack it': 'trio | by A: x > B in 1, y > B in 1',
  'a band that attacks two players': 'four | A: a 2/2 banding | by A: a > B in 1, x > C in 1',
  'a band that attacks a player and their planeswalker':
    'four | A: a 2/2 banding | jace | by A: a > B in 1, x > jace in 1',
  'a band one of which has to stay at home':
    'four | A: a 2/2 banding; b 2/2 banding | law cap of B: AT_MOST 2 of creatures | by A: a > B in 1, b > B in 1, x > B in 1',
  'a band that attacks a battle that nobody protects, and a player':
    'four | A: a 2/2 banding; siege (Battle — Siege) | by A: a > siege in 1, x > B in 1',
  'two bands, one of which has to part':
    'trio | A: a 2/2 banding; b 2/2 banding | law cap of B: AT_MOST 1 target B of creatures | by A: a > B in 1, x > B in 1, b > C in 2, y > C in 2',
  'one opponent, not picked, and none attacked': 'picking',
  'one opponent, not picked, none attacked, and each asks for it':
    'picking | law lure of B: ATTACKS_TARGET_IF_ABLE target B of x | law call of C: ATTACKS_TARGET_IF_ABLE target C of x y',
  'one opponent, not picked, and more attack one than the other': 'picking | A: z 2/2 | by A: x > B, y > C, z > C',
  'one opponent, not picked, all attack if able, and more attack one than the other':
    'picking | A: z 2/2 | law war of B: ATTACKS_IF_ABLE of creatures | by A: x > B, y > C, z > C',
  'one opponent, not picked, and as many attack one as the other': 'picking | A: z 2/2 | by A: y > C, z > B',
  'one opponent, not picked, and one that was declared may not attack them':
    'picking | A: z 2/2 | law moat of B: CANT_ATTACK_TARGET target B of x | by A: x > C, y > B, z > B',
  'one opponent, not picked, closer to what was declared and yet fewer requirements':
    'picking | A: z 2/2 | law lure of B: ATTACKS_TARGET_IF_ABLE target B of x | by A: x > B, y > C, z > C',
  'one opponent, not picked, and a battle that nobody protects':
    'picking | A: siege (Battle — Siege) | by A: x > siege, y > B',
  'one opponent, picked, and another attacked': 'picking | combat against B: | by A: x > C, y > B',
  'one opponent, not picked, with a planeswalker and a battle of theirs':
    'picking | jace | A: siege (Battle — Siege) protected by B | by A: x > jace, y > siege',
  'one team, not picked, with a requirement on a teammate':
    'Two-Headed Giant, attack one opponent | three teams | law lure of B1: ATTACKS_TARGET_IF_ABLE target B2 of y | by A2: x > B1',
  'a creature of a teammate, where each takes a turn': 'Team vs. Team | heads | by A1: x > B1, y > B1',
  'a team that shares turns until 2018, one of whose creatures has to stay at home':
    'Two-Headed Giant, edition 2018 | heads | law peace of B1: CANT_ATTACK of x | by A1: x > B1, y > B2',
  'a team that shares turns, and a creature of others': 'giants | B1: z 2/2 | by A2: z > B2',
  'a team that shares turns, under requirements':
    'giants | law war of B1: ATTACKS_IF_ABLE of creatures | by A1: x > B1',
};

describe('whom creatures may attack', () => {
  test.each(Object.entries(targets))('%s', (_, text) => expect(targetsOf(text)).toMatchSnapshot());

  test('a planeswalker and a battle in every edition', () => {
    const { state } = asked('four | jace | siege');
    expect(toldByEdition(state, (at) => attackTargetsTold(at, 'A'))).toMatchSnapshot();
  });

  test("Two-Headed Giant in every edition: a creature that can't attack one head", () => {
    const { state } = asked(
      'giants | law moat of B1: CANT_ATTACK_TARGET target B1 of creatures | B1: jace (Planeswalker)',
    );
    expect(toldByEdition(state, (at) => attackTargetsTold(at, 'A1'))).toMatchSnapshot();
  });
});

describe('whether an attack is legal', () => {
  test.each(Object.entries(attacks))('%s', (_, text) => expect(verdictOn(text)).toMatchSnapshot());

  test.each(['2018', '2023'])('Two-Headed Giant in CR_%s: one head is attacked', (edition) => {
    const verdictOf = (rest: string) => verdictOn(`Two-Headed Giant, edition ${edition} | heads | ${rest}`);
    expect(verdictOf('law cap of B1: AT_MOST 1 target B1 of creatures | by A1: x > B1, y > B2')).toMatchSnapshot();
    expect(verdictOf('law lure of B1: ATTACKS_TARGET_IF_ABLE target B2 of x | by A1: x > B1')).toMatchSnapshot();
    expect(verdictOf('A1: a 2/2 banding | by A1: a > B1 in 1, x > B2 in 1')).toMatchSnapshot();
  });
});
