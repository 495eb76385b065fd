import { isRecord } from '../domain/values/record.js';
import { NO_CARD_TYPE, NO_CARDS, type RawCard, type Json, type ReadEntry } from './file-cards.js';

/** Sets that were never printed on paper; those of Alchemy begin with Y. */
const DIGITAL_SETS = new Set(
  'AJMP AKR ANA ANB EA1 EA2 EA3 HA1 HA2 HA3 HA4 HA5 HA6 HA7 HBG J21 KLR ME1 ME2 ME3 ME4 MED OANA PANA PIO PRM PZ1 PZ2 SIR SIS TD0 TD2 TPR VMA XANA'.split(
    ' ',
  ),
);
const ALCHEMY_SET = /^Y[A-Z\d]{3}$/;
const PLAYTEST_SETS = new Set(['CMB1', 'CMB2', 'MB2', 'UNK']);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isOnlyIn = (printings: unknown, isOne: (set: string) => boolean): boolean =>
  Array.isArray(printings) && printings.length > 0 && printings.every((set) => isOne(String(set)));

const isCard = ({ layout, type, printings, isFunny }: Json): boolean => {
  if (NO_CARDS.has(String(layout)) || NO_CARD_TYPE.test(textOf(type) ?? '')) return false;
  if (isOnlyIn(printings, (set) => ALCHEMY_SET.test(set) || DIGITAL_SETS.has(set))) return false;
  return isFunny !== true || !isOnlyIn(printings, (set) => PLAYTEST_SETS.has(set));
};

const oracleIdOf = ({ identifiers }: Json): unknown => (isRecord(identifiers) ? identifiers['scryfallOracleId'] : null);

const faceNameOf = ({ faceName, name }: Json): string => textOf(faceName) ?? textOf(name) ?? '';

const faceOf = (face: Json) => ({
  name: faceNameOf(face),
  type_line: face['type'],
  oracle_text: face['text'] ?? '',
  mana_cost: face['manaCost'] ?? '',
  ...Object.fromEntries(['colors', 'power', 'toughness', 'keywords'].map((field) => [field, face[field]])),
});

/** Builds a card from its faces, in the order of their sides; faces with the same name count as one. */
const cardOfFaces = (id: unknown, faces: readonly Json[]): RawCard => {
  const sorted = [...faces].sort((one, other) => (String(one['side']) < String(other['side']) ? -1 : 1));
  const [first = {}] = sorted;
  if (new Set(sorted.map(faceNameOf)).size === 1) return { id, name: faceNameOf(first), data: faceOf(first) };
  const name = textOf(first['name']) ?? '';
  return { id, name, data: { name, layout: first['layout'], card_faces: sorted.map(faceOf) } };
};

/** Reads an entry of MTGJSON's AtomicCards: all cards with one name, each face as a separate object. */
export const readMtgjsonEntry: ReadEntry = (entry) => {
  if (!Array.isArray(entry)) return null;
  const groups = new Map<unknown, Json[]>();
  for (const [index, face] of entry.entries()) {
    if (!isRecord(face) || typeof face['name'] !== 'string' || typeof face['type'] !== 'string') return null;
    if (!isCard(face)) continue;
    const id = oracleIdOf(face) ?? (face['side'] === undefined ? index : 'sides');
    groups.set(id, [...(groups.get(id) ?? []), face]);
  }
  return [...groups].map(([id, faces]) => cardOfFaces(id, faces));
};
