import { catalogue } from '../questions/catalogue/catalogue.js';
import type { Command, CommandLine } from './command.js';
import { commands } from './commands.js';
import { findQuestion } from './questions/question-help.js';
import { optionsOf } from './questions/question-options.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Shell scripts that ask this program for the next words, one per line; if there are none, shells offer files. */
const scripts: Readonly<Record<string, string>> = {
  bash: `_rangefinder() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(rangefinder complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _rangefinder rangefinder`,
  zsh: `#compdef rangefinder
_rangefinder() {
  local -a found
  found=(\${(f)"$(rangefinder complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then compadd -- $found; else _files; fi
}
compdef _rangefinder rangefinder`,
  fish: `complete -c rangefinder -a '(rangefinder complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

/** Prints the script for a shell. */
export const printCompletion = ({ positionals: [shell = ''] }: CommandLine, { output }: Terminal): ExitCode => {
  const script = scripts[shell];
  if (script === undefined)
    throw new CommandFailure([`There is no completion for "${shell}": use ${Object.keys(scripts).join(', ')}.`]);
  output.write(`${script}\n`);
  return exitCode.ok;
};

/** Prints the words that may follow the given ones. */
export const printCandidates = (words: readonly string[], { output }: Terminal): ExitCode => {
  output.write(
    candidatesAfter(words)
      .map((each) => `${each}\n`)
      .join(''),
  );
  return exitCode.ok;
};

const candidatesAfter = (words: readonly string[]): readonly string[] => {
  const [name = '', ...args] = words;
  const current = words.at(-1) ?? '';
  const candidates = words.length < 2 ? commands.map((each) => each.name) : inCommand(name, args);
  return candidates.filter((each) => each.startsWith(current));
};

const inCommand = (name: string, args: readonly string[]): readonly string[] => {
  const command = commands.find((each) => each.name === name);
  const question = name === 'ask' ? args.flatMap((word) => findQuestion(word) ?? [])[0] : undefined;
  if (args.at(-1)?.startsWith('-')) {
    const options = { ...(question && optionsOf(question, [])), ...command?.options, help: {} };
    return Object.keys(options).map((each) => `--${each}`);
  }
  return name === 'ask' && args.length === 2 ? catalogue.map((each) => each.name) : wordsIn(command);
};

/** The words that follow a command, by its usage. */
const wordsIn = (command: Command | undefined): readonly string[] =>
  command?.usage.replaceAll(/\[.*?\]/g, '').match(/\b[a-z]+\b/g) ?? [];
