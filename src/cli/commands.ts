import type { Command, Options } from './command.js';
import { exitCode } from './terminal/terminal.js';

const printing: Options = {
  json: { says: 'Prints JSON, also on a terminal; errors as well.' },
  text: { says: 'Prints for people, also into a file or another program.' },
};
const server: Options = {
  url: {
    value: 'ADDRESS',
    says: 'Asks the server at that address. A key it needs stands in RANGEFINDER_KEY, in the environment.',
  },
};
const cards: Options = {
  url: {
    value: 'ADDRESS',
    says: 'Takes cards that the table names alone from the server at that address. A key it needs stands in RANGEFINDER_KEY.',
  },
};
const edition: Options = { edition: { value: 'YEAR', says: 'Under the rules of that edition: 2006, or CR_2006.' } };

const tables = 'TABLE is a file, or - for what is piped in: the notation, JSON as over REST, or a code.';

const ask: Command = {
  name: 'ask',
  usage: 'TABLE QUESTION [--ARGUMENT VALUE …]',
  summary: 'Answers a question about a table, with the rulings that the answer rests on',
  details: `${tables}
Without a question it lists all of them; rangefinder ask QUESTION --help says what one takes.

  rangefinder ask table.txt legalAttackTargets --player Ann
  rangefinder ask table.txt checkAttack --player Ann --attacks 'Grizzly Bears > Bob; Ogre > Dan'
  rangefinder ask - rangeOf --player Ann --edition 2006 < table.txt
  rangefinder ask tables.ndjson rangeOf --player Ann --each

Players and objects are told by id or by name. It ends with 1 where the answer is no.`,
  options: {
    ...edition,
    suppose: { value: 'EVENTS', says: 'Asks after the events of that JSON file, legal or not.' },
    each: {
      says: 'Asks about each table of the file and prints a line of JSON for each, a problem in place of an answer. TABLE holds texts with empty lines between them, or NDJSON: a table a line, or as a batch over REST takes it, { "state": …, "player": … }.',
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
  summary: 'Says whether a table is possible, how it was understood, and what of it is not used',
  details: `${tables}
It prints the table in the notation, and the id of each object. It ends with 2 where the table is not possible.

  rangefinder check table.txt`,
  options: { ...server, ...printing },
  takes: [1, 1],
  run: async (given, terminal) => (await import('./check.js')).checkTable(given, terminal),
};

const events: Command = {
  name: 'events',
  usage: 'TABLE EVENTS',
  summary: 'Lets events take place at a table, and prints the table after them',
  details: `${tables}
EVENTS is a JSON file with a list of events, as over REST, or -. All of them take place, or none. It ends with 1 where the
rules forbid one.

  rangefinder events table.txt events.json > after.json`,
  options: { force: { says: 'Lets events take place that the rules forbid.' }, ...cards, ...printing },
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
  summary: 'Writes a table as text, as JSON or as a code that fits into a URL',
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
  details: `Clients start it themselves: docs/mcp.md says how they are told to.

  rangefinder mcp
  rangefinder mcp --url http://127.0.0.1:4000`,
  options: server,
  takes: [0, 0],
  run: async (given, terminal) => (await import('./mcp.js')).serveMcpOverStdio(given, terminal),
};

const completion: Command = {
  name: 'completion',
  usage: 'bash|zsh|fish',
  summary: 'Prints a script that has a shell complete commands, questions and options',
  details: `
  eval "$(rangefinder completion bash)"            in ~/.bashrc
  eval "$(rangefinder completion zsh)"             in ~/.zshrc
  rangefinder completion fish | source             in ~/.config/fish/config.fish`,
  options: {},
  takes: [1, 1],
  run: async (given, terminal) => (await import('./completion.js')).printCompletion(given, terminal),
};

/** A program of the server, which reads its own arguments where it takes any. */
const ofServer = (name: string, program: string, told: Pick<Command, 'usage' | 'summary' | 'details'>): Command => ({
  ...told,
  name,
  options: {},
  takes: [0, told.usage ? Infinity : 0],
  isRaw: told.usage !== '',
  run: async ({ positionals }, { start }) => {
    await start(program, positionals);
    return exitCode.ok;
  },
});

const SETTINGS = 'Settings stand in the environment: docs/operations.md lists them. It needs the server, installed.';

/** Every command, in the order of help. */
export const commands: readonly Command[] = [
  ask,
  check,
  events,
  convert,
  rule,
  ofServer('serve', 'main', {
    usage: '',
    summary: 'Starts the server, with an embedded PostgreSQL where DATABASE_URL names no other',
    details: `${SETTINGS}

  PORT=4000 rangefinder serve`,
  }),
  ofServer('keys', 'keys', {
    usage: 'create|list|revoke …',
    summary: 'Creates, lists and revokes API keys of the server',
    details: `${SETTINGS}

  rangefinder keys create --tenant acme --name ci --scope write
  rangefinder keys list --tenant acme
  rangefinder keys revoke ID`,
  }),
  ofServer('cards', 'cards', {
    usage: 'import FILE | report [FILE]',
    summary: 'Loads the cards that tables may name alone, and tells how well they are read',
    details: `FILE is oracle_cards of Scryfall or AtomicCards of MTGJSON. ${SETTINGS}

  rangefinder cards import oracle-cards.json.gz`,
  }),
  ofServer('migrate', 'migrate', {
    usage: '',
    summary: 'Applies the missing migrations to the database of DATABASE_URL',
    details: SETTINGS,
  }),
  ofServer('analytics', 'analytics', {
    usage: 'rebuild',
    summary: 'Rebuilds the statistics of all games from their event logs',
    details: SETTINGS,
  }),
  mcp,
  completion,
];
