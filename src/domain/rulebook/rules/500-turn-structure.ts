import type { Chapter } from './written-rule.js';

export const turnStructure = {
  '500.5':
    'CR_2005 300.4, CR_2009 500.5: Effects that last until the end of a phase or step end as it ends; effects that last until it begins end as it begins.',
  '500.7': [
    'CR_2005 300.6, CR_2009 500.7: Extra turns come right after the turn that they are added to, one at a time; the one added last is taken first.',
    'CR_2018: Extra turns come right after the turn that they are added to, one at a time, those of several players in APNAP order; the one added last is taken first.',
  ],
  '506.2': [
    'CR_2005 306.3: The active player is the attacking player; the defending player can be attacked.',
    'CR_2008 306.2, CR_2009 506.2: The active player is the attacking player; the defending player and their planeswalkers can be attacked.',
    'CR_2023: The active player is the attacking player; the defending player, their planeswalkers and the battles that they protect can be attacked.',
  ],
  '506.2a':
    'CR_2005 306.3, CR_2008 306.2, CR_2009 506.2a: Unless all opponents are defending players, the attacking player of a multiplayer game chooses one of them as combat begins.',
  '506.2b':
    'CR_2005 606.7a, CR_2009 506.2b: With shared team turns the active team attacks and the other team defends.',
  '506.3': [
    'CR_2008 306.3, CR_2009 506.3: Only creatures attack and block; only players and planeswalkers are attacked.',
    'CR_2023: Only creatures attack and block; only players, planeswalkers and battles are attacked.',
  ],
  '506.4': [
    'CR_2005 306.2: A permanent leaves combat when it leaves the battlefield or changes controller, or loses the type as which it attacks or blocks.',
    'CR_2008 306.4, CR_2009 506.4: A permanent leaves combat when it leaves the battlefield or changes controller, or loses the type as which it attacks, blocks or is attacked.',
    'CR_2023: A permanent leaves combat when it leaves the battlefield, changes controller or protector, or loses the type as which it attacks, blocks or is attacked.',
  ],
  '506.4c': [
    'CR_2008 306.4c, CR_2009 506.4c: A creature whose attacked planeswalker is removed from combat goes on attacking, but attacks nothing and deals no combat damage unblocked.',
    'CR_2023: A creature whose attacked planeswalker or battle is removed from combat goes on attacking, but attacks nothing and deals no combat damage unblocked.',
  ],
  '506.5':
    'CR_2005 306.4, CR_2008 306.5, CR_2009 506.5: A creature attacks or blocks alone if it is the only one of its combat that is declared to do so.',
  '506.6':
    'CR_2026_09 506.6: A creature attacks a player alone if no other creature is declared against that same player; creatures that attack others, planeswalkers or battles make no difference.',
  '507.1':
    'CR_2005 306.3, CR_2008 306.2, CR_2009 507.1: As combat begins, the active player of a multiplayer game chooses one opponent to be the defending player, unless all of them are.',
  '508.1':
    'CR_2005 308.2, CR_2009 508.1: The active player declares attackers once, as the declare attackers step begins.',
  '508.1a':
    'CR_2005 308.2a, CR_2009 508.1a: Attackers are chosen among untapped creatures that have haste or that the active player has controlled since the turn began.',
  '508.1b': [
    'CR_2005 308.1: The active player says for each attacker which player it attacks, where there is a choice.',
    'CR_2008 308.2a, CR_2009 508.1b: The active player says for each attacker which player or planeswalker it attacks, where there is a choice.',
    'CR_2023: The active player says for each attacker which player, planeswalker or battle it attacks, where there is a choice.',
  ],
  '508.1c': 'CR_2005 500.2, CR_2009 508.1c: An attack that disobeys any restriction is illegal.',
  '508.1d':
    'CR_2005 500.2, CR_2009 508.1d: An attack must obey as many requirements as can be obeyed without disobeying a restriction; nobody has to pay a cost for it.',
  '508.1e': 'CR_2005 308.2b, CR_2009 508.1e: Attackers with banding may be declared to attack in bands.',
  '508.1f': 'CR_2005 308.2c, CR_2009 508.1f: Attacking creatures become tapped.',
  '508.1h':
    'CR_2005 308.2d, CR_2009 508.1g, CR_2018 508.1h: The active player determines the total cost of attacking with the creatures declared, which is then locked in.',
  '508.1j':
    'CR_2005 308.2f, CR_2009 508.1i, CR_2018 508.1j: The active player pays the costs of attacking, all of them, in any order.',
  '508.3a': [
    'CR_2005 308.3, CR_2009 508.2a: An ability about a creature that attacks triggers when the creature is declared as an attacker.',
    'CR_2018 508.3a: An ability about a creature that attacks triggers when the creature is declared as an attacker, not when it is put onto the battlefield attacking.',
  ],
  '508.4': [
    'CR_2008 308.4, CR_2009 508.5, CR_2013 508.4: The controller of a creature that is put onto the battlefield attacking chooses which defending player or planeswalker it attacks.',
    'CR_2023: The controller of a creature that is put onto the battlefield attacking chooses which defending player, planeswalker or battle it attacks.',
  ],
  '508.5': [
    "CR_2005 308.1: A creature's ability that speaks of the defending player means the player whom the creature is attacking.",
    "CR_2008, CR_2009 508.4: A creature's ability that speaks of the defending player means the one whom it attacks or whose planeswalker it attacks.",
    "CR_2013 508.5: An attacking creature's defending player is the one who was attacked, or whose planeswalker was, when it became an attacker.",
    "CR_2018: An attacking creature's defending player is the one whom it attacks or whose planeswalker it attacks, or the last such if it is no longer attacking.",
    "CR_2023: An attacking creature's defending player is the one whom it attacks, who controls the planeswalker or who protects the battle, or the last such if it is no longer attacking.",
  ],
  '508.5a': [
    'CR_2005 602.2a, CR_2009 802.2a, CR_2013 508.5a: A defending player always means one of them; where there are several, the controller of the ability chooses.',
    'CR_2018: In a multiplayer game a defending player is always one of them, found for each attacking creature by itself.',
  ],
  '508.7b':
    "CR_2018 508.7b: Restrictions, requirements and costs of attacking don't apply when an effect changes what a creature is attacking.",
  '508.7c': [
    "CR_2018 508.7c: An effect can change what a creature is attacking only to an opponent of its controller or such an opponent's planeswalker.",
    "CR_2023: An effect can change what a creature is attacking only to an opponent of its controller, such an opponent's planeswalker or a battle that such an opponent protects.",
  ],
  '508.7d': [
    'CR_2018 508.7d: Unless several players may be attacked, an attack can be changed only to the one defending player or their planeswalkers.',
    'CR_2023: Unless several players may be attacked, an attack can be changed only to the one defending player, their planeswalkers or the battles that they protect.',
  ],
  '508.7e': [
    "CR_2018 508.7e: With limited ranges an attack can be changed only to what is within range of the attacking creature's controller.",
    "CR_2023: With limited ranges an attack can be changed only to what is within range of the attacking creature's controller, and to a battle only if its protector is, too.",
  ],
  '509.1':
    'CR_2005 309.2, CR_2009 509.1: The defending player declares blockers once, as the declare blockers step begins.',
  '509.1a': [
    'CR_2005 309.2a: The defending player chooses untapped creatures to block, each of them one creature that attacks that player.',
    'CR_2008, CR_2009 509.1a: The defending player chooses untapped creatures to block, each of them one creature that attacks that player or a planeswalker of theirs.',
    'CR_2023: The defending player chooses untapped creatures to block, each of them one creature that attacks that player, a planeswalker of theirs or a battle that they protect.',
  ],
  '509.1b':
    "CR_2005 500.3, CR_2009 509.1b: A block that disobeys any restriction is illegal, those from the attackers' evasion abilities included.",
  '509.1c':
    'CR_2005 500.3, CR_2009 509.1c: A block must obey as many requirements as can be obeyed without disobeying a restriction; nobody has to pay a cost for it.',
  '509.1d':
    'CR_2005 309.2b, CR_2009 509.1d: A defending player determines the total cost of blocking with the creatures declared, which is then locked in.',
  '509.1f': 'CR_2005 309.2d, CR_2009 509.1f: A defending player pays the costs of blocking, all of them, in any order.',
  '509.3c':
    'CR_2005 410.9a, CR_2006 410.9c, CR_2009 509.4c, CR_2018 509.5c, CR_2026 509.3c: An ability about a creature that becomes blocked triggers once in a combat, however many creatures block it.',
  '509.3d':
    'CR_2005 410.9c, CR_2006 410.9d, CR_2009 509.4d, CR_2018 509.5d, CR_2026 509.3d: An ability about a creature that becomes blocked by a creature triggers once for each creature that blocks it.',
  '510.1a':
    'CR_2005 310.2a, CR_2009 510.1a: A creature assigns combat damage equal to its power, and none if that is 0 or less.',
  '510.1b': [
    'CR_2005 310.2b: An unblocked creature deals its combat damage to the player that it attacks.',
    'CR_2008, CR_2009 510.1b: An unblocked creature deals its combat damage to the player or planeswalker that it attacks, and none if it attacks nothing.',
    'CR_2023: An unblocked creature deals its combat damage to the player, planeswalker or battle that it attacks, and none if it attacks nothing.',
  ],
  '514.2':
    'CR_2005 314.2, CR_2009 514.2: In the cleanup step damage is removed, and effects that last until end of turn end.',
} satisfies Chapter;
