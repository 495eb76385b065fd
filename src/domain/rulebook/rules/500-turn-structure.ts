import { newestOnly, recorded, type Chapter } from '../rule-entry.js';

export const turnStructure = {
  '500.7': {
    numbers: recorded({ CR_2008: '300.6', CR_2018: '500.7', CR_2023: '500.7', CR_2026: '500.7' }),
    summary:
      'Extra turns come right after the turn that they are added to, one at a time, those of several players in APNAP order; the one added last is taken first.',
  },
  '506.2': {
    numbers: recorded({ CR_2008: '306.2', CR_2018: '506.2', CR_2023: '506.2', CR_2026: '506.2' }),
    summary: {
      CR_2008:
        'The active player is the attacking player; the defending player and their planeswalkers can be attacked.',
      CR_2023:
        'The active player is the attacking player; the defending player, their planeswalkers and the battles that they protect can be attacked.',
    },
  },
  '506.2a': {
    numbers: recorded({ CR_2008: '306.2', CR_2018: '506.2a', CR_2023: '506.2a', CR_2026: '506.2a' }),
    summary:
      'Unless all opponents are defending players, the attacking player of a multiplayer game chooses one of them as combat begins.',
  },
  '506.2b': {
    numbers: newestOnly('506.2b'),
    summary: 'With shared team turns the active team attacks and the other team defends.',
  },
  '506.3': {
    numbers: recorded({ CR_2008: '306.3', CR_2026: '506.3' }),
    summary: {
      CR_2008: 'Only creatures attack and block; only players and planeswalkers are attacked.',
      CR_2023: 'Only creatures attack and block; only players, planeswalkers and battles are attacked.',
    },
  },
  '506.4': {
    numbers: recorded({ CR_2008: '306.4', CR_2018: '506.4', CR_2023: '506.4', CR_2026: '506.4' }),
    summary: {
      CR_2008:
        'A permanent leaves combat when it leaves the battlefield or changes controller, or stops being what it attacks, blocks or is attacked as.',
      CR_2023:
        'A permanent leaves combat when it leaves the battlefield, changes controller or protector, or stops being what it attacks, blocks or is attacked as.',
    },
  },
  '506.4c': {
    numbers: recorded({ CR_2008: '306.4c', CR_2018: '506.4c', CR_2023: '506.4c', CR_2026: '506.4c' }),
    summary: {
      CR_2008:
        'A creature whose attacked planeswalker is removed from combat goes on attacking, but attacks nothing and deals no combat damage unblocked.',
      CR_2023:
        'A creature whose attacked planeswalker or battle is removed from combat goes on attacking, but attacks nothing and deals no combat damage unblocked.',
    },
  },
  '506.5': {
    numbers: newestOnly('506.5'),
    summary: 'A creature attacks or blocks alone if it is the only one of its combat that is declared to do so.',
  },
  '507.1': {
    numbers: recorded({ CR_2008: '306.2', CR_2018: '507.1', CR_2023: '507.1', CR_2026: '507.1' }),
    summary:
      'As combat begins, the active player of a multiplayer game chooses one opponent to be the defending player, unless all of them are.',
  },
  '508.1': {
    numbers: newestOnly('508.1'),
    summary: 'The active player declares attackers once, as the declare attackers step begins.',
  },
  '508.1a': {
    numbers: recorded({ CR_2008: '308.2a', CR_2026: '508.1a' }),
    summary:
      'Attackers are chosen among untapped creatures that have haste or that the active player has controlled since the turn began.',
  },
  '508.1b': {
    numbers: recorded({ CR_2008: '308.2a', CR_2018: '508.1b', CR_2023: '508.1b', CR_2026: '508.1b' }),
    summary: {
      CR_2008:
        'The active player says for each attacker which player or planeswalker it attacks, where there is a choice.',
      CR_2023:
        'The active player says for each attacker which player, planeswalker or battle it attacks, where there is a choice.',
    },
  },
  '508.1c': {
    numbers: newestOnly('508.1c'),
    summary: 'An attack that disobeys any restriction is illegal.',
  },
  '508.1d': {
    numbers: newestOnly('508.1d'),
    summary:
      'An attack must obey as many requirements as can be obeyed without disobeying a restriction; nobody has to pay a cost for it.',
  },
  '508.1e': {
    numbers: newestOnly('508.1e'),
    summary: 'Attackers with banding may be declared to attack in bands.',
  },
  '508.1f': {
    numbers: newestOnly('508.1f'),
    summary: 'Attacking creatures become tapped.',
  },
  '508.3a': {
    numbers: newestOnly('508.3a'),
    summary:
      'An ability about a creature that attacks triggers when the creature is declared as an attacker, not when it is put onto the battlefield attacking.',
  },
  '508.4': {
    numbers: recorded({ CR_2008: '308.4', CR_2018: '508.4', CR_2023: '508.4', CR_2026: '508.4' }),
    summary: {
      CR_2008:
        'The controller of a creature that is put onto the battlefield attacking chooses which defending player or planeswalker it attacks.',
      CR_2023:
        'The controller of a creature that is put onto the battlefield attacking chooses which defending player, planeswalker or battle it attacks.',
    },
  },
  '508.5': {
    numbers: recorded({ CR_2008: '602.2a', CR_2018: '508.5', CR_2023: '508.5', CR_2026: '508.5' }),
    summary: {
      CR_2008:
        'A defending player always means one of them, usually the player whom the creature in question is attacking.',
      CR_2018:
        "An attacking creature's defending player is the one whom it attacks or whose planeswalker it attacks, or the last such if it is no longer attacking.",
      CR_2023:
        "An attacking creature's defending player is the one whom it attacks, who controls the planeswalker or who protects the battle, or the last such if it is no longer attacking.",
    },
  },
  '508.5a': {
    numbers: recorded({ CR_2008: '602.2a', CR_2018: '508.5a', CR_2023: '508.5a', CR_2026: '508.5a' }),
    summary: {
      CR_2008:
        'A defending player always means one of them; where there are several, the controller of the ability chooses.',
      CR_2018:
        'In a multiplayer game a defending player is always one of them, found for each attacking creature by itself.',
    },
  },
  '508.7c': {
    numbers: recorded({ CR_2008: null, CR_2018: '508.7c', CR_2023: '508.7c', CR_2026: '508.7c' }),
    summary: {
      CR_2018:
        "A creature's attack can be turned only to an opponent of its controller or such an opponent's planeswalker.",
      CR_2023:
        "A creature's attack can be turned only to an opponent of its controller, such an opponent's planeswalker or a battle that such an opponent protects.",
    },
  },
  '508.7d': {
    numbers: recorded({ CR_2008: null, CR_2018: '508.7d', CR_2023: '508.7d', CR_2026: '508.7d' }),
    summary: {
      CR_2018:
        'Unless several players may be attacked, an attack can be turned only within the one defending player and their planeswalkers.',
      CR_2023:
        'Unless several players may be attacked, an attack can be turned only within the one defending player, their planeswalkers and the battles that they protect.',
    },
  },
  '508.7e': {
    numbers: recorded({ CR_2013: null, CR_2018: '508.7e', CR_2023: '508.7e', CR_2026: '508.7e' }),
    summary: {
      CR_2018:
        "With limited ranges an attack can be turned only to what is within range of the attacking creature's controller.",
      CR_2023:
        "With limited ranges an attack can be turned only to what is within range of the attacking creature's controller, and to a battle only if its protector is, too.",
    },
  },
  '509.1': {
    numbers: newestOnly('509.1'),
    summary: 'The defending player declares blockers once, as the declare blockers step begins.',
  },
  '509.1a': {
    numbers: recorded({ CR_2008: '309.2a', CR_2018: '509.1a', CR_2023: '509.1a', CR_2026: '509.1a' }),
    summary: {
      CR_2008:
        'The defending player chooses untapped creatures to block, each of them one creature that attacks that player or a planeswalker of theirs.',
      CR_2023:
        'The defending player chooses untapped creatures to block, each of them one creature that attacks that player, a planeswalker of theirs or a battle that they protect.',
    },
  },
  '509.1b': {
    numbers: newestOnly('509.1b'),
    summary: "A block that disobeys any restriction is illegal, those from the attackers' evasion abilities included.",
  },
  '509.1c': {
    numbers: newestOnly('509.1c'),
    summary:
      'A block must obey as many requirements as can be obeyed without disobeying a restriction; nobody has to pay a cost for it.',
  },
  '509.3c': {
    numbers: newestOnly('509.3c'),
    summary:
      'An ability about a creature that becomes blocked triggers once in a combat, however many creatures block it.',
  },
  '509.3d': {
    numbers: newestOnly('509.3d'),
    summary:
      'An ability about a creature that becomes blocked by a creature triggers once for each creature that blocks it.',
  },
  '510.1b': {
    numbers: recorded({ CR_2008: '310.2b', CR_2018: '510.1b', CR_2023: '510.1b', CR_2026: '510.1b' }),
    summary: {
      CR_2008:
        'An unblocked creature deals its combat damage to the player or planeswalker that it attacks, and none if it attacks nothing.',
      CR_2023:
        'An unblocked creature deals its combat damage to the player, planeswalker or battle that it attacks, and none if it attacks nothing.',
    },
  },
} satisfies Chapter;
