import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as GraphqlSchema from '../src/graphql/schema.js';
import type * as EmbeddedPostgres from '../src/database/embedded-postgres.js';
import type * as GameState from '../src/domain/game-state/game-state.js';
import type * as ReadDescription from '../src/domain/game-state/read-description.js';
import type * as Database from '../src/games/database.js';
import type * as Rebuilding from '../src/games/rebuilding.js';
import type * as Ranges from '../src/domain/rules/801-limited-range-of-influence.js';
import type * as LegalAttackTargets from '../src/questions/legal-attack-targets.js';
import type * as RangeOf from '../src/questions/range-of.js';
import type * as Asking from '../src/rest/asking.js';
import type * as Schemas from '../src/rest/schemas.js';
import type * as DescriptionDeclaration from '../src/domain/game-state/description.js';

interface Modules {
  'games/database.js': typeof Database;
  'games/rebuilding.js': typeof Rebuilding;
  'graphql/schema.js': typeof GraphqlSchema;
  'database/embedded-postgres.js': typeof EmbeddedPostgres;
  'domain/game-state/description.js': typeof DescriptionDeclaration;
  'domain/game-state/game-state.js': typeof GameState;
  'domain/game-state/read-description.js': typeof ReadDescription;
  'domain/rules/801-limited-range-of-influence.js': typeof Ranges;
  'questions/legal-attack-targets.js': typeof LegalAttackTargets;
  'questions/range-of.js': typeof RangeOf;
  'rest/asking.js': typeof Asking;
  'rest/schemas.js': typeof Schemas;
}

const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}/`, import.meta.url));

/** The program that is measured. */
export const builtServer = join(folderOf('dist'), 'main.js');

/** A module of what is measured: as built, since tsx adds work of its own to every function that is made. */
export const built = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
  (await import(new URL(`../dist/${path}`, import.meta.url).href)) as Modules[Path];

/** Whether all that was built is as new as its sources: measuring something else would mislead. */
export const isBuiltCurrent = async (): Promise<boolean> => {
  const builtAt = (await stat(builtServer).catch(() => null))?.mtimeMs ?? 0;
  const sources = await readdir(folderOf('src'), { recursive: true, withFileTypes: true });
  const files = sources.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const changedAt = await Promise.all(files.map(async (path) => (await stat(path)).mtimeMs));
  return changedAt.every((at) => at <= builtAt);
};
