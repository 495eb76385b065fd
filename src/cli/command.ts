import { parseArgs } from 'node:util';
import { suggestionFor } from '../domain/words/nearest.js';
import { CommandFailure, type ExitCode, type Terminal } from './terminal/terminal.js';
import { mapValues } from '../domain/values/record.js';

/** An option of a command. */
export interface Option {
  /** The placeholder for its value in help; without one, the option is a switch. */
  readonly value?: string;
  readonly says: string;
  /** Whether it may be given more than once. */
  readonly isList?: boolean;
}
export type Options = Readonly<Record<string, Option>>;

/** A parsed command line. */
export interface CommandLine {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** Its arguments, as help shows them. */
  readonly usage: string;
  readonly summary: string;
  /** The rest of its help, with examples. */
  readonly details: string;
  readonly options: Options;
  /** The fewest and the most arguments that are not options. */
  readonly takes: readonly [number, number];
  /** Whether the arguments are passed on to another program unparsed. */
  readonly isRaw?: boolean;
  /** Returns the options that depend on the arguments, such as those of a question. */
  readonly moreOptions?: (given: readonly string[]) => Promise<Options>;
  /** Returns help that depends on the arguments, such as that of a question; undefined for the usual help. */
  readonly moreHelp?: (words: readonly string[], width: number) => Promise<string | undefined>;
  readonly run: (given: CommandLine, terminal: Terminal) => Promise<ExitCode>;
}

const configOf = (options: Options) =>
  mapValues(options, ({ value, isList = false }) => ({
    type: value === undefined ? ('boolean' as const) : ('string' as const),
    multiple: isList,
  }));

const help: Options = { help: { says: 'Prints this.' } };

/** Returns a command's positional arguments; unknown options are skipped. */
export const positionalsIn = (args: readonly string[], options: Options): readonly string[] =>
  parseArgs({ args: [...args], options: configOf({ ...options, ...help }), allowPositionals: true, strict: false })
    .positionals;

/** Parses a command line, or throws with the error and a pointer to help. */
export const readCommandLine = async (command: Command, args: readonly string[]): Promise<CommandLine> => {
  const options = { ...command.options, ...(await command.moreOptions?.(args)), ...help };
  const parsedLine = parsed(command, args, options);
  const contradiction = contradictionIn(parsedLine, options);
  if (contradiction) throw new CommandFailure([contradiction, helpFor(command)]);
  const [fewest, most] = command.takes;
  const count = parsedLine.positionals.length;
  if (count >= fewest && count <= most) return parsedLine;
  const extra = parsedLine.positionals[most];
  const wrong = extra === undefined ? 'An argument is missing' : `"${extra}" is one argument too many`;
  throw new CommandFailure([`${wrong}: rangefinder ${command.name} ${command.usage}`.trimEnd(), helpFor(command)]);
};

/** Finds an option that is given twice; the parser would silently take the last value. */
const contradictionIn = ({ values, tokens }: Parsed, options: Options): string | undefined => {
  if (values['json'] === true && values['text'] === true) return 'Give either --json or --text, not both.';
  const names = tokens.flatMap(({ kind, name }) => (kind === 'option' && name !== undefined ? [name] : []));
  const repeated = names.find((name, place) => takesOne(options[name]) && names.indexOf(name) < place);
  return repeated && `--${repeated} is given more than once.`;
};

const takesOne = (option: Option | undefined): boolean => option?.value !== undefined && option.isList !== true;

interface Parsed extends CommandLine {
  readonly tokens: readonly { readonly kind: string; readonly name?: string }[];
}

const parsed = (command: Command, args: readonly string[], options: Options): Parsed => {
  try {
    const config = configOf(options);
    return parseArgs({ args: [...args], options: config, allowPositionals: true, allowNegative: true, tokens: true });
  } catch (error) {
    throw new CommandFailure([wrongOption(error, options), helpFor(command)]);
  }
};

const helpFor = ({ name }: Command): string => `See rangefinder ${name} --help.`;

const wrongOption = (error: unknown, options: Options): string => {
  const message = error instanceof Error ? error.message : String(error);
  const [, dashes = '', name = ''] = /^(?:Unknown option|Option) '(--?)([\w.-]+)/.exec(message) ?? [];
  const option = options[name];
  if (!name) return message;
  if (!option)
    return `There is no option ${dashes}${name}${suggestionFor(name, Object.keys(options)).replace('"', '"--') || '.'}`;
  if (option.value === undefined) return `--${name} takes no value.`;
  return `--${name} needs a value: ${option.value}. One that begins with - is written --${name}=-1.`;
};

/** Returns the value of an option that may be given only once. */
export const optionOf = ({ values }: CommandLine, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};
