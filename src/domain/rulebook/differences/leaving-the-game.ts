import { difference, type Difference } from './difference.js';

export const departures: readonly Difference[] = [
  difference('800.4a', 'What a departed player still controls', {
    CR_2005: 'It leaves the game, too.',
    CR_2006: 'It goes to the removed-from-the-game zone, as exile was called then.',
    CR_2009: null,
  }),
  difference('800.4n', 'Cards of a departed player in the ante zone', {
    CR_2005: 'They leave the game with everything else that the player owns.',
    CR_2009: null,
  }),
  difference('800.4a', 'Card spells of a departed player', {
    CR_2005: 'All spells that the player controls cease to exist, also those of other owners that are cards.',
    CR_2013: null,
  }),
  difference('800.4a', 'Priority of a departed player', {
    CR_2005: 'Nothing is said about who gets the priority that the player had.',
    CR_2008: null,
  }),
  difference('800.4a', 'Control of players by a departed player', {
    CR_2005: 'Only effects that give control of objects are said to end.',
    CR_2013: null,
  }),
  difference('800.4a', 'Combat damage on the stack', {
    CR_2005: 'Combat damage uses the stack, and damage already on it is dealt although a player has left.',
    CR_2009: null,
  }),
  difference('704.5d', 'Tokens that are phased out', {
    CR_2005: 'They cease to exist as state-based actions are performed.',
    CR_2018: null,
  }),
  difference('111.2', 'Tokens of a departed player', {
    CR_2005:
      'A token belongs to whoever controlled the effect that made it, so it leaves with that player even if somebody else controls it.',
    CR_2009: null,
  }),
  difference('800.4b', "Objects that would come under a departed player's control", {
    CR_2005:
      'The rule covers only changes of control of objects and new tokens, not control of players or objects that would enter the battlefield or the stack.',
    CR_2013: 'The rule does not cover objects that would enter the battlefield or the stack.',
    CR_2018: null,
  }),
  difference('800.4c', 'Objects that would return to a departed player', {
    CR_2005: 'There is no such rule: the player who controls the object keeps it.',
    CR_2013:
      "The player who controls an object by default is the one under whose control it entered, so a permanent whose spell was taken over isn't covered.",
    CR_2023: null,
  }),
  difference('800.4d', 'Objects of a departed owner that would change zones', {
    CR_2005: 'Any such object leaves the game instead, an ability that would go onto the stack included.',
    CR_2009: null,
  }),
  difference('800.4e', 'Combat damage to a departed player', {
    CR_2005: 'Nothing is said about it.',
    CR_2009: "The damage isn't dealt, though it may be assigned.",
    CR_2013: null,
  }),
  difference('800.4f', 'Costs asked of a departed player', { CR_2005: 'Nothing is said about them.', CR_2023: null }),
  difference('800.4h', 'Choices that a rule asks of a departed player', {
    CR_2005: 'Nothing is said about them.',
    CR_2018: null,
  }),
  difference('800.4i', 'Information about departed players', {
    CR_2005: 'Nothing is said about it.',
    CR_2008: 'Last known information is used; the rule does not cover what departed players did.',
    CR_2023: 'What departed players did counts without a time limit, even for their last turn.',
    CR_2026: null,
  }),
  difference('800.4j', 'A turn whose player leaves', { CR_2005: 'Nothing is said about it.', CR_2008: null }),
  difference('800.4k', 'The next turn of a departed player', { CR_2005: 'Nothing is said about it.', CR_2018: null }),
  difference('800.4m', "Effects that last until a departed player's next turn", {
    CR_2005: 'Nothing is said about when they end.',
    CR_2013: null,
  }),
  difference('800.5', 'Seats', { CR_2005: 'Only the variants say how players are seated.', CR_2023: null }),
  difference('800.6', 'The first mulligan', {
    CR_2005: 'No mulligan is free.',
    CR_2006: 'Only in Two-Headed Giant does the first one give seven cards again.',
    CR_2008: 'The first one gives seven cards again, each further one a card less.',
    CR_2018: 'The first one gives as many cards as before, each further one a card less.',
    CR_2023: null,
  }),
  difference('800.7 CR_2013', "Winning by an effect where ranges aren't limited", {
    CR_2013: "All opponents of the player lose; the player doesn't win by the effect itself.",
    CR_2018: null,
  }),
  difference('732.3', 'Loops that players may end', {
    CR_2005: 'The numbers of repetitions that the players name decide who ends the loop.',
    CR_2009: 'Only the active player has to end it.',
    CR_2013: null,
  }),
];
