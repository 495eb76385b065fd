import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rulesIndex } from '../../../scripts/rules-index.js';

const written = new URL('../../../src/domain/rules/README.md', import.meta.url);

const index = rulesIndex();

test('the index of rules is current; npm run rules writes it', async () =>
  expect(await readFile(written, 'utf8')).toBe(index));

const chapters = '801.5c 801.5, 508.5 508.5, 805.9 805, 809.5b 809, 807.4h 807, 811.4 811, 801.12 801';
const others = '805.4d 805, 800.4g 800, 802.2a 802, 704.5j 704, 810.9a 810';

test.each([chapters, others].flatMap((each) => each.split(', ').map((pair) => pair.split(' '))))(
  '%s is decided in a file of its chapter',
  (number = '', chapter = '') => {
    expect(index.split('\n').find((line) => line.startsWith(`- ${number}:`))).toContain(`[${chapter}`);
  },
);

test('what a file declares that it cites, it cites', () => {
  const domain = 'src/domain';
  const uncited = readdirSync(domain, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const text = file.endsWith('.ts') ? readFileSync(join(domain, file), 'utf8') : '';
    const code = text.replaceAll(/\/\*\*.*?\*\//gs, '');
    const declared = [...code.matchAll(/ = citing\(([^)]*)\)/g)].flatMap(([, numbers = '']) => numbers.match(/'.*?'/g));
    const cited = code.replaceAll(/ = citing\([^)]*\)/g, '');
    return declared.flatMap((number) => (number && !cited.includes(number) ? [`${file}: ${number}`] : []));
  });
  expect({ 'declared by citing(…), and in no ruling': uncited }).toEqual({
    'declared by citing(…), and in no ruling': [],
  });
});
