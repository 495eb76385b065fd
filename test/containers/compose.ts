import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

export interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly restart?: string;
}

export interface Composition {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export const readComposition = async (path: string | URL): Promise<Composition> =>
  parse(await readFile(path, 'utf8')) as Composition;

/** The environment of a service as `docker compose` fills it in from its own; what is required and not there is an error. */
export const filledIn = (
  { environment }: Service,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledInText(value, own)]));

const filledInText = (text: string, own: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, otherwise?: string, rest = '') => {
    const value = own[name];
    if (value) return value;
    if (otherwise === '?') throw new Error(`${name}: ${String(rest)}`);
    return String(rest);
  });
