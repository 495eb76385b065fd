import type { Description, ObjectDescription } from '../../state/description.js';
import type { Zone } from '../../state/vocabulary.js';
import { createIdGiver } from '../text/ids.js';
import { nameOf, writeObject } from './write-objects.js';
import { writtenFirst } from './written-names.js';

/** The objects of one line: those of one player in one zone, or the stack. */
export interface Group {
  readonly player: string;
  readonly zone: Zone;
  readonly stack: number | null;
  readonly entries: readonly string[];
}

/** A written object, and the number of equal ones in a row. */
interface Entry {
  /** On the stack, the controller in the genitive; else empty. */
  readonly whose: string;
  readonly text: string;
  /** Whether the id is derived from the name, so equal objects may share the entry. */
  readonly isGiven: boolean;
  count: number;
}

type Where = Omit<Group, 'entries'>;

const whereIs = ({ controller, owner, zone, stack }: ObjectDescription): Where => ({
  player: controller ?? owner,
  zone: zone ?? 'BATTLEFIELD',
  stack: stack ?? null,
});

const isSame = (one: Where | undefined, other: Where): boolean =>
  one?.zone === other.zone && one.stack === other.stack && (one.zone === 'STACK' || one.player === other.player);

const isLike = (one: Entry | undefined, other: Entry): one is Entry =>
  one !== undefined && one.isGiven && other.isGiven && one.text === other.text && one.whose === other.whose;

const entryText = ({ whose, text, count }: Entry): string => `${whose}${count > 1 ? `${count}x ` : ''}${text}`;

/** Writes the objects of a table, in order, grouped in lines. */
export const groupsOf = ({ objects, players }: Description): readonly Group[] => {
  const names = new Map(players.map(({ id, name }) => [id, name ?? id]));
  const give = createIdGiver(new Set(names.keys()));
  const groups: (Where & { readonly written: Entry[] })[] = [];
  (objects ?? []).forEach((object, place) => {
    const where = whereIs(object);
    const player = names.get(where.player) ?? where.player;
    const candidate = give(nameOf(object), player);
    const isGiven = candidate.id === object.id;
    if (isGiven) candidate.keep();
    const text = writeObject(object, isGiven ? null : object.id, place);
    const entry: Entry = { whose: where.zone === 'STACK' ? `${writtenFirst(player)}'s ` : '', text, isGiven, count: 1 };
    const last = groups.at(-1);
    const before = last?.written.at(-1);
    if (!last || !isSame(last, where)) groups.push({ ...where, written: [entry] });
    else if (isLike(before, entry)) before.count += 1;
    else last.written.push(entry);
  });
  return groups.map(({ written: entries, ...where }) => ({ ...where, entries: entries.map(entryText) }));
};
