import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { examples, load } from '../../scripts/examples.js';
import { launchBrowser } from '../browser.js';
import { send, startServer, type TestServer } from '../http/server.js';

const root = new URL('../../', import.meta.url);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let server: TestServer;
let browser: Browser;
let page: Page;
/** What the page asked of other hosts, and what went wrong in it. */
let outside: string[];
let failures: string[];

beforeAll(async () => {
  await promisify(execFile)('npm', ['run', '-s', 'page'], { cwd: root });
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  for (const example of await examples()) await load(server.url, example);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const open = async (path = '/', options: BrowserContextOptions = {}, base = server.url): Promise<Page> => {
  const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  const opened = await context.newPage();
  opened.setDefaultTimeout(10_000);
  opened.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(base).host)
      outside.push(request.url());
  });
  opened.on('pageerror', (error) => failures.push(error.message));
  await opened.goto(`${base}${path}`);
  return opened;
};

beforeEach(async () => {
  outside = [];
  failures = [];
  page = await open();
});
afterEach(async () => {
  await page.context().close();
  expect([outside, failures]).toEqual([[], []]);
});

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: typeof name === 'string' });
const seat = (player: string, on = page) => on.locator(`[data-player="${player}"]`);
const openGame = async (name: RegExp, on = page) => {
  await button(name, on).first().click();
  await on.locator('.diagram svg').waitFor();
};
const asked = () => page.locator('.answer');
const copied = (on = page) => on.evaluate(() => navigator.clipboard.readText());

describe('looking at a table', () => {
  test('stored games and examples are listed; a game is drawn with everybody at the table', async () => {
    await openGame(/Friday night/);
    for (const player of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'])
      expect(await page.locator('.diagram').textContent()).toContain(player);
    expect(await button('Grand melee').count()).toBe(1);
    expect(page.url()).toContain('#/games/friday-night');
  });

  test('a player that is clicked shows their range, in the picture and in rulings', async () => {
    await openGame(/Two Emperor teams/);
    await seat('hugo').click();
    await page.getByRole('heading', { name: 'Range of Hugo: 1 seat' }).waitFor();
    expect(await page.locator('.picked').textContent()).toContain('Jules: 3 seats away, out of range');
    await page.locator('.diagram', { hasText: "Hugo's range of influence" }).waitFor();
  });

  test('a creature that is clicked shows whom it may attack, and greyed whom not and why', async () => {
    await openGame(/Friday night/);
    await page.locator('[data-object="bear"]').click();
    await page.getByRole('heading', { name: /Runeclaw Bear may attack/ }).waitFor();
    const excluded = page.locator('.picked .excluded', { hasText: 'Cat' });
    expect(await excluded.textContent()).toContain('Cat sits 2 seats from Ann, whose range is 1 seat');
    expect(await excluded.locator('summary').first().textContent()).toContain('801.3');
  });

  test('the timeline goes back to any version and says what happened', async () => {
    await openGame(/Friday night/);
    await page.getByText('14 / 14').waitFor();
    await button('One event back').click();
    await page.getByText('13 / 14').waitFor();
    await page.getByRole('slider', { name: 'Version' }).fill('0');
    await page.getByText('As the game began.').waitFor();
    await page.locator('.diagram', { hasText: 'turn 1' }).waitFor();
    await button('One event on').click();
    await page.getByText('1 / 14').waitFor();
    const other = await open(new URL(page.url()).hash.replace(/^/, '/'));
    await other.getByText('1 / 14').waitFor();
    await other.context().close();
  });

  test('an example is looked at from its beginning to its end, and a copy of it is edited', async () => {
    await button('Emperor').click();
    await page.getByText('36 / 36').waitFor();
    await page.getByRole('slider', { name: 'Version' }).fill('7');
    await page.locator('.diagram', { hasText: 'attacks Iris' }).waitFor();
    await button('Edit a copy').click();
    await page.getByLabel('Name of hugo').fill('Hugh');
    await page.locator('.diagram', { hasText: 'Hugh' }).waitFor();
  });

  test('light turns dark, with the picture', async () => {
    await openGame(/Friday night/);
    const ground = () => page.locator('.diagram svg > rect').first().getAttribute('fill');
    const light = await ground();
    await button('Dark').click();
    await page.locator(`.diagram svg > rect:first-of-type:not([fill="${light}"])`).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 24, 29)');
  });

  test('what is recorded elsewhere appears by itself', async () => {
    const state = {
      players: [
        { id: 'ann', name: 'Ann' },
        { id: 'bob', name: 'Bob' },
      ],
    };
    await send(`${server.url}/v1/games`, 'POST', { id: 'live', name: 'A live game', state });
    await page.reload();
    await openGame(/A live game/);
    await page.waitForTimeout(500);
    await send(`${server.url}/v1/games/live/events`, 'POST', { events: [{ playerLeaves: { player: 'bob' } }] });
    await page.locator('.diagram', { hasText: 'left' }).waitFor();
    await page.locator('.timeline', { hasText: '1 / 1' }).waitFor();
  });
});

describe('asking', () => {
  const ask = async (question: string, player: string) => {
    await page.getByLabel('Question').selectOption(question);
    await page.locator('.of-ask form').first().getByLabel('Player').first().selectOption(player);
    await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
    await asked().locator('.rulings').first().waitFor();
  };

  /** What has to be said although no single field of the form has to be filled in: one of several. */
  const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'legal-targets': { source_controller: 'ann', among_kind: 'PLAYER' },
    'who-chooses': { effect_source_controller: 'ann' },
    'legal-choices': { choice_source_object: 'bear', choice_among_kind: 'PLAYER' },
    'would-trigger': { ability_object: 'bear' },
    'can-attach': { attachment: 'control-magic', to: 'bear' },
    'affected-by': { source_controller: 'ann', among_kind: 'PLAYER' },
    'information-for': { source_controller: 'ann', among_kind: 'PLAYER' },
    'prevention-applies': { effect_source_controller: 'ann' },
    'damage-after-redirection': { redirection_source_controller: 'ann' },
    'outcome-of': { result_wins: 'ann' },
    'check-attack': { attacks_0_target: 'bob' },
    'life-after': { change_amounts_0_amount: '3' },
  };

  /** The first field that has to be filled in and is not. */
  const emptyField = () =>
    page
      .locator('.of-ask form')
      .first()
      .evaluate((form) => {
        const isNeeded = (field: Element | null | undefined): boolean =>
          !field ||
          (!field.querySelector(':scope > :is(label, .name)')?.textContent.includes('(optional)') &&
            isNeeded(field.parentElement?.closest('.field')));
        return [...form.querySelectorAll('.field')]
          .filter((field) => !field.querySelector('.field') && isNeeded(field))
          .flatMap((field) => field.querySelector<HTMLInputElement>('select, input, button') ?? [])
          .find(({ tagName, value }) => tagName === 'BUTTON' || value === '')?.id;
      });

  const fill = async (id: string, value?: string) => {
    const field = page.locator(`[id="${id}"]`);
    const tag = await field.evaluate(({ tagName }) => tagName);
    if (tag === 'BUTTON') await field.click();
    else if (tag === 'SELECT') await field.selectOption(value ?? { index: 1 });
    else await field.fill(value ?? '1');
  };

  test('every question of the catalogue is asked by its form; the copy for GraphQL asks the same', async () => {
    await openGame(/Friday night/);
    const options = page.getByLabel('Question').locator('option');
    const questions = await options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
    expect(questions.length).toBeGreaterThanOrEqual(25);
    const ofOtherTables = ['can-begin-turn', 'legal-reselections', 'unblocked-damage'];
    for (const question of questions.filter((each) => !ofOtherTables.includes(each))) {
      await page.getByLabel('Question').selectOption(question);
      for (let id = await emptyField(); id !== undefined; id = await emptyField()) await fill(id);
      for (const [field, value] of Object.entries(said[question] ?? {})) await fill(`${question}_${field}`, value);
      await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
      await asked().locator('> *').first().waitFor();
      const answer = await asked().textContent();
      expect([question, answer]).toEqual([question, expect.not.stringContaining('BAD_USER_INPUT')]);
      await button('Copy as GraphQL').click();
      await page.getByText('Copied as GraphQL.').waitFor();
      const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
      expect([question, body.errors]).toEqual([question, undefined]);
      for (const { because } of [Object.values(body.data.game.state)[0] as any].flat())
        expect(answer).toContain(because[0].says);
    }
    await page.getByLabel('Question').selectOption('can-begin-turn');
    await fill('can-begin-turn_marker');
    await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
    await asked().getByText('Only Grand Melee has turn markers').first().waitFor();
    for (const question of ['legal-reselections', 'unblocked-damage']) {
      await page.getByLabel('Question').selectOption(question);
      await fill(`${question}_attacker`, 'bear');
      await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
      await asked().getByText('is not attacking').first().waitFor();
    }
  });

  test('the answer reads as a ruling: a sentence, its rule, what the rule says, its number in other editions', async () => {
    await openGame(/Friday night/);
    await ask('range-of', 'ann');
    expect(await asked().textContent()).toContain("Ann's range is 1 seat");
    await asked().locator('.rule summary').first().click();
    await asked().getByText('2005: 601.2').first().waitFor();
  });

  test('a doubt is marked', async () => {
    const players = ['ann', 'bob', 'cat'].map((id) => ({ id }));
    const objects = [{ id: 'siege', typeLine: 'Battle — Siege', owner: 'ann' }];
    const { body } = await send(`${server.url}/v1/game-states`, 'POST', {
      state: { edition: 'CR_2005', players, objects },
    });
    await page.goto(`${server.url}/#/tables/${body.code}`);
    await page.reload();
    await page.locator('.diagram svg').waitFor();
    await page.getByLabel('Question').selectOption('state-based-actions');
    await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
    await asked().locator('.doubt', { hasText: 'In doubt: CR_2005 does not say so' }).first().waitFor();
  });

  test('what makes no sense is told beside its field', async () => {
    await openGame(/Friday night/);
    await page.getByLabel('Question').selectOption('range-of');
    await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
    await asked().getByRole('alert').waitFor();
    expect(await asked().textContent()).toContain('"player" is missing.');
  });

  test('another edition beside it shows what changes; the whole page follows the edition', async () => {
    await openGame(/Friday night/);
    await page.getByLabel('Compare with').selectOption('CR_2006');
    await ask('legal-attack-targets', 'ann');
    await page.getByRole('heading', { name: 'In the edition of 2006: otherwise' }).waitFor();
    await page.locator('header .edition select').selectOption('CR_2009');
    await seat('ann').click();
    await page.locator('.picked .rule', { hasText: '2009' }).first().waitFor();
  });

  test('suppositions change the picture and the answers, and store nothing', async () => {
    await openGame(/Friday night/);
    const form = page.locator('section', { hasText: 'Suppose' }).locator('form').last();
    await form.getByLabel('Player').selectOption('fay');
    await button('Suppose it').click();
    await page.locator('.diagram', { hasText: 'Fay' }).locator('[data-player="fay"]', { hasText: 'left' }).waitFor();
    expect((await send(`${server.url}/v1/games/friday-night`, 'GET')).body.version).toBe(14);
    await button('Take back').click();
    await page.locator('.supposed').waitFor({ state: 'detached' });
  });

  test('a supposition that makes no sense is told beside its field, and not supposed', async () => {
    await openGame(/Friday night/);
    const section = page.locator('section', { hasText: 'Suppose' }).last();
    await button('Suppose it').click();
    await section.locator('.field', { hasText: 'Player' }).getByRole('alert').waitFor();
    expect(await section.locator('.supposed').count()).toBe(0);
    expect(await page.locator('.of-table .problem').count()).toBe(0);
  });

  test('what happens is recorded in a stored game', async () => {
    const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
    await send(`${server.url}/v1/games`, 'POST', { id: 'recorded', name: 'A game to record', state });
    await page.reload();
    await openGame(/A game to record/);
    const form = page.locator('section', { hasText: 'Suppose' }).locator('form').last();
    await form.getByLabel('Player').selectOption('bob');
    await button('Record it').click();
    await page.locator('.timeline', { hasText: '1 / 1' }).waitFor();
    await page.locator('[data-player="bob"]', { hasText: 'left' }).waitFor();
    expect((await send(`${server.url}/v1/games/recorded`, 'GET')).body.version).toBe(1);
  });

  test('of a table that is not stored the copies hold the table, what is supposed, and the edition', async () => {
    const state = { players: ['ANN', 'BOB', 'CAT', 'DAN'].map((id) => ({ id })), options: { rangeOfInfluence: 1 } };
    const { body: checked } = await send(`${server.url}/v1/game-states`, 'POST', { state });
    await page.goto(`${server.url}/#/tables/${checked.code}`);
    await page.reload();
    await page.locator('.diagram svg').waitFor();
    await page.locator('header .edition select').selectOption('CR_2009');
    const form = page.locator('section', { hasText: 'Suppose' }).locator('form').last();
    await form.getByLabel('Player').selectOption('CAT');
    await button('Suppose it').click();
    await page.locator('.supposed').waitFor();
    await ask('range-of', 'ANN');
    await button('Copy as curl').click();
    await page.getByText('Copied as curl.').waitFor();
    const { stdout } = await promisify(execFile)('bash', ['-c', await copied()]);
    const because = (JSON.parse(stdout) as { because: { says: string; rule: { edition: string } }[] }).because;
    expect(because[0]?.rule.edition).toBe('CR_2009');
    await button('Copy as GraphQL').click();
    await page.getByText('Copied as GraphQL.').waitFor();
    const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
    const says = body.data.gameState.inEdition.suppose.rangeOf.because.map((each: any) => each.says);
    expect(says).toEqual(because.map((each) => each.says));
  });

  test('a question is copied as curl, GraphQL or TypeScript, and the copy asks the same', async () => {
    await openGame(/Friday night/);
    await ask('range-of', 'ann');
    await button('Copy as curl').click();
    await page.getByText('Copied as curl.').waitFor();
    const { stdout } = await promisify(execFile)('bash', ['-c', await copied()]);
    const answer = JSON.parse(stdout) as { because: { says: string }[] };
    await button('Copy as GraphQL').click();
    await page.getByText('Copied as GraphQL.').waitFor();
    const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
    expect(body.data.game.state.rangeOf.because[0].says).toBe(answer.because[0]?.says);
    await button('Copy as TypeScript').click();
    await page.getByText('Copied as TypeScript.').waitFor();
    const program = `${await copied()}; console.log(JSON.stringify(answer.because[0].says))`;
    const run = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(JSON.parse(run.stdout)).toBe(answer.because[0]?.says);
  });
});

describe('editing', () => {
  const names = () =>
    page
      .locator('.seats input[aria-label^="Name"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

  beforeEach(async () => {
    await button('A new table').click();
    await page.locator('.diagram svg').waitFor();
  });

  test('players and permanents are added, named, and drawn', async () => {
    await button('Add a player').click();
    await page.getByLabel('Name of player-1').fill('Zoë <b>');
    await page.getByLabel('Range of influence, in seats').fill('1');
    await page.getByLabel('Owner').selectOption('player-1');
    await button('Add a permanent').click();
    await page.locator('.diagram', { hasText: 'Zoë <b>' }).waitFor();
    await page.locator('[data-object="object-1"]').click();
    await page.getByRole('heading', { name: /Runeclaw Bear may attack/ }).waitFor();
    await button('Remove Bob').click();
    expect(await names()).toEqual(['Ann', 'Cat', 'Dan', 'Zoë <b>']);
    await page.getByLabel('Life of Cat').fill('7');
    await page.locator('.diagram [data-player="cat"]', { hasText: '7' }).waitFor();
    await button('Remove Runeclaw Bear').click();
    await page.locator('[data-object="object-1"]').waitFor({ state: 'detached' });
  });

  test('seats are dragged, and moved by keys', async () => {
    const handle = button('Move Ann to another seat');
    await handle.focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
    expect(await names()).toEqual(['Bob', 'Ann', 'Cat', 'Dan']);
    const [from, to] = [
      await button('Move Dan to another seat').boundingBox(),
      await button('Move Bob to another seat').boundingBox(),
    ];
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 2, { steps: 12 });
    await page.waitForTimeout(150);
    await page.mouse.up();
    await page.waitForTimeout(300);
    expect(await names()).toEqual(['Dan', 'Bob', 'Ann', 'Cat']);
  });

  test('a table goes out as JSON and as a link, and comes back', async () => {
    await page.getByLabel('Name of ann').fill('Annabel');
    await button('Share as a link').click();
    const link = await page.getByRole('link', { name: 'a link to this table' }).getAttribute('href');
    const other = await open(link?.replace(server.url, '') ?? '');
    await other.locator('.diagram', { hasText: 'Annabel' }).waitFor();
    await other.context().close();

    await button('Paste JSON').click();
    await page.getByLabel('The table as JSON').fill('{"players": [{"id": "x", "team": "none"}]}');
    await button('Use this table').click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('The table as JSON').fill('{"players": [{"id": "xan"}, {"id": "yul"}]}');
    await button('Use this table').click();
    await page.locator('.diagram', { hasText: 'xan' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download JSON' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('table.json');
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(file).toEqual({ players: [{ id: 'xan' }, { id: 'yul' }] });
  });
});

describe('a server with keys', () => {
  test('the page asks for the key, and keeps it for the tab', async () => {
    const key = 'a-key-of-the-page-0123';
    const guarded = await startServer({ apiKey: key });
    const visitor = await open('/', {}, guarded.url);
    await visitor.getByLabel('Key, kept for this tab only').fill(key);
    await button('Use it', visitor).click();
    await visitor.getByText('None yet.').waitFor();
    expect(await visitor.evaluate(() => JSON.stringify([sessionStorage.length, localStorage.length]))).toBe('[1,0]');
    const authorization = { authorization: `Bearer ${key}` };
    const record = (path: string, body: object) => send(`${guarded.url}/v1/games${path}`, 'POST', body, authorization);
    await record('', { id: 'kept', name: 'A guarded game', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
    await visitor.reload();
    await openGame(/A guarded game/, visitor);
    await visitor.waitForTimeout(500);
    await record('/kept/events', { events: [{ playerLeaves: { player: 'bob' } }] });
    await visitor.locator('.timeline', { hasText: '1 / 1' }).waitFor();
    await visitor.getByLabel('Question').selectOption('state-based-actions');
    await button('Copy as curl', visitor).click();
    await visitor.getByText('Copied as curl.').waitFor();
    const command = await copied(visitor);
    expect(command).not.toContain(key);
    const { stdout } = await promisify(execFile)('bash', ['-c', command], { env: { ...process.env, API_KEY: key } });
    expect(JSON.parse(stdout)).toHaveProperty('items');
    await visitor.context().close();
    await guarded.close();
  });
});

describe('for everybody', () => {
  test.each([
    ['on a desktop, light', { colorScheme: 'light' as const, viewport: { width: 1280, height: 900 } }],
    ['on a desktop, dark', { colorScheme: 'dark' as const, viewport: { width: 1280, height: 900 } }],
    ['on a phone', PHONE],
  ])('no accessibility violation %s', async (_, options) => {
    const visitor = await open('/#/games/friday-night', options);
    await visitor.locator('.diagram svg').waitFor();
    for (const part of 'hasTouch' in options ? ['Tables', 'Ask', 'Table'] : ['']) {
      if (part)
        await visitor
          .getByRole('navigation', { name: 'Parts' })
          .getByRole('button', { name: part, exact: true })
          .click();
      const { violations } = await new AxeBuilder({ page: visitor }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    const width = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await visitor.context().close();
  });

  test('on a phone a table is chosen, a player tapped, and a question asked', async () => {
    const visitor = await open('/', PHONE);
    const turnTo = (part: string) =>
      visitor.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name: part, exact: true }).tap();
    await turnTo('Tables');
    await button(/Friday night/, visitor)
      .first()
      .tap();
    await visitor.locator('[data-player="ann"] text').first().tap();
    await visitor.getByRole('heading', { name: 'Range of Ann: 1 seat' }).waitFor();
    expect(await visitor.getByLabel('Question').isVisible()).toBe(false);
    await turnTo('Ask');
    await visitor.locator('.of-ask form').first().getByLabel('Player').selectOption('ann');
    await visitor.getByRole('button', { name: 'Ask', exact: true }).last().tap();
    await visitor.locator('.answer', { hasText: 'Cat sits 2 seats from Ann' }).waitFor();
    await visitor.context().close();
  });

  test('something is seen within a second', async () => {
    const visits = await Promise.all([open(), open()]);
    const paints = await Promise.all(
      visits.map((visitor) =>
        visitor.evaluate(() => {
          const paintedAt = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          return new Promise<number>((resolve) => {
            const look = () => {
              const at = paintedAt();
              if (at === undefined) requestAnimationFrame(look);
              else resolve(at);
            };
            look();
          });
        }),
      ),
    );
    for (const visitor of visits) await visitor.context().close();
    expect(Math.min(...paints)).toBeLessThan(1_000);
  });

  test('everything can be reached by keys alone', async () => {
    await openGame(/Friday night/);
    await page.getByLabel('Look at').focus();
    await page.keyboard.type('Bob');
    await page.getByRole('heading', { name: /Range of Bob/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/BUTTON|SUMMARY/);
  });

  test('what is loaded is under 200 kB compressed, and kept', async () => {
    const html = await readFile(new URL('dist/page/index.html', root), 'utf8');
    const files = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
    const own = (await readdir(new URL('dist/page/assets/', root)))
      .filter((name) => /^(index|react)-.*\.js$/.test(name))
      .map((name) => `assets/${name}`);
    expect(files).toEqual(expect.arrayContaining(own));
    const sizes = await Promise.all(
      files.map(async (path) => gzipSync(await readFile(new URL(`dist/page/${path}`, root))).length),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(200_000);
    const asset = await fetch(`${server.url}/${files[0] ?? ''}`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${server.url}/`)).headers.get('cache-control')).toBe('no-cache');
  });
});
