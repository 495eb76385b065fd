import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { required, text } from './domain/schema/schema.js';
import { describe } from './domain/state/describe.js';
import type { Description } from './domain/state/description.js';
import type { GameState } from './domain/state/game-state.js';
import { readShape, stateOf } from './domain/state/read-description.js';
import { problem } from './domain/problem.js';
import { badInput, type Result } from './domain/result.js';

/** The first character of a code: how the rest of it is to be read. Codes of a version stay readable for good. */
const version = '1';

/** The most that a code may unpack to: as much as the largest request. */
const largestTable = 10 * 1024 * 1024;

/**
 * The strings that descriptions are full of, the commonest last. Codes of version 1 are packed with it: it never
 * changes.
 */
const dictionary = Buffer.from(
  [
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
  ].join(''),
);

/** The description without what reading it puts back: an object's timestamp is its place in the list where left out. */
const brief = (description: Description): Description => ({
  ...description,
  ...(description.objects && { objects: description.objects.map(withoutPlace) }),
});

const withoutPlace = <Placed extends { readonly timestamp?: number | null }>(given: Placed, place: number): Placed =>
  given.timestamp === place ? { ...given, timestamp: undefined } : given;

/** The whole table as one string that fits into a URL; the same table has the same one. */
export const codeOf = (state: GameState): string => {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(brief(describe(state)))), {
    dictionary,
    level: 9,
    memLevel: 9,
  });
  const checked = Buffer.alloc(4);
  checked.writeUInt32BE(crc32(packed));
  return version + Buffer.concat([checked, packed]).toString('base64url');
};

/** A code, as both doors take it. */
export const codeArgument = required(text(8_000_000), 'The code of a table.');

const unreadable = badInput([problem(['code'], 'code is none that this service has made, or it has been damaged.')]);

/** The table that a code was made from; what is damaged, or unpacks to no table, is refused. */
export const readCode = (code: string): Result<GameState> => {
  const state = stateOf(readShape(unpacked(code)), () => []);
  return state.ok ? state : unreadable;
};

const unpacked = (code: string): unknown => {
  const bytes = Buffer.from(code.slice(version.length), 'base64url');
  const packed = bytes.subarray(4);
  const isWhole = code.startsWith(version) && packed.length > 0 && bytes.readUInt32BE() === crc32(packed);
  return isWhole && version + bytes.toString('base64url') === code ? parsed(packed) : undefined;
};

const parsed = (packed: Buffer): unknown => {
  try {
    return JSON.parse(inflateRawSync(packed, { dictionary, maxOutputLength: largestTable }).toString());
  } catch {
    return undefined;
  }
};
