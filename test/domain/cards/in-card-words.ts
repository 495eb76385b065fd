import { seenFrom, type Names } from '../../../src/domain/cards/wording/names.js';
import { effectInCardWords } from './effects-in-card-words.js';
import { wordings } from './wordings.js';

/** The names in a meaning that is to be said as cards say it. */
const players = { ...seenFrom('you'), OWNER: 'its owner', ENCHANTED: 'enchanted player' };
export const cardNames: Names = { objects: { SELF: 'NAME', HOST: 'enchanted creature' }, players };

const ofPlayersAndGroups = wordings(`
^you goads A, which B other than you if able → A are goaded
the group of all opponents of you controls → your opponents control
V opponent of you → V opponent
opponents of you → opponents you have
the M player → M player
each player other than you → each other player
a player other than you controls → another player controls
controlled by a player other than you → controlled by another player
or K that enchanted|its|an player|owner|opponent controls → or K they control
that P controls → P controls
that you owns → you own
you controls → you control
you has → you have
that no opponent controls that you does not control → your teammates control
that no opponent controls → your team controls
that you does not control → you don't control
that you does not own → you don't own
V, too → V too
V, X → V X
V, L or → V or L or
that bear → enchanted by
named as O is → named O
with fewer than N C → without N or more C
U C → U C on them
of power exactly N of toughness exactly V → with power and toughness N/V
of power at least|most N or of toughness → of power or toughness
that the monarch controls → the monarch controls
of mana value at least N → with mana value N or greater
of mana value at most N → with mana value N or less
of mana value exactly N → with mana value N
of even mana value → with even mana values
of odd mana value → with odd mana values
of T → with T
T at least N → T N or greater
T at most N → T N or less
T at least → T greater than or equal to
T at most → T less than or equal to
other than enchanted creature or NAME → other than enchanted creature other than NAME
`);

const ofNumbers = wordings(`
the Z of you → your Z
the Y of all players → all Y
the Y of the opponents you have → your opponents' Y
among the cards → among cards
^the power and the toughness of O are each → O's power and toughness are each equal to
^the T of O is → O's T is equal to
V, and the toughness of O is → V and its toughness is equal to
the T of O → O's T
`);

const ofConditionsAndCosts = wordings(`
while the turn is an extra turn → during extra turns
while → as long as
none of the → no
of one creature type → that share a creature type
than A does → than A
O is controlled by P → P controls O
you controls → you control
O is with T → O's T is
O has C → O has C on it
O lacks C → there are no C on O
is one of the → is a
O is non-modified → O isn't modified
O is non-V → O isn't a V
the battlefield holds A → A are on the battlefield
is the only attacker → is attacking alone
at least N of the A D too → at least N A also D
at least N life → N or more life
at most N life → N or less life
the number of A is at least N → there are N or more A
the number of A is at most N → there are N or less A
the number of A is N → there are exactly N A
devotion to A is at least N → devotion to A is N or greater
devotion to A is at most N → devotion to A is N or less
it is the turn of you → it is your turn
is in its owner's graveyard → is in your graveyard
pays this: A → A
the player who blocks pays A for each blocker → defending player pays A for each creature they control blocking it
for each of them → for each of those creatures
`);

const ofCards = wordings(`
cards in A that are L$ → L cards in A
cards cards → cards
`);

const ofAbilitiesGiven = wordings(`
its controller → you
what it is attached to → enchanted creature
the player whom it enchants → enchanted player
it → this creature
this creature takes → it takes
this creature is the turn → it is the turn
`);

/** A sentence of a meaning as a card would say it. */
export const inCardWords = (sentence: string): string => {
  const [, who, abilities = '', rest = ''] = /^(.+) (?:has|each have) this ability: "(.+)"(.*)$/.exec(sentence) ?? [];
  if (who !== undefined) {
    const given = abilities.split('; ').map((each) => inCardWords(`${ofAbilitiesGiven(each)}.`).slice(0, -1));
    return inCardWords(`${who} are given QUOTED${rest}`).replace('QUOTED', `"${given.join(' and ')}"`);
  }
  const plain = sentence.replace(/(?:; the [^;]+ here leaves? it out)?\.$/, '');
  const [what = '', ...behind] = ofNumbers(ofPlayersAndGroups(plain)).split(/ (?=unless |while |where X is )/);
  return `${[effectInCardWords(what), ...behind.map(ofConditionsAndCosts)].map(ofCards).join(' ')}.`;
};
