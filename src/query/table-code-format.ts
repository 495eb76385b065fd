import { problem } from '../domain/problem.js';
import { badInput } from '../domain/result.js';
import type { Description } from '../domain/state/description.js';

/** The first character of a code: the version of its format. Codes of all versions stay readable for good. */
export const version = '1';

/**
 * The compression dictionary: strings frequent in descriptions, the commonest last. Codes of version 1 use it, so it
 * never changes.
 */
export const dictionary = [
  '"COMMANDER""TEAM_VS_TEAM""TWO_HEADED_GIANT""ALTERNATING_TEAMS""GRAND_MELEE","turnMarkers":[{"number":1,"holder":"',
  '"inTurn":false,"removals":1,"regularTurnToCome":true,"step":"UNTAP""UPKEEP""DRAW""BEGINNING_OF_COMBAT""END_OF_COMBAT"',
  '"COMBAT_DAMAGE""POSTCOMBAT_MAIN""END""CLEANUP","ended":true,"resumesAfter":"DECLARE_BLOCKERS""DECLARE_ATTACKERS"',
  '"options":{"rangeOfInfluence":1,"startingLife":40,"attack":"LEFT""RIGHT""ONE_OPPONENT""MULTIPLE_PLAYERS"',
  '"deployCreatures":true,"sharedTeamTurns":true,"planechase":true},"extraTurns":["',
  '"combats":[{"attacks":[{"attacker":"","target":"","defendingPlayer":"","band":1}],"blocks":[{"blocker":""}],"marker":1}]',
  '"attackRules":[{"kind":"CANT_ATTACK_ALONE""CANT_ATTACK_TARGET""ATTACKS_TARGET_IF_ABLE""AT_MOST","count":1"GOADED"',
  '"blockRules":[{"kind":"MUST_BE_BLOCKED_IF_ABLE""CANT_BE_BLOCKED""CANT_BLOCK_TARGET""BLOCKS_IF_ABLE""BLOCKS_TARGET_IF_ABLE"',
  '"enchants":{"ids":["kind":"PLAYER""OBJECT","types":["Creature"],"opponentOf":"","not":{"anyOf":[{',
  '"colors":["WHITE","BLUE","BLACK","RED","GREEN"],"keywords":["Vigilance","Haste","Trample","Menace","Defender","Reach"',
  ',"First strike","Deathtouch","Lifelink","Flying"],"commanderDamage":[{"commander":"","amount":2,"poison":1,"inGame":false',
  '"leftThisTurn":true,"protector":"","stack":1,"card":false,"token":true,"zone":"EXILE""COMMAND""ANTE""LIBRARY""HAND""STACK""GRAVEYARD"',
  '"controlEffects":[{"givesControlTo":"","source":"","timestamp":1}],"controlledSinceTurnBegan":false,"attachedTo":"',
  '"Planeswalker — Jace","Legendary Planeswalker — ","Sorcery","Instant","Battle — Siege","Basic Land — Forest","Land","Artifact"',
  '"Enchantment — Aura","Enchantment","Artifact — Equipment","Artifact Creature — Golem","Legendary Creature — Human Wizard Warrior"',
  '"Token Creature — Goblin Soldier Elf Spirit Zombie Dragon Angel Bear",{"edition":"CR_2026","variant":"EMPEROR","teams":[{"id":"A"},{"id":"B"}],',
  '"role":"EMPEROR""GENERAL","FREE_FOR_ALL","players":[{"id":"alex","name":"Alex","life":20},{"id":"","team":"A","objects":[{"id":"","name":"',
  '"turn":{"number":1,"activePlayers":[""],"step":"PRECOMBAT_MAIN"}}',
  '","power":2,"toughness":2,"timestamp":1},{"id":"","name":"","typeLine":"Creature — ","owner":"","controller":"","tapped":true,"power":1,"toughness":1,"timestamp":',
].join('');

/** Omits timestamps that reading restores: by default an object's timestamp is its place in the list. */
export const withoutDefaults = (description: Description): Description => ({
  ...description,
  ...(description.objects && { objects: description.objects.map(withoutPlace) }),
});

const withoutPlace = <Placed extends { readonly timestamp?: number | null }>(given: Placed, place: number): Placed =>
  given.timestamp === place ? { ...given, timestamp: undefined } : given;

/** The failure of a code that cannot be read. */
export const unreadableCode = badInput([problem(['code'], 'This is not a table code, or it is damaged.')]);
