import {
  cardsInFull,
  maxExpandedLength,
  nameWithoutPrinting,
  nameKey,
  namesToLookUp,
} from '../domain/cards-by-name.js';
import type { NamesToLookUp, FindCard, CardRequest } from '../domain/cards-by-name.js';
import { readWholeCard, type Card } from '../domain/cards/database/card.js';
import { nearestTo } from '../domain/words/nearest.js';
import { problem } from '../domain/problem.js';
import { badInput, success, type Result } from '../domain/result.js';
import type { CardStore, NamedCard } from './store.js';
import { wordList } from '../domain/cards/wording/nouns.js';
import { oncePer } from '../domain/values/remembered.js';

/** An answer about the server's own cards, and the id of their import; null if nothing was imported. */
export interface WithImportId<Value> {
  readonly importId: string | null;
  readonly value: Value;
}

/** The server's own cards. */
export interface Cards {
  /**
   * Calls `use` with the request after replacing each card that is only a name by the full card, and after marking
   * permanents without a text whose name no card has. Takes one round trip, or none if there is nothing to look up.
   */
  readonly inFull: <Value>(told: CardRequest, use: (told: CardRequest) => Value) => Value | Promise<Value>;
  /** Finds a card by its name; null if no card has that name. */
  readonly find: (name: string) => Promise<Result<WithImportId<Card | null>>>;
  /** Lists the cards whose names hold all words of a text, the closest first. */
  readonly search: (text: string, first: number) => Promise<WithImportId<readonly Card[]>>;
  /** Returns the newest import. */
  readonly newest: CardStore['newest'];
}

/** Creates the access to a store of cards. */
export const createCards = (store: CardStore): Cards => ({
  inFull: (told, use) => {
    const names = namesToLookUp(told);
    return names.alone.length + names.withoutText.length ? inFullLater(store, names, told, use) : use(told);
  },
  find: async (name) => {
    const { importId, cards } = await store.lookUp([name, nameWithoutPrinting(name)]);
    const [found, ...others] = bestMatches(cards.find(({ length }) => length) ?? []);
    if (others.length) return badInput([problem(['name'], ambiguous(name, [found, ...others]))]);
    return success({ importId, value: found ? readWholeCard(found.name, found.data) : null });
  },
  search: async (text, first) => {
    const { importId, cards } = await store.search(text, first);
    return { importId, value: cards.map(({ name, data }) => readWholeCard(name, data)) };
  },
  newest: store.newest,
});

const nothing = { importId: null, cards: [] };

/** The cards of a program that has none of its own. */
export const noOwnCards: Cards = createCards({
  lookUp: () => Promise.resolve(nothing),
  search: () => Promise.resolve(nothing),
  similar: () => Promise.resolve([]),
  newest: () => Promise.resolve(null),
});

const inFullLater = async <Value>(
  store: CardStore,
  names: NamesToLookUp,
  told: CardRequest,
  use: (told: CardRequest) => Value,
): Promise<Value> => {
  const { find, madeUp } = await findAll(store, names);
  return use(names.alone.length + madeUp.size ? cardsInFull(told, find, (name) => madeUp.has(name)) : told);
};

const partOf = ({ data, face }: NamedCard): unknown => {
  const faces: unknown = 'card_faces' in data ? data.card_faces : null;
  return face === null || !Array.isArray(faces) ? data : faces[face];
};

/** The cards that a name may mean, without duplicates: those with that full name, otherwise those with a face of it. */
const bestMatches = (cards: readonly NamedCard[]): readonly NamedCard[] => {
  const whole = cards.filter(({ face }) => face === null);
  const named = whole.length ? whole : cards;
  return [...new Map(named.map((each) => [JSON.stringify(partOf(each)), each])).values()];
};

const ambiguous = (name: string, cards: readonly (NamedCard | undefined)[]): string => {
  const names = new Set(cards.map((each) => each?.name ?? ''));
  return names.size > 1
    ? `"${name}" is a face of several cards: give the full name, ${wordList([...names], 'or')}.`
    : `"${name}" is the name of ${cards.length} different cards: send the card's type_line and oracle_text, too.`;
};

/** The most names of a request that get suggestions, and the most suggestions for each. */
const MOST_SUGGESTED = 10;
const SUGGESTIONS = 3;

interface FoundNames {
  readonly find: FindCard;
  /** The names of permanents that no card has. */
  readonly madeUp: ReadonlySet<string>;
}

/** Looks up all names of a request: of cards given by name alone, and of permanents without card text. */
const findAll = async (store: CardStore, { alone: names, withoutText }: NamesToLookUp): Promise<FoundNames> => {
  const { importId, cards } = await store.lookUp([...names, ...withoutText]);
  const madeUp = new Set(
    importId === null ? [] : withoutText.filter((_, index) => !cards[names.length + index]?.length),
  );
  const cardsByName = new Map(names.map((name, index) => [name, meantBy(cards[index] ?? [])]));
  const unknown = names.filter((name) => !cardsByName.get(name)?.cards.length);
  const nearest =
    importId === null
      ? new Map<string, readonly string[]>()
      : await nearestNames(store, unknown.slice(0, MOST_SUGGESTED));
  let left = maxExpandedLength;
  const find: FindCard = (name) => {
    const { cards: [card, ...others] = [], length = 0 } = cardsByName.get(name) ?? {};
    if (importId === null) return noCards(name);
    if (!card) return notAmong(name, nearest.get(name) ?? []);
    if (others.length) return ambiguous(name, [card, ...others]);
    left -= length;
    return left < 0 ? tooMuch(name) : { cardData: card.data, face: card.face };
  };
  return { find, madeUp };
};

/** The cards that a name may mean, and the first one's size in characters; cached as long as those cards are. */
const meantBy = oncePer((named: readonly NamedCard[]) => {
  const cards = bestMatches(named);
  return { cards, length: JSON.stringify(cards[0]?.data ?? null).length };
});

const noCards = (name: string): string =>
  `"${name}" is a name alone, and this server has no cards of its own; its operator loads them with "npm run cards -- import FILE". Or send the card's type_line and oracle_text, too; in the notation its power/toughness, (type line) or {rules}.`;

const notAmong = (name: string, nearest: readonly string[]): string =>
  `"${name}" is not among this server's cards.${nearest.length ? ` Did you mean ${wordList(nearest, 'or')}?` : ''}`;

const tooMuch = (name: string): string =>
  `The card "${name}" is one too many: the cards that one request names may hold at most ${maxExpandedLength} characters.`;

const nearestNames = async (
  store: CardStore,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const similar = names.length ? await store.similar(names) : [];
  return new Map(names.map((name, index) => [name, nearestFirst(nameKey(name), similar[index] ?? [])]));
};

const nearestFirst = (key: string, names: readonly string[]): readonly string[] => {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  const nearest: string[] = [];
  while (byKey.size && nearest.length < SUGGESTIONS) {
    const nearestKey = nearestTo(key, [...byKey.keys()]) || ([...byKey.keys()][0] ?? '');
    nearest.push(byKey.get(nearestKey) ?? '');
    byKey.delete(nearestKey);
  }
  return nearest;
};
