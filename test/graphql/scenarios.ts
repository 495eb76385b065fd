import { readdir, readFile } from 'node:fs/promises';

export interface Scenario {
  readonly state: unknown;
  readonly ask: string;
}

const folder = new URL('../contract/scenarios/', import.meta.url);

/** The files of the contract's scenarios. */
export const scenarioFiles = (await readdir(folder)).sort();

/** Reads the scenarios of a file. */
export const scenariosIn = async (file: string): Promise<readonly Scenario[]> =>
  JSON.parse(await readFile(new URL(file, folder), 'utf8')) as readonly Scenario[];
