// 45 s: every part of the page in a browser, step by step.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { contrast } from '../../src/diagram/drawing/palette.js';
import { createDatabase } from '../database.js';
import { card, importInto } from '../own-cards/card-files.js';
import { send, startServer } from '../http/server.js';
import { PHONE, server, page, open, button, seat, tapSeat, thing, sheet, turnTo, drawn } from './the-page.js';
import { servePage } from './the-page.js';
import { openExample, openGame, openTable, question, asked, copied, copyAs, gone, says, shows } from './the-page.js';
import { lookUps, pathsAsked } from './the-page.js';
import { rootUrl, run } from '../processes.js';

await servePage();

const slider = () => page.getByRole('slider', { name: 'Moment of the game' });
/** Waits until the creature is chosen that is chosen at first, and chooses none. */
const chooseNone = async () => {
  await shows('.lit[data-player="dan"]');
  await page.keyboard.press('Escape');
};

test('the first look: a table lives on the page, with a question answered on it, and nothing is asked of the server', async () => {
  const requests = pathsAsked();
  await page.reload();
  await sheet().getByText('may attack Dan', { exact: false }).first().waitFor();
  for (const player of ['Ann', 'Bob', 'Cat', 'Dan'])
    expect(await page.locator('.picture').textContent()).toContain(player);
  expect(requests.filter((path) => /game-states|graphql/.test(path))).toEqual([]);
});

test('the first look: the solver is loaded when it is needed, and no sooner', async () => {
  const requests = pathsAsked();
  await page.reload();
  await drawn();
  expect(requests.filter((path) => /highs|read-text|graphql-ws/.test(path))).toEqual([]);
});

describe('looking at a table', () => {
  test('stored games are found by name, player, variant and date; a game is drawn with everybody at the table', async () => {
    await openGame(/Friday night/);
    for (const player of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'])
      expect(await page.locator('.picture').textContent()).toContain(player);
    expect(page.url()).toContain('#/games/friday-night');
    await turnTo('Games');
    await shows('.list button', 'Friday night');
    const find = (field: string) => page.locator('.finder').getByLabel(field);
    await find('Player').fill('Hugo');
    await gone('.list button', 'Friday night');
    await shows('.list button', 'Two Emperor teams');
    const found = () => page.locator('.list button').allTextContents();
    expect(await found()).toEqual([expect.stringContaining('Two Emperor teams')]);
    await find('Player').fill('');
    await find('Name').fill('three');
    await gone('.list button', 'Friday night');
    await shows('.list button', 'Three against three');
    await find('Name').fill('');
    await shows('.list button', 'Friday night');
    await find('Since').fill('2999-01-01');
    await says('No such game.');
    await find('Since').fill('');
    await shows('.list button', 'Friday night');
    await find('Variant').selectOption({ label: 'Grand Melee' });
    await gone('.list button', 'Two Emperor teams');
    await shows('.list button', 'Grand Melee');
    expect(await found()).toEqual([expect.stringContaining('Grand Melee')]);
  });

  test('a player that is tapped shows their range, in the picture and in rulings', async () => {
    await openGame(/Two Emperor teams/);
    await tapSeat('hugo');
    await sheet().getByText('range of influence is 1 seat').waitFor();
    expect(await sheet().locator('tr', { hasText: 'Jules' }).textContent()).toContain('3 seats, out of range');
    await shows('[data-player="hugo"]', 'own seat');
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
    await slider().fill('11');
    await says('11 / 14');
    await tapSeat('ann');
    await sheet().getByText('From the next turn on').waitFor();
    expect(await sheet().locator('tr', { hasText: 'Eve' }).textContent()).toContain('2 seats, out of range');
  });

  test('a creature that is tapped lights up whom it may attack, and a tap says why not the others', async () => {
    await openGame(/Friday night/);
    await thing('bear').click();
    await sheet().getByText('may attack').first().waitFor();
    await shows('.dim[data-player="cat"]');
    expect(await page.locator('.lit[data-player]').count()).toBeGreaterThan(0);
    await tapSeat('cat');
    const why = page.getByRole('region', { name: 'Why not Cat' });
    expect(await why.textContent()).toContain('Cat sits 2 seats from Ann, whose range is 1 seat');
    expect(await why.locator('summary').first().textContent()).toContain('801.3');
  });

  test('the timeline goes back to any version and says what happened', async () => {
    await openGame(/Friday night/);
    await says('14 / 14');
    await button('One event back').click();
    await says('13 / 14');
    await slider().fill('0');
    await says('As the game began.');
    await button('One event on').click();
    await says('1 / 14');
    await page.waitForURL(/\/1$/);
    const other = await open(new URL(page.url()).hash.replace(/^/, '/'));
    await other.getByText('1 / 14').waitFor();
  });

  test('an example is looked at from its beginning to its end, and a copy of it is edited', async () => {
    await openExample('Emperor');
    await says('36 / 36');
    await slider().fill('7');
    await shows('.picture', 'attacks Iris');
    await turnTo('Set up');
    await button('Edit a copy').click();
    await page.getByLabel('Name of Hugo').fill('Hugh');
    await shows('.picture', 'Hugh');
  });

  const differences = () => page.locator('.differences tbody tr').allTextContents();

  test('two moments stand side by side, with what differs marked in both pictures and named', async () => {
    await openGame(/Friday night/);
    await says('14 / 14');
    await page.getByText('Compare side by side').click();
    await page.getByLabel('With moment (0 to 14)').fill('9');
    await page.getByText('Moment 9 of 14').first().waitFor();
    expect(await differences()).toContain('Dan: in the gamehas leftplays');
    for (const side of await page.locator('.side-by-side figure').all()) {
      const marked = side.locator('.differs[data-player="dan"]');
      await marked.first().waitFor({ state: 'attached' });
      expect(await marked.count()).toBe(1);
      expect(await side.locator('.differs[data-player="bob"]').count()).toBe(0);
    }
    await page.getByLabel('With moment (0 to 14)').fill('14');
    await says('Nothing differs.');
  });

  test('two editions stand side by side, with what differs', async () => {
    await openGame(/Friday night/);
    await says('14 / 14');
    await page.getByText('Compare side by side').click();
    await page.getByLabel('With the rules of').selectOption({ label: '2006' });
    await shows('.side-by-side', 'Rules of 2006');
    await shows('.differences');
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
    const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
    await send(`${server.url}/v1/games`, 'POST', { id: 'live', name: 'A live game', state });
    await openGame(/A live game/);
    await page.waitForTimeout(500);
    await send(`${server.url}/v1/games/live/events`, 'POST', { events: [{ playerLeaves: { player: 'bob' } }] });
    await shows('.picture', 'left');
    await shows('.timeline', '1 / 1');
  });
});

describe('touching', () => {
  const verdict = () => page.locator('.declared .verdict');

  test('two taps declare an attack; the verdict stands at once, and undo takes it back', async () => {
    await shows('.lit[data-player="dan"]');
    await tapSeat('dan');
    await says('This attack is legal.');
    await thing('krenko').filter({ hasText: 'attacks Dan' }).waitFor();
    await button('Undo').click();
    await verdict().waitFor({ state: 'detached' });
    await button('Redo').click();
    await says('This attack is legal.');
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
    },
  );

  test('an illegal attack that is dragged says why, and the nearest legal one is one tap away', async () => {
    await shows('.dim[data-player="bob"]');
    const [from, to] = [await thing('krenko').boundingBox(), await seat('bob').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 12, { steps: 8 });
    await page.mouse.up();
    await says('This attack is not legal.');
    const why = 'Krenko, Mob Boss attacks a player other than Bob if able';
    expect(await page.locator('.declared').textContent()).toContain(why);
    await button('Show the nearest legal attack').click();
    await says('This attack is legal.');
  });

  test('a creature of the one attacked blocks', async () => {
    await shows('.lit[data-player="dan"]');
    await tapSeat('dan');
    await thing('wall').click();
    await shows('.lit[data-object="krenko"]');
    await thing('krenko').click();
    await says('This block is legal.');
    await thing('wall').filter({ hasText: 'blocks Krenko' }).waitFor();
    await button('Clear the declaration').click();
    await verdict().waitFor({ state: 'detached' });
  });

  test('two heads attack and block in one declaration, a planeswalker as well', async () => {
    const head = (id: string, team: string) => ({ id, name: id, team });
    const ogre = { typeLine: 'Creature — Ogre', power: 2, toughness: 2 };
    const creature = (id: string, owner: string) => ({ id, owner, ...ogre });
    await openTable({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: [head('Ann', 'A'), head('Bob', 'A'), head('Cat', 'B'), head('Dan', 'B')],
      objects: [
        ...[creature('bear', 'Ann'), creature('giant', 'Bob'), creature('wall', 'Cat'), creature('drake', 'Dan')],
        { id: 'Jace', owner: 'Cat', typeLine: 'Legendary Planeswalker — Jace' },
      ],
    });
    await thing('bear').click();
    await shows('.lit[data-object="Jace"]');
    await thing('Jace').click();
    await thing('bear').filter({ hasText: 'attacks Jace' }).waitFor();
    await thing('giant').click();
    await shows('.lit[data-player="Dan"]');
    await tapSeat('Dan');
    await thing('giant').filter({ hasText: 'attacks Dan' }).waitFor();
    await says('This attack is legal.');
    for (const [blocker, attacker] of Object.entries({ drake: 'bear', wall: 'giant' })) {
      await thing(blocker).click();
      await shows(`.lit[data-object="${attacker}"]`);
      await thing(attacker).click();
      await shows(`[data-object="${blocker}"]`, `blocks ${attacker}`);
    }
    await says('This block is legal.');
  });

  test('what if somebody leaves is played, and taken back', async () => {
    await chooseNone();
    await tapSeat('bob');
    await page.getByText('What leaves with Bob?').click();
    await sheet().locator('.answer', { hasText: 'Atraxa' }).waitFor();
    await button('What if Bob leaves?').click();
    await shows('[data-player="bob"]', 'left');
    await shows('.supposed', 'Bob concedes and leaves the game.');
    await sheet().getByText('Bob has left the game.').waitFor();
    await sheet().locator('.distances').waitFor({ state: 'detached' });
    await button('Undo').click();
    await gone('.supposed');
    await button('Redo').click();
    await shows('[data-player="bob"]', 'left');
    await turnTo('Set up');
    await says('It contains supposed events. A copy of it is yours to change.');
    await button('Take back').click();
    await gone('.supposed');
    await thing('atraxa').waitFor();
  });

  test('whose turn it is stands beside an attack by somebody else, with the rule', async () => {
    await chooseNone();
    await thing('atraxa').click();
    const note = page.locator('.other-turn', {
      hasText: 'It is Ann’s turn, and only the active player declares attackers: this is answered as if it were Bob’s.',
    });
    await note.waitFor();
    await sheet().getByText('on Bob’s turn.').waitFor();
    await shows('.lit[data-player="cat"]');
    await tapSeat('cat');
    await says('This attack would be legal on Bob’s turn.');
    await page.getByText('This attack is legal.').waitFor({ state: 'detached' });
    await note.locator('.rule', { hasText: '508.1' }).waitFor();
    await button('Clear the declaration').click();
    await note.waitFor({ state: 'detached' });
    await thing('krenko').click();
    await shows('.lit[data-player="dan"]');
    expect(await note.isVisible()).toBe(false);
  });

  test('a departure that ends the game says so, with the rule; taken back, the game goes on', async () => {
    await chooseNone();
    const over = page.getByRole('region', { name: 'The end of the game' });
    for (const name of ['Bob', 'Cat', 'Dan']) {
      expect(await over.isVisible()).toBe(false);
      await tapSeat(name.toLowerCase());
      await button(`What if ${name} leaves?`).click();
      await page.locator('.supposed', { hasText: `${name} concedes and leaves the game.` }).waitFor();
    }
    await over.getByText('The game is over.').waitFor();
    await over.getByText("None of Ann's opponents is left in the game, so Ann wins.").waitFor();
    await over.locator('.rule', { hasText: '104.2a' }).waitFor();
    await button('Undo').click();
    await over.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await over.waitFor();
  });

  test('the search is opened by its button as well, and the documentation by its link', async () => {
    await button(/^Search/).click();
    await shows('#search:focus');
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
    await shows('.lit[data-player="dan"]');
    expect(await focused()).toBe('search');
    const blocks = page.getByRole('button', { name: /^Who may block/ });
    await blocks.or(page.locator('.group button')).first().click();
    await gone('#search');
    expect(await focused()).toBe('search');
  });

  test('everything is reached by keys alone, and named for those who cannot see it', async () => {
    await chooseNone();
    await page.locator('.lit').first().waitFor({ state: 'detached' });
    await thing('krenko').focus();
    await page.keyboard.press('Enter');
    await shows('.lit[data-player="dan"]');
    expect(await seat('dan').getAttribute('aria-label')).toContain('May be attacked: press to attack');
    await seat('dan').focus();
    await page.keyboard.press('Enter');
    await says('This attack is legal.');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('801.5');
    await page.getByRole('region', { name: 'Rules' }).locator('.rule').first().waitFor();
  });
});

describe('asking', () => {
  test('every question is asked by its form, in words; the copy for GraphQL asks the same', async () => {
    await openGame(/Friday night/);
    await turnTo('Ask');
    const buttons = page.locator('.group button');
    const titles = await buttons.evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''));
    expect(titles.length).toBeGreaterThanOrEqual(30);
    for (const title of titles) {
      await question(title);
      await shows('.question :is(.answer, .problem)');
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
    await openTable({ edition: 'CR_2005', players, objects });
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
    await page.locator('.what-if').getByRole('button', { name: 'Fay', exact: true }).click();
    await button('See what changes').click();
    await shows('[data-player="fay"]', 'left');
    expect((await send(`${server.url}/v1/games/friday-night`, 'GET')).body.version).toBe(14);
    await button('Take back').click();
    await gone('.supposed');
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
    await shows('.timeline', '1 / 1');
    await shows('[data-player="bob"]', 'left');
    expect((await send(`${server.url}/v1/games/recorded`, 'GET')).body.version).toBe(1);
  });

  test('of a table that is not stored the copies hold the table, what is supposed, and the edition', async () => {
    await openTable({ players: ['ANN', 'BOB', 'CAT', 'DAN'].map((id) => ({ id })), options: { rangeOfInfluence: 1 } });
    await page.locator('header .edition select').selectOption({ label: '2009' });
    await turnTo('Ask');
    await page.locator('.what-if').getByRole('button', { name: 'CAT', exact: true }).click();
    await button('See what changes').click();
    await shows('.supposed');
    await question('Who is in range of a player?');
    await copyAs('curl');
    const { stdout } = await run('bash', ['-c', await copied()]);
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
    const { stdout } = await run('bash', ['-c', await copied()]);
    const answer = JSON.parse(stdout) as { because: { says: string }[] };
    expect(await asked().textContent()).toContain(answer.because[0]?.says);
    await copyAs('GraphQL');
    const { body } = await send(`${server.url}/graphql`, 'POST', { query: await copied() });
    expect(body.data.game.state.rangeOf.because[0].says).toBe(answer.because[0]?.says);
    await copyAs('TypeScript');
    const program = `${await copied()}; console.log(JSON.stringify(answer.because[0].says))`;
    const printed = await run(process.execPath, ['--input-type=module', '-e', program]);
    expect(JSON.parse(printed.stdout)).toBe(answer.because[0]?.says);
  });
});

test('cards of the server are found by typing, and stand at the table as they are printed', async () => {
  const database = await createDatabase();
  await importInto(database.url, [card('Amber Warden', 'Creature — Angel', 'Flying, vigilance', '3/4')]);
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
  const requests = pathsAsked(visitor);
  const unknown = Array.from({ length: 12 }, (_, index) => `Card of ${'Nobody'.repeat(index + 1)}`);
  await visitor.getByLabel('Permanents of Bob').fill(['Amber Warden', ...unknown].join('\n'));
  await visitor.keyboard.press('Enter');
  await thing('Amber Warden 2', visitor).waitFor();
  await visitor.getByText('Not among the cards here: Card of Nobody,').waitFor();
  expect(await visitor.locator('[data-player="Bob"] [data-object]').count()).toBe(13);
  // The second one leaves out the names that the server does not know.
  expect(lookUps(requests)).toHaveLength(2);
  await visitor.context().close();
  await own.close();
  await database.drop();
});

test('where a server has keys the page asks for the key, and keeps it for the tab', async () => {
  const key = 'a-key-of-the-page-0123';
  const guarded = await startServer({ apiKey: key });
  const visitor = await open('/', {}, guarded.url);
  await turnTo('Games', visitor);
  await visitor.getByLabel('Key, kept for this tab only').fill(key);
  await button('Use it', visitor).click();
  await visitor.getByText('None yet.').waitFor();
  expect(await visitor.evaluate(() => sessionStorage.getItem('rangefinder-key'))).toBe(key);
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
  const { stdout } = await run('bash', ['-c', command], { env: { ...process.env, API_KEY: key } });
  expect(JSON.parse(stdout)).toHaveProperty('items');
  await visitor.context().close();
  await guarded.close();
});

describe('for everybody', () => {
  test('without a script the page says so, and leads to what needs none', async () => {
    const visitor = await open('/', { javaScriptEnabled: false });
    await visitor.getByRole('main').getByRole('link', { name: 'rulebook' }).click();
    await visitor.getByRole('heading', { name: 'The rulebook' }).waitFor();
  });

  test('nothing is wider than the smallest phone, and no word is broken', async () => {
    const visitor = await open('/', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await drawn(visitor);
    for (const part of ['Table', 'Ask', 'Set up', 'Games', 'Share']) {
      await turnTo(part, visitor);
      expect([part, await visitor.evaluate(() => document.documentElement.scrollWidth)]).toEqual([part, 320]);
    }
    const isBroken = await visitor.evaluate(() =>
      [...document.querySelectorAll('*')].some((each) => getComputedStyle(each).wordBreak === 'break-all'),
    );
    expect(isBroken).toBe(false);
  });

  test('on a phone a game is chosen, a player tapped, and a question asked', async () => {
    const visitor = await open('/', PHONE);
    await openGame(/Friday night/, visitor);
    await seat('ann', visitor).tap({ position: { x: 30, y: 10 } });
    await sheet(visitor).getByText('range of influence is 1 seat').waitFor();
    expect(await visitor.getByLabel('Search questions and rules').isVisible()).toBe(false);
    await question('Who is in range of a player?', visitor);
    await visitor.locator('.answer', { hasText: 'Cat: 2 seats away, out of range' }).waitFor();
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
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [problem, bar] = [boxOf('.problem'), boxOf('.parts')];
      return problem && bar && problem.top >= 0 && problem.bottom <= bar.top;
    });
  });

  test('on a phone nothing that has the focus is behind the bar below', async () => {
    const visitor = await open('/', { viewport: { width: 360, height: 740 } });
    await drawn(visitor);
    const behind: string[] = [];
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await visitor.keyboard.press('Tab');
      const focused = visitor.locator(':focus:not(body, .parts *)');
      if (!(await focused.count())) continue;
      const [name, bottom] = await focused.evaluate((each) => [each.outerHTML, each.getBoundingClientRect().bottom]);
      if (bottom > 690) behind.push(name);
    }
    expect(behind).toEqual([]);
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
    const isMoving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((each) => getComputedStyle(each))
        .some(
          ({ transitionDuration, transitionProperty, animationName }) =>
            animationName !== 'none' || (transitionDuration !== '0s' && transitionProperty !== 'none'),
        ),
    );
    expect(isMoving).toBe(false);
  });

  test('what is loaded is under 140 kB compressed, and kept', async () => {
    const html = await readFile(new URL('dist/page/index.html', rootUrl), 'utf8');
    const files = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThan(1);
    const sizeOf = async (path: string) => gzipSync(await readFile(new URL(`dist/page/${path}`, rootUrl))).length;
    const sizes = await Promise.all(files.map(sizeOf));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(140_000);
    expect((await fetch(`${server.url}/${files[0] ?? ''}`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${server.url}/`)).headers.get('cache-control')).toBe('no-cache');
  });
});
