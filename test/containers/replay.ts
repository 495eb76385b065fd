import { execFile } from 'node:child_process';
import { constants, cp, mkdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Stage, Step } from './dockerfile.js';

/** A stage as far as it has been built: `root` stands for the root of its file system. */
export interface Built {
  readonly root: string;
  readonly workingFolder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Builds the stages in folders below `folder`, the last one being the image. */
export const replay = async (stages: readonly Stage[], context: string, folder: string): Promise<Built> => {
  const roots = new Map<string | null, string>([[null, context]]);
  let built: Built = { root: folder, workingFolder: '/', environment: {} };
  for (const [index, stage] of stages.entries()) {
    built = { root: join(folder, `stage-${index}`), workingFolder: '/', environment: {} };
    await mkdir(built.root);
    for (const step of stage.steps) built = await withStep(built, step, roots);
    roots.set(stage.name ?? String(index), built.root);
  }
  return built;
};

/** Where a path of the image lies; one that is not absolute counts from the working folder. */
export const pathIn = ({ root, workingFolder }: Built, path: string): string =>
  join(root, resolve(workingFolder, path), path.endsWith('/') ? '/' : '');

const withStep = async (built: Built, step: Step, roots: ReadonlyMap<string | null, string>): Promise<Built> => {
  switch (step.keyword) {
    case 'ENV':
      return { ...built, environment: { ...built.environment, ...step.values } };
    case 'WORKDIR':
      await mkdir(pathIn(built, step.folder), { recursive: true });
      return { ...built, workingFolder: resolve(built.workingFolder, step.folder) };
    case 'COPY': {
      const from = roots.get(step.from);
      if (from === undefined) throw new Error(`There is no stage ${step.from ?? ''}.`);
      for (const source of step.sources) await copy(join(from, source), pathIn(built, step.to));
      return built;
    }
    case 'RUN':
      await runLine(step.line, built);
      return built;
  }
};

/** As Docker does it: of a folder its contents, a file under its own name only where the target ends in a slash. */
const copy = async (source: string, target: string): Promise<void> => {
  const isFolder = (await stat(source)).isDirectory();
  const to = target.endsWith('/') && !isFolder ? join(target, basename(source)) : target;
  await cp(source, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
};

const TEN_MINUTES = 600_000;

const runLine = async (line: string, built: Built): Promise<void> => {
  const options = {
    cwd: pathIn(built, '.'),
    env: { ...outside(), ...built.environment },
    timeout: TEN_MINUTES,
    maxBuffer: 64 * 1024 * 1024,
  };
  await promisify(execFile)('sh', ['-c', line], options).catch((error: unknown) => {
    const { message, stdout, stderr } = error as Failed;
    throw new Error([`RUN ${line}`, message, stdout, stderr].join('\n'));
  });
};

interface Failed extends Error {
  readonly stdout: string;
  readonly stderr: string;
}

/** What concerns this run or this checkout only, and no machine that builds an image. */
const OWN = /^(npm_(package|lifecycle)_|npm_config_local_prefix$|INIT_CWD$|NODE_(ENV|OPTIONS)$|CI$)/;

/**
 * The environment that a container is run in, without this checkout's settings and tools.
 * What npm has fetched once it need not ask for again.
 */
const outside = (): Record<string, string | undefined> => {
  const kept = Object.entries(process.env).filter(([name]) => !OWN.test(name) && !SETTINGS.includes(name));
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.endsWith('node_modules/.bin'));
  return {
    ...Object.fromEntries(kept),
    PATH: path.join(':'),
    npm_config_prefer_offline: 'true',
    npm_config_loglevel: 'error',
  };
};

const SETTINGS = ['PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'LOG_LEVEL', 'API_KEY'];
