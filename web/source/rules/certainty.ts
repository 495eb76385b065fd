import { isOnBattlefield } from '../../../src/domain/state/game-state';
import { isUnknown } from '../../../src/diagram/unknown';
import type { Ruling } from '../api';
import type { Scene } from './engine';
import { listed, spoken } from './words';

/** Whether the rulings leave a doubt. */
export const isDoubtful = (because: readonly Pick<Ruling, 'doubt'>[]): boolean => because.some(({ doubt }) => doubt);

const MOST = 6;

/** Names the permanents that the rules pass since nobody knows what they are. */
export const unknownSaid = ({ state }: Scene): readonly string[] => {
  const names = [...state.objects.values()]
    .filter((object) => isOnBattlefield(object) && isUnknown(object))
    .map(({ name }) => name);
  if (!names.length) return [];
  const more = names.length > MOST ? [`${names.length - MOST} more`] : [];
  const [are, they] = names.length === 1 ? ['is', 'it says'] : ['are', 'they say'];
  return [`${listed([...names.slice(0, MOST), ...more])} ${are} not known here: what ${they} is not used.`];
};

interface Warned {
  readonly code: string;
  readonly message: string;
  readonly about: readonly { readonly id: string }[];
}

/** On the page a text is told in a field of the sheet. */
const saidHere = ({ code, message }: Warned): string =>
  spoken(code === 'TEXT_NOT_TOLD' ? message.replace(/: send its cardData.*$/, ': tap it, and tell it.') : message);

interface Beside {
  readonly warnings?: readonly Warned[] | null | undefined;
  readonly notes?: readonly Pick<Warned, 'message'>[] | null | undefined;
}

/** Returns the warnings of an answer, but those about unknown cards, which `unknownSaid` names; and its notes. */
export const besideIn = ({ state }: Scene, { warnings, notes }: Beside) => ({
  warnings: (warnings ?? []).filter(({ about }) => !about.some(({ id }) => isUnknownIn(state, id))).map(saidHere),
  notes: (notes ?? []).map(({ message }) => spoken(message)),
});

const isUnknownIn = ({ objects }: Scene['state'], id: string): boolean => {
  const object = objects.get(id);
  return object !== undefined && isUnknown(object);
};
