/** A short guide to the notation, for clients that can't read the full one. */
export const notationGuide = [
  'First line (optional): variant, options and edition between commas: "Commander, range 1, edition 2018". Then a line for each player in seat order, the next one to the left: the name, * if it is their turn, life as a number, "poison 3", "team A", "emperor", "left", then : and their objects, separated by ;.',
  'An object: [2x] Name ["id"] [2/2] [words] [(type line)] [{rules text of the card}] [on Other]. Words: tapped, token, summoning sick, keywords such as flying, goaded by Bob, owned by Bob, protected by Bob, attacks if able, can\'t block. P/T alone is a creature. A name alone has to be among the cards of the server.',
  'More lines: "Ann\'s hand: Opt (Instant)" (graveyard, library, exile, command zone), "stack: Ann\'s Opt (Instant)", "turn: 3, declare attackers", "combat: Bear > Bob", "blocks: Wall > Bear", "teams: A 30; B 30", "ranges: Ann 1".',
  'The id of a player or an object is the text in quotes, or else the name. If a player has two objects of one name, the id of the second is "Name 2"; if another player has one, too, its id is "Bob\'s Name". Arguments use these ids.',
].join('\n');

/** A table in the notation. */
export const notationExample = `Free-for-All, range 1
Ann* 20: Grizzly Bears 2/2; Ogre 3/3 goaded by Bob
Bob 18: Siege (Battle — Siege) protected by Ann; Wall 0/4 defender
Cat 25
Dan 12`;
