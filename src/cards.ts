// Imports cards that tables may name, and reports how well they are read: npm run cards -- import FILE
import { importCards } from './own-cards/import.js';
import { openCardFile, type CardFile } from './own-cards/read-file.js';
import { reportInWords, reportOn } from './own-cards/report.js';
import { messageOf, StartUpError } from './database/start-up-error.js';
import { createProgressBar } from './cli/terminal/progress-bar.js';
import { withDatabase } from './with-database.js';

const USAGE =
  'The commands are import FILE, which replaces the cards of the database by those of a file (oracle_cards of Scryfall or AtomicCards of MTGJSON), and report [FILE], which counts the sentences that are read, of these cards or of a file.';

const MEGABYTE = 1_000_000;
const inMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

const importFrom = async (url: string, file: CardFile): Promise<void> => {
  const bar = createProgressBar(process.stderr, inMegabytes(file.size), 'MB');
  const progress = () => bar.update(inMegabytes(file.bytesRead()));
  const { cards, added, changed, removed } = await importCards(url, file, progress).finally(() => bar.stop());
  process.stdout.write(`${cards} cards: ${added} added, ${changed} changed, ${removed} removed.\n`);
};

const listUnreadable = (file: CardFile | undefined): void => {
  if (!file?.unreadable.length) return;
  process.stderr.write(`${file.unreadable.length} cards were left out:\n${file.unreadable.slice(0, 20).join('\n')}\n`);
};

type Command = (url: string, file: CardFile | undefined) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  import: async (url, file) => {
    if (file) await importFrom(url, file);
  },
  report: async (url, file) => {
    process.stdout.write(`${reportInWords(await reportOn(url, file))}\n`);
  },
};

try {
  const [name = '', path, ...more] = process.argv.slice(2);
  const command = commands[name];
  if (!command || more.length || (name === 'import' && path === undefined)) throw new StartUpError(USAGE);
  const file = path === undefined ? undefined : await openCardFile(path);
  await withDatabase(process.env, (url) => command(url, file));
  listUnreadable(file);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
