import { arrows } from '../arrows.js';

/** Reads sentences and what they mean, an arrow between them. */
const pairsIn = (text: string) => arrows(text).map(([sentence, means = '']) => [sentence, means] as const);

/** Sentences of our own with the name NAME, and what they were understood to mean at a table where Ann controls them. */
export const read = pairsIn(`
As long as seven or more cards are in your graveyard, NAME has flying.
  → NAME is given flying while the number of cards in the graveyard of Ann is at least 7.
NAME can't block unless you have no cards in hand.
  → NAME may not block unless the number of cards in the hand of Ann is 0.
NAME gets +1/+1 for each card in your hand. → NAME has +1/+1 times the number of cards in the hand of Ann.
Creatures you control get +X/+0, where X is your devotion to red and white plus the number of opponents you have.
  → Creatures that Ann controls have +X/+0, where X is the devotion of Ann to red and white plus the number of opponents of Ann.
NAME's power and toughness are each equal to the number of creature cards in all graveyards.
  → The power and the toughness of NAME are each the number of cards in the graveyards of all players that are creatures.
NAME's power is equal to the number of card types among cards in your opponents' graveyards.
  → The power of NAME is the number of card types among the cards in the graveyards of the opponents of Ann.
NAME's toughness is equal to your life total. → The toughness of NAME is the life total of Ann.
Enchanted creature gets -1/-1 for each -1/-1 counter on it.
  → The ox has -1/-1 times the number of -1/-1 counters on the ox.
As long as your devotion to green and blue is less than seven, NAME isn't a creature.
  → NAME lacks the type creature while the devotion of Ann to green and blue is at most 6.
You control enchanted creature. → Ann has control of the ox.
Each creature you control with a +1/+1 counter on it has menace.
  → Creatures that Ann controls with +1/+1 counters are given menace.
Creatures without counters on them can't attack you. → Creatures without counters may not attack Ann.
NAME can't attack unless it has three or more oil counters on it.
  → NAME may not attack unless NAME has 3 or more oil counters.
As long as there are no first strike counters on NAME, it can't block.
  → NAME may not block while NAME lacks first strike counters.
Equipment you control have "Equipped creature can't be blocked."
  → Equipment permanents that Ann controls each have this ability: "no creature may block what it is attached to".
Modified creatures you control have menace. → Modified creatures that Ann controls are given menace.
As long as NAME isn't modified, it can't block. → NAME may not block while NAME is non-modified.
NAME can't be blocked as long as it's modified. → No creature may block NAME while NAME is modified.
Historic permanents you control have hexproof. → Historic permanents that Ann controls are given hexproof.
Your opponents can't block with creatures with even mana values.
  → Creatures of even mana value that an opponent of Ann controls may not block.
Creatures with odd converted mana costs can't attack. → Creatures of odd mana value may not attack.
NAME can't be blocked by creatures with mana value 3 or greater.
  → Creatures of mana value at least 3 may not block NAME.
As long as you control a creature with mana value 5 or greater, NAME can't block.
  → NAME may not block while Ann controls one or more creatures of mana value at least 5.
Creatures with mana value 2 can't attack you. → Creatures of mana value exactly 2 may not attack Ann.
NAME can't be blocked by creatures the monarch controls. → Creatures that the monarch controls may not block NAME.
Goaded creatures your opponents control can't block.
  → Goaded creatures that an opponent of Ann controls may not block.
NAME can't be blocked as long as it's goaded. → No creature may block NAME while NAME is goaded.
NAME can't attack during extra turns. → NAME may not attack while the turn is an extra turn.
During extra turns, creatures can't attack you. → Creatures may not attack Ann while the turn is an extra turn.
NAME can't attack a player it has already attacked this turn. → NAME may attack each player once a turn.
Creatures your opponents control attack each combat if able and attack a player other than you if able.
  → Creatures that an opponent of Ann controls have to attack in each combat if able. Creatures that an opponent of Ann controls have to attack a player other than Ann in each combat if able.
NAME can't attack or block unless there are eight or more permanent cards in your graveyard.
  → NAME may not attack unless the number of cards in the graveyard of Ann that are permanent cards is at least 8. NAME may not block unless the number of cards in the graveyard of Ann that are permanent cards is at least 8.
NAME can't attack unless there are three or more Lesson cards in your graveyard.
  → NAME may not attack unless the number of cards in the graveyard of Ann that are Lesson cards is at least 3.
Enchanted creature can't attack or block unless its controller pays {1} for each card in your hand.
  → The ox may not attack unless its controller pays {X}, where X is the number of cards in the hand of Ann. The ox may not block unless its controller pays {X}, where X is the number of cards in the hand of Ann.
NAME can't attack unless you pay {1} for each +1/+1 counter on it.
  → NAME may not attack unless its controller pays {X}, where X is the number of +1/+1 counters on NAME.
NAME has hexproof unless it's attacking or blocking.
  → NAME is given hexproof unless NAME is attacking or blocking.
Face-down creatures can't attack you. → Face-down creatures may not attack Ann.
Creatures you don't own can't attack you. → Creatures that Ann does not own may not attack Ann.
Creatures you own but don't control can't block.
  → Creatures that Ann owns that Ann does not control may not block.
NAME can block an additional creature each combat for each Equipment attached to NAME.
  → NAME may block more attackers, by the number of Equipment permanents attached to NAME, than usual in each combat.
NAME can't attack or block. → NAME may not attack. NAME may not block.
As long as you control your commander, NAME gets +2/+2 and other creatures you control get +1/+1 and have flying.
  → NAME has +2/+2 while Ann controls one or more commanders that Ann owns. Creatures that Ann controls other than NAME have +1/+1 while Ann controls one or more commanders that Ann owns. Creatures that Ann controls other than NAME are given flying while Ann controls one or more commanders that Ann owns.
Other creatures you control get +1/+1 and NAME has flying and can't be blocked.
  → Creatures that Ann controls other than NAME have +1/+1. NAME is given flying. No creature may block NAME.
NAME can't attack or block alone. → NAME may attack only together with others. NAME may block only together with others.
Creatures can't attack you or planeswalkers you control.
  → Creatures may not attack Ann or planeswalkers that Ann controls.
Kobolds your opponents control can't attack you. → Kobold creatures that an opponent of Ann controls may not attack Ann.
Nonblack creatures can't attack you unless their controller pays {3} for each of those creatures.
  → Nonblack creatures may not attack Ann unless their controller pays {3} for each of them.
NAME can't attack unless you sacrifice two Swamps.
  → NAME may not attack unless its controller pays this: sacrifice two Swamps.
NAME can't attack unless defending player controls an untapped artifact.
  → NAME may not attack unless the defending player controls one or more untapped artifacts.
NAME can't attack unless a red or white creature also attacks.
  → NAME may not attack unless at least 1 of the red or white creatures attack, too.
NAME can't block unless you control more lands than attacking player.
  → NAME may not block unless Ann controls more lands than the attacking player does.
Except for Walls, creatures you control can't attack. → Non-Wall creatures that Ann controls may not attack.
NAME attacks each combat if able. → NAME has to attack in each combat if able.
NAME attacks or blocks each combat if able.
  → NAME has to attack in each combat if able. NAME has to block in each combat if able.
Creatures your opponents control are goaded.
  → Ann goads creatures that an opponent of Ann controls, which have to attack if able, and a player other than Ann if able.
If NAME attacks, all Elves you control attack if able.
  → Elf creatures that Ann controls have to attack if able where NAME attacks.
No more than two creatures can attack you each combat. → At most 2 of the creatures may attack Ann in each combat.
As long as NAME is tapped, no more than one creature can block each combat.
  → At most 1 of the creatures may block in each combat while NAME is tapped.
NAME can attack as though it had haste. → NAME may attack as with haste.
All creatures can attack your opponents and planeswalkers your opponents control as though those creatures had haste.
  → Creatures may attack an opponent of Ann or planeswalkers that an opponent of Ann controls as with haste.
NAME can block creatures with shadow as though NAME had shadow. → NAME may block as with shadow.
NAME can block creatures with shadow as though they didn't have shadow. → NAME may block as with shadow.
Tapped creatures you control can block as though they were untapped.
  → Tapped creatures that Ann controls may block in spite of being tapped.
NAME can't be blocked unless all creatures defending player controls block it.
  → All creatures that the defending player controls, or none, block NAME.
As long as you control three or more artifacts, NAME can attack as though it didn't have defender.
  → NAME may attack in spite of defender while Ann controls 3 or more artifacts.
The "legend rule" doesn't apply to permanents you control.
  → Permanents that Ann controls may share a name and stay, though they are legendary.
Your opponents can't gain life. → Nothing makes an opponent of Ann gain life.
Players can't lose life. → Nothing makes any player lose life.
Your life total can't change. → Nothing makes Ann gain or lose life.
NAME can't block creatures with power 3 or greater. → NAME may not block creatures of power at least 3.
NAME can block only creatures with flying or reach. → NAME may block nothing but creatures with flying or reach.
NAME can't be blocked. → No creature may block NAME.
NAME can't be blocked except by Walls and/or creatures with flying.
  → Only Wall permanents or creatures with flying may block NAME.
NAME can't be blocked except by three or more creatures. → It takes at least 3 blockers to block NAME.
Creatures you control can't be blocked by more than one creature.
  → At most 1 blocker may block any one of creatures that Ann controls.
Creatures with power less than NAME's power can't block it.
  → Creatures of power less than the power of NAME may not block NAME.
NAME can't be blocked as long as defending player controls a snow land.
  → No creature may block NAME while the defending player controls one or more snow lands.
All creatures able to block NAME do so. → All creatures that are able to block NAME have to.
NAME must be blocked if able. → NAME has to be blocked in each combat if able.
NAME must be blocked by exactly one creature if able.
  → NAME has to be blocked by exactly 1 blocker in each combat if able.
Elks you control must be blocked by two or more creatures if able.
  → Elk creatures that Ann controls have to be blocked by at least 2 blockers in each combat if able.
Equipped creature must be blocked by a Goat or creature with reach each combat if able.
  → The ox has to be blocked by 1 or more Goat permanents or creatures with reach in each combat if able.
Each opponent must attack you or a planeswalker you control with at least one creature each combat if able.
  → Each opponent of Ann has to attack Ann or planeswalkers that Ann controls with 1 or more creatures of their own in each combat if able.
Each player must attack with two or more Goats each turn if able.
  → Each player has to attack with 2 or more Goat creatures of their own in each combat if able.
Enchanted player must attack with at least one creature each combat if able.
  → Cyd has to attack with 1 or more creatures of their own in each combat if able.
No more than one creature may attack each turn. → At most 1 of the creatures may attack in each turn.
NAME can be blocked only by Goats. → Only Goat creatures may block NAME.
NAME is unblockable except by Elks. → Only Elk creatures may block NAME.
Creatures can't attack enchanted player unless their controller pays {1} for each creature attacking that player.
  → Creatures may not attack Cyd unless their controller pays {1} for each of them.
The attacking player chooses how each creature blocks each turn. → The attacking player chooses the blocks.
NAME can block an additional two creatures each combat. → NAME may block 2 attackers more than usual in each combat.
NAME can block any number of creatures. → NAME may block as many attackers as there are.
Creatures with islandwalk can be blocked as though they didn't have islandwalk.
  → Creatures with islandwalk may be blocked in spite of islandwalk.
Other creatures you control have menace and haste.
  → Creatures that Ann controls other than NAME are given menace and haste.
Creatures without flying lose reach. → Creatures without flying are left without reach.
NAME has flying as long as you have 30 or more life. → NAME is given flying while Ann has at least 30 life.
NAME can't be blocked during your turn. → No creature may block NAME while it is the turn of Ann.
Red creatures get +1/+0 and attack each combat if able.
  → Red creatures have +1/+0. Red creatures have to attack in each combat if able.
NAME can't be blocked by creatures with greater power.
  → Creatures of power greater than the power of NAME may not block NAME.
NAME can't attack unless a creature with greater power also attacks.
  → NAME may not attack unless at least 1 of the creatures of power greater than the power of NAME attack, too.
NAME can't block unless at least two other creatures block.
  → NAME may not block unless at least 2 of the creatures other than NAME block, too.
Creatures with power or toughness 1 or less can't be blocked.
  → No creature may block creatures of power at most 1 or of toughness at most 1.
Outlaws you control can't block. → Outlaw creatures that Ann controls may not block.
Each creature that's a Wolf, an Elk, or a Hound has vigilance. → Wolf, Elk or Hound creatures are given vigilance.
During turns other than yours, NAME has reach. → NAME is given reach unless it is the turn of Ann.
As long as your life total is 7 or less, NAME can't be blocked.
  → No creature may block NAME while Ann has at most 7 life.
As long as you have more life than each opponent, NAME can't block.
  → NAME may not block while Ann has more life than each opponent of Ann.
NAME can't attack as long as there are no lands on the battlefield.
  → NAME may not attack while the battlefield holds none of the lands.
NAME can block up to two additional creatures each combat. → NAME may block 2 attackers more than usual in each combat.
NAME can't be blocked as long as it's attacking alone. → No creature may block NAME while NAME is the only attacker.
Attacking Goats you control have menace. → Attacking Goat creatures that Ann controls are given menace.
Creatures you control can't have or gain flying. → Creatures that Ann controls may not have flying.
Wall creatures have "This creature attacks each combat if able."
  → Wall creatures each have this ability: "it has to attack in each combat if able".
You can't lose the game and your opponents can't win the game.
  → Nothing makes Ann lose the game. Nothing makes an opponent of Ann win the game.
You and planeswalkers you control have hexproof.
  → Ann is given hexproof. Planeswalkers that Ann controls are given hexproof.
You don't lose the game for having 0 or less life. → Ann stays in the game at no life.
You don't lose the game for having ten or more poison counters.
  → Ann stays in the game at any number of poison counters.
NAME can't be the target of green spells or abilities from green sources.
  → No spell or ability whose source is green may target NAME.
NAME can't be blocked except by black, red, or green creatures.
  → Only black, red or green creatures may block NAME.
NAME can't be blocked as long as she's attacking alone. → No creature may block NAME while NAME is the only attacker.
Creatures with power less than NAME's power can't block him.
  → Creatures of power less than the power of NAME may not block NAME.
NAME can't be blocked by creatures with power less than his power.
  → Creatures of power less than the power of NAME may not block NAME.
Goats can't be the targets of spells. → No spell may target Goat creatures.
NAME can't be the target of red spells your opponents control.
  → No spell of an opponent of Ann that is red may target NAME.
NAME can't be the target of blue or black spells. → No spell that is blue or black may target NAME.
NAME can't be the target of abilities from artifact sources.
  → No ability whose source is one of the artifacts may target NAME.
You can't be the target of spells or abilities your opponents control.
  → No spell or ability of an opponent of Ann may target Ann.
NAME can't be enchanted or equipped. → No Aura or Equipment may be attached to NAME.
Enchanted creature can't be enchanted by other Auras. → No other Aura may be attached to the ox.
NAME can't be blocked by Goats, by artifacts, or by creatures with flying.
  → Goat permanents, artifacts or creatures with flying may not block NAME.
NAME has protection from each of your opponents. → NAME is given protection from opponents.
Attacking doesn't cause creatures you control to tap. → Creatures that Ann controls are given vigilance.
Equipped creature doesn't tap when attacking. → The ox is given vigilance.
Legendary permanents you control have haste. → Legendary permanents that Ann controls are given haste.
Nonland permanents lose flying. → Non-land permanents are left without flying.
NAME is unblockable. → No creature may block NAME.
Players can't win the game. → Nothing makes any player win the game.
Creatures can't attack you or permanents you control. → Creatures may not attack Ann or permanents that Ann controls.
Enchanted creature loses all other abilities and has defender. → The ox lacks abilities. The ox is given defender.
Lands you control are 2/2 creatures that are still lands.
  → Lands that Ann controls have power and toughness 2/2. Lands that Ann controls also have the type creature.
Forests are Islands in addition to their other land types.
  → Forest lands also have the type Island.
NAME can't block or be blocked by black creatures.
  → NAME may not block black creatures. Black creatures may not block NAME.
NAME has haste as long as no opponent controls a Goat or an artifact.
  → NAME is given haste unless an opponent of Ann controls one or more Goat permanents or artifacts.
Each creature that's enchanted by an Aura you control can't block.
  → Creatures that bear Aura permanents that Ann controls may not block.
Commander creatures you control have menace. → Commander creatures that Ann controls are given menace.
As long as you control your commander, creatures you control have vigilance.
  → Creatures that Ann controls are given vigilance while Ann controls one or more commanders that Ann owns.
As long as NAME is in your graveyard and you control a Mountain, creatures you control have haste.
  → Creatures that Ann controls are given haste while NAME is in its owner's graveyard, while Ann controls one or more Mountain lands.
Enchant land → NAME may be attached to lands only.
Enchant creature with another Aura attached to it
  → NAME may be attached to creatures that bear Aura permanents other than NAME only.
NAME can be attached only to a legendary creature. → NAME may be attached to legendary creatures only.
Wall creatures not named NAME can't attack. → Wall creatures not named as NAME is may not attack.
As long as another player controls enchanted creature, it can't block.
  → The ox may not block while the ox is controlled by a player other than Ann.
NAME can't be blocked as long as an opponent is poisoned.
  → No creature may block NAME while an opponent of Ann has 1 or more poison counters.
NAME can't be blocked as long as an opponent has three or more poison counters.
  → No creature may block NAME while an opponent of Ann has 3 or more poison counters.
NAME can't attack unless defending player is poisoned.
  → NAME may not attack unless the defending player has 1 or more poison counters.
NAME can't be blocked as long as defending player has 10 or less life.
  → No creature may block NAME while the defending player has at most 10 life.
NAME can't attack unless you have more life than defending player.
  → NAME may not attack unless Ann has more life than the defending player.
NAME can't attack unless defending player is the monarch.
  → NAME may not attack unless the defending player is the monarch.
NAME can't be blocked as long as you're the monarch. → No creature may block NAME while Ann is the monarch.
NAME can't block if an opponent has the initiative.
  → NAME may not block while an opponent of Ann has the initiative.
As long as enchanted player isn't the monarch, NAME can't attack. → NAME may not attack unless Cyd is the monarch.
Creatures can't attack planeswalkers you control unless their controller pays {1} for each creature they control that's attacking a planeswalker you control.
  → Creatures may not attack planeswalkers that Ann controls unless their controller pays {1} for each of them.
NAME can't be blocked unless defending player pays {4} for each creature they control that's blocking it.
  → No creature may block NAME unless the player who blocks pays {4} for each blocker.
If an Elk an opponent controls attacks, all Goats that opponent controls attack if able.
  → Goat creatures have to attack if able where Elk creatures attack that the same player controls, who is an opponent of Ann.
NAME has trample as long as you control a Goat, haste as long as you control an Elk, and "{T}: Scry 1" as long as you control a Wall.
  → NAME is given trample while Ann controls one or more Goat permanents. NAME is given haste while Ann controls one or more Elk permanents.
You, planeswalkers you control, and other creatures you control have hexproof.
  → Ann is given hexproof. Planeswalkers that Ann controls or creatures that Ann controls other than NAME are given hexproof.
Your opponents can't attack you with creatures with flying.
  → Creatures with flying that an opponent of Ann controls may not attack Ann.
Players can't block with artifact creatures. → Artifact creatures may not block.
You can't be attacked except by creatures with reach. → Creatures other than creatures with reach may not attack Ann.
Equipped creature has "You can't lose the game." → The ox has this ability: "nothing makes its controller lose the game".
During your turn, NAME is a 3/3 Goat creature with haste that's still a planeswalker.
  → NAME has power and toughness 3/3 while it is the turn of Ann. NAME also has the types Goat and creature while it is the turn of Ann. NAME is given haste while it is the turn of Ann.
Equipped creature has menace and is a red Demon in addition to its other colors and types.
  → The ox is given menace. The ox is made red as well. The ox also has the type Demon.
Enchanted creature loses all abilities and is a Goat with base power and toughness 1/1 named Orsa the Meek.
  → The ox lacks abilities. The ox has the type Goat, in place of others of that kind. The ox has power and toughness 1/1.
All cards that aren't on the battlefield, spells, and permanents are colorless.
  → Permanents are made colorless.
Creatures you control have menace and equip abilities you activate cost {1} less to activate.
  → Creatures that Ann controls are given menace.
NAME has flying as long as you control no nonblack, nonartifact creatures.
  → NAME is given flying while Ann controls none of the nonblack non-artifact creatures.
NAME can't block as long as any opponent has 5 or less life.
  → NAME may not block while an opponent of Ann has at most 5 life.
NAME can't attack if you control more lands than any other player.
  → NAME may not attack while Ann controls more lands than each player other than Ann does.
Equipped creature can't be blocked as long as you control another creature.
  → No creature may block the ox while Ann controls one or more creatures other than the ox or NAME.
Creatures with flying and reach can't block. → Creatures with flying and reach may not block.
NAME has haste and can't block unless you control a Goat.
  → NAME is given haste. NAME may not block unless Ann controls one or more Goat permanents.
NAME can't attack and can't block unless you control a Goat.
  → NAME may not attack unless Ann controls one or more Goat permanents. NAME may not block unless Ann controls one or more Goat permanents.
Goats have "This creature can't attack its owner or planeswalkers its owner controls."
  → Goat creatures each have this ability: "it may not attack its owner or planeswalkers that its owner controls".
NAME can't attack and can't block unless its controller pays {2}.
  → NAME may not attack unless its controller pays {2}. NAME may not block unless its controller pays {2}.
NAME can't attack unless you control a Goat, and it can't block.
  → NAME may not attack unless Ann controls one or more Goat permanents. NAME may not block.
Goats and creatures with flying can't block. → Goat permanents or creatures with flying may not block.
NAME has haste and can't block unless you pay {2}.
  → NAME is given haste. NAME may not block unless its controller pays {2}.
Black creatures can't attack unless their controller sacrifices a Goat for each black creature they control that's attacking.
  → Black creatures may not attack unless their controller pays this: sacrifice a Goat for each of them.
Creatures your opponents control can't attack you unless they pay {1} for each creature they control that's attacking you.
  → Creatures that an opponent of Ann controls may not attack Ann unless their controller pays {1} for each of them.
NAME can't attack or block, and its activated abilities can't be activated unless they're mana abilities.
  → NAME may not attack. NAME may not block.
NAME has haste and can't be blocked as long as you control three or more Goats and Elks.
  → NAME is given haste while Ann controls 3 or more Goat or Elk permanents. No creature may block NAME while Ann controls 3 or more Goat or Elk permanents.
As long as you control another creature, equipped creature can't be blocked.
  → No creature may block the ox while Ann controls one or more creatures other than the ox or NAME.
Goats and Elks you don't control can't block.
  → Goat permanents that Ann does not control or Elk permanents that Ann does not control may not block.
Creatures your team controls have flying. → Creatures that no opponent of Ann controls are given flying.
Other creatures your teammates control can't block.
  → Creatures that no opponent of Ann controls that Ann does not control other than NAME may not block.
At most one creature can attack each combat. → At most 1 of the creatures may attack in each combat.
No more than one creature can attack NAME each combat. → At most 1 of the creatures may attack NAME in each combat.
Goats attack enchanted creature's controller each combat if able.
  → Goat creatures have to attack the controller of the ox in each combat if able.
NAME can only attack alone. → NAME may attack only alone.
Enchanted creature can only block alone. → The ox may block only alone.
Goats can only attack or block alone. → Goat creatures may attack only alone. Goat creatures may block only alone.
Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is the number of artifacts you control.
  → Creatures may not attack Ann unless their controller pays {X} for each of them, where X is the number of artifacts that Ann controls.
NAME can't block unless its controller pays {X}{1}, where X is the number of basic land types among lands you control.
  → NAME may not block unless its controller pays {X}{1}, where X is the number of basic land types among lands you control.
Creatures can't attack enchanted player or planeswalkers that player controls.
  → Creatures may not attack Cyd or planeswalkers that Cyd controls.
NAME's power is equal to the number of Goats you control and its toughness is equal to that number plus 1.
  → The power of NAME is the number of Goat permanents that Ann controls, and the toughness of NAME is the number of Goat permanents that Ann controls plus 1.
NAME gets +1/+1 for each black card in your graveyard.
  → NAME has +1/+1 times the number of cards in the graveyard of Ann that are black cards.
As long as your devotion to white is five or greater, NAME isn't a creature.
  → NAME lacks the type creature while the devotion of Ann to white is at least 5.
NAME can't attack unless you control three or more creatures that share a creature type.
  → NAME may not attack unless Ann controls 3 or more creatures of one creature type.
NAME can't attack as long as enchanted creature is a black creature.
  → NAME may not attack while the ox is one of the black creatures.
As long as this card is in your graveyard and you control a Swamp, creatures you control have fear.
  → Creatures that Ann controls are given fear while NAME is in its owner's graveyard, while Ann controls one or more Swamp lands.
During your turn, as long as NAME has a loyalty counter on him, he's a 3/4 Goat creature and has hexproof.
  → NAME has power and toughness 3/4 while it is the turn of Ann, while NAME has loyalty counters. NAME has the types Goat and creature, in place of all others while it is the turn of Ann, while NAME has loyalty counters. NAME is given hexproof while it is the turn of Ann, while NAME has loyalty counters.
Each other creature you control that's a Goat, Elk, or Wolf has haste.
  → Goat, Elk or Wolf creatures that Ann controls other than NAME are given haste.
Each creature you control that's red or a Goat has haste. → Red or Goat creatures that Ann controls are given haste.
NAME can't block if it's a Goat or Elk. → NAME may not block while NAME is a Goat or an Elk.
Creatures with power and toughness 1/1 can't block. → Creatures of power exactly 1 of toughness exactly 1 may not block.
Creatures with power less than or equal to NAME's toughness can't block.
  → Creatures of power at most the toughness of NAME may not block.
Tapped creatures that are black or red can't block. → Tapped creatures that are black or red may not block.
Black or red creatures with flying you control can't block.
  → Black or red creatures with flying that Ann controls may not block.
Other Goats and artifacts have haste. → Goat permanents other than NAME or artifacts other than NAME are given haste.
NAME can block an additional creature for each Goat you control each combat.
  → NAME may block more attackers, by the number of Goat permanents that Ann controls, than usual in each combat.
Creatures with islandwalk can be blocked as though they didn't have those abilities.
  → Creatures with islandwalk may be blocked in spite of landwalk abilities.
If a Goat a player controls attacks, all Elks that player controls attack if able.
  → Elk creatures have to attack if able where Goat creatures attack that the same player controls, who is any player.
Each player may attack only the nearest opponent in the left direction and planeswalkers controlled by that opponent.
  → Each player may attack only the nearest opponent to the left and that opponent's planeswalkers.
Life totals can't change. → Nothing makes any player gain or lose life.
The "legend rule" doesn't apply. → Permanents may share a name and stay, though they are legendary.
Enchant player → NAME may be attached to players only.
Enchant opponent → NAME may be attached to opponents of Ann only.
Creatures can't be equipped. → No Equipment may be attached to creatures.
NAME can't be the target of Aura spells. → No spell that is an Aura may target NAME.
NAME is also a red Goat. → NAME is made red as well. NAME also has the type Goat.
NAME is every creature type. → NAME also has every creature type.
Enchanted creature is a land and loses all other card types. → The ox has the type land, in place of all others.
Enchanted creature has base power 3. → The ox has power 3; the power and toughness here leave it out.
Enchanted artifact is a creature with base power and toughness each equal to its mana value.
  → The ox has the type creature, in place of all others. The ox has power and toughness equal to mana value; the power and toughness here leave it out.
Creatures have protection from enchanted player. → Creatures are given protection from the chosen player.
Creatures have "This creature can't attack enchanted player."
  → Creatures each have this ability: "it may not attack the player whom it enchants".
As long as a Goat is on the battlefield, Elks have "This creature can't block."
  → Elk creatures each have this ability: "it may not block" while the battlefield holds one or more Goat permanents.
Elks have "This creature can't block as long as a Goat is on the battlefield."
  → Elk creatures each have this ability: "it may not block while the battlefield holds one or more Goat permanents".
NAME can't attack unless there are four or more creature cards in your graveyard.
  → NAME may not attack unless the number of cards in the graveyard of Ann that are creatures is at least 4.
NAME has flying as long as two or fewer cards are in your hand.
  → NAME is given flying while the number of cards in the hand of Ann is at most 2.
Creatures with power greater than the number of cards in your hand can't attack you.
  → Creatures of power greater than the number of cards in the hand of Ann may not attack Ann.
Creatures without two or more oil counters on them can't attack.
  → Creatures with fewer than 2 oil counters may not attack.
Auras attached to enchanted creature have hexproof. → Aura permanents attached to the ox are given hexproof.
`);

/** Sentences that mean something only after the one before. */
export const readAfterAnother = pairsIn(`
Enchanted creature has protection from red. This effect doesn't remove this Aura.
  → The ox is given protection from red. NAME stays on the ox in spite of this protection from red.
Walls you control have protection from artifacts. This effect doesn't remove Equipment you control that are already attached to it.
  → Wall creatures that Ann controls are given protection from artifacts. Of what was attached before, Equipment permanents that Ann controls stay on Wall creatures that Ann controls in spite of this protection from artifacts.
`);

/** Static sentences that ask for what no table tells, or are not understood as a whole. */
export const unread: readonly string[] = [
  "NAME can't attack its owner or planeswalkers your opponents control.",
  'Goaded creatures get -0/-2.',
  'Goaded creatures are black.',
  "NAME is a 4/4 Goat creature as long as you have the city's blessing.",
  "NAME isn't a creature unless you would draw a card.",
  'NAME has base power and toughness 4/4 unless you would draw a card.',
  'Lands you control are also red as long as you have no maximum hand size.',
  'NAME gets +1/+1 for each goaded creature.',
  'As long as NAME is goaded, it gets +2/+2.',
  'You have hexproof unless the tide is high.',
  'Your opponents must choose at least one Flagbearer on the battlefield if able.',
  "As long as enchanted creature is white, he can't block.",
  "NAME can't attack unless he or she also attacks.",
  "Nonwhite, black, or red creatures can't block.",
  "NAME can't attack, and it can't block unless its controller pays {2}.",
  "NAME gets +1/+1 and Walls you control can't block unless you control a Goat.",
  'Goats you control have flying and other creatures you control have reach.',
  "NAME can't attack, and it can't block as long as you control a Goat.",
  "NAME can't attack and can't be blocked unless defending player pays {2} for each creature blocking it.",
  "NAME attacks each combat if able and can't block unless you pay {2}.",
  "NAME attacks each combat if able and can't block unless you control a Goat.",
  "NAME can't block and attacks each combat if able unless you control a Goat.",
  "NAME can't block and has flying unless you control a Goat.",
  "NAME can't attack, can't block unless you control a Goat, and can't be blocked unless you control an Elk.",
  "NAME can't attack and can't block alone.",
  "NAME has flying if it's attacking and can't block.",
  "NAME can't attack unless you control a Goat and can't block.",
  "Goats and Elks with flying can't block.",
  "NAME can't attack unless defending player pays {2}.",
  "NAME can't be blocked unless you pay {2}.",
  "NAME can't be blocked unless defending player pays {2}.",
  "NAME can't block or be blocked unless defending player pays {2}.",
  "Enchanted creature can't attack unless you pay {2}.",
  "Creatures your opponents control can't attack unless you pay {2}.",
  "Creatures can't attack you unless that player pays {2} for each of those creatures.",
  "Creatures can't attack you unless their controller pays {2} for each Goat they control that's attacking you.",
  "Creatures can't attack you unless their controller pays {2} for each attacking creature they control.",
  "Creatures can't attack you or planeswalkers you control unless their controller pays {2} for each creature they control that's attacking you.",
  "NAME can't attack unless its controller pays {1} for each creature they control that's attacking.",
  "You can't lose the game and your opponents can't win the game as long as you control a Goat.",
  "You can't lose the game as long as the tide is high.",
  "NAME can't attack unless you pay {1} for each attacking creature.",
  "NAME can't attack you alone.",
  "NAME can't block Goats alone.",
  "NAME can't attack you or block alone.",
  'NAME can block up to two creatures each combat.',
  "NAME can't attack as long as each other player has 5 or less life.",
  "NAME can't attack as long as your opponents control more lands than you.",
  "NAME can't attack as long as an opponent has more life than each other player.",
  "NAME can't attack as long as other players control three or more lands.",
  "NAME can't attack as long as your opponents control two or more Goats that share a creature type.",
  "NAME can't attack as long as each opponent controls more lands than defending player.",
  "NAME can't attack unless you control a Goat and an Elk.",
  "NAME can't attack unless a Goat and an Elk also attack.",
  'NAME must be blocked by a Goat and an Elk if able.',
  "Each creature that's a Goat and an Elk can't block.",
  "Creatures without flying and reach can't block.",
  "Nonblack and nonred creatures can't block.",
  "Creatures can't attack enchanted player or planeswalkers you control.",
  "Creatures can't attack you or planeswalkers they control.",
  "Enchanted creature can't attack its owner.",
  "Enchanted creature and NAME can't be blocked by creatures with greater power.",
  "Creatures with flying can be blocked as though they didn't have those abilities.",
  "Creatures can't be declared as attackers.",
  "NAME can't attack unless the tide is high.",
  "NAME can't block if it was cast this turn.",
  "Creatures can't attack you unless their controller pays {X} for each of those creatures.",
  "Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is the height of the tide.",
  "Creatures can't attack you unless their controller pays {2} for each of those creatures, where X is the number of artifacts you control.",
  'NAME enters the battlefield as a copy of any creature.',
  'Enchant instant card in a graveyard',
  "Creatures of the chosen color can't block.",
  'Max speed — NAME has flying.',
  'Wall creatures have "This creature can\'t block unless the tide is high."',
  'Wall creatures have "NAME can\'t block."',
  "Attacking creatures can't attack.",
  "Creatures you control can't be blocked by creatures with greater power.",
  'Each artifact is a creature in addition to its other types and has the tide.',
  'Enchanted creature has islands and it loses all other abilities and tides.',
  'NAME has lifelink as long as the tide is high, and reach as long as it is low.',
  'The same is true for flying, haste, and protection from any color.',
  'NAME can be attached only to what the tide carries.',
  'NAME is unblockable as long as defending player has no cards in hand.',
  'NAME has all abilities of enchanted creature.',
  'Goats you control have the chosen ability.',
  'NAME has the keyword abilities of the exiled card.',
  "Goats can't have abilities.",
  "Enchanted creature can't have Auras or Equipment attached to it.",
  'Island landwalk',
  'Creatures attacking you have flying.',
  'Creatures attacking enchanted player have menace.',
  'Creatures controlled by your opponents have menace.',
];

/** What bears on nothing that is asked. */
export const notAsked: readonly string[] = [
  'NAME has all activated abilities of all Goats.',
  "NAME can't have counters put on it.",
  'NAME escapes with two +1/+1 counters on it.',
  'Your starting hand size is four.',
  'Your devotion to each color is increased by two.',
  'You can cast spells only during your own turn.',
  'Goats you control have "Spells that target this creature cost {1} more to cast."',
  "Whenever NAME attacks, target creature can't block this turn.",
  "{2}: NAME can't be blocked this turn.",
  'Spells you cast cost {1} less to cast.',
  'NAME enters the battlefield tapped.',
  'You have no maximum hand size.',
  "NAME doesn't untap during your untap step.",
  'Goblins you control have "{T}: NAME deals 1 damage to any target."',
  "You don't lose the game for drawing from an empty library.",
  "This effect doesn't remove Auras.",
  'If you would lose the game, instead draw seven cards.',
  "Damage isn't removed from creatures during cleanup steps.",
  'Cards in graveyards lose all abilities.',
  'Goats you control can boast twice during each of your turns rather than once.',
  "Cards in graveyards can't be the targets of spells or abilities.",
  "Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.",
  "You control your opponents while they're searching their libraries.",
  'NAME crews Vehicles as though its power were 2 greater.',
  'Permanents you control have "Ward—Pay 3 life."',
  'Each opponent can cast spells only any time they could cast a sorcery.',
  'The same is true for creature spells you control.',
];
