import { encodeTable } from '../../../src/library/rangefinder';
import { describe } from '../../../src/domain/setup/describe';
import { api, type Description } from '../api';
import { happened, type Document } from '../rules/document';
import type { Scene } from '../rules/engine';

/** The origin in every link: the one that the server is set up with, or the one that the browser shows. */
export const origin = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? location.origin;

/** Whether links lead to the reader's own machine, which no other device reaches. */
export const isLoopback = /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(new URL(origin).hostname);

/** The table as it is now, with what is supposed. */
export const stateNow = ({ state }: Scene): Description => describe(state) as Description;

/** The code of the table: the server's, which is shorter, or without a server the one of the library. */
const codeOf = (scene: Scene): Promise<string> =>
  api.check(stateNow(scene)).then(
    ({ code }) => code,
    () => encodeTable(scene.table),
  );

const gameLink = (id: string, version: number | null): string =>
  `${origin}/#/games/${encodeURIComponent(id)}${version === null ? '' : `/${version}`}`;

/** Returns a link to what is shown: it names a stored game, and holds any other table. */
export const linkTo = async (shown: Document, scene: Scene): Promise<string> => {
  const { game } = shown;
  const isStored = game && !happened(shown).length && !shown.edition;
  return isStored ? gameLink(game.id, game.version) : `${origin}/#/tables/${await codeOf(scene)}`;
};

/** Stores the table as a game and returns a link that names it. */
export const linkToStored = async ({ name }: Document, scene: Scene): Promise<string> =>
  gameLink((await api.store(name, stateNow(scene))).id, null);
