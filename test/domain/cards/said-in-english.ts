import type { RandomNumbers } from '../../random-numbers.js';
import { type Holds, always, condition } from './conditions-in-english.js';
import { areFoes, creature, group, is, itself, phrase, reachesThing, subject, such, you } from './groups-in-english.js';
import type { Means, Phrase, Speaker, Such, Thing } from './groups-in-english.js';

/** Somebody or something that may be attacked. */
export type Attacked = { readonly player: string } | { readonly thing: Thing };
const isPlayer = (attacked: Attacked, isSuch: (id: string) => boolean): boolean =>
  'player' in attacked && isSuch(attacked.player);
const isThing = (attacked: Attacked, isSuch: Such): boolean => 'thing' in attacked && isSuch(attacked.thing);
const isYours = (attacked: Attacked, by: Speaker): boolean => isPlayer(attacked, (id) => id === you(by));
const isHeld = (attacked: Attacked, by: Speaker, kind?: string): boolean =>
  isThing(attacked, (each) => each.controller === you(by) && (kind === undefined || is(kind)(each)));

type Aim = Phrase<(attacked: Attacked) => boolean>;
const aimed = (text: string, isAimed: (attacked: Attacked, by: Speaker) => boolean): Aim =>
  phrase(text, (by) => (attacked) => isAimed(attacked, by));

const aims: readonly [Aim, ...Aim[]] = [
  aimed('', () => true),
  aimed(' you', isYours),
  aimed(' you or planeswalkers you control', (each, by) => isYours(each, by) || isHeld(each, by, 'planeswalker')),
  aimed(' you or permanents you control', (each, by) => isYours(each, by) || isHeld(each, by)),
  aimed(' planeswalkers you control', (each, by) => isHeld(each, by, 'planeswalker')),
  aimed(' planeswalkers', (each) => isThing(each, is('planeswalker'))),
  aimed(' players', (each) => isPlayer(each, () => true)),
  aimed(' your opponents', (each, by) => isPlayer(each, (id) => areFoes(by.at, you(by), id))),
];

/** What a clause keeps creatures from, or gives them. */
export interface Effect {
  readonly by: Speaker;
  readonly holds: Holds;
  readonly who: Such;
  readonly keepsFrom?: (attacked: Attacked) => boolean;
  readonly blocking?: Such;
  readonly blockedBy?: Such;
  readonly gives?: string;
  readonly takes?: string;
  /** What frees from keeping creatures from something: so much, for each of them. */
  readonly unlessPaid?: string;
  /** It must attack one of those, if able. */
  readonly mustAttack?: (attacked: Attacked) => boolean;
  /** It must attack if able, and somebody other than that player if able. */
  readonly goadedBy?: string;
  readonly mustBlock?: Such;
  readonly mustBeBlockedBy?: Such;
  /** So many of those attack, or block, with it, or it does not. */
  readonly company?: { readonly does: 'ATTACKS' | 'BLOCKS'; readonly least: number; readonly others: Such };
  /** No more of them may attack those. */
  readonly atMost?: { readonly count: number; readonly aim: (attacked: Attacked) => boolean };
  /** So many others block it, too, or nobody does. */
  readonly blockedBySeveral?: { readonly least: number; readonly most: number };
}
export type Sentence = Readonly<{ text: string; effects: Means<readonly Effect[]> }>;
type Deed = Omit<Effect, 'by' | 'holds' | 'who'>;
const any: Such = () => true;
const together = (does: 'ATTACKS' | 'BLOCKS', least = 1, others = any): Deed => ({ company: { does, least, others } });

const verb = (random: RandomNumbers): Phrase<readonly Deed[]> => {
  const [aim, some] = [random.oneOf(aims), group(random)];
  const besides =
    (by: Speaker): Such =>
    (each) =>
      !some.means(by)(each);
  return random.oneOf<Phrase<readonly Deed[]>>([
    phrase(`can't attack${aim.text}`, (by) => [{ keepsFrom: aim.means(by) }]),
    phrase(`can't attack${aim.text}`, (by) => [{ keepsFrom: aim.means(by) }]),
    phrase(`can't attack${aim.text} or block`, (by) => [{ keepsFrom: aim.means(by) }, { blocking: any }]),
    phrase("can't block", () => [{ blocking: any }]),
    phrase(`can't block ${some.text}`, (by) => [{ blocking: some.means(by) }]),
    phrase(`can block only ${some.text}`, (by) => [{ blocking: besides(by) }]),
    phrase("can't be blocked", () => [{ blockedBy: any }]),
    phrase(`can't be blocked by ${some.text}`, (by) => [{ blockedBy: some.means(by) }]),
    phrase(`can't be blocked except by ${some.text}`, (by) => [{ blockedBy: besides(by) }]),
    phrase(`can't block or be blocked by ${some.text}`, (by) => [
      { blocking: some.means(by) },
      { blockedBy: some.means(by) },
    ]),
  ]);
};
/** What a clause of a verb may be about: whether it may depend on the defending player. */
const ofNoDefender =
  /or block each|alone|goaded|must|able to|with at least|also|other creatures|more creatures|more than one/;

const demand = (random: RandomNumbers): Phrase<readonly Deed[]> => {
  const [aim, some] = [random.oneOf(aims), group(random)];
  const single = random.oneOf<Phrase<Such>>([
    such('a Goat', is('goat')),
    such('a creature with flying', (each) => creature(each) && each.keywords.includes('flying')),
    such('a red creature', (each) => creature(each) && each.color === 'RED'),
  ]);
  return random.oneOf<Phrase<readonly Deed[]>>([
    phrase('attack each combat if able', () => [{ mustAttack: () => true }]),
    phrase(`attack${aim.text} each combat if able`, (by) => [{ mustAttack: aim.means(by) }]),
    phrase('block each combat if able', () => [{ mustBlock: any }]),
    phrase('attack or block each combat if able', () => [{ mustAttack: () => true }, { mustBlock: any }]),
    phrase('are goaded', (by) => [{ goadedBy: you(by) }]),
    phrase('must be blocked if able', () => [{ mustBeBlockedBy: any }]),
    phrase(`must be blocked by ${single.text} if able`, (by) => [{ mustBeBlockedBy: single.means(by) }]),
    phrase("can't attack alone", () => [together('ATTACKS')]),
    phrase("can't attack or block alone", () => [together('ATTACKS'), together('BLOCKS')]),
    phrase(`can't attack unless ${single.text} also attacks`, (by) => [together('ATTACKS', 1, single.means(by))]),
    phrase(`can't attack unless at least two ${some.text} also attack`, (by) => [
      together('ATTACKS', 2, some.means(by)),
    ]),
    phrase(`can't block unless ${single.text} also blocks`, (by) => [together('BLOCKS', 1, single.means(by))]),
    phrase("can't be blocked except by two or more creatures", () => [
      { blockedBySeveral: { least: 2, most: Infinity } },
    ]),
    phrase("can't be blocked by more than one creature", () => [{ blockedBySeveral: { least: 0, most: 1 } }]),
  ]);
};

const paid = (random: RandomNumbers, who: string): Phrase<readonly Deed[]> => {
  const aim = random.oneOf(aims);
  const cost = random.oneOf(['{1}', '{2}', '1 life']);
  const isOne = /^(?:NAME|enchanted|This)/.test(who);
  const attackers = aim.text === ' you' && random.below(2) ? "creature they control that's attacking you" : null;
  const rest = isOne
    ? `unless its controller pays ${cost}`
    : `unless their controller pays ${cost} for each ${attackers ?? 'of those creatures'}`;
  return random.oneOf<Phrase<readonly Deed[]>>([
    phrase(`can't attack${aim.text} ${rest}`, (by) => [{ keepsFrom: aim.means(by), unlessPaid: cost }]),
    phrase(`can't attack${aim.text} ${rest}`, (by) => [{ keepsFrom: aim.means(by), unlessPaid: cost }]),
    ...(isOne
      ? [
          phrase(
            `can't be blocked unless defending player pays ${cost} for each creature they control that's blocking it`,
            () => [{ blockedBy: any, unlessPaid: cost }],
          ),
        ]
      : []),
    ...(attackers
      ? []
      : [
          phrase(`can't block ${rest}`, () => [{ blocking: any, unlessPaid: cost }]),
          phrase(`can't attack${aim.text} or block ${rest}`, (by: Speaker) => [
            { keepsFrom: aim.means(by), unlessPaid: cost },
            { blocking: any, unlessPaid: cost },
          ]),
        ]),
  ]);
};

const grant = (random: RandomNumbers): Phrase<readonly Deed[]> => {
  const keyword = random.oneOf(['flying', 'reach', 'defender', 'haste', 'shadow', 'menace']);
  return random.below(3)
    ? phrase(`have ${keyword}`, () => [{ gives: keyword }])
    : phrase(`lose ${keyword}`, () => [{ takes: keyword }]);
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const singular = (who: string, does: string): string =>
  /^(?:NAME|enchanted|This)/.test(who)
    ? does
        .replace(/^have /, 'has ')
        .replace(/^are /, 'is ')
        .replace(/^(lose|attack|block) /, '$1s ')
        .replace(' or block ', ' or blocks ')
        .replace(/^(can't .*) or blocks /, '$1 or block ')
    : does;

/** A condition for that: who has a keyword does not depend on the defending player. */
const conditionOf = (random: RandomNumbers, does: Phrase<unknown>): Phrase<Holds> => {
  const found = condition(random);
  const isOfDefender = /can't|can block|^attack/.test(does.text) && !ofNoDefender.test(does.text);
  const isFit = isOfDefender || !found.text.includes('defending');
  return isFit ? found : conditionOf(random, does);
};

const statement = (random: RandomNumbers, who: Phrase<Such>, does: Phrase<readonly Deed[]>): Sentence => {
  const when = random.below(5) < 2 ? conditionOf(random, does) : always;
  const said = `${who.text} ${singular(who.text, does.text)}`;
  const [text, isSo] = random.oneOf<[string, boolean]>([
    [`${said} unless ${when.text}.`, false],
    [`${said} as long as ${when.text}.`, true],
    [`${said} if ${when.text}.`, true],
    [`As long as ${when.text}, ${said}.`, true],
  ]);
  const effects = (isHolding: boolean) => (by: Speaker) =>
    does.means(by).map((deed): Effect => ({
      ...deed,
      by,
      who: who.means(by),
      holds: when === always ? () => true : (defending) => when.means(by)(defending) === isHolding,
    }));
  return when === always
    ? { text: capital(`${said}.`), effects: effects(true) }
    : { text: capital(text), effects: effects(isSo) };
};

/** An ability in quotation marks: each of the creatures says it of itself. */
const given = (random: RandomNumbers): Sentence => {
  const who = group(random);
  const does = random.oneOf([verb, verb, demand])(random);
  const inner = statement(random, itself('This creature'), does);
  return {
    text: capital(`${who.text} have "${inner.text.replaceAll('NAME', 'this creature')}"`),
    effects: (by) =>
      by.at.things
        .filter((each) => who.means(by)(each) && reachesThing(by, each))
        .flatMap((self) => inner.effects({ ...by, self })),
  };
};

const atMost = (random: RandomNumbers): Sentence => {
  const [some, aim, many] = [group(random), random.oneOf(aims), random.below(2)];
  return {
    text: `No more than ${['one', 'two'][many] ?? ''} ${some.text} can attack${aim.text} each combat.`,
    effects: (by) => [{ by, holds: () => true, who: some.means(by), atMost: { count: many + 1, aim: aim.means(by) } }],
  };
};

/** A sentence as it stands on a card: an Aura has no power, and speaks of the creature that it enchants. */
const onCard = (found: Sentence, isAura: boolean): Sentence => {
  const text = isAura ? found.text.replaceAll("NAME's power", "enchanted creature's power") : found.text;
  const namesHost = text.toLowerCase().includes('enchanted creature');
  return { text, effects: (by) => found.effects({ ...by, namesHost }) };
};

/** A sentence of a card, and what it means. */
export const randomSentence = (random: RandomNumbers, isAura: boolean, mayGrant: boolean): Sentence => {
  const drawn = random.below(12);
  if (drawn === 0) return onCard(given(random), isAura);
  if (drawn < 3) return demandingSentence(random, isAura, mayGrant);
  const does = mayGrant && drawn < 7 ? grant(random) : verb(random);
  return onCard(statement(random, subject(random, isAura), does), isAura);
};

/** The same of what counts in declarations as a whole: requirements, costs, company, how many. */
export const demandingSentence = (random: RandomNumbers, isAura: boolean, mayGrant: boolean): Sentence => {
  const drawn = random.below(10);
  if (drawn === 0) return onCard(atMost(random), isAura);
  if (drawn === 1) return onCard(given(random), isAura);
  const who = random.below(2) ? subject(random, isAura) : such('creatures', creature);
  if (drawn < 5) return onCard(statement(random, who, paid(random, who.text)), isAura);
  return onCard(statement(random, who, drawn === 5 && mayGrant ? grant(random) : demand(random)), isAura);
};
