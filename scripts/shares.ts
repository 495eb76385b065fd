// Counts how the service treats the sentences of cards about attacks and blocks: npm run shares -- FILE... [--decks FILE] [--list OUTCOME] [--doubts]
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isRecord } from '../src/domain/values/record.js';
import { doubtsBeside } from './card-doubts.js';
import { cardsIn, outcomes, sharesOf, weightsIn } from './card-shares.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { decks: { type: 'string' }, list: { type: 'string', default: 'silent' }, doubts: { type: 'boolean' } },
});
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const weights = weightsIn(values.decks ? read(values.decks) : []);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const sayDoubts = (cards: readonly unknown[]): void => {
  const found = cards.flatMap((card) => {
    const doubts = doubtsBeside(card);
    return doubts.length ? [{ name: isRecord(card) ? String(card['name']) : '', doubts }] : [];
  });
  say(`  ${found.length} of ${cards.length} cards raise a doubt beside a plain bear.`);
  for (const { name, doubts } of found) say(`  ${name}: ${doubts.join(' ')}`);
};

for (const path of positionals) {
  const all = cardsIn(read(path));
  const { cards, sentences, weights: sums } = sharesOf(all, weights);
  const total = outcomes.reduce((sum, each) => sum + sums[each], 0);
  const share = (count: number): string => `${count} (${((100 * count) / (total || 1)).toFixed(1)} %)`;
  const shares = outcomes.map((each) => `${each} ${share(sums[each])}`);
  say(
    `${basename(path)}: ${cards} cards, ${sentences.length} sentences: ${shares.join(', ')}; read or offered ${share(sums.read + sums.offered)}`,
  );
  for (const { name, text } of sentences.filter(({ outcome }) => outcome === values.list)) say(`  ${name}: ${text}`);
  if (values.doubts) sayDoubts(all);
}
