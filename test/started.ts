import { launch as launchProgram, startServerProcess, type Program, type ServerProcess } from './processes.js';

export { root } from './processes.js';

const programs: Program[] = [];

/** Ends every program that a suite has started: each suite says that it be done after it. */
export const endPrograms = (): void => {
  for (const { process: child } of programs.splice(0)) child.kill('SIGKILL');
};

const kept = <Kept extends Program>(program: Kept): Kept => {
  programs.push(program);
  return program;
};

type Settings = Record<string, string>;
const quick = { MAXIMUM_DELAY: '0', DRAIN_TIME: '0' };

export const launch = (settings: Settings, program?: readonly string[]): Program =>
  kept(launchProgram({ ...quick, ...settings }, program));

export const start = async (settings: Settings): Promise<ServerProcess> =>
  kept(await startServerProcess({ ...quick, ...settings }));

export const stop = (program: Program, signal: NodeJS.Signals): Promise<number | null> => program.stop(signal);

/** What a start that fails writes, and the code that it ends with. */
export const failure = async (settings: Settings, program?: readonly string[]) => {
  const { ended, said } = launch(settings, program);
  return { code: await ended, said: said.err };
};

/** What the command for API keys prints, and whether it succeeds. */
export const keysCommand = async (settings: Settings, ...given: readonly string[]) => {
  const { ended, said } = launch(settings, ['dist/keys.js', ...given]);
  return { code: await ended, ...said };
};

export const table = {
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [{ id: 'bear', typeLine: 'Creature', owner: 'ann' }],
};
export const tap = [{ taps: { objects: ['bear'] } }];
