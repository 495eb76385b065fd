import type { Difference } from './difference.js';

export const variants: readonly Difference[] = [
  {
    topic: 'Teammates who disagree',
    rule: '805.2',
    otherwise: {
      CR_2005: 'When both members of a team want to act, the primary player decides who does.',
      CR_2009: null,
    },
  },
  {
    topic: 'Triggers in the steps of a team',
    rule: '805.4d',
    otherwise: {
      CR_2005: "Nothing is said about how often an ability triggers that speaks of each player's step.",
      CR_2023: null,
    },
  },
  {
    topic: 'Order of draws in a team',
    rule: '805.6a',
    otherwise: {
      CR_2005: 'Nothing is said about it.',
      CR_2006: 'The primary player draws before the secondary player.',
      CR_2013: null,
    },
  },
  {
    topic: 'Order of combat damage between teams',
    rule: '805.10f CR_2023',
    otherwise: {
      CR_2009:
        'Once blocks are declared, each team announces in which order its creatures will deal damage to several others.',
      CR_2026: null,
    },
  },
  {
    topic: 'A reference in Free-for-All',
    rule: '806.2b',
    otherwise: { CR_2005: 'It refers to 603 for attacks on multiple players, which is 602.', CR_2006: null },
  },
  {
    topic: 'A name in Free-for-All',
    rule: '806.2c',
    otherwise: { CR_2005: 'It speaks of the Teams variant where it means Free-for-All.', CR_2006: null },
  },
  {
    topic: 'A turn marker whose holder leaves',
    rule: '807.4c',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2013: null },
  },
  {
    topic: 'A turn marker too close to another',
    rule: '807.4d',
    otherwise: {
      CR_2005:
        "It can't be received at all and waits between the players, instead of being held by a player who waits.",
      CR_2013: null,
    },
  },
  {
    topic: 'Removing turn markers',
    rule: '807.4e',
    otherwise: {
      CR_2005:
        'The marker goes between turns, without being designated first; of several the lowest number goes first.',
      CR_2013: null,
    },
  },
  {
    topic: 'Ranges around empty seats in Grand Melee',
    rule: '807.4h',
    otherwise: { CR_2005: 'Nothing is said about them beyond the general rule.', CR_2013: null },
  },
  {
    topic: 'Extra turns for the holder of a turn marker',
    rule: '807.4i',
    otherwise: { CR_2005: 'Nothing is said about markers that are too close.', CR_2008: null },
  },
  {
    topic: 'Extra turns in Grand Melee',
    rule: '807.4j',
    otherwise: {
      CR_2005:
        "Every extra turn that would come when it isn't its player's turn waits until just before that player's next turn.",
      CR_2008: null,
    },
  },
  {
    topic: 'Stacks in Grand Melee',
    rule: '807.5',
    otherwise: { CR_2005: 'Several stacks are not spoken of.', CR_2008: null },
  },
  { topic: 'Team vs. Team', rule: '808.1', otherwise: { CR_2005: 'There is no such variant.', CR_2013: null } },
  {
    topic: 'Emperor and planeswalkers',
    rule: '809.3c',
    otherwise: { CR_2005: 'Only opponents are spoken of, not what they control.', CR_2023: null },
  },
  {
    topic: 'Winning in Emperor',
    rule: '809.5a',
    otherwise: { CR_2005: "A team isn't said to win when its emperor does.", CR_2013: null },
  },
  {
    topic: 'Draws in Emperor',
    rule: '809.5c',
    otherwise: { CR_2005: 'Nothing is said about a draw for an emperor.', CR_2013: null },
  },
  {
    topic: 'Bigger teams in Emperor',
    rule: '809.6',
    otherwise: {
      CR_2005: 'It has ranges adjusted for teams of more than two players, a slip for three.',
      CR_2009: null,
    },
  },
  {
    topic: 'Ranges of bigger teams in Emperor',
    rule: '809.6a',
    otherwise: { CR_2005: 'There is no formula for them.', CR_2009: null },
  },
  {
    topic: 'Starting life in Two-Headed Giant',
    rule: '810.4',
    otherwise: { CR_2005: 'A team starts at 40 life.', CR_2008: null },
  },
  {
    topic: 'The first draw in Two-Headed Giant',
    rule: '810.6',
    otherwise: {
      CR_2006: "Only the secondary player of the team that goes first draws; the primary player doesn't.",
      CR_2008: null,
    },
  },
  {
    topic: 'Combat in Two-Headed Giant',
    rule: '810.7',
    otherwise: {
      CR_2005:
        'Creatures attack the team: what keeps one from attacking either member keeps it from attacking at all, landwalk looks at both members, and unblocked damage goes to a member chosen as it is assigned.',
      CR_2023: null,
    },
  },
  {
    topic: 'Poison in Two-Headed Giant',
    rule: '810.8d',
    otherwise: {
      CR_2005: "Poison isn't shared: a member with ten poison counters loses, and the team with them.",
      CR_2013: null,
    },
  },
  {
    topic: "Reading a member's life total",
    rule: '810.9a',
    otherwise: { CR_2005: "It is half of the team's, rounded up.", CR_2013: null },
  },
  {
    topic: 'Teammates paying life together',
    rule: '810.9b',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2009: null },
  },
  {
    topic: "Setting one member's life total",
    rule: '810.9c',
    otherwise: {
      CR_2005: "The team's total becomes that number.",
      CR_2006:
        "The member goes to that number from half of the team's total, and the team's total changes by as much: 25 life, set to 20, become 32.",
      CR_2013: null,
    },
  },
  {
    topic: "Setting every member's life total",
    rule: '810.9d',
    otherwise: { CR_2005: "The team's total becomes the sum of the numbers.", CR_2013: null },
  },
  {
    topic: 'Exchanging life totals with a teammate',
    rule: '810.9e',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2013: null },
  },
  {
    topic: 'Redistributing life totals in a team',
    rule: '810.9f',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2013: null },
  },
  {
    topic: "A member who can't gain life",
    rule: '810.9g',
    otherwise: { CR_2005: 'Nothing is said about the teammate.', CR_2013: null },
  },
  {
    topic: "A member who can't lose life",
    rule: '810.9h',
    otherwise: { CR_2005: 'Nothing is said about the teammate.', CR_2013: null },
  },
  {
    topic: 'Kinds of counters in a team',
    rule: '810.10d',
    otherwise: { CR_2005: "Counters aren't shared.", CR_2013: 'Only being poisoned is spoken of.', CR_2018: null },
  },
  {
    topic: 'Bigger teams in Two-Headed Giant',
    rule: '810.11',
    otherwise: {
      CR_2005: 'A team starts with 20 life for each member.',
      CR_2008: 'A team starts with 15 life for each member; poison is not spoken of.',
      CR_2013: null,
    },
  },
  {
    topic: 'Options in Two-Headed Giant',
    rule: '806.2 CR_2009',
    otherwise: { CR_2005: 'No other multiplayer option may be used.', CR_2013: null },
  },
  {
    topic: 'The name of Alternating Teams',
    rule: '811.1',
    otherwise: { CR_2005: 'The variant is called Teams.', CR_2013: null },
  },
  {
    topic: 'A reference in Teams',
    rule: '811.2b',
    otherwise: { CR_2005: 'It refers to 603 for attacks on multiple players, which is 602.', CR_2008: null },
  },
  {
    topic: 'Deploying creatures in Teams',
    rule: '811.2c',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2006: null },
  },
  {
    topic: 'A number in Teams',
    rule: '811.3',
    otherwise: { CR_2005: 'It is 609.4, as there is no 609.3.', CR_2006: null },
  },
  {
    topic: 'Teams and planeswalkers',
    rule: '811.4',
    otherwise: { CR_2005: 'Only opponents are spoken of, not what they control.', CR_2023: null },
  },
];
