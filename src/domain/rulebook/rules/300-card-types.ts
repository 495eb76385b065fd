import type { Chapter } from './written-rule.js';

export const cardTypes = {
  '302.6': [
    "CR_2005 212.3d, CR_2008 212.3f: A creature can't attack, nor use an ability that taps it as a cost, unless its controller has had it since their turn began.",
    "CR_2009 302.6: A creature can't attack, nor use an ability that taps or untaps it as a cost, unless its controller has had it since their turn began.",
  ],
  '303.4a': 'CR_2005 212.4e, CR_2009 303.4a: An Aura spell needs a target, which its enchant ability limits.',
  '303.4c':
    "CR_2005 212.4f, CR_2009 303.4b, CR_2013 303.4c: An Aura on something that it can't enchant, or whose enchanted object or player is gone, goes to its owner's graveyard.",
  '306.6': 'CR_2008 212.9e, CR_2009 306.6: A planeswalker may be what a creature attacks.',
  '306.7': [
    "CR_2008 212.9g, CR_2009 306.8, CR_2013 306.7: Noncombat damage that a player's source would deal to an opponent can be dealt to a planeswalker of that opponent instead.",
    'CR_2023: Noncombat damage to a player can no longer be moved to their planeswalker; that rule was removed in 2018.',
  ],
  '307.1':
    "CR_2005 212.7a, CR_2009 307.1: A sorcery is cast in a main phase of one's own turn, with priority and an empty stack.",
  '307.5':
    "CR_2005 212.7e, CR_2009 307.5: An action allowed only when a sorcery could be cast needs priority, a main phase of one's own turn and an empty stack.",
  '310.5': 'CR_2023 310.5: Creatures can attack battles.',
  '310.9': 'CR_2023 310.8, CR_2026 310.9: Every battle has a player who protects it.',
  '310.9a':
    "CR_2023 310.8a, CR_2026 310.9a: A battle's controller chooses its protector as it enters the battlefield, among those whom its type allows.",
  '310.9b':
    "CR_2023 310.8b, CR_2026 310.9b: A battle's protector can't attack it; anybody else can for whom the protector is a defending player, its controller included.",
  '310.9c': 'CR_2023 310.8c, CR_2026 310.9c: Only creatures of its protector can block what attacks a battle.',
  '310.9d':
    'CR_2023 310.8d, CR_2026 310.9d: The defending player of an attacked battle is its protector, not its controller.',
  '310.9e': 'CR_2023 310.8e, CR_2026 310.9e: The player whom a rule or effect says protects a battle is its protector.',
  '310.9f': 'CR_2023 310.8f, CR_2026 310.9f: A battle has one protector at a time.',
  '310.9g':
    'CR_2023 310.8g, CR_2026 310.9g: A battle keeps its protector when it stops being a battle or becomes a copy of another one.',
  '310.11':
    "CR_2023 310.10, CR_2026 310.11: A battle without a protector, or with one that it can't have, that isn't being attacked gets a new one from its controller, or goes to the graveyard if there is nobody.",
  '310.12a':
    'CR_2023 310.11a, CR_2026 310.12a: The protector of a Siege is an opponent of its controller, chosen as it enters the battlefield.',
  '311.5':
    'CR_2013 309.5, CR_2023 311.5: Face-up planes are controlled by the planar controller, as a rule the active player; before a planar controller leaves, the next player in turn order takes over.',
} satisfies Chapter;
