import type { Filter, PossibleEffects, Reference, Who } from '../clauses.js';
import { group } from './grammar/groups.js';
import { first, says, sequence, type Parser } from './grammar/parser.js';
import { lastNamed, marks } from './grammar/references.js';
import type { Tokens } from './grammar/tokens.js';
import { mayAffectCombat, mayAffectTargets, keywordsGiven } from './sentences/not-asked.js';
import { affectsBlocks } from '../combat-keywords.js';

const does = says(
  "can|can't|may|must|attack|attacks|block|blocks|has|have|gain|gains|lose|loses|get|gets|is|are|able|don't|doesn't",
);
const players = says('each|your|an? player|players|opponent|opponents|you');

/** Another subject in the same sentence: "creatures you control have", "you can't be", "you have". */
const anotherSubject: Parser<null> = first(
  sequence(group, does),
  sequence(players, says("can't|must|control|has|have")),
);

const isAboutAnother = (tokens: Tokens, from: number): boolean =>
  tokens.lower.some(
    (_, at) => at > from && /^(?:and|or|,)$/.test(tokens.lower[at - 1] ?? '') && anotherSubject(tokens, at) !== null,
  );

/** Entering as a copy affects only the object itself. */
const asCopy = says('you may have ~ enter the? battlefield? tapped? as a copy');

/** A condition on the object itself or its host: "as long as this creature is monstrous, it …". */
const conditionOnIt = says('as long as ~|@', 'if|while ~|@');

/** Returns the player who controls all objects of a group; null if the group does not say. */
const holderOf = (filter: Filter | undefined): Who | null => {
  if (filter?.is === 'CONTROLLED') return filter.by;
  return filter?.is === 'ALL' ? (filter.of.map(holderOf).find((each) => each !== null) ?? null) : null;
};

const sameIsTrue = says('the same is true for');

/** Matches "be attacked": the sentence affects creatures that may attack the subject. */
const isAttacked = says('be attacked');

/** Matches "Creatures of the chosen color can't attack you unless …", which affects only other players' creatures. */
const keepsOffYou =
  /^(?:(?!\b(?:has|have|gains?|loses?|gets?|attacks?|blocks?|is|are|can|can't|must)\b).)*can't attack you(?<yours> (?:or|and) (?:a )?planeswalkers? you control)?(?: (?:unless|if|as long as) (?:(?! and |,).)*)?\W*$/;

/** The only object, or the player whose objects, a sentence is about, by the subject at its start or after its first comma. */
const onlyOf = (tokens: Tokens): Reference | Who | null => {
  const { lower } = tokens;
  const begins = (at: number): Reference | Who | null => {
    const whose = holderOf(group(tokens, at)?.value);
    if (whose) return isAboutAnother(tokens, at) ? null : whose;
    const isIt = lower[at] === 'it' && conditionOnIt(tokens, 0) !== null;
    const found = isIt ? lastNamed(tokens, at) : /^[~@]$/.test(lower[at] ?? '') ? marks[lower[at] ?? ''] : undefined;
    return found && !/^(?:and|or)$/.test(lower[at + 1] ?? '') && !isAboutAnother(tokens, at) ? found : null;
  };
  if (sameIsTrue(tokens, 0)) return tokens.antecedent;
  if (asCopy(tokens, 0)) return 'SELF';
  if (lower.some((_, at) => isAttacked(tokens, at))) return null;
  return begins(0) ?? begins(lower.indexOf(',') + 1) ?? (keepsOffYou.test(lower.join(' ')) ? 'OTHERS' : null);
};

/** Words that may change anything about a creature: its abilities, who controls it, what it is. */
const changesAll = says(
  'copy|copies',
  'you control @',
  'gain|gains control',
  'lose|loses all',
  'becomes',
  'has|have all|each|the? keyword|chosen? abilities',
);

const canBlock = says('can|may block');
const letsBlock: ReadonlySet<string> = new Set(['flying', 'reach', 'shadow', 'horsemanship']);

/** Keywords by which a creature itself may not block. */
const forbidsBlock: ReadonlySet<string> = new Set(['shadow', 'decayed']);

/** The enchant ability of an Aura affects no combat. */
const enchants = says('enchant');

/** Guesses what an unread sentence may affect, by its words. */
export const mayAffect = (tokens: Tokens): PossibleEffects => {
  const ofCombat = !enchants(tokens, 0) && (mayAffectCombat(tokens) || !mayAffectTargets(tokens));
  const holds = (parser: Parser<unknown>): boolean => tokens.lower.some((_, at) => parser(tokens, at));
  const contains = (verb: RegExp): boolean => tokens.lower.some((each) => verb.test(each));
  const given = keywordsGiven(tokens, 0);
  const kept = keepsOffYou.exec(tokens.lower.join(' '));
  const [ofAttacks, ofBlocks] = [contains(/attack|defender|haste|goad/), contains(/block/)];
  const changes = holds(changesAll) || contains(/^goaded$/) || !(ofAttacks || ofBlocks || given.length);
  const lifts = changes || contains(/^(?:though|loses?)$/);
  const gives = given.some((each) => each !== 'vigilance');
  const attacks = ofCombat && (ofAttacks || changes || (gives && !ofBlocks));
  const blocks = ofCombat && (ofBlocks || changes || given.some(affectsBlocks) || (gives && !ofAttacks));
  return {
    ...{ attacks, blocks },
    allowsAttack: attacks && (lifts || contains(/haste/)),
    allowsBlock: blocks && (lifts || given.some((each) => letsBlock.has(each))),
    allowsMoreBlocks: blocks && (changes || holds(canBlock)),
    changes: ofCombat && (changes || contains(/^loses?$/)),
    lures: blocks && (changes || contains(/^(?:must|able)$/)),
    requires: changes || !contains(/^(?:can't|can|may)$/) || contains(/^(?:must|able|attacks|blocks)$|^"/),
    onlyEvades:
      given.length > 0 &&
      !(ofBlocks || changes || contains(/^(?:loses?|can't)$/) || given.some((each) => forbidsBlock.has(each))),
    only: onlyOf(tokens),
    keepsOff: kept && (kept.groups?.['yours'] ? 'YOURS' : 'YOU'),
  };
};
