// 20 s: unknown cards, what happened to creatures, and whose table it is, in a browser, step by step.
import { expect, test } from '@jest/globals';
import type { Route } from 'playwright-core';
import { send } from '../http/server.js';
import { server, page, button, seat, tapSeat, thing, sheet, turnTo, drawn, question, servePage } from './the-page.js';
import { asked, gone, openGame, openTable, says, shows } from './the-page.js';

await servePage();

const setUp = async (permanents: Readonly<Record<string, string>>): Promise<void> => {
  await turnTo('Set up');
  await button('4 players').click();
  for (const [player, text] of Object.entries(permanents)) {
    await page.getByLabel(`Permanents of ${player}`).fill(text);
    await page.keyboard.press('Enter');
  }
};
/** Opens what changes a thing, in its sheet. */
const change = async (name: string): Promise<void> => {
  await thing(name).click();
  await page.getByText(`Change ${name}`).click();
};
const attack = async (creature: string, player: string): Promise<void> => {
  await thing(creature).click();
  await shows(`.lit[data-player="${player}"]`);
  await tapSeat(player);
};
const group = (name: string) => page.getByRole('group', { name, exact: true });
const press = (inGroup: string, name: string) => group(inGroup).getByRole('button', { name, exact: true }).click();
const news = () => page.locator('.news');

test('unknown cards are hatched and no creatures; a verdict that passes one names it; type by a tap, text in a field', async () => {
  await setUp({ Ann: 'Runeclaw Bear 2/2', Bob: 'Mere of Nowhere' });
  await shows('[data-object="Mere of Nowhere 2"]', 'unknown card');
  expect(await thing('Mere of Nowhere 2').locator('path[stroke-opacity]').count()).toBe(1);
  await thing('Mere of Nowhere 2').click();
  await page.getByRole('region', { name: 'What is Mere of Nowhere?' }).waitFor();
  expect(await page.locator('.lit').count()).toBe(0);
  await page.keyboard.press('Escape');
  await thing('Runeclaw Bear').click();
  await sheet().getByText('may attack Bob, Cat or Dan, but that is not certain.').waitFor();
  await tapSeat('Cat');
  await shows('.declared.uncertain', 'This attack is legal, but that is not certain.');
  await shows('.declared.uncertain', 'Mere of Nowhere is an unknown card: its text is not used.');
  await thing('Mere of Nowhere 2').click();
  await press('What is it?', 'Enchantment');
  await shows('.declared.uncertain', 'The text of Mere of Nowhere is missing: tap the card to enter it.');
  await gone('[data-object="Mere of Nowhere 2"]', 'unknown card');
  const text = page.getByRole('region', { name: 'What is Mere of Nowhere?' }).getByLabel('Its text, as it is printed');
  await text.fill("Creatures without flying can't attack.");
  await page.keyboard.press('Tab');
  await shows('.declared.illegal', 'This attack is not legal.');
  await button('Undo').click();
  await shows('.declared.uncertain', 'The text of Mere of Nowhere is missing');
  await text.fill('Flying');
  await page.keyboard.press('Tab');
  await shows('.declared.legal', 'This attack is legal.');
});

test('notes stand below, quieter than what is not certain', async () => {
  const size = { power: '2', toughness: '2' };
  const oracle_text = 'Whenever Imp attacks, goad target creature an opponent controls.';
  await openTable({
    players: ['Ann', 'Bob', 'Cat'].map((id) => ({ id })),
    turn: { activePlayers: ['Ann'] },
    objects: [
      { id: 'Bear', owner: 'Ann', cardData: { name: 'Bear', type_line: 'Creature — Bear', oracle_text: '', ...size } },
      { id: 'Imp', owner: 'Bob', cardData: { name: 'Imp', type_line: 'Creature — Imp', oracle_text, ...size } },
    ],
  });
  await attack('Bear', 'Cat');
  await shows(
    '.declared.legal .note.quiet',
    'An effect of Imp may still apply, though the table lists none: "Whenever Imp attacks',
  );
  await gone('.declared .doubt', 'An effect of Imp');
});

test('what is not certain has one color, and nothing else has it', async () => {
  const objects = [
    { id: 'bear', owner: 'ann', typeLine: 'Creature — Bear', power: 2, toughness: 2, keywords: ['Flyng'] },
    { id: 'mere', owner: 'bob', typeLine: '' },
    { id: 'siege', owner: 'ann', typeLine: 'Battle — Siege' },
    { id: 'ox', owner: 'bob', controller: 'ann', typeLine: 'Creature — Ox', power: 2, toughness: 2 },
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable({ edition: 'CR_2005', players: ['ann', 'bob', 'cat'].map((id) => ({ id })), objects });
  await thing('bear').click();
  await sheet().getByText('not certain').waitFor();
  await question('What do the rules do now?');
  await asked().locator('.doubt', { hasText: 'In doubt' }).first().waitFor();
  const colorOf = (selector: string, of: 'color' | 'fill' | 'stroke') =>
    page
      .locator(selector)
      .evaluateAll((all, each) => all.map((element) => getComputedStyle(element)[each as 'color']), of);
  await page.keyboard.press('Escape');
  await gone('.picture .rest');
  const unsure = [
    ...(await colorOf('.picture text:text-matches("unknown card|control unclear|part not used")', 'fill')),
    ...(await colorOf('.answer .doubt', 'color')),
  ];
  expect(unsure.length).toBeGreaterThan(4);
  expect(new Set(unsure).size).toBe(1);
  await thing('ox').click();
  expect(unsure).not.toContain((await colorOf('.picture .chosen > rect', 'stroke'))[0]);
});

test('a goad with its end, an effect until end of turn, and through what a creature is controlled, a tap each', async () => {
  await setUp({ Ann: 'Runeclaw Bear 2/2', Bob: 'Ox 1/1' });
  await change('Runeclaw Bear');
  await press('Goaded by', 'Bob');
  await shows('[data-object="Runeclaw Bear"]', 'goaded by Bob');
  const said = () => thing('Runeclaw Bear').getAttribute('aria-label');
  expect(await said()).toContain("goaded by Bob until Bob's next turn");
  await press('Goaded until', 'End of combat');
  await shows('[data-object="Runeclaw Bear"]', 'end of combat');
  await page.getByText('Temporary effects on it').click();
  await press('What happened to it', 'Can’t be blocked');
  await shows('[data-object="Runeclaw Bear"]', "can't be blocked");
  expect(await said()).toContain("can't be blocked until end of turn");
  await page.getByLabel('Controlled by').selectOption({ label: 'Cat' });
  await shows('[data-player="Cat"] [data-object="Runeclaw Bear"]', 'control unclear');
  await press('Why do they control it?', 'Until end of turn');
  await shows('[data-object="Runeclaw Bear"]', 'controlled by Cat');
  await press('What happened to it', 'Can’t be blocked');
  await gone('[data-object="Runeclaw Bear"]', "can't be blocked");
  await turnTo('Set up');
  await button('Remove Bob').click();
  await gone('[data-object="Runeclaw Bear"]', 'goaded');
  expect(await page.locator('.look .problem').count()).toBe(0);
});

test('a declaration ends with its combat, or with its creature', async () => {
  await setUp({ Ann: 'Runeclaw Bear 2/2; Ox 2/2' });
  await attack('Runeclaw Bear', 'Cat');
  await says('This attack is legal.');
  await turnTo('Ask');
  await page.locator('.what-if select').first().selectOption({ label: 'A turn begins' });
  await button('See what changes').click();
  await gone('.declared');
  await gone('[data-object="Runeclaw Bear"]', 'attacks Cat');
  await button('Undo').click();
  await says('This attack is legal.');
  await change('Runeclaw Bear');
  await button('Remove it from the table').click();
  await gone('.declared');
  expect(await page.locator('.sheet .problem').count()).toBe(0);
});

const stored = async (id: string) => {
  const players = [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }];
  const objects = [{ id: 'bear', owner: 'ann', typeLine: 'Creature — Bear', power: 2, toughness: 2 }];
  await send(`${server.url}/v1/games`, 'POST', { id, name: `Stored as ${id}`, state: { players, objects } });
  await openGame(new RegExp(`Stored as ${id}`));
};

test('a stored game is left by a copy only, which is said, with a way back', async () => {
  await stored('kept-whole');
  await change('bear');
  expect(await button('Tapped').isVisible()).toBe(false);
  await button('Edit a copy').click();
  await shows('.headline', 'A copy of Stored as kept-whole');
  await shows('.news', '“Stored as kept-whole” stays as it was.');
  await button('Tapped').click();
  await sheet().getByText('· tapped').waitFor();
  expect(page.url()).not.toContain('#/games/');
  await turnTo('Set up');
  await button('2 players').click();
  await shows('.news', '“A copy of Stored as kept-whole” is kept under Games.');
  await button('Back to it').click();
  await shows('.headline', 'A copy of Stored as kept-whole');
  await turnTo('Games');
  await page.locator('.list.own button', { hasText: 'A copy of Stored as kept-whole' }).waitFor();
  expect((await send(`${server.url}/v1/games/kept-whole`, 'GET')).body.version).toBe(0);
});

test('what is recorded comes after what is shown, or is not recorded', async () => {
  await stored('watched');
  await turnTo('Ask');
  const leaves = (player: string) =>
    send(`${server.url}/v1/games/watched/events`, 'POST', { events: [{ playerLeaves: { player } }] });
  await page.locator('.what-if').getByRole('button', { name: 'bob', exact: true }).click();
  const recordOtherFirst = async (route: Route) => {
    await leaves('cat');
    await route.continue();
  };
  await page.route('**/v1/games/watched/events', recordOtherFirst, { times: 1 });
  await button('Record it').click();
  await page.locator('.what-if').getByRole('alert').getByText('Something else was recorded meanwhile').waitFor();
  await shows('.timeline', '1 / 1');
  await button('One event back').click();
  await shows('.timeline', '0 / 1');
  await says('To record it, go to the last moment of the game');
  expect(await button('Record it').isVisible()).toBe(false);
  expect((await send(`${server.url}/v1/games/watched`, 'GET')).body.version).toBe(1);
});

test('what is supposed of a stored game outlives a reload', async () => {
  await stored('reloaded');
  await tapSeat('bob');
  await button('What if bob leaves?').click();
  await shows('[data-player="bob"]', 'left');
  await page.reload();
  await shows('.supposed', 'bob');
  await shows('[data-player="bob"]', 'left');
});

test('a shared table that was changed outlives a reload; a link that leads to none says so', async () => {
  await openTable({ players: [{ id: 'xan' }, { id: 'yul' }] });
  const link = page.url();
  await turnTo('Set up');
  await page.getByLabel('Name of xan').fill('Xanthippe');
  await shows('[data-player="xan"]', 'Xanthippe');
  await page.reload();
  await shows('[data-player="xan"]', 'Xanthippe');
  await page.goto(link);
  await gone('[data-player="xan"]', 'Xanthippe');
  await shows('.news', 'is kept under Games.');
  await page.goto(`${server.url}/#/tables/nowhere`);
  await shows('.news', 'That link does not lead to a table');
  await drawn();
});

test('each of two tabs keeps its own table, and says so as they part', async () => {
  const rename = async (on: typeof page, name: string) => {
    await turnTo('Set up', on);
    await on.getByLabel('Name of Ann').fill(name);
    await on.locator('[data-player="Ann"]', { hasText: name }).waitFor();
  };
  await setUp({});
  await rename(page, 'Anna');
  const other = await page.context().newPage();
  await other.goto(server.url);
  await other.locator('[data-player="Ann"]', { hasText: 'Anna' }).waitFor();
  expect(await news().count()).toBe(0);
  await rename(other, 'Annabel');
  await shows('.news', 'Another tab has changed this table, too.');
  await page.reload();
  await shows('[data-player="Ann"]', /Anna\b/);
  await other.reload();
  await other.locator('[data-player="Ann"]', { hasText: 'Annabel' }).waitFor();
  await turnTo('Games');
  await page.locator('.list.own li').nth(1).waitFor();
  expect(await page.locator('.list.own li').count()).toBe(2);
  await button(/^Forget/)
    .and(page.locator(':enabled'))
    .click();
  await gone('.list.own li >> nth=1');
  expect(await seat('Ann').count()).toBe(1);
});
