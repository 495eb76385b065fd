import type { Chapter } from './written-rule.js';

export const twoHeadedGiant = {
  '810.1': 'CR_2005 606.1, CR_2009 806.1, CR_2013 810.1: Two-Headed Giant is played by two teams of two.',
  '810.2': [
    'CR_2005 606.4b, CR_2009 806.4b: Teams take turns, not single players.',
    'CR_2013 810.2: Two-Headed Giant uses shared team turns.',
  ],
  '810.3': [
    'CR_2005 606.3: A team sits together in the order that it likes; the player on the right is its primary player, the one on the left its secondary player.',
    'CR_2009 806.3, CR_2013 810.3: A team sits together, in the order that it likes.',
  ],
  '810.4': [
    'CR_2005 606.4a: A team shares one life total, which starts at 40.',
    'CR_2008, CR_2009 806.4a, CR_2013 810.4: A team shares one life total, which starts at 30.',
  ],
  '810.5': [
    "CR_2005 606.5, CR_2009 806.5: Teammates share their life total and no other resource; they can't handle each other's cards but may see each other's hands and talk.",
    "CR_2013 810.5: Teammates share their life total and poison counters and no other resource; they can't handle each other's cards but may see each other's hands and talk.",
  ],
  '810.6': [
    'CR_2005 606.6a: The team that goes first skips its first draw step.',
    'CR_2006 606.6b: In the first draw step of the team that goes first only its secondary player draws.',
    'CR_2008, CR_2009 806.6b, CR_2013 810.6: The team that goes first skips its first draw step.',
  ],
  '810.7': [
    'CR_2005 606.7, CR_2009 806.7, CR_2013 810.7: Two-Headed Giant has combat rules of its own, under which creatures attack the team.',
    'CR_2023: Two-Headed Giant uses the combat rules of shared team turns.',
  ],
  '810.7a CR_2018':
    'CR_2018 810.7a, CR_2023 gone: Teams attack and defend as groups: both members of the active team are attacking players, both of the other one defending players.',
  '810.7b CR_2018':
    'CR_2018 810.7b, CR_2023 gone: A one-shot effect that refers to the attacking or defending player means one of them, chosen by its controller; any other reference means them all, and a comparison holds if it holds for one of them, a negative one if it holds for each.',
  '810.7c CR_2018':
    "CR_2018 810.7c, CR_2023 gone: The active team declares one combined attack on the defending team; a creature that can't attack a member because of an effect of that member's object can't attack the team.",
  '810.7d CR_2018':
    'CR_2018 810.7d, CR_2023 gone: The defending team declares one combined block, and creatures of either member can block any attacker.',
  '810.7e CR_2018':
    'CR_2018 810.7e, CR_2023 gone: After blocks the active team announces in which order its attackers will deal damage to several blockers, then the defending team the same for its blockers.',
  '810.7f CR_2018':
    'CR_2018 810.7f, CR_2023 gone: The active team announces its combat damage first and names for each unblocked attacker one defending player to receive it; then the defending team announces its own.',
  '810.8':
    'CR_2005 606.8, CR_2009 806.8, CR_2013 810.8: The ordinary rules for winning and losing apply, with what follows added for teams.',
  '810.8a':
    'CR_2005 606.8b, CR_2009 806.8b, CR_2013 810.8a: Players win and lose as a team: what makes one member win or lose does so to the team, and so does what forbids it.',
  '810.8b':
    'CR_2005 606.8c, CR_2009 806.8c, CR_2013 810.8b: When a player concedes, the whole team leaves at once and loses.',
  '810.8c': 'CR_2005 606.8a, CR_2009 806.8a, CR_2013 810.8c: A team with 0 or less life loses.',
  '810.8d': 'CR_2013 810.8d: A team with fifteen or more poison counters loses.',
  '810.9':
    "CR_2005 606.9, CR_2009 806.9, CR_2013 810.9: Damage, loss and gain of life happen to single players, and the team's shared total changes by the result.",
  '810.9a': [
    "CR_2005 606.9a, CR_2009 806.9a: Where a single player's life total is asked for, it is half of the team's, rounded up.",
    "CR_2013 810.9a: Where a single player's life total is asked for, it is the team's.",
  ],
  '810.9b': [
    "CR_2009 806.9d: A member may pay as much life as the team has, but teammates who pay at the same time can't pay more together.",
    "CR_2013 810.9b: Teammates who pay life at the same time can't pay more together than their team has.",
  ],
  '810.9c': [
    "CR_2005 606.9c: When an effect sets one player's life total, the team's total becomes that number.",
    "CR_2006, CR_2009 806.9c: When an effect sets one player's life total, that player goes there from half of the team's total, and the team's total changes by as much.",
    "CR_2013 810.9c: When an effect sets one player's life total, that player gains or loses what it takes from the team's total to get there, and the team's total changes by as much.",
  ],
  '810.9d': [
    "CR_2005 606.9b, CR_2009 806.9b: When an effect sets the life total of every member of a team, the team's total becomes the sum of those numbers.",
    'CR_2013 810.9d: When an effect would set the life total of every member of a team, the team chooses one member, and only that player is affected.',
  ],
  '810.9e': "CR_2013 810.9e: Teammates can't exchange life totals with each other.",
  '810.9f': 'CR_2013 810.9f: Whoever redistributes life totals may affect one member of each team at most.',
  '810.9g': "CR_2013 810.9g: When one member can't gain life, nobody on the team can.",
  '810.9h': "CR_2013 810.9h: When one member can't lose life, nobody on the team can lose life or pay any but 0.",
  '810.10': 'CR_2013 810.10: Poison counters are given to single players and shared by the team.',
  '810.10a':
    "CR_2013 810.10a: Where a player's or their opponents' poison counters are counted, it is the counters of the team, or of the opposing teams.",
  '810.10b': 'CR_2013 810.10b: Poison counters that a player loses are lost by the team.',
  '810.10c': "CR_2013 810.10c: When one member can't get poison counters, nobody on the team can.",
  '810.10d': [
    'CR_2013 810.10d: A player is poisoned as soon as their team has a poison counter.',
    'CR_2018: A player has the kinds of counters that they and their team have, and is poisoned as soon as the team has a poison counter.',
  ],
  '810.11': [
    'CR_2005 606.10: Equal teams of more than two may play; a team then starts with 20 life for each member.',
    'CR_2008, CR_2009 806.10: Equal teams of more than two may play; a team then starts with 15 life for each member.',
    "CR_2013 810.11: Equal teams of more than two may play; each member beyond the second adds 15 life to the team's start and five to the poison counters that make it lose.",
  ],
  '806.2 CR_2009':
    'CR_2005 606.2, CR_2009 806.2, CR_2013 gone: No other multiplayer options are used in Two-Headed Giant.',
} satisfies Chapter;
