import { difference, type Difference } from './difference.js';

export const variants: readonly Difference[] = [
  difference('805.2', 'Teammates who disagree', {
    CR_2005: 'When both members of a team want to act, the primary player decides who does.',
    CR_2009: null,
  }),
  difference('805.4d', 'Triggers in the steps of a team', {
    CR_2005: "The rules don't say how often an ability about each player's step triggers.",
    CR_2023: null,
  }),
  difference('805.6a', 'Order of draws in a team', {
    CR_2005: 'Nothing is said about it.',
    CR_2006: 'The primary player draws before the secondary player.',
    CR_2013: null,
  }),
  difference('805.10c', 'References to attacking and defending players in Two-Headed Giant', {
    CR_2005: 'Nothing is said about them, but landwalk looks at both members of a team.',
    CR_2008:
      'A one-shot effect means one member, chosen by its controller; any other reference means both, and a comparison holds if it holds for one of them, a negative one if it holds for each.',
    CR_2023: null,
  }),
  difference('805.10f CR_2023', 'Order of combat damage between teams', {
    CR_2009:
      'Once blocks are declared, each team announces in which order its creatures will deal damage to several others.',
    CR_2026: null,
  }),
  difference('806.2b', 'A reference in Free-for-All', {
    CR_2005: 'It cites 603 for attacking multiple players instead of 602.',
    CR_2006: null,
  }),
  difference('806.2c', 'A name in Free-for-All', {
    CR_2005: 'It names the Teams variant by mistake for Free-for-All.',
    CR_2006: null,
  }),
  difference('807.4c', 'A turn marker whose holder leaves', { CR_2005: 'Nothing is said about it.', CR_2013: null }),
  difference('807.4d', 'A turn marker too close to another', {
    CR_2005: 'Nobody can receive it: it waits between players, instead of being held by a waiting player.',
    CR_2013: null,
  }),
  difference('807.4e', 'Removing turn markers', {
    CR_2005: 'The marker is removed between turns, without being designated; of several the lowest number goes first.',
    CR_2013: null,
  }),
  difference('807.4h', 'Ranges around empty seats in Grand Melee', {
    CR_2005: 'Nothing is said about them beyond the general rule.',
    CR_2013: null,
  }),
  difference('807.4i', 'Extra turns for the holder of a turn marker', {
    CR_2005: 'Nothing is said about markers that are too close.',
    CR_2008: null,
  }),
  difference('807.4j', 'Extra turns in Grand Melee', {
    CR_2005:
      "Every extra turn that would come when it isn't its player's turn waits until just before that player's next turn.",
    CR_2008: null,
  }),
  difference('807.5', 'Stacks in Grand Melee', {
    CR_2005: "The rules don't provide for several stacks.",
    CR_2008: null,
  }),
  difference('808.1', 'Team vs. Team', { CR_2005: 'There is no such variant.', CR_2013: null }),
  difference('809.3c', 'Emperor and planeswalkers', {
    CR_2005: 'The rule covers only attacks on opponents, not on what they control.',
    CR_2023: null,
  }),
  difference('809.5a', 'Winning in Emperor', {
    CR_2005: "A team isn't said to win when its emperor does.",
    CR_2013: null,
  }),
  difference('809.5c', 'Draws in Emperor', { CR_2005: 'Nothing is said about a draw for an emperor.', CR_2013: null }),
  difference('809.6', 'Bigger teams in Emperor', {
    CR_2005: 'It adjusts ranges for teams of more than two players, by mistake for three.',
    CR_2009: null,
  }),
  difference('809.6a', 'Ranges of bigger teams in Emperor', {
    CR_2005: 'There is no formula for them.',
    CR_2009: null,
  }),
  difference('810.4', 'Starting life in Two-Headed Giant', { CR_2005: 'A team starts at 40 life.', CR_2008: null }),
  difference('810.6', 'The first draw in Two-Headed Giant', {
    CR_2006: "Only the secondary player of the team that goes first draws; the primary player doesn't.",
    CR_2008: null,
  }),
  difference('810.7', 'Combat in Two-Headed Giant', {
    CR_2005:
      "Creatures attack the team: a creature that can't attack one of the members can't attack at all, landwalk looks at both members, and unblocked damage goes to a member chosen as it is assigned.",
    CR_2023: null,
  }),
  difference('810.8d', 'Poison in Two-Headed Giant', {
    CR_2005: "Poison isn't shared: a member with ten poison counters loses, and the team with them.",
    CR_2013: null,
  }),
  difference('810.9a', "Reading a member's life total", {
    CR_2005: "It is half of the team's, rounded up.",
    CR_2013: null,
  }),
  difference('810.9b', 'Paying life in a team', {
    CR_2005: 'Nothing is said about it.',
    CR_2009: "A member may pay as much as the team has, though effects read half of the team's total.",
    CR_2013: null,
  }),
  difference('810.9c', "Setting one member's life total", {
    CR_2005: "The team's total becomes that number.",
    CR_2006:
      "The member goes to that number from half of the team's total, and the team's total changes by as much: 25 life, set to 20, become 32.",
    CR_2013: null,
  }),
  difference('810.9d', "Setting every member's life total", {
    CR_2005: "The team's total becomes the sum of the numbers.",
    CR_2013: null,
  }),
  difference('810.9e', 'Exchanging life totals with a teammate', {
    CR_2005: 'Nothing is said about it.',
    CR_2013: null,
  }),
  difference('810.9f', 'Redistributing life totals in a team', { CR_2005: 'Nothing is said about it.', CR_2013: null }),
  difference('810.9g', "A member who can't gain life", {
    CR_2005: 'Nothing is said about the teammate.',
    CR_2013: null,
  }),
  difference('810.9h', "A member who can't lose life", {
    CR_2005: 'Nothing is said about the teammate.',
    CR_2013: null,
  }),
  difference('810.10d', 'Kinds of counters in a team', {
    CR_2005: "Counters aren't shared.",
    CR_2013: 'The rule covers only being poisoned.',
    CR_2018: null,
  }),
  difference('810.11', 'Bigger teams in Two-Headed Giant', {
    CR_2005: 'A team starts with 20 life for each member.',
    CR_2008: 'A team starts with 15 life for each member; the rule does not mention poison.',
    CR_2013: null,
  }),
  difference('806.2 CR_2009', 'Options in Two-Headed Giant', {
    CR_2005: 'No other multiplayer option may be used.',
    CR_2013: null,
  }),
  difference('811.1', 'The name of Alternating Teams', { CR_2005: 'The variant is called Teams.', CR_2013: null }),
  difference('811.2b', 'A reference in Teams', {
    CR_2005: 'It cites 603 for attacking multiple players instead of 602.',
    CR_2008: null,
  }),
  difference('811.2c', 'Deploying creatures in Teams', { CR_2005: 'Nothing is said about it.', CR_2006: null }),
  difference('811.3', 'A number in Teams', {
    CR_2005: "The rule's number is 609.4, and there is no 609.3.",
    CR_2006: null,
  }),
  difference('811.4', 'Teams and planeswalkers', {
    CR_2005: 'The rule covers only attacks on opponents, not on what they control.',
    CR_2023: null,
  }),
];
