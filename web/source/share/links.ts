import { encodeTable } from '../../../src/library/rangefinder';
import { describe } from '../../../src/domain/setup/describe';
import { api, type Description } from '../api';
import { gameAddress } from '../keeping';
import { allEvents, type Document } from '../rules/document';
import type { Scene } from '../rules/engine';

/** The origin in every link: the server's PUBLIC_URL, or the page's own. */
export const origin = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? location.origin;

/** Whether links lead to the reader's own machine, so they don't work on other devices. */
export const isLoopback = /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(new URL(origin).hostname);

/** Describes the table as shown, including supposed events. */
export const stateNow = ({ state }: Scene): Description => describe(state) as Description;

/** The code of the table: from the server, which is shorter, or from the library if no server answers. */
const codeOf = (scene: Scene): Promise<string> =>
  api.check(stateNow(scene)).then(
    ({ code }) => code,
    () => encodeTable(scene.table),
  );

const gameLink = (id: string, version: number | null): string => `${origin}/${gameAddress(id, version)}`;

/** Returns a link to the shown table: by its id for a stored game, by its code for any other. */
export const linkTo = async (shown: Document, scene: Scene): Promise<string> => {
  const { game } = shown;
  const isStored = game && !allEvents(shown).length && !shown.edition;
  return isStored ? gameLink(game.id, game.version) : `${origin}/#/tables/${await codeOf(scene)}`;
};

/** Stores the table as a game and returns a link that names it. */
export const linkToStored = async ({ name }: Document, scene: Scene): Promise<string> =>
  gameLink((await api.store(name, stateNow(scene))).id, null);
