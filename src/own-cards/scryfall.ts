import { isRecord } from '../domain/values/record.js';
import { NO_CARD_TYPE, NO_CARDS, type RawCard, type FlavorNames, type Json, type ReadEntry } from './file-cards.js';

const listed = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** Sets of playtest cards; in other sets, `promo_types` marks them. */
const PLAYTEST_SETS: readonly unknown[] = ['cmb1', 'cmb2'];

const isPlaytest = ({ promo_types: types, set }: Json): boolean =>
  listed(types).includes('playtest') || PLAYTEST_SETS.includes(set);

const isDigitalOnly = ({ digital, games }: Json): boolean =>
  digital === true || (listed(games).length > 0 && !listed(games).includes('paper'));

const isCard = (entry: Json): boolean => {
  const { layout, type_line: typeLine, lang = 'en' } = entry;
  const isOther = NO_CARDS.has(String(layout)) || (typeof typeLine === 'string' && NO_CARD_TYPE.test(typeLine));
  return lang === 'en' && !isOther && !isPlaytest(entry) && !isDigitalOnly(entry);
};

/** The cards on the two sides of a reversible card, often the same one twice. */
const sidesOf = (entry: Json): readonly RawCard[] =>
  listed(entry['card_faces']).flatMap((face) =>
    isRecord(face) && typeof face['name'] === 'string'
      ? [{ id: face['oracle_id'], name: face['name'], data: { keywords: entry['keywords'], ...face } }]
      : [],
  );

const flavorName = (printed: unknown): string | null =>
  isRecord(printed) && typeof printed['flavor_name'] === 'string' ? printed['flavor_name'] : null;

/** The alternative names that a printing gives the card or its faces, such as Godzilla, King of the Monsters. */
const flavorNamesOf = (entry: Json): FlavorNames | undefined => {
  const names = { faces: listed(entry['card_faces']).map(flavorName), whole: flavorName(entry) };
  return names.whole !== null || names.faces.some((each) => each !== null) ? names : undefined;
};

/** Reads an entry of Scryfall's bulk data, of which oracle_cards holds each card once. */
export const readScryfallEntry: ReadEntry = (entry) => {
  if (!isRecord(entry) || entry['object'] !== 'card' || typeof entry['name'] !== 'string') return null;
  if (!isCard(entry)) return [];
  if (entry['layout'] === 'reversible_card') return sidesOf(entry);
  return [{ id: entry['oracle_id'], name: entry['name'], data: entry, flavorNames: flavorNamesOf(entry) }];
};
