import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compiling } from '../scripts/bundling.js';
import type * as GraphqlSchema from '../src/graphql/schema.js';
import type * as EmbeddedPostgres from '../src/database/embedded-postgres.js';
import type * as GameState from '../src/domain/state/game-state.js';
import type * as TableInText from '../src/domain/notation/table-in-text.js';
import type * as ReadDescription from '../src/domain/setup/read-description.js';
import type * as Facts from '../src/games/statistics/facts.js';
import type * as Appending from '../src/games/changes/append.js';
import type * as AppendingStatement from '../src/games/changes/appending-statement.js';
import type * as Database from '../src/games/store/database.js';
import type * as Rebuilding from '../src/games/statistics/rebuild.js';
import type * as Ranges from '../src/domain/rules/801-limited-range-of-influence.js';
import type * as InRange from '../src/domain/state/range.js';
import type * as LegalAttackTargets from '../src/questions/legal-attack-targets.js';
import type * as RangeOf from '../src/questions/range-of.js';
import type * as Asking from '../src/query/ask.js';
import type * as Schemas from '../src/query/json-schemas.js';
import type * as Description from '../src/domain/state/description.js';

interface Modules {
  'games/statistics/facts.js': typeof Facts;
  'games/changes/append.js': typeof Appending;
  'games/changes/appending-statement.js': typeof AppendingStatement;
  'games/store/database.js': typeof Database;
  'games/statistics/rebuild.js': typeof Rebuilding;
  'graphql/schema.js': typeof GraphqlSchema;
  'database/embedded-postgres.js': typeof EmbeddedPostgres;
  'domain/notation/table-in-text.js': typeof TableInText;
  'domain/state/description.js': typeof Description;
  'domain/state/game-state.js': typeof GameState;
  'domain/setup/read-description.js': typeof ReadDescription;
  'domain/rules/801-limited-range-of-influence.js': typeof Ranges;
  'domain/state/range.js': typeof InRange;
  'questions/legal-attack-targets.js': typeof LegalAttackTargets;
  'questions/range-of.js': typeof RangeOf;
  'query/ask.js': typeof Asking;
  'query/json-schemas.js': typeof Schemas;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const modulesFolder = join(root, 'dist', 'bench');

/** Compiles modules that are measured in process as the program is compiled: tsx adds work to every function. */
export const buildModules = async (): Promise<void> => {
  await build({
    ...compiling,
    entryPoints: ['src/**/*.ts'],
    outbase: 'src',
    outdir: modulesFolder,
    packages: 'external',
  });
};

export const built = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
  (await import(pathToFileURL(join(modulesFolder, path)).href)) as Modules[Path];
