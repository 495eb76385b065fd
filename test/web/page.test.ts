import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { contrast } from '../../src/diagram/palette.js';
import { ring } from '../solver/crossing-caps.js';
import { createDatabase } from '../database.js';
import { importInto } from '../own-cards/card-files.js';
import { send, startServer } from '../http/server.js';
import {
  PHONE,
  server,
  page,
  open,
  button,
  seat,
  tapSeat,
  thing,
  sheet,
  turnTo,
  drawn,
  openGame,
  openExample,
  question,
  asked,
  copied,
  copyAs,
} from './the-page.js';

const root = new URL('../../', import.meta.url);

describe('the first look', () => {
  test('a table lives on the page, with a question answered on it, and nothing is asked of the server', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.reload();
    await sheet().getByText('may attack Dan', { exact: false }).first().waitFor();
    for (const player of ['Ann', 'Bob', 'Cat', 'Dan'])
      expect(await page.locator('.picture').textContent()).toContain(player);
    expect(requests.filter((path) => /game-states|graphql/.test(path))).toEqual([]);
  });

  test('the solver is loaded when it is needed, and no sooner', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.reload();
    await drawn();
    expect(requests.filter((path) => /highs|read-text|graphql-ws/.test(path))).toEqual([]);
  });
});

describe('looking at a table', () => {
  test('stored games are found by name, player, variant and date; a game is drawn with everybody at the table', async () => {
    await openGame(/Friday night/);
    for (const player of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'])
      expect(await page.locator('.picture').textContent()).toContain(player);
    expect(page.url()).toContain('#/games/friday-night');
    await turnTo('Games');
    await page.locator('.finder').getByLabel('Player').fill('Hugo');
    await page.locator('.list button', { hasText: 'Friday night' }).waitFor({ state: 'detached' });
    await page.locator('.list button', { hasText: 'Two Emperor teams' }).waitFor();
    expect(await page.locator('.list button').allTextContents()).toEqual([
      expect.stringContaining('Two Emperor teams'),
    ]);
    await page.locator('.finder').getByLabel('Player').fill('');
    await page.locator('.finder').getByLabel('Name').fill('three');
    await page.locator('.list button', { hasText: 'Friday night' }).waitFor({ state: 'detached' });
    await page.locator('.list button', { hasText: 'Three against three' }).waitFor();
    await page.locator('.finder').getByLabel('Name').fill('');
    await page.locator('.list button', { hasText: 'Friday night' }).waitFor();
    await page.locator('.finder').getByLabel('Since').fill('2999-01-01');
    await page.getByText('No such game.').waitFor();
    await page.locator('.finder').getByLabel('Since').fill('');
    await page.locator('.list button', { hasText: 'Friday night' }).waitFor();
    await page.locator('.finder').getByLabel('Variant').selectOption({ label: 'Grand Melee' });
    await page.locator('.list button', { hasText: 'Two Emperor teams' }).waitFor({ state: 'detached' });
    await page.locator('.list button', { hasText: 'Grand Melee' }).waitFor();
    expect(await page.locator('.list button').allTextContents()).toEqual([expect.stringContaining('Grand Melee')]);
  });

  test('a player that is tapped shows their range, in the picture and in rulings', async () => {
    await openGame(/Two Emperor teams/);
    await tapSeat('hugo');
    await sheet().getByText('range of influence is 1 seat').waitFor();
    expect(await sheet().locator('tr', { hasText: 'Jules' }).textContent()).toContain('3 seats, out of range');
    await page.locator('[data-player="hugo"]', { hasText: 'own seat' }).waitFor();
  });

  test('what a player could target and choose is one tap away', async () => {
    await openGame(/Two Emperor teams/);
    await tapSeat('hugo');
    await page.getByText('What Hugo could target').click();
    await sheet().locator('.asked', { hasText: 'May be targeted' }).waitFor();
    await page.getByText('What Hugo could choose').click();
    await sheet().locator('.asked', { hasText: 'May be chosen' }).waitFor();
  });

  test('distances stand as this turn began and from the next turn on', async () => {
    await openGame(/Friday night/);
    await page.getByRole('slider', { name: 'Moment of the game' }).fill('11');
    await page.getByText('11 / 14').waitFor();
    await tapSeat('ann');
    await sheet().getByText('From the next turn on').waitFor();
    const told = sheet().locator('tr', { hasText: 'Eve' });
    expect(await told.textContent()).toContain('2 seats, out of range');
  });

  test('a creature that is tapped lights up whom it may attack, and a tap says why not the others', async () => {
    await openGame(/Friday night/);
    await thing('bear').click();
    await sheet().getByText('may attack').first().waitFor();
    await page.locator('.dim[data-player="cat"]').waitFor();
    expect(await page.locator('.lit[data-player]').count()).toBeGreaterThan(0);
    await tapSeat('cat');
    const why = page.getByRole('region', { name: 'Why not Cat' });
    expect(await why.textContent()).toContain('Cat sits 2 seats from Ann, whose range is 1 seat');
    expect(await why.locator('summary').first().textContent()).toContain('801.3');
  });

  test('the timeline goes back to any version and says what happened', async () => {
    await openGame(/Friday night/);
    await page.getByText('14 / 14').waitFor();
    await button('One event back').click();
    await page.getByText('13 / 14').waitFor();
    await page.getByRole('slider', { name: 'Moment of the game' }).fill('0');
    await page.getByText('As the game began.').waitFor();
    await button('One event on').click();
    await page.getByText('1 / 14').waitFor();
    await page.waitForURL(/\/1$/);
    const other = await open(new URL(page.url()).hash.replace(/^/, '/'));
    await other.getByText('1 / 14').waitFor();
    await other.context().close();
  });

  test('an example is looked at from its beginning to its end, and a copy of it is edited', async () => {
    await openExample('Emperor');
    await page.getByText('36 / 36').waitFor();
    await page.getByRole('slider', { name: 'Moment of the game' }).fill('7');
    await page.locator('.picture', { hasText: 'attacks Iris' }).waitFor();
    await turnTo('Set up');
    await button('Edit a copy').click();
    await page.getByLabel('Name of Hugo').fill('Hugh');
    await page.locator('.picture', { hasText: 'Hugh' }).waitFor();
  });

  const differences = () => page.locator('.differences tbody tr').allTextContents();

  test('two moments stand side by side, with what differs marked in both pictures and named', async () => {
    await openGame(/Friday night/);
    await page.getByText('14 / 14').waitFor();
    await page.getByText('Compare side by side').click();
    await page.getByLabel('With moment (0 to 14)').fill('9');
    await page.getByText('Moment 9 of 14').first().waitFor();
    expect(await differences()).toContain('Dan: in the gamehas leftplays');
    for (const side of await page.locator('.side-by-side figure').all()) {
      expect(await side.locator('.differs[data-player="dan"]').count()).toBe(1);
      expect(await side.locator('.differs[data-player="bob"]').count()).toBe(0);
    }
    await page.getByLabel('With moment (0 to 14)').fill('14');
    await page.getByText('Nothing differs.').waitFor();
  });

  test('two editions stand side by side, with what differs', async () => {
    await openGame(/Friday night/);
    await page.getByText('14 / 14').waitFor();
    await page.getByText('Compare side by side').click();
    await page.getByLabel('With the rules of').selectOption({ label: '2006' });
    await page.locator('.side-by-side', { hasText: 'Rules of 2006' }).waitFor();
    await page.locator('.differences').waitFor();
    expect((await differences()).join(' ')).not.toMatch(/[A-Z]{2,}_|undefined/);
    expect(await page.locator('.side-by-side .differs').count()).toBeGreaterThan(1);
  });

  test('light turns dark, with the picture', async () => {
    const frame = () => seat('ann').getAttribute('fill');
    await drawn();
    const light = await frame();
    await button('Dark').click();
    await page.locator(`[data-player="ann"] > rect:not([fill="${light}"])`).first().waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 22, 27)');
  });

  test('what is recorded elsewhere appears by itself', async () => {
    const state = {
      players: [
        { id: 'ann', name: 'Ann' },
        { id: 'bob', name: 'Bob' },
      ],
    };
    await send(`${server.url}/v1/games`, 'POST', { id: 'live', name: 'A live game', state });
    await openGame(/A live game/);
    await page.waitForTimeout(500);
    await send(`${server.url}/v1/games/live/events`, 'POST', { events: [{ playerLeaves: { player: 'bob' } }] });
    await page.locator('.picture', { hasText: 'left' }).waitFor();
    await page.locator('.timeline', { hasText: '1 / 1' }).waitFor();
  });
});

describe('touching', () => {
  const verdict = () => page.locator('.declared .verdict');

  test('two taps declare an attack; the verdict stands at once, and undo takes it back', async () => {
    await page.locator('.lit[data-player="dan"]').waitFor();
    await tapSeat('dan');
    await page.getByText('This attack is legal.').waitFor();
    await thing('krenko').filter({ hasText: 'attacks Dan' }).waitFor();
    await button('Undo').click();
    await verdict().waitFor({ state: 'detached' });
    await button('Redo').click();
    await page.getByText('This attack is legal.').waitFor();
    await page.keyboard.press('Control+z');
    await verdict().waitFor({ state: 'detached' });
  });

  test.each(['light', 'dark'] as const)(
    'what may not be attacked is dimmed, and still read, in the %s',
    async (colorScheme) => {
      const visitor = await open('/', { colorScheme, reducedMotion: 'reduce' });
      await visitor.locator('.dim[data-player="bob"]').waitFor();
      const dimmed = await visitor.locator('.picture :is(.dim, .rest)').evaluateAll((groups) =>
        groups.flatMap((group) => {
          const paper = getComputedStyle(group.querySelector(':scope > rect') ?? group).fill;
          return [...group.querySelectorAll(':scope > text')].map((text) => [getComputedStyle(text).fill, paper]);
        }),
      );
      const hex = (color = ''): string =>
        `#${(color.match(/\d+/g) ?? []).map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
      expect(dimmed.length).toBeGreaterThan(5);
      for (const [ink, paper] of dimmed) expect(contrast(hex(ink), hex(paper))).toBeGreaterThanOrEqual(4.5);
      await visitor.context().close();
    },
  );

  test('an illegal attack that is dragged says why, and the nearest legal one is one tap away', async () => {
    await page.locator('.dim[data-player="bob"]').waitFor();
    const [from, to] = [await thing('krenko').boundingBox(), await seat('bob').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 12, { steps: 8 });
    await page.mouse.up();
    await page.getByText('This attack is not legal.').waitFor();
    expect(await page.locator('.declared').textContent()).toContain(
      'Krenko, Mob Boss attacks a player other than Bob if able',
    );
    await button('Show the nearest legal attack').click();
    await page.getByText('This attack is legal.').waitFor();
  });

  test('a creature of the one attacked blocks', async () => {
    await page.locator('.lit[data-player="dan"]').waitFor();
    await tapSeat('dan');
    await thing('wall').click();
    await page.locator('.lit[data-object="krenko"]').waitFor();
    await thing('krenko').click();
    await page.getByText('This block is legal.').waitFor();
    await thing('wall').filter({ hasText: 'blocks Krenko' }).waitFor();
    await button('Clear the declaration').click();
    await verdict().waitFor({ state: 'detached' });
  });

  test('two heads attack and block in one declaration, a planeswalker as well', async () => {
    const head = (id: string, team: string) => ({ id, name: id, team });
    const creature = (id: string, owner: string) => ({
      id,
      owner,
      typeLine: 'Creature — Ogre',
      power: 2,
      toughness: 2,
    });
    const state = {
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: [head('Ann', 'A'), head('Bob', 'A'), head('Cat', 'B'), head('Dan', 'B')],
      objects: [
        ...[creature('bear', 'Ann'), creature('giant', 'Bob'), creature('wall', 'Cat'), creature('drake', 'Dan')],
        { id: 'jace', name: 'Jace', owner: 'Cat', typeLine: 'Legendary Planeswalker — Jace' },
      ],
    };
    const { body } = await send(`${server.url}/v1/game-states`, 'POST', { state });
    await page.goto(`${server.url}/#/tables/${body.code}`);
    await page.locator('.headline', { hasText: 'A shared table' }).waitFor();
    await thing('bear').click();
    await page.locator('.lit[data-object="jace"]').waitFor();
    await thing('jace').click();
    await thing('bear').filter({ hasText: 'attacks Jace' }).waitFor();
    await thing('giant').click();
    await page.locator('.lit[data-player="Dan"]').waitFor();
    await tapSeat('Dan');
    await thing('giant').filter({ hasText: 'attacks Dan' }).waitFor();
    await page.getByText('This attack is legal.').waitFor();
    for (const [blocker, attacker] of [
      ['drake', 'bear'],
      ['wall', 'giant'],
    ] as const) {
      await thing(blocker).click();
      await page.locator(`.lit[data-object="${attacker}"]`).waitFor();
      await thing(attacker).click();
      await thing(blocker)
        .filter({ hasText: `blocks ${attacker}` })
        .waitFor();
    }
    await page.getByText('This block is legal.').waitFor();
  });

  test('what if somebody leaves is played, and taken back', async () => {
    await page.locator('.lit[data-player="dan"]').waitFor();
    await page.keyboard.press('Escape');
    await tapSeat('bob');
    await page.getByText('What leaves with Bob?').click();
    await sheet().locator('.answer', { hasText: 'Atraxa' }).waitFor();
    await button('What if Bob leaves?').click();
    await page.locator('[data-player="bob"]', { hasText: 'left' }).waitFor();
    await page.locator('.supposed', { hasText: 'Bob concedes and leaves the game.' }).waitFor();
    await sheet().getByText('Bob has left the game.').waitFor();
    await sheet().locator('.distances').waitFor({ state: 'detached' });
    await button('Undo').click();
    await page.locator('.supposed').waitFor({ state: 'detached' });
    await button('Redo').click();
    await page.locator('[data-player="bob"]', { hasText: 'left' }).waitFor();
    await turnTo('Set up');
    await page.getByText('It is only supposed. A copy of it is yours to change.').waitFor();
    await button('Take back').click();
    await page.locator('.supposed').waitFor({ state: 'detached' });
    await thing('atraxa').waitFor();
  });

  test('whose turn it is stands beside an attack by somebody else, with the rule', async () => {
    await page.locator('.lit[data-player="dan"]').waitFor();
    await page.keyboard.press('Escape');
    await thing('atraxa').click();
    const note = page.locator('.other-turn', {
      hasText: 'It is Ann’s turn, and only the active player declares attackers: this is answered as if it were Bob’s.',
    });
    await note.waitFor();
    await sheet().getByText('on Bob’s turn.').waitFor();
    await page.locator('.lit[data-player="cat"]').waitFor();
    await tapSeat('cat');
    await page.getByText('This attack would be legal on Bob’s turn.').waitFor();
    await page.getByText('This attack is legal.').waitFor({ state: 'detached' });
    await note.locator('.rule', { hasText: '508.1' }).waitFor();
    await button('Clear the declaration').click();
    await note.waitFor({ state: 'detached' });
    await thing('krenko').click();
    await page.locator('.lit[data-player="dan"]').waitFor();
    expect(await note.isVisible()).toBe(false);
  });

  test('a departure that ends the game says so, with the rule; taken back, the game goes on', async () => {
    await page.locator('.lit[data-player="dan"]').waitFor();
    await page.keyboard.press('Escape');
    const over = page.getByRole('region', { name: 'The end of the game' });
    for (const name of ['Bob', 'Cat', 'Dan']) {
      expect(await over.isVisible()).toBe(false);
      await tapSeat(name.toLowerCase());
      await button(`What if ${name} leaves?`).click();
      await page.locator('.supposed', { hasText: `${name} concedes and leaves the game.` }).waitFor();
    }
    await over.getByText('The game is over.').waitFor();
    await over.getByText('Ann wins: no opponents are left in the game.').waitFor();
    await over.locator('.rule', { hasText: '104.2a' }).waitFor();
    await button('Undo').click();
    await over.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await over.waitFor();
  });

  test('the search is opened by its button as well, and the documentation by its link', async () => {
    await button(/^Search/).click();
    await page.keyboard.type('801.5');
    await page.getByRole('region', { name: 'Rules' }).locator('.rule').first().waitFor();
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    await page.waitForURL(/\/docs/);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  test('the search takes the next key, however soon it is pressed', async () => {
    const focused = () =>
      page.evaluate(async () => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage('the next task');
        });
        return document.activeElement?.id;
      });
    await page.locator('.lit[data-player="dan"]').waitFor();
    expect(await focused()).toBe('search');
    await page
      .getByRole('button', { name: /^Who may block/ })
      .or(page.locator('.group button'))
      .first()
      .click();
    await page.locator('#search').waitFor({ state: 'detached' });
    expect(await focused()).toBe('search');
  });

  test('everything is reached by keys alone, and named for those who cannot see it', async () => {
    await page.locator('.lit[data-player="dan"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lit').first().waitFor({ state: 'detached' });
    await thing('krenko').focus();
    await page.keyboard.press('Enter');
    await page.locator('.lit[data-player="dan"]').waitFor();
    expect(await seat('dan').getAttribute('aria-label')).toContain('May be attacked: press to attack');
    await seat('dan').focus();
    await page.keyboard.press('Enter');
    await page.getByText('This attack is legal.').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('801.5');
    await page.getByRole('region', { name: 'Rules' }).locator('.rule').first().waitFor();
  });
});

describe('asking', () => {
  test('every question is asked by its form, in words; the copy for GraphQL asks the same', async () => {
    await openGame(/Friday night/);
    await turnTo('Ask');
    const titles = await page
      .locator('.group button')
      .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''));
    expect(titles.length).toBeGreaterThanOrEqual(30);
    for (const title of titles) {
      await question(title);
      await page.locator('.question :is(.answer, .problem)').first().waitFor();
      const text = await page.locator('.question').innerText();
      // No enum value, field name or id reaches a reader.
      expect([title, text.match(/\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z]\w+|undefined|\[object/g)]).toEqual([title, null]);
      if (/turn begin|Which turn marker/.test(text)) continue;
      await copyAs('GraphQL');
      const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
      if (await asked().isVisible()) {
        expect([title, body.errors]).toEqual([title, undefined]);
        for (const { because } of [Object.values(body.data.game.state)[0] as any].flat())
          expect([title, text]).toEqual([title, expect.stringContaining(because[0].says)]);
      } else expect([title, body.errors]).not.toEqual([title, undefined]);
    }
  });

  test('the answer reads as a ruling: a sentence, its rule, what the rule says, its number in other editions', async () => {
    await openGame(/Friday night/);
    await question('Who is in range of a player?');
    await page.locator('.question').getByRole('button', { name: 'Ann', exact: true }).click();
    await asked().getByText("Ann's range is 1 seat").waitFor();
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
    await page.locator('.headline', { hasText: 'A shared table' }).waitFor();
    await question('What do the rules do now?');
    await asked().locator('.doubt', { hasText: 'In doubt: The rules of 2005' }).first().waitFor();
  });

  test('what a table does not have is told in place of an answer', async () => {
    await question('May the next turn begin?');
    await page.locator('.question').getByRole('alert').getByText('Not at this table').waitFor();
  });

  test('another edition beside it shows what changes; the whole page follows the edition', async () => {
    await openGame(/Friday night/);
    await question('Whom may a player’s creatures attack?');
    await page.locator('.question').getByRole('button', { name: 'Ann', exact: true }).click();
    await page.getByLabel('Compare with the rules of').selectOption({ label: '2006' });
    await page.getByRole('heading', { name: 'Under the rules of 2006: otherwise' }).waitFor();
    await page.locator('header .edition select').selectOption({ label: '2009' });
    await tapSeat('ann');
    await sheet().locator('.rule', { hasText: '2009' }).first().waitFor();
  });

  test('suppositions change the picture and the answers, and store nothing', async () => {
    await openGame(/Friday night/);
    await turnTo('Ask');
    const form = page.locator('.what-if');
    await form.getByRole('button', { name: 'Fay', exact: true }).click();
    await button('See what changes').click();
    await page.locator('[data-player="fay"]', { hasText: 'left' }).waitFor();
    expect((await send(`${server.url}/v1/games/friday-night`, 'GET')).body.version).toBe(14);
    await button('Take back').click();
    await page.locator('.supposed').waitFor({ state: 'detached' });
  });

  test('a supposition that cannot be is told beside it, and not supposed', async () => {
    await openGame(/Friday night/);
    await turnTo('Ask');
    await page.locator('.what-if select').first().selectOption({ label: 'Something becomes attached' });
    await button('See what changes').click();
    await page.locator('.what-if').getByRole('alert').getByText('is not an Aura').first().waitFor();
    expect(await page.locator('.supposed').count()).toBe(0);
  });

  test('what happens is recorded in a stored game', async () => {
    const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
    await send(`${server.url}/v1/games`, 'POST', { id: 'recorded', name: 'A game to record', state });
    await openGame(/A game to record/);
    await turnTo('Ask');
    await page.locator('.what-if').getByRole('button', { name: 'bob', exact: true }).click();
    await button('Record it').click();
    await page.locator('.timeline', { hasText: '1 / 1' }).waitFor();
    await page.locator('[data-player="bob"]', { hasText: 'left' }).waitFor();
    expect((await send(`${server.url}/v1/games/recorded`, 'GET')).body.version).toBe(1);
  });

  test('of a table that is not stored the copies hold the table, what is supposed, and the edition', async () => {
    const state = { players: ['ANN', 'BOB', 'CAT', 'DAN'].map((id) => ({ id })), options: { rangeOfInfluence: 1 } };
    const { body: checked } = await send(`${server.url}/v1/game-states`, 'POST', { state });
    await page.goto(`${server.url}/#/tables/${checked.code}`);
    await page.locator('.headline', { hasText: 'A shared table' }).waitFor();
    await page.locator('header .edition select').selectOption({ label: '2009' });
    await turnTo('Ask');
    await page.locator('.what-if').getByRole('button', { name: 'CAT', exact: true }).click();
    await button('See what changes').click();
    await page.locator('.supposed').waitFor();
    await question('Who is in range of a player?');
    await copyAs('curl');
    const { stdout } = await promisify(execFile)('bash', ['-c', await copied()]);
    const because = (JSON.parse(stdout) as { because: { says: string; rule: { edition: string } }[] }).because;
    expect(because[0]?.rule.edition).toBe('CR_2009');
    await copyAs('GraphQL');
    const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
    const says = body.data.gameState.inEdition.suppose.rangeOf.because.map((each: any) => each.says);
    expect(says).toEqual(because.map((each) => each.says));
  });

  test('a question is copied as curl, GraphQL or TypeScript, and the copy asks the same', async () => {
    await openGame(/Friday night/);
    await question('Who is in range of a player?');
    await copyAs('curl');
    const { stdout } = await promisify(execFile)('bash', ['-c', await copied()]);
    const answer = JSON.parse(stdout) as { because: { says: string }[] };
    expect(await asked().textContent()).toContain(answer.because[0]?.says);
    await copyAs('GraphQL');
    const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
    expect(body.data.game.state.rangeOf.because[0].says).toBe(answer.because[0]?.says);
    await copyAs('TypeScript');
    const program = `${await copied()}; console.log(JSON.stringify(answer.because[0].says))`;
    const run = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(JSON.parse(run.stdout)).toBe(answer.because[0]?.says);
  });
});

describe('setting up', () => {
  const names = () =>
    page
      .locator('.seats input[aria-label^="Name"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const type = async (player: string, text: string) => {
    await page.getByLabel(`Permanents of ${player}`).fill(text);
    await page.keyboard.press('Enter');
  };

  beforeEach(async () => {
    await turnTo('Set up');
    await button('4 players').click();
    await page.getByLabel('Name of Ann').waitFor();
  });

  test('players and permanents are added, named, and drawn', async () => {
    await button('Add a player').click();
    await page.getByLabel('Name of Eve').fill('Zoë <b>');
    await page.getByText('Variant and options').click();
    await page.getByLabel('Range of influence, in seats').fill('1');
    await type('Zoë <b>', 'Runeclaw Bear 2/2; 2x Soldier 1/1 token');
    await page.locator('.picture', { hasText: 'Zoë <b>' }).waitFor();
    await thing('Runeclaw Bear').click();
    await sheet().getByText('may attack').first().waitFor();
    expect(await page.locator('[data-object^="Soldier"]').count()).toBe(2);
    await turnTo('Set up');
    await button('Remove Bob').click();
    expect(await names()).toEqual(['Ann', 'Cat', 'Dan', 'Zoë <b>']);
    await page.getByLabel('Life of Cat').fill('7');
    await page.locator('[data-player="Cat"]', { hasText: '7' }).waitFor();
  });

  test('a card is changed in its sheet: goaded, tapped, controlled, attached, commander damage, removed', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await type('Bob', 'Control Magic (Enchantment — Aura)');
    await thing('Runeclaw Bear').click();
    await page.getByText('Change Runeclaw Bear').click();
    await page.getByRole('group', { name: 'Goaded by' }).getByRole('button', { name: 'Bob' }).click();
    await page.locator('.dim[data-player="Bob"]').waitFor();
    await page.getByText('Commander damage it dealt').click();
    await page.getByLabel('To Cat').fill('21');
    await page.keyboard.press('Tab');
    await page.getByLabel('Controlled by').selectOption({ label: 'Dan' });
    await page.locator('[data-player="Dan"] [data-object="Runeclaw Bear"]').waitFor();
    await question('What do the rules do now?');
    await asked().getByText('Cat loses the game').waitFor();
    await button('Tapped').click();
    await sheet().getByText('· tapped').waitFor();
    await button('Remove it from the table').click();
    await thing('Runeclaw Bear').waitFor({ state: 'detached' });
  });

  test('a card becomes a token, gets keywords, and is attached', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await type('Bob', 'Control Magic (Enchantment — Aura)');
    await thing('Control Magic').waitFor();
    await thing('Runeclaw Bear').click();
    await page.getByText('Change Runeclaw Bear').click();
    const change = page.locator('.card-sheet');
    expect(await change.getByLabel('Name', { exact: true }).inputValue()).toBe('Runeclaw Bear');
    await change.getByRole('button', { name: 'Token' }).click();
    await change.locator('[aria-pressed="true"]', { hasText: 'Token' }).waitFor();
    await change.getByLabel('Keywords').fill('Flying, Vigilance');
    await page.keyboard.press('Tab');
    await sheet().getByText('flying, vigilance').waitFor();
    await thing('Control Magic').click();
    await page.getByText('Change Control Magic').click();
    await change.getByLabel('Attached to').selectOption({ label: 'Runeclaw Bear' });
    await thing('Control Magic').filter({ hasText: 'on Runeclaw Bear' }).waitFor();
  });

  test('the options of a table and the restrictions of a creature are set by hand', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await thing('Runeclaw Bear').click();
    await sheet().getByText('may attack Bob, Cat or Dan').first().waitFor();
    await page.getByText('Variant and options').click();
    await page.getByLabel('Creatures may attack').selectOption({ label: 'the player to the left' });
    await sheet().getByText('may attack Bob.').waitFor();
    await page.locator('.dim[data-player="Dan"]').waitFor();
    await page.getByLabel('Whose turn it is').selectOption({ label: 'Cat' });
    await page.locator('.headline', { hasText: 'Cat’s turn' }).waitFor();
    await page.getByText('Change Runeclaw Bear').click();
    for (const restriction of ['Can’t attack', 'New this turn']) {
      await button(restriction).click();
      await sheet().getByText('can’t attack anybody').waitFor();
      await button(restriction).click();
      await sheet().getByText('may attack Bob on Ann’s turn.').waitFor();
    }
    await button('Attacks if able').click();
    await page.locator('.card-sheet [aria-pressed="true"]', { hasText: 'Attacks if able' }).waitFor();
  });

  test('a finger drags the creature that is chosen', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await thing('Runeclaw Bear').click();
    await page.locator('.lit[data-player="Cat"]').waitFor();
    await thing('Runeclaw Bear').scrollIntoViewIfNeeded();
    const [from, to] = [await thing('Runeclaw Bear').boundingBox(), await seat('Cat').boundingBox()];
    const screen = await page.context().newCDPSession(page);
    const touch = (name: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      screen.send('Input.dispatchTouchEvent', { type: name, touchPoints });
    const [start, end] = [from, to].map((box) => ({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }));
    if (!start || !end) throw new Error('Nothing to drag.');
    await touch('touchStart', start);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
    await page.locator('.dragged line').waitFor({ state: 'attached' });
    await touch('touchEnd');
    await thing('Runeclaw Bear').filter({ hasText: 'attacks Cat' }).waitFor();
    await page.getByText('This attack is legal.').waitFor();
  });

  test('what is pasted is read: a list, data of Scryfall and of MTGJSON; what nobody knows is told', async () => {
    await type('Ann', '2 Runeclaw Bear 2/2\n1x Wall 0/4');
    await thing('Wall').waitFor();
    expect(await page.locator('[data-object^="Runeclaw Bear"]').count()).toBe(2);
    const scryfall = {
      name: 'Serra Angel',
      type_line: 'Creature — Angel',
      oracle_text: 'Flying, vigilance',
      power: '4',
      toughness: '4',
    };
    const mtgjson = { name: 'Hill Giant', type: 'Creature — Giant', text: '', power: '3', toughness: '3' };
    await type('Bob', JSON.stringify([scryfall, mtgjson]));
    await thing('Serra Angel').waitFor();
    await thing('Hill Giant').waitFor();
    const asked = lookUpsOf(page);
    await type('Cat', 'No Such Card\nNor This\n2x Nor That');
    await page.getByText('Not among the cards here: No Such Card, Nor This and Nor That').waitFor();
    expect(asked).toHaveLength(1);
    await thing('No Such Card').waitFor();
    await type('Dan', 'Bear 2/2 on nobody');
    await page.getByLabel('Set up').getByRole('alert').waitFor();
  });

  test('an attack that costs something says so before it is declared, and after', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    const text =
      'Creatures can’t attack you unless their controller pays {2} for each creature they control that’s attacking you.';
    await type('Bob', JSON.stringify({ name: 'Toll of the Fen', type_line: 'Enchantment', oracle_text: text }));
    await thing('Toll of the Fen').waitFor();
    await thing('Runeclaw Bear').click();
    await page.locator('.lit[data-player="Bob"] .cost', { hasText: '{2}' }).waitFor();
    expect(await seat('Bob').getAttribute('aria-label')).toContain('May be attacked for {2}');
    expect(await page.locator('.lit[data-player="Cat"] .cost').count()).toBe(0);
    await sheet().getByRole('button', { name: 'Attack Bob' }).filter({ hasText: '{2}' }).click();
    await page.getByText('This attack is legal.').waitFor();
    await page.locator('.declared').getByText('Ann pays {2}.').waitFor();
  });

  test('every variant is set up', async () => {
    for (const [variant, count] of [
      ['Two-Headed Giant', 4],
      ['Emperor', 6],
      ['Team vs. Team', 6],
      ['Alternating Teams', 4],
      ['Grand Melee', 12],
      ['Free-for-All', 5],
    ] as const) {
      await page.getByRole('group', { name: 'Variant' }).getByRole('button', { name: variant }).click();
      await button(`${count} players`).click();
      await page.locator('.headline', { hasText: variant }).waitFor();
      await page.waitForFunction((expected) => document.querySelectorAll('[data-player]').length === expected, count);
      expect(await page.locator('.look .problem').count()).toBe(0);
    }
  });

  test('seats are dragged, and moved by keys', async () => {
    const handle = (name: string) => button(new RegExp(`^Move ${name} to another seat`));
    await handle('Ann').focus();
    await page.keyboard.press('ArrowDown');
    expect(await names()).toEqual(['Bob', 'Ann', 'Cat', 'Dan']);
    await handle('Dan').scrollIntoViewIfNeeded();
    const [from, to] = [await handle('Dan').boundingBox(), await handle('Bob').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 2, { steps: 6 });
    await page.mouse.up();
    expect(await names()).toEqual(['Dan', 'Bob', 'Ann', 'Cat']);
  });

  test('a table goes out as JSON, text, pictures and a link, and comes back', async () => {
    await page.getByLabel('Name of Ann').fill('Annabel');
    await turnTo('Share');
    await button('Copy a link').click();
    const link = await page.getByRole('link', { name: 'A link to this table' }).getAttribute('href');
    expect(await copied()).toBe(link);
    await page.getByText('other devices cannot open the link').waitFor();
    const other = await open(link?.replace(server.url, '') ?? '');
    await other.locator('.picture', { hasText: 'Annabel' }).waitFor();
    await other.context().close();
    await button('Copy as text').click();
    await page.getByText('Text copied.').waitFor();
    expect(await copied()).toContain('Annabel');
    await page.evaluate(() => (globalThis.print = () => void (document.title = 'Printed')));
    await button('Print').click();
    await page.waitForFunction(() => document.title === 'Printed');
    for (const [name, file] of [
      ['PNG', 'table.png'],
      ['SVG', 'table.svg'],
      ['JSON', 'table.json'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await button(`Save as ${name}`).click();
      expect((await downloading).suggestedFilename()).toBe(file);
    }
  });

  /** Reads the QR code on the page as a camera would. */
  const readCode = async (on = page): Promise<string> => {
    const code = on.getByAltText('A QR code that holds the link');
    await code.waitFor();
    const side = 460;
    const dots = await code.evaluate(async (image: HTMLImageElement, size) => {
      await image.decode();
      const drawing = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d');
      if (drawing) drawing.fillStyle = 'white';
      drawing?.fillRect(0, 0, size, size);
      drawing?.drawImage(image, 0, 0, size, size);
      const { data = [] } = drawing?.getImageData(0, 0, size, size) ?? {};
      return Array.from({ length: size * size }, (_, index) => ((data[4 * index] ?? 0) < 128 ? 'x' : ' ')).join('');
    }, side);
    const colors = Array.from(dots, (dot) => (dot === 'x' ? [0, 0, 0, 255] : [255, 255, 255, 255]));
    const data = Uint8ClampedArray.from(colors.flat());
    return decodeQR({ width: side, height: side, data });
  };

  test('a QR code holds the link', async () => {
    await page.getByLabel('Name of Ann').fill('Annabel');
    await turnTo('Share');
    await button('Show a QR code').click();
    const link = await readCode();
    expect(link).toMatch(/#\/tables\//);
    expect(link.length).toBeLessThanOrEqual(800);
    expect(link).toBe(await page.getByRole('link', { name: 'A link to this table' }).getAttribute('href'));
    const other = await open(link.replace(server.url, ''));
    await other.locator('.picture', { hasText: 'Annabel' }).waitFor();
    await other.context().close();
    await turnTo('Set up');
    await page.getByLabel('Life of Cat').fill('7');
    await page.locator('[data-player="Cat"]', { hasText: '7' }).waitFor();
    await turnTo('Share');
    await button('Show a QR code').waitFor();
  });

  test('a table too long for a QR code is stored first, which is said before; the link names the game', async () => {
    const word = (index: number): string =>
      String(Math.imul(index, 2_654_435_761) >>> 0).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    const things = Array.from({ length: 100 }, (_, index) => `Beast ${word(index + 1)} ${word(index + 500)}`);
    await type('Ann', things.map((each) => `${each} 1/1`).join('; '));
    await thing(things[0] ?? '').waitFor();
    await turnTo('Share');
    const games = async () =>
      (await send(`${server.url}/v1/games?name=A new table`, 'GET')).body.items as { id: string }[];
    const before = await games();
    await button('Show a QR code').click();
    await page.getByText('Stored on this server as a game').waitFor();
    expect(await games()).toEqual(before);
    await button('Store it and show the code').click();
    const link = await readCode();
    const [stored] = (await games()).filter(({ id }) => before.every((each) => each.id !== id));
    expect(link).toBe(`${server.url}/#/games/${stored?.id}`);
    const other = await open(link.replace(server.url, ''));
    await thing(things[0] ?? '', other).waitFor();
    await other.context().close();
  });

  test('links bear the public address where one is set, and then nothing is said of other devices', async () => {
    const named = await startServer({ publicUrl: 'https://rules.example' });
    const visitor = await open('/', {}, named.url);
    await turnTo('Share', visitor);
    await button('Show a QR code', visitor).click();
    expect(await readCode(visitor)).toMatch(/^https:\/\/rules\.example\/#\/tables\//);
    expect(await visitor.getByText('other devices').count()).toBe(0);
    await question('Who is in range of a player?', visitor);
    await copyAs('curl', visitor);
    expect(await copied(visitor)).toContain('curl -s https://rules.example/v1/');
    await visitor.context().close();
    await named.close();
  });

  test('a table is edited as text, and what is wrong in it is told', async () => {
    await turnTo('Set up');
    await button('Write it as text').click();
    const text = page.getByLabel('The table as text, or as JSON');
    expect(await text.inputValue()).toContain('Commander');
    await text.fill('Commander\nXan* 40: Bear 2/2\nYul 38\ncombat: Ogre > Yul');
    await button('Use this table').click();
    await page.locator('.as-text').getByRole('alert').getByText('Line 4').waitFor();
    await text.fill('Commander\nXan* 40: Bear 2/2\nYul 38');
    await button('Use this table').click();
    await page.locator('.picture', { hasText: 'Xan' }).waitFor();
    await turnTo('Set up');
    await button('Write it as text').click();
    await page.getByLabel('The table as text, or as JSON').fill('{"players": [{"id": "zoe"}, {"id": "una"}]}');
    await button('Use this table').click();
    await page.locator('.picture', { hasText: 'una' }).waitFor();
  });

  test('a declaration that no flow decides is judged in the browser, by the solver, offline after one visit as well', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await drawn();
    expect(requests.filter((path) => path.includes('highs'))).toEqual([]);
    await turnTo('Set up');
    await button('Write it as text').click();
    await page.getByLabel('The table as text, or as JSON').fill(JSON.stringify(ring));
    await button('Use this table').click();
    await thing('c0').first().waitFor();
    await question('Is this attack legal?');
    await asked().getByText('Not legal.').waitFor();
    await asked().getByRole('heading', { name: 'A legal attack' }).waitFor();
    expect(requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
    expect(await page.evaluate(() => fetch('/readyz').catch(() => 'no network'))).toBe('no network');
  });

  test('the draft survives a reload, without a server as well; other caches go', async () => {
    await page.getByLabel('Name of Ann').fill('Annabel');
    await page.locator('.picture', { hasText: 'Annabel' }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.picture', { hasText: 'Annabel' }).waitFor();
    await question('Who is in range of a player?');
    await asked().getByText('Annabel').first().waitFor();
    await page.context().setOffline(false);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  });
});

/** Stands before the server, and serves a new version of the page once it is upgraded: other styles, by another name. */
const startUpgradable = async () => {
  let isUpgraded = false;
  const renewed = (text: string): string =>
    text.replaceAll(/(assets\/index-[\w-]+)\.css/g, '$1-new.css').replace("'rangefinder ", "'rangefinder new ");
  const front = createServer((request, response) => {
    const path = request.url ?? '/';
    void fetch(`${server.url}${path.replace('-new.css', '.css')}`).then(async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isNamed = path === '/' || path === '/service-worker.js';
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      response.end(isUpgraded && isNamed ? renewed(bytes.toString()) : bytes);
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    upgrade: () => (isUpgraded = true),
    close: () => front.close(),
  };
};

describe('a new version', () => {
  const news = (on: Page) => on.getByText('This is a new version of Rangefinder.');

  test('takes over at the next load and says so, once; then it is there without a network, too', async () => {
    const front = await startUpgradable();
    const visitor = await open('/', {}, front.url);
    await drawn(visitor);
    await visitor.evaluate(() => navigator.serviceWorker.ready);
    expect(await news(visitor).count()).toBe(0);
    front.upgrade();
    await visitor.reload();
    await news(visitor).waitFor();
    await visitor.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('rangefinder new')));
    await visitor.waitForFunction(async () => (await caches.keys()).length <= 2);
    await button('Close', visitor).click();
    await news(visitor).waitFor({ state: 'detached' });
    await visitor.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (
        registration.installing === null && registration.waiting === null && registration.active?.state === 'activated'
      );
    });
    front.close();
    await visitor.context().setOffline(true);
    await visitor.reload();
    await drawn(visitor);
    expect(await news(visitor).count()).toBe(0);
    expect(await visitor.locator('link[rel="stylesheet"]').first().getAttribute('href')).toContain('-new.css');
    await visitor.context().close();
  });

  test('answers and keys are never kept', async () => {
    const key = 'a-key-never-to-be-kept';
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const statuses = await page.evaluate(async (authorization) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const query = { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) };
      const asked = [
        fetch('/v1/editions', { headers }),
        fetch('/graphql', query),
        fetch('/graphql?query={__typename}'),
        fetch('/mcp', { headers }),
      ];
      return (await Promise.all(asked)).map(({ status }) => status);
    }, `Bearer ${key}`);
    expect(statuses).toHaveLength(4);
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]);
    });
    expect(kept.length).toBeGreaterThan(5);
    for (const [path, authorization] of kept) {
      expect(path).toMatch(/^\/$|^\/assets\//);
      expect(authorization).toBeNull();
    }
  });
});

/** Counts the requests that check tables from now on. */
const lookUpsOf = (on: Page): readonly string[] => {
  const asked: string[] = [];
  on.on('request', (request) => {
    if (request.url().endsWith('/v1/game-states')) asked.push(request.url());
  });
  return asked;
};

test('cards of the server are found by typing, and stand at the table as they are printed', async () => {
  const database = await createDatabase();
  const text = 'Flying, vigilance';
  await importInto(database.url, [
    { name: 'Amber Warden', type: 'Creature — Angel', text, power: '3', toughness: '4' },
  ]);
  const own = await startServer({ databaseUrl: database.url });
  const visitor = await open('/', {}, own.url);
  await turnTo('Set up', visitor);
  await button('4 players', visitor).click();
  const field = visitor.getByLabel('Permanents of Ann');
  await field.pressSequentially('Ambe');
  await visitor.getByRole('list', { name: 'Cards' }).getByRole('button', { name: 'Amber Warden' }).click();
  await field.press('Enter');
  await thing('Amber Warden', visitor).click();
  await sheet(visitor).getByText('flying, vigilance').waitFor();
  await visitor.getByText('Change Amber Warden').click();
  await visitor.getByText('A card as it is printed.').waitFor();
  const asked = lookUpsOf(visitor);
  const unknown = Array.from({ length: 12 }, (_, index) => `Card of ${'Nobody'.repeat(index + 1)}`);
  await visitor.getByLabel('Permanents of Bob').fill(['Amber Warden', ...unknown].join('\n'));
  await visitor.keyboard.press('Enter');
  await thing('Amber Warden 2', visitor).waitFor();
  await visitor.getByText('Not among the cards here: Card of Nobody,').waitFor();
  expect(await visitor.locator('[data-player="Bob"] [data-object]').count()).toBe(13);
  // The second one leaves out the names that the server does not know.
  expect(asked).toHaveLength(2);
  await visitor.context().close();
  await own.close();
  await database.drop();
});

describe('a server with keys', () => {
  test('the page asks for the key, and keeps it for the tab', async () => {
    const key = 'a-key-of-the-page-0123';
    const guarded = await startServer({ apiKey: key });
    const visitor = await open('/', {}, guarded.url);
    await turnTo('Games', visitor);
    await visitor.getByLabel('Key, kept for this tab only').fill(key);
    await button('Use it', visitor).click();
    await visitor.getByText('None yet.').waitFor();
    expect(await visitor.evaluate(() => Object.values(sessionStorage))).toEqual([key]);
    expect(await visitor.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
    const authorization = { authorization: `Bearer ${key}` };
    const record = (path: string, body: object) => send(`${guarded.url}/v1/games${path}`, 'POST', body, authorization);
    await record('', { id: 'kept', name: 'A guarded game', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
    await visitor.reload();
    await openGame(/A guarded game/, visitor);
    await visitor.waitForTimeout(500);
    await record('/kept/events', { events: [{ playerLeaves: { player: 'bob' } }] });
    await visitor.locator('.timeline', { hasText: '1 / 1' }).waitFor();
    await question('What do the rules do now?', visitor);
    await copyAs('curl', visitor);
    const command = await copied(visitor);
    expect(command).not.toContain(key);
    const { stdout } = await promisify(execFile)('bash', ['-c', command], { env: { ...process.env, API_KEY: key } });
    expect(JSON.parse(stdout)).toHaveProperty('items');
    await visitor.context().close();
    await guarded.close();
  });
});

describe('for everybody', () => {
  test('nothing is wider than the smallest phone, and no word is broken', async () => {
    const visitor = await open('/', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await drawn(visitor);
    for (const part of ['Table', 'Ask', 'Set up', 'Games', 'Share']) {
      await turnTo(part, visitor);
      const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
      expect([part, width]).toEqual([part, 320]);
    }
    expect(
      await visitor.evaluate(() =>
        [...document.querySelectorAll('*')].some((each) => getComputedStyle(each).wordBreak === 'break-all'),
      ),
    ).toBe(false);
    await visitor.context().close();
  });

  test('on a phone a game is chosen, a player tapped, and a question asked', async () => {
    const visitor = await open('/', PHONE);
    await openGame(/Friday night/, visitor);
    await seat('ann', visitor).tap({ position: { x: 30, y: 10 } });
    await sheet(visitor).getByText('range of influence is 1 seat').waitFor();
    expect(await visitor.getByLabel('Search questions and rules').isVisible()).toBe(false);
    await question('Who is in range of a player?', visitor);
    await visitor.locator('.answer', { hasText: 'Cat: 2 seats away, out of range' }).waitFor();
    await visitor.context().close();
  });

  test('on a phone what is wrong comes into view, above the bar below', async () => {
    const visitor = await open('/', PHONE);
    await turnTo('Set up', visitor);
    await button('4 players', visitor).click();
    const field = visitor.getByLabel('Permanents of Bob');
    await field.fill('Ogre 3/3 taped');
    await field.press('Enter');
    await visitor.locator('.problem').waitFor();
    await visitor.waitForFunction(() => {
      const [problem, bar] = ['.problem', '.parts'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return problem && bar && problem.top >= 0 && problem.bottom <= bar.top;
    });
    await visitor.context().close();
  });

  test('a ruling is printed alone: without the buttons around it', async () => {
    await question('Who is in range of a player?');
    await asked().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header', '.parts', '.back', '.compare', '.copy-as'])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false]);
    expect(await asked().isVisible()).toBe(true);
  });

  test('nothing moves for those who want no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((each) => {
          const { transitionDuration, animationName } = getComputedStyle(each);
          return (
            animationName !== 'none' ||
            (transitionDuration !== '0s' && getComputedStyle(each).transitionProperty !== 'none')
          );
        }).length,
    );
    expect(moving).toBe(0);
  });

  test('what is loaded is under 200 kB compressed, and kept', async () => {
    const html = await readFile(new URL('dist/page/index.html', root), 'utf8');
    const files = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThan(1);
    const sizes = await Promise.all(
      files.map(async (path) => gzipSync(await readFile(new URL(`dist/page/${path}`, root))).length),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(200_000);
    const asset = await fetch(`${server.url}/${files[0] ?? ''}`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${server.url}/`)).headers.get('cache-control')).toBe('no-cache');
  });
});
