import type { Difference } from './difference.js';

export const departures: readonly Difference[] = [
  {
    topic: 'What a departed player still controls',
    rule: '800.4a',
    otherwise: {
      CR_2005: 'It leaves the game, too.',
      CR_2006: 'It goes to the removed-from-the-game zone, as exile was called then.',
      CR_2009: null,
    },
  },
  {
    topic: 'Cards of a departed player in the ante zone',
    rule: '800.4n',
    otherwise: { CR_2005: 'They leave the game with everything else that the player owns.', CR_2009: null },
  },
  {
    topic: 'Card spells of a departed player',
    rule: '800.4a',
    otherwise: {
      CR_2005: 'All spells that the player controls cease to exist, also those of other owners that are cards.',
      CR_2013: null,
    },
  },
  {
    topic: 'Priority of a departed player',
    rule: '800.4a',
    otherwise: { CR_2005: 'Nothing is said about who gets the priority that the player had.', CR_2008: null },
  },
  {
    topic: 'Control of players by a departed player',
    rule: '800.4a',
    otherwise: { CR_2005: 'Only effects that give control of objects are said to end.', CR_2013: null },
  },
  {
    topic: 'Combat damage on the stack',
    rule: '800.4a',
    otherwise: {
      CR_2005: 'Combat damage uses the stack, and damage already on it is dealt although a player has left.',
      CR_2009: null,
    },
  },
  {
    topic: 'Tokens of a departed player',
    rule: '111.2',
    otherwise: {
      CR_2005:
        'A token belongs to whoever controlled the effect that made it, so it leaves with that player even if somebody else controls it.',
      CR_2009: null,
    },
  },
  {
    topic: "Objects that would come under a departed player's control",
    rule: '800.4b',
    otherwise: {
      CR_2005:
        'Only changes of control of objects and new tokens are spoken of, not control of players and not objects that would enter the battlefield or the stack.',
      CR_2013: 'Objects that would enter the battlefield or the stack are not spoken of.',
      CR_2018: null,
    },
  },
  {
    topic: 'Objects that would return to a departed player',
    rule: '800.4c',
    otherwise: {
      CR_2005: 'There is no such rule: the player who controls the object keeps it.',
      CR_2013:
        "The player who controls an object by default is the one under whose control it entered, so a permanent whose spell was taken over isn't covered.",
      CR_2023: null,
    },
  },
  {
    topic: 'Objects of a departed owner that would change zones',
    rule: '800.4d',
    otherwise: {
      CR_2005: 'Any such object leaves the game instead, an ability that would go onto the stack included.',
      CR_2009: null,
    },
  },
  {
    topic: 'Combat damage to a departed player',
    rule: '800.4e',
    otherwise: {
      CR_2005: 'Nothing is said about it.',
      CR_2009: "The damage isn't dealt, though it may be assigned.",
      CR_2013: null,
    },
  },
  {
    topic: 'Costs asked of a departed player',
    rule: '800.4f',
    otherwise: { CR_2005: 'Nothing is said about them.', CR_2023: null },
  },
  {
    topic: 'Choices that a rule asks of a departed player',
    rule: '800.4h',
    otherwise: { CR_2005: 'Nothing is said about them.', CR_2018: null },
  },
  {
    topic: 'Information about departed players',
    rule: '800.4i',
    otherwise: {
      CR_2005: 'Nothing is said about it.',
      CR_2008: 'Last known information is used; what departed players did is not spoken of.',
      CR_2023: 'What departed players did is found without a limit for their last turn.',
      CR_2026: null,
    },
  },
  {
    topic: 'A turn whose player leaves',
    rule: '800.4j',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2008: null },
  },
  {
    topic: 'The next turn of a departed player',
    rule: '800.4k',
    otherwise: { CR_2005: 'Nothing is said about it.', CR_2018: null },
  },
  {
    topic: "Effects that last until a departed player's next turn",
    rule: '800.4m',
    otherwise: { CR_2005: 'Nothing is said about when they end.', CR_2013: null },
  },
  {
    topic: 'Seats',
    rule: '800.5',
    otherwise: { CR_2005: 'Only the variants say how players are seated.', CR_2023: null },
  },
  {
    topic: 'The first mulligan',
    rule: '800.6',
    otherwise: {
      CR_2005: 'No mulligan is free.',
      CR_2008: 'The first one gives seven cards again, each further one a card less.',
      CR_2018: 'The first one gives as many cards as before, each further one a card less.',
      CR_2023: null,
    },
  },
  {
    topic: "Winning by an effect where ranges aren't limited",
    rule: '800.7 CR_2013',
    otherwise: {
      CR_2013: "All opponents of the player lose; the player doesn't win by the effect itself.",
      CR_2018: null,
    },
  },
];
