import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { examples, load } from '../../scripts/examples.js';
import { rootUrl, run } from '../processes.js';
import { until } from '../until.js';
import { hasFeed, serve } from './server.js';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await readdir(new URL('docs/', rootUrl))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];

type Block = Readonly<{ page: string; line: number; language: string; text: string }>;

const blocksOf = async (page: string): Promise<readonly Block[]> => {
  const text = await readFile(new URL(page, rootUrl), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: content = '' }) => ({
    page,
    line: text.slice(0, index).split('\n').length,
    language,
    text: content,
  }));
};

const blocks = (await Promise.all(pages.map(blocksOf))).flat();
const asked = blocks.flatMap((block, index) => {
  const isAsked = block.language === 'graphql' || block.text.includes('curl ');
  const next = blocks[index + 1];
  const answer = next?.page === block.page && next.language === 'json' ? next.text : null;
  return isAsked ? [{ ...block, answer }] : [];
});

const server = await serve();
for (const example of await examples()) await load(server.url, example);
await until(() => hasFeed(server));

const ask = async ({ language, text }: Block): Promise<object> => {
  if (language === 'graphql') {
    const { body } = await server.query(text);
    expect(body.errors).toBeUndefined();
    return body.data;
  }
  const { stdout } = await run('bash', ['-c', text.replaceAll('http://127.0.0.1:4000', server.url)]);
  return stdout.startsWith('<svg') ? { svg: stdout } : (JSON.parse(stdout) as object);
};

describe('the examples of the documentation', () => {
  test.each(asked.map((block) => [`${block.page}:${block.line}`, block] as const))('%s', async (_, block) => {
    const answer = await ask(block);
    if (block.answer) expect(answer).toMatchObject(JSON.parse(block.answer) as object);
  });

  test('there are some in every guide for users', () => {
    const guides = ['README.md', 'docs/app-makers.md', 'docs/judge-tools.md', 'docs/dashboards.md'];
    expect(guides.filter((page) => !asked.some((block) => block.page === page))).toEqual([]);
  });
});

test('code in the documentation is a file that is compiled and run', async () => {
  const folder = new URL('examples/clients/', rootUrl);
  const sources = await readdir(folder);
  const programs = sources.filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(programs.map((name) => readFile(new URL(name, folder), 'utf8')));
  const code = blocks.filter(({ language }) => language === 'typescript');
  expect(code.filter(({ text }) => !files.includes(text))).toEqual([]);
  expect(code.length).toBeGreaterThan(0);
});

describe('what the documentation names is there', () => {
  test('every npm script', async () => {
    const { scripts } = JSON.parse(await readFile(new URL('package.json', rootUrl), 'utf8')) as { scripts: object };
    const texts = await Promise.all(pages.map((page) => readFile(new URL(page, rootUrl), 'utf8')));
    const named = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(named).toContain('examples');
  });

  test('every file that is linked to', async () => {
    const missing: string[] = [];
    for (const page of pages) {
      const text = await readFile(new URL(page, rootUrl), 'utf8');
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
        await readFile(new URL(link, new URL(page, rootUrl))).catch(() => missing.push(`${page}: ${link}`));
    }
    expect(missing).toEqual([]);
  });
});

test('every example game can be recorded without force', async () => {
  for (const { id, events } of await examples()) {
    const { body } = await server.get(`/v1/games/${id}`);
    expect([id, body.version]).toEqual([id, events.length]);
  }
});
