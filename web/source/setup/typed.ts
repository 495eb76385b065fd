import { without } from '../rules/without';
import { api, Refusal, type Description, type Problem } from '../api';
import { writtenFirst } from '../../../src/domain/notation/writing/written-names';
import { readNotation } from '../../../src/domain/notation/read-notation';
import { refuseRepeatedFields } from '../../../src/domain/schema/repeated-fields';
import { isRecord } from '../../../src/domain/values/record';
import { words } from './removal';
import { idFor, idsIn, type TableObject } from './tables';

/** The result of reading typed or pasted text. */
export interface TypedEntries {
  readonly objects: readonly TableObject[];
  readonly problems: readonly string[];
  /** Names that are not among the server's cards, so their types are unknown. */
  readonly unknown: readonly string[];
}

/** The cards in pasted data of Scryfall or MTGJSON: one, a list, or a list under `data`. */
const cardsIn = (data: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(data)) return data.flatMap(cardsIn);
  if (!isRecord(data)) return [];
  if ('data' in data) return cardsIn(data['data']);
  return typeof data['name'] === 'string' ? [data] : [];
};

const fromData = (text: string, player: string): TypedEntries => {
  try {
    const data: unknown = JSON.parse(text);
    const refused = refuseRepeatedFields(text, data);
    if (refused) return { objects: [], problems: refused.problems.map(({ message }) => message), unknown: [] };
    const cards = cardsIn(data);
    const objects = cards.map((cardData) => ({ id: String(cardData['name']), cardData, owner: player }));
    return { objects, problems: cards.length ? [] : ['There is no card in this text.'], unknown: [] };
  } catch {
    return { objects: [], problems: ['This looks like card data, but it is incomplete.'], unknown: [] };
  }
};

/** Converts a list from a shop or deck site to the notation. */
const asNotation = (text: string): string =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');

const fromNotation = (text: string, { players }: Description, player: string): TypedEntries => {
  const seats = players.map(({ id, name }) => `${writtenFirst(name ?? id)} "${id}"`);
  const owner = players.find(({ id }) => id === player);
  const line = `${writtenFirst(owner?.name ?? player)}: ${asNotation(text)}`;
  const { description, errors } = readNotation([...seats, line].join('\n'));
  const problems = errors.map(({ message }) => message);
  return { objects: (description.objects ?? []) as readonly TableObject[], problems, unknown: [] };
};

const isByName = ({ cardData }: TableObject): boolean => isRecord(cardData) && Object.keys(cardData).length === 1;

const nameOf = (thing: TableObject): string => {
  const { cardData } = thing;
  return isRecord(cardData) ? String(cardData['name']) : (thing.name ?? thing.id);
};

/** Converts an unknown card to a permanent without a type, which the visitor can enter. */
const asUnknown = (thing: TableObject): TableObject => ({
  ...without(thing, 'cardData'),
  name: nameOf(thing),
  typeLine: '',
});

type CardData = ReadonlyMap<string, TableObject['cardData']>;
const none: CardData = new Map();

/** The names without a problem in the server's answer; none if every name may have a problem. */
const namesWithoutProblem = (
  names: readonly string[],
  { problems = [], moreProblems = 0 }: Problem,
): readonly string[] => {
  const refused = new Set(problems.map(({ path }) => path[path.indexOf('objects') + 1]));
  const left = names.filter((_, index) => !refused.has(index));
  return left.length < names.length && left.length > moreProblems ? left : [];
};

/** Looks up all names in one request, and again without the unknown ones; without a server, all are unknown. */
const lookUp = async (names: readonly string[]): Promise<CardData> => {
  if (!names.length) return none;
  const owner = 'owner';
  const objects = names.map((name, index) => ({ id: `card ${index}`, owner, cardData: { name } }));
  try {
    const { description } = await api.check({ players: [{ id: owner }, { id: 'other' }], objects });
    return new Map((description.objects ?? []).map(({ cardData }, index) => [names[index] ?? '', cardData]));
  } catch (error) {
    if (error instanceof Refusal) return lookUp(namesWithoutProblem(names, error.problem));
    if (error instanceof TypeError) return none;
    throw error;
  }
};

/** Replaces cards that are only a name by the full card; unknown ones become permanents without a type. */
export const withCards = async (objects: readonly TableObject[]): Promise<Omit<TypedEntries, 'problems'>> => {
  const names = [...new Set(objects.filter(isByName).map(nameOf))];
  const cards = await lookUp(names);
  const full = objects.map((thing) => {
    if (!isByName(thing)) return thing;
    const cardData = cards.get(nameOf(thing));
    return cardData === undefined ? asUnknown(thing) : { ...thing, cardData };
  });
  return { objects: full, unknown: names.filter((name) => !cards.has(name)) };
};

/** Reads the text that was typed or pasted for a player. */
export const readTyped = async (table: Description, player: string, text: string): Promise<TypedEntries> => {
  const read = /^\s*[[{]"?/.test(text) ? fromData(text, player) : fromNotation(text, table, player);
  return read.problems.length ? read : { ...read, ...(await withCards(read.objects)) };
};

/** Whether a permanent lacks the text that a card of its name may have; the rules warn if its name is not its id. */
const isTextless = ({ cardData, token, typeLine = '' }: TableObject): boolean =>
  cardData === undefined && !token && !/\b(?:creature|basic)\b/i.test(typeLine);

/** Adds the read permanents to a table, each with an id of its own. */
export const withTyped = (table: Description, objects: readonly TableObject[]): Description => {
  const taken = new Set(idsIn(table));
  const added = objects.map((thing) => {
    const name = thing.name ?? nameOf(thing);
    const id = idFor(name, isTextless(thing) ? new Set([...taken, name]) : taken);
    taken.add(id);
    return { ...thing, id, ...(isTextless(thing) && { name }) };
  });
  return { ...table, objects: [...(table.objects ?? []), ...added] };
};

/** Gives each textless permanent of a typed table an id that differs from its name. */
export const withNames = (table: Description): Description => {
  const taken = new Set(idsIn(table));
  const ids = new Map<unknown, string>();
  for (const thing of table.objects ?? []) {
    if (!isTextless(thing) || (thing.name ?? thing.id) !== thing.id) continue;
    ids.set(thing.id, idFor(thing.id, taken));
    taken.add(ids.get(thing.id) ?? '');
  }
  const objects = table.objects?.map((thing) => (ids.has(thing.id) ? { ...thing, name: thing.id } : thing));
  return ids.size ? (renamed({ ...table, objects }, ids) as Description) : table;
};

/** Replaces ids everywhere in a value. */
const renamed = (value: unknown, ids: ReadonlyMap<unknown, string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => renamed(each, ids));
  if (!isRecord(value)) return ids.get(value) ?? value;
  const isWords = (field: string): boolean => field !== 'id' && words.has(field);
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [field, isWords(field) ? inside : renamed(inside, ids)]),
  );
};
