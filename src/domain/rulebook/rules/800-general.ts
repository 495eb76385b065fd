import type { Chapter } from './written-rule.js';

export const general = {
  '800.1':
    'CR_2005 600.1, CR_2009 800.1: A game that begins with three players or more is a multiplayer game, and this chapter has additional rules for such games.',
  '800.2':
    'CR_2005 600.2, CR_2009 800.2: One game may combine several options, but it is played as one variant at most.',
  '800.3':
    'CR_2005 600.3, CR_2009 800.3: Multiplayer tournaments follow further rules, on building decks among them, that stand in their own documents.',
  '800.4': 'CR_2005 600.4, CR_2009 800.4: A multiplayer game goes on after players have left it, unlike a game of two.',
  '800.4a': [
    'CR_2005 600.4a: As soon as a player leaves, what they own leaves with them, their spells and abilities cease to exist and effects that give them control of objects end; what they still control leaves too, but combat damage on the stack stays.',
    'CR_2006: As soon as a player leaves, what they own leaves with them, their spells and abilities cease to exist and effects that give them control of objects end; what they still control is removed from the game, but combat damage on the stack stays.',
    'CR_2008: As soon as a player leaves, what they own leaves with them, their spells and abilities cease to exist and effects that give them control of objects end; what they still control is removed from the game, combat damage on the stack stays, and priority that they had passes on.',
    'CR_2009 800.4a: As soon as a player leaves, what they own leaves with them, their spells and abilities cease to exist and effects that give them control of objects end; what they still control is exiled, and priority that they had passes on.',
    'CR_2013: As soon as a player leaves, what they own leaves with them and effects that give them control of objects or players end; then what they control on the stack without a card ceases to exist, and what they still control is exiled. Priority that they had passes on.',
  ],
  '800.4b': [
    "CR_2005 600.4b, CR_2009 800.4b: Control of an object can't pass to a player who has left, and no token is made under such a player's control.",
    "CR_2013: Control of an object or of a player can't pass to somebody who has left, and no token is made under such a player's control.",
    "CR_2018: Nothing comes under a departed player's control: control of objects and players doesn't pass to them, no token is made for them, and an object that would enter the battlefield or the stack under their control stays where it is.",
  ],
  '800.4c':
    'CR_2013 800.4c: When the last effect that gave a remaining player control of an object ends and the player who controls it by default has left, the object is exiled at once.',
  '800.4d': [
    'CR_2005 600.4c: An object or ability of a player who has left leaves the game instead of being put into any zone or onto the stack.',
    "CR_2009 800.4c, CR_2013 800.4d: An object that a departed player would own isn't created, and a triggered ability that such a player would control isn't put onto the stack.",
  ],
  '800.4e': [
    "CR_2009 800.4d: Combat damage that would be dealt to a player who has left isn't dealt.",
    'CR_2013 800.4e: No combat damage is assigned to a player who has left.',
  ],
  '800.4f':
    'CR_2023 800.4f: A required cost that an object asks a departed player to pay stays unpaid, and so does an optional one.',
  '800.4g': [
    "CR_2005 600.4d, CR_2009 800.4e, CR_2013 800.4f: A choice that an object asks of a departed player goes to another player of its controller's choosing, to another opponent if it was an opponent's choice and there is one.",
    "CR_2023 800.4g: A choice other than about a payment that an object asks of a departed player goes to another player of its controller's choosing, to another opponent if it was an opponent's choice and there is one.",
  ],
  '800.4h':
    'CR_2018 800.4g, CR_2023 800.4h: A choice that a rule asks of a departed player is made by the next player in turn order.',
  '800.4i': [
    'CR_2008 600.4e, CR_2009 800.4f, CR_2013 800.4g, CR_2018 800.4h: An effect that needs information about a departed player uses last known information.',
    'CR_2023 800.4i: An effect that needs information about a departed player uses last known information, and what such players did in the game still counts.',
    'CR_2026: An effect that needs information about a departed player uses last known information, and what such players did still counts; what they did in their last turn counts only until their next turn would have begun.',
  ],
  '800.4j':
    'CR_2008 600.4f, CR_2009 800.4g, CR_2013 800.4h, CR_2018 800.4i, CR_2023 800.4j: A turn whose player leaves runs to its end without an active player; where that player would get priority the next one in turn order does, or the game moves on.',
  '800.4k': "CR_2018 800.4j, CR_2023 800.4k: The turn of a player who has left doesn't begin.",
  '800.4m':
    "CR_2013 800.4i, CR_2018 800.4k, CR_2023 800.4m: An effect that lasts until a departed player's next turn, or until a point in it, lasts until that turn would have begun.",
  '800.4n':
    'CR_2009 800.4h, CR_2013 800.4j, CR_2018 800.4m, CR_2023 800.4n: Cards in the ante zone stay in the game when their owner leaves it.',
  '800.4p':
    'CR_2013 800.4k, CR_2018 800.4n, CR_2023 800.4p: Before the planar controller leaves a Planechase game, the next player in turn order who stays takes over that role.',
  '800.5':
    'CR_2023 800.5: Seats are taken in any way that the players agree on, unless an option or a variant says how.',
  '800.6': [
    "CR_2008 600.5, CR_2009 800.5: A player's first mulligan in a multiplayer game is free: the new hand has seven cards again, not six.",
    "CR_2018: A player's first mulligan in a multiplayer game is free: the new hand has as many cards as the one before.",
    "CR_2023 800.6: A player's first mulligan in a multiplayer game is free: it isn't counted when cards go to the bottom or when mulligans run out.",
  ],
  '800.7':
    'CR_2013 800.6, CR_2023 800.7: Whoever starts a multiplayer game draws in their first turn; only in Two-Headed Giant does the starting team skip that draw step.',
  '800.7 CR_2013':
    "CR_2013 800.7, CR_2018 gone: Where ranges aren't limited, an effect by which a player wins makes all of that player's opponents lose instead.",
} satisfies Chapter;
