// 20 s: sets tables up in a browser by every means there is, step by step.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { decodeQR } from 'qr/decode.js';
import { send, startServer } from '../http/server.js';
import { server, page, open, button, seat, thing, sheet, turnTo, question, servePage } from './the-page.js';
import { writeAsText } from './the-page.js';
import { asked, copied, copyAs, lookUps, pathsAsked, says, shows } from './the-page.js';

await servePage();

describe('setting up', () => {
  const names = () => {
    const fields = page.locator('.seats input[aria-label^="Name"]');
    return fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  };
  /** Opens the sheet of a thing, and in it what changes it. */
  const change = async (name: string) => {
    await thing(name).click();
    await page.getByText(`Change ${name}`).click();
  };
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
    await shows('.picture', 'Zoë <b>');
    await thing('Runeclaw Bear').click();
    await sheet().getByText('may attack').first().waitFor();
    expect(await page.locator('[data-object^="Soldier"]').count()).toBe(2);
    await turnTo('Set up');
    await button('Remove Bob').click();
    expect(await names()).toEqual(['Ann', 'Cat', 'Dan', 'Zoë <b>']);
    await page.getByLabel('Life of Cat').fill('7');
    await shows('[data-player="Cat"]', '7');
  });

  test('a card is changed in its sheet: goaded, tapped, controlled, attached, commander damage, removed', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await type('Bob', 'Control Magic (Enchantment — Aura)');
    await change('Runeclaw Bear');
    await page.getByRole('group', { name: 'Goaded by' }).getByRole('button', { name: 'Bob' }).click();
    await shows('.dim[data-player="Bob"]');
    await page.getByText('Commander damage it dealt').click();
    await page.getByLabel('To Cat').fill('21');
    await page.keyboard.press('Tab');
    await page.getByLabel('Controlled by').selectOption({ label: 'Dan' });
    await shows('[data-player="Dan"] [data-object="Runeclaw Bear"]');
    const through = page.getByRole('group', { name: 'Why do they control it?' });
    await through.getByRole('button', { name: 'Until end of turn' }).click();
    await through.locator('[aria-pressed="true"]', { hasText: 'Until end of turn' }).waitFor();
    await shows('[data-player="Dan"] [data-object="Runeclaw Bear"]');
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
    await thing('Control Magic 2').waitFor();
    await change('Runeclaw Bear');
    const card = page.locator('.card-sheet');
    expect(await card.getByLabel('Name', { exact: true }).inputValue()).toBe('Runeclaw Bear');
    await card.getByRole('button', { name: 'Token' }).click();
    await card.locator('[aria-pressed="true"]', { hasText: 'Token' }).waitFor();
    await card.getByLabel('Keywords').fill('Flying, Vigilance');
    await page.keyboard.press('Tab');
    await sheet().getByText('flying, vigilance').waitFor();
    await thing('Control Magic 2').click();
    await page.getByText('Change Control Magic').click();
    await card.getByLabel('Attached to').selectOption({ label: 'Runeclaw Bear' });
    await thing('Control Magic 2').filter({ hasText: 'on Runeclaw Bear' }).waitFor();
  });

  test('the options of a table and the restrictions of a creature are set by hand', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await thing('Runeclaw Bear').click();
    await sheet().getByText('may attack Bob, Cat or Dan').first().waitFor();
    await page.getByText('Variant and options').click();
    await page.getByLabel('Creatures may attack').selectOption({ label: 'the player to the left' });
    await sheet().getByText('may attack Bob.').waitFor();
    await shows('.dim[data-player="Dan"]');
    await page.getByLabel('Whose turn it is').selectOption({ label: 'Cat' });
    await shows('.headline', 'Cat’s turn');
    await page.getByText('Change Runeclaw Bear').click();
    for (const restriction of ['Can’t attack', 'New this turn']) {
      await button(restriction).click();
      await sheet().getByText('can’t attack anybody').waitFor();
      await button(restriction).click();
      await sheet().getByText('may attack Bob on Ann’s turn.').waitFor();
    }
    await button('Attacks if able').click();
    await shows('.card-sheet [aria-pressed="true"]', 'Attacks if able');
  });

  test('a finger drags the creature that is chosen', async () => {
    await type('Ann', 'Runeclaw Bear 2/2');
    await thing('Runeclaw Bear').click();
    await shows('.lit[data-player="Cat"]');
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
    await says('This attack is legal.');
  });

  test('what is pasted is read: a list, data of Scryfall and of MTGJSON; what nobody knows is told', async () => {
    await type('Ann', '2 Runeclaw Bear 2/2\n1x Wall 0/4');
    await thing('Wall').waitFor();
    expect(await page.locator('[data-object^="Runeclaw Bear"]').count()).toBe(2);
    const scryfall = { name: 'Serra Angel', type_line: 'Creature — Angel', oracle_text: 'Flying, vigilance' };
    const mtgjson = { name: 'Hill Giant', type: 'Creature — Giant', text: '', power: '3', toughness: '3' };
    await type('Bob', JSON.stringify([{ ...scryfall, power: '4', toughness: '4' }, mtgjson]));
    await thing('Serra Angel').waitFor();
    await thing('Hill Giant').waitFor();
    const requests = pathsAsked();
    await type('Cat', 'No Such Card\nNor This\n2x Nor That');
    await says('Not among the cards here: No Such Card, Nor This and Nor That');
    expect(lookUps(requests)).toHaveLength(1);
    await thing('No Such Card 2').waitFor();
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
    await shows('.lit[data-player="Bob"] .cost', '{2}');
    expect(await seat('Bob').getAttribute('aria-label')).toContain('May be attacked for {2}');
    expect(await page.locator('.lit[data-player="Cat"] .cost').count()).toBe(0);
    await sheet().getByRole('button', { name: 'Attack Bob' }).filter({ hasText: '{2}' }).click();
    await says('This attack is legal.');
    await page.locator('.declared').getByText('Ann pays {2}.').waitFor();
  });

  test('every variant is set up', async () => {
    const teams = { 'Two-Headed Giant': 4, Emperor: 6, 'Team vs. Team': 6, 'Alternating Teams': 4 };
    for (const [variant, count] of Object.entries({ ...teams, 'Grand Melee': 12, 'Free-for-All': 5 })) {
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
    await says('other devices cannot open the link');
    const other = await open(link?.replace(server.url, '') ?? '');
    await other.locator('.picture', { hasText: 'Annabel' }).waitFor();
    await button('Copy as text').click();
    await says('Text copied.');
    expect(await copied()).toContain('Annabel');
    await page.evaluate(() => (globalThis.print = () => void (document.title = 'Printed')));
    await button('Print').click();
    await page.waitForFunction(() => document.title === 'Printed');
    for (const name of ['PNG', 'SVG', 'JSON']) {
      const downloading = page.waitForEvent('download');
      await button(`Save as ${name}`).click();
      expect((await downloading).suggestedFilename()).toBe(`table.${name.toLowerCase()}`);
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
    await turnTo('Set up');
    await page.getByLabel('Life of Cat').fill('7');
    await shows('[data-player="Cat"]', '7');
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
    const named = `${server.url}/v1/games?name=A new table`;
    const games = async () => (await send(named, 'GET')).body.items as { id: string }[];
    const before = await games();
    await button('Show a QR code').click();
    await says('If you store it on this server as a game');
    expect(await games()).toEqual(before);
    await button('Store it and show the code').click();
    const link = await readCode();
    const [stored] = (await games()).filter(({ id }) => before.every((each) => each.id !== id));
    expect(link).toBe(`${server.url}/#/games/${stored?.id}`);
    const other = await open(link.replace(server.url, ''));
    await thing(things[0] ?? '', other).waitFor();
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
    await text.fill('Commander\nXan* 40: Bear 2/2\nYul 38: Mere (Enchantment)\nZoe: Elk 1/1 on Mere');
    await button('Use this table').click();
    await shows('[data-object="Elk"]', 'on Mere');
    await thing('Bear').click();
    await sheet().getByText('but that is not certain').waitFor();
    await writeAsText('{"players": [{"id": "zoe"}, {"id": "una"}]}');
    await shows('.picture', 'una');
  });
});
