import { isOnBattlefield } from '../../../src/domain/state/game-state';
import { isUnknown } from '../../../src/diagram/unknown';
import type { Ruling } from '../api';
import type { Scene } from './engine';
import { listNames, inWords } from './words';

/** Whether any ruling has a doubt. */
export const isDoubtful = (because: readonly Pick<Ruling, 'doubt'>[]): boolean => because.some(({ doubt }) => doubt);

const MOST = 6;

/** Names the permanents of unknown type, which the rules ignore. */
export const unknownCards = ({ state }: Scene): readonly string[] => {
  const names = [...state.objects.values()]
    .filter((object) => isOnBattlefield(object) && isUnknown(object))
    .map(({ name }) => name);
  if (!names.length) return [];
  const more = names.length > MOST ? [`${names.length - MOST} more`] : [];
  const [are, their] = names.length === 1 ? ['is an unknown card', 'its'] : ['are unknown cards', 'their'];
  return [`${listNames([...names.slice(0, MOST), ...more])} ${are}: ${their} text is not used.`];
};

interface WithWarnings {
  readonly code: string;
  readonly message: string;
  readonly about: readonly { readonly id: string }[];
}

/** Words a warning for the page, where a card's text is entered in its sheet. */
const warningText = ({ code, message }: WithWarnings): string =>
  inWords(
    code === 'TEXT_NOT_TOLD' ? message.replace(/: send its cardData.*$/, ': tap the card to enter it.') : message,
  );

interface NotesAndWarnings {
  readonly warnings?: readonly WithWarnings[] | null | undefined;
  readonly notes?: readonly Pick<WithWarnings, 'message'>[] | null | undefined;
}

/** Returns an answer's notes, and its warnings except those about unknown cards, which `unknownCards` names. */
export const besideIn = ({ state }: Scene, { warnings, notes }: NotesAndWarnings) => ({
  warnings: (warnings ?? []).filter(({ about }) => !about.some(({ id }) => isUnknownIn(state, id))).map(warningText),
  notes: (notes ?? []).map(({ message }) => inWords(message)),
});

const isUnknownIn = ({ objects }: Scene['state'], id: string): boolean => {
  const object = objects.get(id);
  return object !== undefined && isUnknown(object);
};
