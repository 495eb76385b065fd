/** Splits lines at their commas. The annotation lets bundlers drop unused lists. */
const list = /* @__NO_SIDE_EFFECTS__ */ (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '));

/**
 * The keyword abilities of 702, grouped by how answers use them. A keyword with a parameter (a cost, number or quality)
 * covers all keywords that begin with it.
 */
export const keywordAbilities = {
  /** Answers use these. */
  USED: list(
    'defender, flying, haste, intimidate, reach, vigilance, banding, shadow, horsemanship, fear, changeling, menace',
    'skulk, decayed, landwalk, protection',
  ),
  /** Answers would use these if tables could describe what they need; `unreadKeyword` says what that is. */
  NOT_READ: list('enchant, bands with other, bestow, unleash, living metal, impending'),
  /** Triggered abilities: a table describes their results. */
  TRIGGERED: list(
    'rampage, cumulative upkeep, flanking, echo, provoke, storm, bushido, soulshift, haunt, ripple, vanishing, fading',
    'recover, gravestorm, poisonous, champion, hideaway, conspire, persist, exalted, annihilator, battle cry',
    'living weapon, undying, soulbond, cipher, evolve, extort, dethrone, prowess, exploit, renown, ingest, myriad, melee',
    'fabricate, afflict, mentor, afterlife, training, casualty, for mirrodin, mobilize, job select',
    'firebending, increment, paradigm, frenzy, modular, graft, replicate, cascade, demonstrate, backup, squad, offspring',
  ),
  /** Activated abilities: a table describes their results. */
  ACTIVATED: list(
    'equip, cycling, landcycling, typecycling, ninjutsu, commander ninjutsu, transmute, forecast, aura swap, fortify',
    'transfigure, reinforce, unearth, level up, scavenge, outlast, crew, embalm, eternalize, encore, boast, reconfigure',
    'craft, saddle, exhaust, station, power-up',
  ),
  /** Abilities that affect how, when and from where a card is played. */
  CASTING: list(
    'flash, buyback, kicker, multikicker, flashback, madness, morph, megamorph, affinity, entwine, splice, offering',
    'convoke, dredge, split second, suspend, delve, evoke, prowl, retrace, rebound, miracle, overload, fuse',
    'dash, awaken, surge, emerge, escalate, undaunted, improvise, aftermath, assist, jump-start, spectacle, escape',
    'companion, mutate, foretell, disturb, cleave, blitz, prototype, more than meets the eye, bargain, disguise, plot',
    'spree, freerunning, gift, harmonize, tiered, warp, mayhem, web-slinging, sneak, teamwork, epic, visit',
    'hidden agenda, double agenda, partner, partner with, friends forever, choose a background, character select',
    "doctor's companion",
  ),
  /** Abilities that affect how a permanent enters: a table describes the permanent as it is now. */
  ENTERING: list('amplify, sunburst, bloodthirst, devour, tribute, riot, compleated, read ahead, ravenous'),
  /** Abilities that change what damage does, not who it is dealt to. */
  DAMAGE: list(
    'deathtouch, double strike, first strike, indestructible, lifelink, trample, absorb, wither, infect, toxic',
    'umbra armor, totem armor',
  ),
  /** Abilities against targeting: answers about targets only consider range. */
  TARGETING: list('hexproof, shroud, ward'),
  /** Static abilities about properties that a table describes (colors) or does not have (speed). */
  AS_DESCRIBED: list(
    'phasing, devoid, enlist, solved, max speed, start your engines, infinity, ∞, ascend, daybound, nightbound',
    'space sculptor, storied',
  ),
} as const;

/** The keyword abilities. */
export const keywordNames: ReadonlySet<string> = new Set(Object.values(keywordAbilities).flat());

/** Keyword abilities that may have a cost, number, quality or more after their name. */
export const openKeywords: readonly string[] = list(
  'enchant, equip, ward, hexproof, trample, bands with other, cumulative upkeep, rampage, buyback, cycling, landcycling, echo',
  'fading, kicker, multikicker, flashback, madness, morph, megamorph, amplify, affinity, entwine, modular, bushido, soulshift',
  'splice, ninjutsu, commander ninjutsu, dredge, transmute, bloodthirst, replicate, forecast, graft, recover, ripple, suspend',
  'vanishing, absorb, aura swap, fortify, frenzy, poisonous, transfigure, champion, evoke, hideaway, prowl, reinforce, devour',
  'unearth, annihilator, level up, miracle, overload, scavenge, bestow, tribute, outlast, dash, renown, awaken, surge, emerge',
  'escalate, crew, fabricate, partner, embalm, eternalize, afflict, afterlife, spectacle, escape, companion, mutate, encore',
  'boast, foretell, disturb, cleave, reconfigure, blitz, casualty, squad, visit, prototype, more than meets the eye, toxic',
  'backup, craft, disguise, plot, saddle, freerunning, gift, offspring, impending, exhaust, max speed, harmonize, mobilize',
  'station, warp, infinity, ∞, mayhem, web-slinging, firebending, sneak, power-up, teamwork, solved, spree, typecycling',
);

/** Words mistaken for keywords, and how to describe them instead. */
export const keywordAdvice: Readonly<Record<string, string>> = {
  goaded: 'describe it in attackRules as GOADED, with the player who goaded the creature as its target',
  goad: 'describe it in attackRules as GOADED, with the player who goaded the creature as its target',
  suspected: 'describe it by the keyword menace and by CANT_BLOCK in blockRules',
  suspect: 'describe it by the keyword menace and by CANT_BLOCK in blockRules',
  detained: 'describe it by CANT_ATTACK in attackRules and CANT_BLOCK in blockRules',
  detain: 'describe it by CANT_ATTACK in attackRules and CANT_BLOCK in blockRules',
  unblockable: 'describe it by CANT_BE_BLOCKED in blockRules',
  "can't be blocked": 'describe it by CANT_BE_BLOCKED in blockRules',
  "can't block": 'describe it by CANT_BLOCK in blockRules',
  "can't attack": 'describe it by CANT_ATTACK in attackRules',
  'attacks each combat if able': 'describe it by ATTACKS_IF_ABLE in attackRules',
  'attacks each turn if able': 'describe it by ATTACKS_IF_ABLE in attackRules',
  'blocks each combat if able': 'describe it by BLOCKS_IF_ABLE in blockRules',
  'summoning sick': 'set controlledSinceTurnBegan to false',
  'summoning sickness': 'set controlledSinceTurnBegan to false',
  tapped: 'set tapped to true',
  landhome: 'describe it by CANT_ATTACK_TARGET in attackRules, once for each player it means',
};

/** Keyword actions (701) and ability words (207.2c), which card databases list among keyword abilities. */
export const otherKeywords = list(
  'activate, attach, behold, cast, counter, create, destroy, discard, double, triple, exchange, exile, fight, mill, play',
  'regenerate, reveal, sacrifice, scry, search, shuffle, tap, untap, fateseal, clash, planeswalk, set in motion, abandon',
  'proliferate, transform, convert, populate, vote, monstrosity, bolster, manifest, support, investigate, meld',
  'exert, explore, assemble, surveil, adapt, amass, learn, venture into the dungeon, connive, open an attraction',
  'roll to visit your attractions, incubate, the ring tempts you, face a villainous choice, time travel, discover, cloak',
  'collect evidence, forage, manifest dread, endure, harness, airbend, earthbend, waterbend, blight, adamant, addendum',
  'alliance, battalion, bloodrush, celebration, channel, chroma, cohort, constellation, converge, corrupted, council’s dilemma',
  "council's dilemma, coven, delirium, descend 4, descend 8, fathomless descent, domain, eerie, eminence, enrage, fateful hour",
  'ferocious, flurry, formidable, grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship, landfall',
  'lieutenant, magecraft, metalcraft, morbid, opus, pack tactics, paradox, parley, radiance, raid, rally, renew, repartee',
  'revolt, secret council, spell mastery, strive, survival, sweep, tempting offer, threshold, undergrowth, valiant, vivid, void',
  "will of the council, will of the planeswalkers, treasure, food, clue, blood, map, role token, seek, conjure, you're the monarch",
);

/** The supertypes (205.4a). */
export const supertypes = list('basic, legendary, ongoing, snow, world, elite, host');

/** The card types (205.2a); kindred was called tribal until 2024. */
export const cardTypes = list(
  'artifact, battle, conspiracy, creature, dungeon, enchantment, instant, kindred, land, phenomenon, plane, planeswalker',
  'scheme, sorcery, tribal, vanguard',
);

/** Words of type lines for what is not a card: tokens, emblems, spells and abilities. */
export const wordsForNoCards = list('token, emblem, card, copy, spell, ability');

/** Those words, and the kinds of abilities. */
export const otherTypeWords = [
  ...wordsForNoCards,
  ...list('activated, triggered, loyalty, mana, delayed, reflexive, static, counter'),
];

/** The basic land types (305.6). */
export const basicLandTypes = list('plains, island, swamp, mountain, forest');

/** The land types (205.3i). */
export const landTypes = list(
  "cave, desert, forest, gate, island, lair, locus, mine, mountain, plains, planet, power-plant, sphere, swamp, tower, town, urza's",
);

/** The subtypes of artifacts, enchantments, spells and battles (205.3g, 205.3h, 205.3k, 205.3q). */
export const otherSubtypes = list(
  'attraction, blood, bobblehead, clue, contraption, equipment, food, fortification, gold, incubator, junk, lander, map',
  'mutagen, powerstone, spacecraft, treasure, vehicle, aura, background, cartouche, case, class, curse, role, room, rune',
  'saga, shard, shrine, adventure, arcane, lesson, omen, trap, siege',
);

/** The creature types (205.3m). */
export const creatureTypes = list(
  'advisor, aetherborn, alien, ally, angel, antelope, ape, archer, archon, armadillo, army, artificer, assassin',
  "assembly-worker, astartes, atog, aurochs, automaton, avatar, azra, badger, balloon, barbarian, bard, basilisk, bat, bear, beast, beaver, beeble, beholder, berserker, bird, bison, blinkmoth, boar, bringer, brushwagg, c'tan",
  'camarid, camel, capybara, caribou, carrier, cat, centaur, child, chimera, citizen, cleric, clown, cockatrice, construct',
  'coward, coyote, crab, crocodile, custodes, cyberman, cyclops, dalek, dauthi, demigod, demon, deserter, detective, devil',
  'dinosaur, djinn, doctor, dog, dragon, drake, dreadnought, drix, drone, druid, dryad, dwarf, echidna, efreet, egg, elder',
  'eldrazi, elemental, elephant, elf, elk, employee, eye, faerie, ferret, fish, flagbearer, fox, fractal, frog, fungus, gamer',
  'gargoyle, germ, giant, giraffe, gith, glimmer, gnoll, gnome, goat, goblin, god, golem, gorgon, graveborn, gremlin, griffin',
  'guest, hag, halfling, hamster, harpy, hedgehog, hellion, hero, hippo, hippogriff, homarid, homunculus, horror, horse, human',
  'hydra, hyena, illusion, imp, incarnation, inhuman, inkling, inquisitor, insect, jackal, jellyfish, juggernaut, kangaroo',
  'kavu, kirin, kithkin, knight, kobold, kor, kraken, kree, lamia, lammasu, leech, lemur, leviathan, lhurgoyf, licid, lizard',
  'llama, lobster, manticore, masticore, mercenary, merfolk, metathran, minion, minotaur, mite, mole, monger, mongoose, monk',
  'monkey, moogle, moonfolk, mount, mouse, mutant, myr, mystic, nautilus, necron, nephilim, nightmare, nightstalker, ninja',
  'noble, noggle, nomad, nymph, octopus, ogre, ooze, orb, orc, orgg, otter, ouphe, ox, oyster, pangolin, peasant, pegasus',
  'pentavite, performer, pest, phelddagrif, phoenix, phyrexian, pilot, pincher, pirate, plant, platypus, porcupine, possum',
  'praetor, primarch, prism, processor, rabbit, raccoon, ranger, rat, rebel, reflection, rhino, rigger, robot, rogue, sable',
  'salamander, samurai, sand, saproling, satyr, scarecrow, scientist, scion, scorpion, scout, sculpture, seal, serf, serpent',
  'servo, shade, shaman, shapeshifter, shark, sheep, siren, skeleton, skrull, skunk, slith, sliver, sloth, slug, snail, snake',
  'soldier, soltari, sorcerer, spawn, specter, spellshaper, sphinx, spider, spike, spirit, splinter, sponge, spy, squid',
  'squirrel, starfish, surrakar, survivor, symbiote, synth, tentacle, tetravite, thalakos, thopter, thrull, tiefling, toy',
  'treefolk, trilobite, triskelavite, troll, turtle, tyranid, unicorn, utrom, vampire, varmint, vedalken, villain, volver',
  'wall, walrus, warlock, warrior, weasel, weird, werewolf, whale, wizard, wolf, wolverine, wombat, worm, wraith, wurm, yeti',
  'zombie, zubera',
);
