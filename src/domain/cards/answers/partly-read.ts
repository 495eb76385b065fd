import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { matches } from '../../state/filters/matching.js';
import { reaches } from '../../state/range.js';
import { asksFor, mayBeOpen } from '../clause-groups.js';
import type { Filter, Who } from '../clauses.js';
import { openConditions } from '../layers/conditions.js';
import { filterAnywhere } from '../layers/filters.js';
import { playersMeant } from '../layers/players-meant.js';
import type { Source } from '../layers/source.js';
import { conditionsBefore } from '../text/grammar/conditions.js';
import { group, single } from '../text/grammar/groups.js';
import { comma, first, means, says, several, type Parser } from '../text/grammar/parser.js';
import { player } from '../text/grammar/players.js';
import { tokensOf, type Tokens } from '../text/grammar/tokens.js';
import { namesOf } from '../text/own-names.js';
import { markNames } from '../text/paragraphs.js';

/** Splits an object's sentence into tokens, with the object's own names replaced by marks. */
const sentenceTokens = (text: string, { name, typeLine }: GameObject): Tokens =>
  tokensOf(markNames(text, namesOf(name, typeLine)));

/** Whether the conditions at the start of a sentence ("during your turn, …") may be met; undecided ones may be. */
export const mayHold = (text: string, object: GameObject, state: GameState): boolean => {
  const asked = conditionsBefore(sentenceTokens(text, object), 0)?.value ?? [];
  return (
    openConditions(
      { state, object },
      asked.filter((each) => !mayBeOpen(each)),
    ) !== null
  );
};

/** Damage that would be dealt; a property that is left out may have any value. */
export interface DamageEvent {
  readonly recipient: Entity;
  readonly dealer?: GameObject;
  readonly isOfCombat?: boolean;
}

const players = first<Who>(player, means('player|players', 'ANYBODY'), means('your? opponents', 'EACH_OPPONENT'));
const named: Parser<readonly (Who | Filter)[]> = several(first<Who | Filter>(players, single, group), comma);

/** Whether a list continues with a member that was not understood: "you and each other player". */
const goesOn = ({ lower }: Tokens, at: number): boolean =>
  /^(?:and|or|and\/or)$/.test(lower[at] ?? '') && !/^(?:dealt|by)$/.test(lower[at + 1] ?? '');

/** The players and objects that a sentence names after certain words; null if that is not understood. */
const namedBehind = (tokens: Tokens, words: Parser<unknown>, before?: Parser<unknown>) => {
  for (const at of tokens.lower.keys()) {
    const begun = words(tokens, at);
    const found = begun && named(tokens, begun.next);
    if (!begun || (before && !(found && before(tokens, found.next)))) continue;
    return found && !goesOn(tokens, found.next) ? found.value : null;
  }
  return null;
};

const both = says('dealt to and|or dealt? by');
const to = says('dealt|damage this? turn? to');
const by = says('by');
const would = says('would deal');

const isAmong = (source: Source, meant: readonly (Who | Filter)[], entity: Entity): boolean =>
  meant.some((each) => {
    if (typeof each === 'string') return entity.kind === 'PLAYER' && playersMeant(source, each).includes(entity.id);
    if (entity.kind === 'PLAYER') return false;
    return (
      asksFor(each, 'ATTACKING', 'BLOCKING') ||
      matches(source.state, { ...filterAnywhere(source, each), zone: entity.zone }, entity)
    );
  });

/**
 * Whether an object may be in the group that a sentence names after certain words, or else as its subject. A group that
 * is not understood may mean anything.
 */
export const mayBeAbout = (
  text: string,
  object: GameObject,
  entity: GameObject,
  state: GameState,
  words?: string,
): boolean => {
  const tokens = sentenceTokens(text, object);
  const subject = named(tokens, conditionsBefore(tokens, 0)?.next ?? 0);
  const meant =
    (words ? namedBehind(tokens, says(words)) : null) ?? (subject && !goesOn(tokens, subject.next) && subject.value);
  return !meant || meant.some((each) => typeof each === 'string') || isAmong({ state, object }, meant, entity);
};

/**
 * Whether a card's sentence about damage applies to some damage, by its source, its recipient, and whether it is combat
 * damage. Parts that are not understood may mean anything.
 *
 * - 801.13b: a prevention that names the source needs the source in range, one that names the recipient needs the
 *   recipient; one that names neither needs both.
 * - Doubt: no rule says this of other effects on damage.
 */
export const isSaidOfDamage = (
  text: string,
  object: GameObject,
  { recipient, dealer, isOfCombat }: DamageEvent,
  state: GameState,
): boolean => {
  if (isOfCombat !== undefined && (isOfCombat ? /\bnoncombat damage\b/iu : /\bcombat damage\b/iu).test(text))
    return false;
  const source = { state, object };
  const tokens = sentenceTokens(text.replace(/\bsource(s?)\b/giu, 'permanent$1'), object);
  const isOne = (meant: readonly (Who | Filter)[] | null, entity: Entity | undefined): boolean =>
    !meant || !entity || isAmong(source, meant, entity);
  const isNear = (entity: Entity | undefined): boolean => !entity || reaches(state, { object: object.id }, entity);
  const either = namedBehind(tokens, both);
  if (either) return [recipient, dealer].some((each) => isOne(either, each) && isNear(each));
  const dealers = namedBehind(tokens, by) ?? namedBehind(tokens, says('if'), would);
  const recipients = namedBehind(tokens, to) ?? (/\byour life total\b/iu.test(text) ? ['YOU' as const] : null);
  if (!isOne(recipients, recipient) || !isOne(dealers, dealer)) return false;
  if (!/\bprevent\b/iu.test(text)) return isNear(recipient) || (dealer !== undefined && isNear(dealer));
  const [isOfDealers, isOfRecipients] = [/\bby\b|^if an? (?!source would\b)/iu.test(text), /\bto\b/iu.test(text)];
  return (
    (isNear(dealer) || (isOfRecipients && !isOfDealers)) && (isNear(recipient) || (isOfDealers && !isOfRecipients))
  );
};
