import type { Chapter } from './written-rule.js';

export const attackMultiplePlayers = {
  '802.1':
    'CR_2005 602.1, CR_2009 802.1: With this option the active player may attack several players in one combat, or still just one.',
  '802.2':
    'CR_2005 602.2, CR_2009 802.2: No single defending player is chosen: all opponents of the attacking player are defending players.',
  '802.2a': [
    'CR_2005 602.2a, CR_2009 802.2a: A defending player always means one of them, usually the player whom the creature in question is attacking; where there are several, the controller of the ability chooses.',
    'CR_2013: A defending player always means one of them: for an attacking creature the player whom it attacked, or whose planeswalker it attacked, when it became an attacker; where there are several, whoever controls the effect chooses.',
    'CR_2018: A defending player always means one of them: for an attacking creature the player whom it attacks or whose planeswalker it attacks, or the last such if it was removed from combat; where there are several, whoever controls the effect chooses.',
    'CR_2023: A defending player always means one of them: for an attacking creature the player whom it attacks, who controls the planeswalker or who protects the battle, or the last such if it was removed from combat; where there are several, whoever controls the effect chooses.',
  ],
  '802.3': [
    'CR_2005 602.3: The attacking player says for each attacker which defending player it attacks.',
    'CR_2009 802.3: The attacking player says for each attacker which defending player, or whose planeswalker, it attacks.',
    'CR_2023: The attacking player says for each attacker which defending player, planeswalker of theirs or battle that they protect it attacks.',
  ],
  '802.3a':
    'CR_2005 602.3a, CR_2009 802.3a: Restrictions and requirements about attacking one player look only at the creatures that attack that player; all others look at the attack as a whole.',
  '802.3b': 'CR_2005 602.3b, CR_2009 802.3b: The creatures of one band all attack the same player.',
  '802.4':
    'CR_2005 602.4, CR_2009 802.4: When several players have to defend, they declare blockers in APNAP order, each of them completely before the next.',
  '802.4a': [
    'CR_2005 602.4a: A defending player blocks only with their own creatures and only creatures that attack them.',
    'CR_2009 802.4a: A defending player blocks only with their own creatures and only creatures that attack them or a planeswalker of theirs.',
    'CR_2023: A defending player blocks only with their own creatures and only creatures that attack them, a planeswalker of theirs or a battle that they protect.',
  ],
  '802.4b':
    "CR_2005 602.4b, CR_2009 802.4b: Whether a defending player's blocks are legal is judged regardless of creatures that attack other players and of other players' blockers.",
  '802.5 CR_2023':
    'CR_2009 802.5, CR_2026 gone: After blocks each defending player in APNAP order announces, for each of their creatures that blocks several attackers, in which order it will deal them damage.',
  '802.5': 'CR_2005 602.5, CR_2009 802.6, CR_2026 802.5: The players assign combat damage in APNAP order.',
} satisfies Chapter;
