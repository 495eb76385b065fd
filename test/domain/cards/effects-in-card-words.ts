import { wordings } from './wordings.js';

const ofCombat = wordings(`
any one of A → A
^A may not block O$ → O can't be blocked by A
^only A may block B → B can't be blocked except by A
^no creature may block A → A can't be blocked
^it takes at least N blockers to block A → A can't be blocked except by N or more creatures
^at most N blocker|blockers may block A → A can't be blocked by more than N creatures
^at most N of the A may D B → no more than N A can D B
may block nothing but A → can block only A
may block N attacker|attackers more than usual → can block an additional N creatures
may block more attackers, by the number of A, than usual → can block an additional creature for each A
may block as many attackers as there are → can block any number of creatures each combat
in spite of landwalk abilities → in spite of those abilities
may be blocked in spite of A → can be blocked as though they didn't have A
may attack each player once a turn → can't attack a player it has already attacked this turn
may attack B as with haste → can attack B as though they had haste
may attack as with haste → can attack as though they had haste
may block as with shadow → can block creatures with shadow as though they had shadow
may block in spite of being tapped → can block as though they were untapped
all creatures that defending player controls, or none, block A → A can't be blocked unless all creatures defending player controls block it
may attack in spite of defender → can attack as though they didn't have defender
may D only together with others → can't D alone
may D only alone → can only D alone
all A that are able to block B have to$ → all A able to block B do so
by exactly N blocker|blockers → by exactly N creatures
by at least N blocker|blockers → by N or more creatures
by 1 or more A in each → by A in each
H to be blocked → must be blocked
with N or more A of their own → with at least N A
^A H to attack if able where B attack that the same player controls, who is P$
  → if a B P controls attacks, all A that player controls attack if able
^A H to attack if able where B attack|attacks$ → if B attack, A attack if able
H to D → must D
in each V → each V
attack an opponent → attack your opponents
attack any player → attack players
attack planeswalkers any player controls → attack planeswalkers
any player controls attacks → a player controls attacks
attack the controller of enchanted creature → attack enchanted creature's controller
nearest opponent to the V and that opponent's planeswalkers
  → nearest opponent in the V direction and planeswalkers controlled by that opponent
attacking player chooses the blocks → the attacking player chooses how each creature blocks each turn
may not have A → can't have or gain A
may not → can't
`);

const ofPlayersAndTargets = wordings(`
nothing makes you gain or lose life → your life total can't change
nothing makes any player gain or lose life → life totals can't change
nothing makes P A → P can't A
stay|stays in the game at no life → don't lose the game for having 0 or less life
stay|stays in the game at any number of poison counters → don't lose the game for having ten or more poison counters
^permanents may share a name and stay, though they are legendary → the "legend rule" doesn't apply
^A may share a name and stay, though they are legendary → the "legend rule" doesn't apply to A
^NAME may be attached to players only → enchant player
^NAME may be attached to opponents you have only → enchant opponent
^NAME may be attached to A only$ → enchant A
^of what was attached before, A stay|stays on B → this effect doesn't remove A that are already attached to it
^A stay|stays on E in spite of B → this effect doesn't remove A
^no other A may be attached to B → B can't be A by other auras
^no A may be attached to B → B can't be A
be aura → be enchanted
be equipment → be equipped
or equipment → or equipped
^no A of an opponent E may target B → B can't be the target of A E an opponent controls
^no A of an opponent may target B → B can't be the target of A an opponent controls
^no A may target B → B can't be the target of A
target of spell → target of spells
target of ability → target of abilities
spells or ability → spells or abilities
Q V or L$ → from V or L sources
Q one of the V → from V sources
Q a|an V → from V sources
Q V → from V sources
^an opponent → each opponent
^any player → players
`);

const ofCharacteristics = wordings(`
I given → have
I left without → lose
lacks|lack abilities → lose all abilities
the chosen player → enchanted player
H G → get G
times the number of → for each
H power and toughness S$ → are S
H power N$ → have base power N
power and toughness equal to mana value → base power and toughness each equal to its mana value
also H every creature type → are every creature type
also H the type|types A → are A in addition to their other types
H the type|types A, in place of all others → are A and lose all other card types
H the type|types A, in place of others of that kind → are A
lacks|lack the type A → aren't a A
I made A as well → are A in addition to their other colors
I made → are
you have control of → you control
^L other than creatures A can't B → except for creatures A, L can't B
`);

/** What a sentence says, without conditions and costs, as a card would say it. */
export const effectInCardWords = (said: string): string =>
  [ofCombat, ofPlayersAndTargets, ofCharacteristics].reduce((before, inCardWords) => inCardWords(before), said);
