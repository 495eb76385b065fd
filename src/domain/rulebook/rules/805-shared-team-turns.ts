import type { Chapter } from './written-rule.js';

export const sharedTeamTurns = {
  '805.1':
    'CR_2013 805.1: Teams that sit side by side may share their turns; in Two-Headed Giant and Archenemy they always do.',
  '805.2': [
    "CR_2005 606.3: The player in a team's right-hand seat is its primary player, the other one its secondary player.",
    "CR_2009 806.3a, CR_2013 805.2: The player in a team's rightmost seat is its primary player, who decides where the team can't agree.",
  ],
  '805.3': 'CR_2013 805.3: The starting team is chosen as a starting player otherwise would be.',
  '805.3a': [
    "CR_2006 606.6a, CR_2009 806.6a: Mulligans are decided team by team, the starting team first, and teammates may consult; a player's first one gives seven cards again.",
    'CR_2013 805.3a: Mulligans are decided team by team, the starting team first, and teammates may consult.',
  ],
  '805.3b':
    'CR_2013 805.3b: Cards that may begin the game on the battlefield are put there team by team, the starting team first.',
  '805.4': 'CR_2005 606.4b, CR_2009 806.4b, CR_2013 805.4: Teams take turns, not single players.',
  '805.4a':
    'CR_2005 606.6c, CR_2006 606.6d, CR_2009 806.6d, CR_2013 805.4a: During its turn a team is the active team, and the others are nonactive teams.',
  '805.4b': "CR_2006 606.6e, CR_2009 806.6e, CR_2013 805.4b: All members draw in their team's draw step.",
  '805.4c': 'CR_2006 606.6e, CR_2009 806.6e, CR_2013 805.4c: In a turn of the team every member may play a land.',
  '805.4d':
    "CR_2023 805.4d: An ability that triggers in each player's or each opponent's step triggers once for every such player of the team if it speaks of that player, and otherwise once.",
  '805.5':
    'CR_2005 606.6b, CR_2006 606.6c, CR_2009 806.6c, CR_2013 805.5: Priority belongs to teams, not to single players.',
  '805.5a':
    'CR_2005 606.6d, CR_2006 606.6e, CR_2009 806.6e, CR_2013 805.5a: While a team has priority, each of its members may cast spells, activate abilities and take special actions.',
  '805.5b':
    'CR_2005 606.6e, CR_2006 606.6f, CR_2008 606.6g, CR_2009 806.6g, CR_2013 805.5b: A team passes when none of its members wants to act; when all teams pass in a row, the top object on the stack resolves or the step ends.',
  '805.6': [
    'CR_2005 606.6c, CR_2006 606.6d, CR_2009 806.6d: When both teams would choose or act at once, the active team chooses first and the other team next; then all of it happens together.',
    "CR_2013 805.6: When several players would choose or act at once, the active team's members choose first, in the order they like, then each other team's in turn order; then all of it happens together.",
  ],
  '805.6a': [
    "CR_2006 606.6h, CR_2008 606.6i, CR_2009 806.6i: When several players are to draw, the active team's primary player draws first, then its secondary player, then the other team likewise.",
    "CR_2013 805.6a: When several players are to draw, the active team's members draw first, in the order they like, then each other team's in turn order.",
  ],
  '805.7':
    "CR_2008 606.6f, CR_2009 806.6f, CR_2013 805.7: Abilities that have triggered are put onto the stack team by team, the active team's first, each team's in the order that it likes.",
  '805.8':
    "CR_2005 606.6f, CR_2006 606.6g, CR_2008 606.6h, CR_2009 806.6h, CR_2013 805.8: Extra and skipped turns, phases and steps are the whole team's, one effect that gives them to several members counts once, and whoever controls a player controls that player's team.",
  '805.9':
    'CR_2013 805.9: An ability that speaks of the active player means one of the active players, chosen by its controller as it applies.',
  '805.10': [
    'CR_2005 606.7, CR_2009 806.7, CR_2013 810.7: Two-Headed Giant has combat rules of its own.',
    'CR_2018 805.10: Games with shared team turns have combat rules of their own.',
  ],
  '805.10a':
    'CR_2005 606.7a, CR_2009 806.7a, CR_2013 810.7a, CR_2018 805.10a: Teams attack and defend as groups: every member of the active team is an attacking player, every member of the other one a defending player.',
  '805.10b': [
    "CR_2005 606.7b: The active team declares one combined attack on the defending team; a creature that can't attack one of its members can't attack the team.",
    "CR_2008, CR_2009 806.7c, CR_2013 810.7c: The active team declares one combined attack on the defending team; a creature that can't attack a member because of an effect of that member's object can't attack the team.",
    'CR_2018 805.10b: The active team declares one combined attack and names for each attacker the player or planeswalker that it attacks.',
    'CR_2023: The active team declares one combined attack and names for each attacker the player, planeswalker or battle that it attacks.',
  ],
  '805.10c': [
    'CR_2008 606.7a, CR_2009 806.7b, CR_2013 810.7b: A one-shot effect that refers to the attacking player means one of them, chosen by its controller; any other reference means them all, and a comparison holds if it holds for one of them, a negative one if it holds for each.',
    'CR_2018 805.10c: An attacking player always means one of them: for a blocking creature the controller of the creature that it blocks; where there are several, whoever controls the effect chooses.',
  ],
  '805.10d': [
    'CR_2005 606.7c, CR_2009 806.7d, CR_2013 810.7d: The defending team declares one combined block, and creatures of each member can block any attacker.',
    "CR_2018 805.10d: The defending team declares one combined block, and creatures of each member can block anything that attacks the team's players or their planeswalkers.",
    "CR_2023: The defending team declares one combined block, and creatures of each member can block anything that attacks the team's players, their planeswalkers or battles that they protect.",
  ],
  '805.10e': [
    'CR_2008 606.7a, CR_2009 806.7b, CR_2013 810.7b: A one-shot effect that refers to the defending player means one of them, chosen by its controller; any other reference means them all, and a comparison holds if it holds for one of them, a negative one if it holds for each.',
    'CR_2018 805.10e: A defending player always means one of them: for an attacking creature the player whom it attacks or whose planeswalker it attacks, or the last such if it was removed from combat; where there are several, whoever controls the effect chooses.',
    'CR_2023: A defending player always means one of them: for an attacking creature the player whom it attacks, who controls the planeswalker or who protects the battle, or the last such if it was removed from combat; where there are several, whoever controls the effect chooses.',
  ],
  '805.10f CR_2023':
    'CR_2009 806.7e, CR_2013 810.7e, CR_2018 805.10f, CR_2026 gone: After blocks the active team announces in which order its attackers will deal damage to several blockers, then the defending team the same for its blockers.',
  '805.10f': [
    'CR_2005 606.7d, CR_2009 806.7f, CR_2013 810.7f: The active team announces its combat damage first and names for each unblocked attacker one defending player to receive it; then the defending team announces its own.',
    'CR_2018 805.10g, CR_2026 805.10f: The active team announces how its attackers assign combat damage, then the defending team how its blockers do.',
  ],
} satisfies Chapter;
