import type { Ruling } from '../answer.js';
import { controllerOf, hasType, isOnBattlefield } from '../state/game-state.js';
import { reaches } from '../state/range.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { cardTypes, landTypes, supertypes } from '../rulebook/keywords-and-types.js';
import { capitalized } from '../words/capitalized.js';
import { attacksTeams, attackedMembers } from '../state/attacked-teams.js';
import { defenderRuling } from './802.2-defending-players.js';
import { attackedMemberRuling } from './805.10-team-combat.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('702.14c');

/** An attacking creature and its defending player; null if it no longer has one. */
export interface Attacker {
  readonly attacker: GameObject;
  readonly defending: Player | null;
}

/** 702.14c, 802.2a: landwalk looks only at the lands of the creature's own defending player. */
export const landwalk = (
  state: GameState,
  { attacker, defending }: Attacker,
  blocker: GameObject,
): readonly Ruling[] => {
  if (!defending) return [];
  for (const keyword of attacker.keywords) {
    const isOfKind = landKind(keyword.toLowerCase());
    const land = isOfKind && landsOf(state, attacker, defending).find(isOfKind);
    if (land) {
      const says = `${attacker.name} has ${keyword.toLowerCase()}, and its defending player ${defending.name} ${describeLand(state, defending, land)}${describeLandType(keyword, land)}, so ${blocker.name} can't block it.`;
      const holders = [...new Set([defending, controllerOf(state, land)])];
      return [
        ruling(state, '702.14c', says, attacker, ...holders, land, blocker),
        ...defendingPlayerRulings(state, attacker, defending),
      ];
    }
  }
  return [];
};

/** Words the land type that a keyword names: ", which is an Island"; empty if the land's name shows the type. */
const describeLandType = (keyword: string, { name }: GameObject): string => {
  const type = landWords(keyword.toLowerCase())?.find((word) => landTypes.includes(word));
  if (type === undefined || name.toLowerCase().includes(type)) return '';
  return `, which is ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${capitalized(type)}`;
};

const describeLand = (state: GameState, defending: Player, land: GameObject): string => {
  const holder = controllerOf(state, land);
  return holder !== defending
    ? `is on ${holder.name}'s team, and ${holder.name} controls ${land.name}`
    : `controls ${land.name}`;
};

/** Says that, of several defending players, an ability means the one whom its creature attacks. */
const defendingPlayerRulings = (state: GameState, attacker: GameObject, defending: Player): readonly Ruling[] => {
  if (attacksTeams(state)) return [];
  if (state.options.sharedTeamTurns) return [attackedMemberRuling(state, attacker, defending)];
  return state.options.attack === 'MULTIPLE_PLAYERS' ? [defenderRuling(state, attacker, defending)] : [];
};

/** 810.7: while creatures attacked teams, the lands of every member counted; 801.11: within range of the attacker's controller. */
const landsOf = (state: GameState, { id }: GameObject, defending: Player): readonly GameObject[] => {
  const holders = attackedMembers(state, defending).filter((each) => reaches(state, { object: id }, each));
  return [...state.objects.values()].filter(
    (object) => isOnBattlefield(object) && hasType(object, 'land') && holders.includes(controllerOf(state, object)),
  );
};

const kinds: ReadonlySet<string> = new Set(['land', ...landTypes, ...cardTypes, ...supertypes]);

/** Returns the words before "walk" that name a kind of land, as in snow swampwalk; null for another keyword. */
const landWords = (keyword: string): readonly string[] | null =>
  keyword.endsWith('walk') && keyword !== 'landwalk'
    ? keyword.slice(0, -'walk'.length).replace('snow-covered', 'snow').split(/\s+/)
    : null;

const withoutNon = (word: string): string => word.replace(/^non-?/, '');

/** Whether a lower-case keyword is a landwalk ability: mountainwalk, snow swampwalk, nonbasic landwalk. */
export const isLandwalk = (keyword: string): boolean =>
  landWords(keyword)?.every((word) => kinds.has(withoutNon(word))) ?? false;

/** The lands that a landwalk keyword refers to; null for another keyword. */
const landKind = (keyword: string): ((land: GameObject) => boolean) | null => {
  const words = landWords(keyword);
  if (!words) return null;
  return (land) =>
    words.every((word) => (word.startsWith('non') ? !hasType(land, withoutNon(word)) : hasType(land, word)));
};
