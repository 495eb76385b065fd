// Files as Scryfall and MTGJSON publish them, with invented cards.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importCards, type ImportResult } from '../../src/own-cards/import.js';
import { openCardFile } from '../../src/own-cards/read-file.js';

/** A card of an invented file; with faces it has no text of its own. */
export interface InventedCard {
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  readonly manaCost?: string;
  readonly colors?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly faces?: readonly InventedCard[];
  /** The fields of this printing that tell what it is. */
  readonly printing?: Readonly<Record<string, unknown>>;
}

const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The fields of a printing that nobody reads, as long as they are in a real file. */
const padding = {
  image_uris: Object.fromEntries(
    ['small', 'normal', 'large', 'png', 'art_crop', 'border_crop'].map((size) => [
      size,
      `https://cards.example.org/${size}/front/0/0/00000000-0000-4000-8000-000000000000.jpg?1562894979`,
    ]),
  ),
  legalities: Object.fromEntries(
    Array.from({ length: 22 }, (_, index) => [`format number ${index}`, index % 2 ? 'legal' : 'not_legal']),
  ),
  prices: { usd: '0.15', usd_foil: null, eur: '0.10', tix: '0.02' },
  purchase_uris: { shop: 'https://shop.example.org/product/1234567890?partner=example&utm_campaign=affiliate' },
};

/** A card of its name, type line and text, with "2/4" for power and toughness. */
export const card = (name: string, type: string, text?: string, strength = ''): InventedCard => {
  const [power, toughness] = strength.split('/');
  return { name, type, ...(text !== undefined && { text }), ...(power && toughness && { power, toughness }) };
};

/** What is printed on a card, in Scryfall's words. */
export const printed = ({ name, type, text = '', manaCost = '', colors = [], power, toughness }: InventedCard) => ({
  ...{ name, type_line: type, oracle_text: text, mana_cost: manaCost, colors },
  ...(power === undefined ? {} : { power, toughness }),
});

/** An entry of Scryfall's oracle_cards. */
export const scryfallEntry = (card: InventedCard, number: number): object => {
  const { name, type, faces, printing } = card;
  return {
    ...{ object: 'card', id: uuidOf(number + 500_000), oracle_id: uuidOf(number) },
    ...{ lang: 'en', layout: faces ? 'transform' : 'normal', ...padding },
    ...(faces ? { name, type_line: type } : printed(card)),
    ...(faces && { card_faces: faces.map((face) => ({ object: 'card_face', ...printed(face) })) }),
    ...{ keywords: [], games: ['paper', 'mtgo'], digital: false, set: 'abc' },
    ...printing,
  };
};

const mtgjsonFace = (card: InventedCard, whole: InventedCard, number: number, side?: string) => ({
  name: whole.name,
  ...(side !== undefined && { faceName: card.name, side }),
  layout: side === undefined ? 'normal' : 'transform',
  type: card.type,
  ...(card.text !== undefined && { text: card.text }),
  ...(card.manaCost !== undefined && { manaCost: card.manaCost }),
  colors: card.colors ?? [],
  ...(card.power !== undefined && { power: card.power, toughness: card.toughness }),
  identifiers: { scryfallOracleId: uuidOf(number) },
  legalities: { commander: 'Legal' },
  printings: ['ABC'],
  rulings: [],
  ...card.printing,
});

/** The same cards as MTGJSON's AtomicCards. */
export const atomicCards = (cards: readonly InventedCard[]): object => {
  const data: Record<string, object[]> = {};
  cards.forEach((card, number) => {
    const entries = (data[card.name] ??= []);
    if (card.faces) card.faces.forEach((face, side) => entries.push(mtgjsonFace(face, card, number, side ? 'b' : 'a')));
    else entries.push(mtgjsonFace(card, card, number));
  });
  return { meta: { date: '2026-11-22', version: '5.2.2' }, data };
};

/** Scryfall's oracle_cards of those cards, one card a line. */
export const oracleCards = (cards: readonly InventedCard[]): string =>
  `[\n${cards.map((card, number) => JSON.stringify(scryfallEntry(card, number))).join(',\n')}\n]\n`;

/** Writes a file in a folder of its own, for tests in that of their run; compressed where its name says so. */
export const writeCardFile = async (name: string, text: string): Promise<string> => {
  const path = join(await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), 'cards-')), name);
  await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
};

export const importInto = async (url: string, cards: readonly InventedCard[]): Promise<ImportResult> => {
  const file = await openCardFile(await writeCardFile('cards.json', oracleCards(cards)));
  return importCards(url, file, () => undefined);
};

const beginnings = ['Amber', 'Brazen', 'Cinder', 'Dusk', 'Ember', 'Feral', 'Gilded', 'Hollow', 'Ivory', 'Jagged'];
const middles = ['moor', 'vale', 'spire', 'marsh', 'ridge', 'hollow', 'glen', 'crag', 'fen', 'reach'];
const ends = ['Warden', 'Prowler', 'Sage', 'Colossus', 'Duelist', 'Herald', 'Drake', 'Outcast', 'Keeper', 'Titan'];
const epithets = [
  '; the Bold; of Ash; in Exile;, Stormborn; the Meek; of the Tides; Reborn; at Dawn;, Oathless; of Thorns; Unbound',
  ' the Patient; under Siege;, Twice Lost; of Kings; the Vast; Returned; by Moonlight; of No Name;, Lampbearer',
  ' the Quiet; at Rest; of Salt; Forsaken; the Elder; without Peer;, Ninth of Nine; of Glass; Awake; the Brittle',
  ' on Watch;, Rivermade; of Old; the Last',
].flatMap((line) => line.split(';'));
const texts = [
  'Flying',
  '~ can’t be blocked by creatures with power 2 or less.',
  'Vigilance\nWhenever ~ attacks, you gain 1 life.',
  '~ attacks each combat if able.\n{T}: Draw a card.',
  '~ can’t attack unless you control another creature with flying.',
  'Menace (It can’t be blocked except by two or more creatures.)',
];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** So many invented creatures with different names. */
export const inventedCards = (count: number): readonly InventedCard[] =>
  Array.from({ length: count }, (_, number) => {
    const place = `${pick(beginnings, number)}${pick(middles, Math.floor(number / 10))}`;
    const [series, epithet] = [Math.floor(number / 1_000), pick(epithets, Math.floor(number / 1_000))];
    const again = Math.floor(series / epithets.length);
    const name = `${place} ${pick(ends, Math.floor(number / 100))}${epithet}${again ? ` ${again}` : ''}`;
    const text = pick(texts, number).replaceAll('~', name);
    return { ...card(name, 'Creature — Human Warrior', text, '2/2'), colors: ['W'] };
  });
