import type { Command, Options } from './command.js';
import { exitCode } from './terminal/terminal.js';

const printing: Options = {
  json: { says: 'Prints JSON, even on a terminal; errors as well.' },
  text: { says: 'Prints text for people, even into a file or another program.' },
};
const server: Options = {
  url: {
    value: 'ADDRESS',
    says: 'Asks the server at that address. If it needs a key, set the environment variable RANGEFINDER_KEY.',
  },
};
const cards: Options = {
  url: {
    value: 'ADDRESS',
    says: 'Looks up cards that are only a name on the server at that address. If it needs a key, set RANGEFINDER_KEY.',
  },
};
const edition: Options = {
  edition: { value: 'YEAR', says: 'Uses the rules of that edition, such as 2006 or CR_2006.' },
};

const tables = 'TABLE is a file, or - for the standard input: in the notation, as JSON like over REST, or as a code.';

const ask: Command = {
  name: 'ask',
  usage: 'TABLE QUESTION [--ARGUMENT VALUE …]',
  summary: 'Answers a question about a table, with rulings that cite the rules',
  details: `${tables}
Without a question it lists all questions; rangefinder ask QUESTION --help describes one and its options.

  rangefinder ask table.txt legalAttackTargets --player Ann
  rangefinder ask table.txt checkAttack --player Ann --attacks 'Grizzly Bears > Bob; Ogre > Dan'
  rangefinder ask - rangeOf --player Ann --edition 2006 < table.txt
  rangefinder ask tables.ndjson rangeOf --player Ann --each

Name players and objects by id or by name. The exit code is 1 if the answer is no.`,
  options: {
    ...edition,
    suppose: { value: 'EVENTS', says: 'Asks about the table after the events of that JSON file, legal or not.' },
    each: {
      says: 'Asks about each table of the file and prints its answer or its problem as a line of JSON. TABLE contains texts separated by empty lines, or NDJSON: on each line a table, or an item of a REST batch, { "state": …, "player": … }.',
    },
    ...server,
    ...printing,
  },
  takes: [1, 2],
  moreOptions: async (args) => (await import('./ask.js')).optionsIn(args, ask.options),
  moreHelp: async (words, width) => (await import('./ask.js')).helpIn(words, width),
  run: async (given, terminal) => (await import('./ask.js')).askTable(given, terminal),
};

const check: Command = {
  name: 'check',
  usage: 'TABLE',
  summary: 'Says whether a table is possible, how it was understood, and which parts of it are not used',
  details: `${tables}
It prints the table in the notation, and the id of each object. The exit code is 2 if the table is not possible.

  rangefinder check table.txt`,
  options: { ...server, ...printing },
  takes: [1, 1],
  run: async (given, terminal) => (await import('./check.js')).checkTable(given, terminal),
};

const events: Command = {
  name: 'events',
  usage: 'TABLE EVENTS',
  summary: 'Applies events to a table, and prints the table after them',
  details: `${tables}
EVENTS is a JSON file with a list of events, as over REST, or -. All of them take place, or none. The exit code is 1 if the
rules forbid one.

  rangefinder events table.txt events.json > after.json`,
  options: { force: { says: 'Applies events even if the rules forbid them.' }, ...cards, ...printing },
  takes: [2, 2],
  run: async (given, terminal) => (await import('./events.js')).applyEventsToTable(given, terminal),
};

const rule: Command = {
  name: 'rule',
  usage: 'NUMBER',
  summary: 'Prints a rule by its number, in our words',
  details: `
  rangefinder rule 801.5c --edition 2006`,
  options: { ...edition, ...server, ...printing },
  takes: [1, 1],
  run: async (given, terminal) => (await import('./rule.js')).printRule(given, terminal),
};

const convert: Command = {
  name: 'convert',
  usage: 'TABLE [--to text|json|code]',
  summary: 'Converts a table to text, to JSON or to a code that fits into a URL',
  details: `${tables}

  rangefinder convert table.json > table.txt`,
  options: {
    to: { value: 'FORM', says: 'text, json or code; by default JSON becomes text and anything else JSON.' },
    ...cards,
  },
  takes: [1, 1],
  run: async (given, terminal) => (await import('./convert.js')).convertTable(given, terminal),
};

const mcp: Command = {
  name: 'mcp',
  usage: '',
  summary: 'Speaks the Model Context Protocol on its standard streams, for assistants',
  details: `MCP clients start it themselves: docs/mcp.md shows how to configure them.

  rangefinder mcp
  rangefinder mcp --url http://127.0.0.1:4000`,
  options: server,
  takes: [0, 0],
  run: async (given, terminal) => (await import('./mcp.js')).serveMcpOverStdio(given, terminal),
};

const completion: Command = {
  name: 'completion',
  usage: 'bash|zsh|fish',
  summary: 'Prints a script with which a shell completes commands, questions and options',
  details: `
  eval "$(rangefinder completion bash)"            in ~/.bashrc
  eval "$(rangefinder completion zsh)"             in ~/.zshrc
  rangefinder completion fish | source             in ~/.config/fish/config.fish`,
  options: {},
  takes: [1, 1],
  run: async (given, terminal) => (await import('./completion.js')).printCompletion(given, terminal),
};

/** A program of the server, which parses its own arguments. */
const serverProgram = (
  name: string,
  program: string,
  help: Pick<Command, 'usage' | 'summary' | 'details'>,
): Command => ({
  ...help,
  name,
  options: {},
  takes: [0, help.usage ? Infinity : 0],
  isRaw: help.usage !== '',
  run: async ({ positionals }, { start }) => {
    await start(program, positionals);
    return exitCode.ok;
  },
});

const SETTINGS = 'Environment variables configure it: see docs/operations.md. The server must be installed.';

/** Every command, in the order of help. */
export const commands: readonly Command[] = [
  ask,
  check,
  events,
  convert,
  rule,
  serverProgram('serve', 'main', {
    usage: '',
    summary: 'Starts the server, with an embedded PostgreSQL unless DATABASE_URL is set',
    details: `${SETTINGS}

  PORT=4000 rangefinder serve`,
  }),
  serverProgram('keys', 'keys', {
    usage: 'create|list|revoke …',
    summary: 'Creates, lists and revokes API keys of the server',
    details: `${SETTINGS}

  rangefinder keys create --tenant acme --name ci --scope write
  rangefinder keys list --tenant acme
  rangefinder keys revoke ID`,
  }),
  serverProgram('cards', 'cards', {
    usage: 'import FILE | report [FILE]',
    summary: "Loads the server's own cards, and reports how well their texts are read",
    details: `FILE is oracle_cards of Scryfall or AtomicCards of MTGJSON. ${SETTINGS}

  rangefinder cards import oracle-cards.json.gz`,
  }),
  serverProgram('migrate', 'migrate', {
    usage: '',
    summary: 'Applies pending migrations to the database of DATABASE_URL',
    details: SETTINGS,
  }),
  serverProgram('analytics', 'analytics', {
    usage: 'rebuild',
    summary: 'Rebuilds the statistics of all games from their event logs',
    details: SETTINGS,
  }),
  mcp,
  completion,
];
