// 30 s: the browser's accessibility checks take seconds a view: all views, in both colors, on both sizes.
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { send } from '../http/server.js';
import { violations } from './accessibility.js';
import { PHONE, open, server, sheet, shows, tapSeat, thing, turnTo, servePage } from './the-page.js';

await servePage();

/** A table of which much is not certain, changed by the visitor, with an attack and the sheet of a creature. */
const showUncertain = async (visitor: Page): Promise<void> => {
  const creature = { typeLine: 'Creature — Bear', power: 2, toughness: 2 };
  const objects = [
    { id: 'bear', owner: 'ann', ...creature, attackRules: [{ kind: 'GOADED', target: 'bob' }], keywords: ['Flyng'] },
    { id: 'ox', owner: 'cat', controller: 'ann', ...creature },
    { id: 'mere', owner: 'bob', typeLine: '' },
  ];
  const state = { players: ['ann', 'bob', 'cat'].map((id) => ({ id })), objects };
  const { body } = await send(`${server.url}/v1/game-states`, 'POST', { state });
  if (await visitor.getByRole('button', { name: 'Table', exact: true }).isVisible()) await turnTo('Table', visitor);
  await visitor.goto(`${server.url}/#/tables/${body.code}`);
  await thing('bear', visitor).click();
  await shows('.lit[data-player="cat"]', '', visitor);
  await tapSeat('cat', visitor);
  await shows('.declared.uncertain', '', visitor);
  await thing('ox', visitor).click();
  await visitor.getByText('Change ox').click();
  await visitor.getByText('Temporary effects on it').click();
  await visitor.getByRole('button', { name: 'Flying' }).click();
  await shows('[data-object="ox"]', 'has flying', visitor);
};

test.each([
  ['on a desktop, light', { colorScheme: 'light' as const, viewport: { width: 1280, height: 900 } }],
  ['on a desktop, dark', { colorScheme: 'dark' as const, viewport: { width: 1280, height: 900 } }],
  ['on a phone, light', { ...PHONE, colorScheme: 'light' as const }],
  ['on a phone, dark', { ...PHONE, colorScheme: 'dark' as const }],
])('no accessibility violation %s', async (_, options) => {
  const visitor = await open('/', options);
  const expectAccessible = async (what: string) =>
    expect([what, await violations(visitor, options.colorScheme)]).toEqual([what, []]);
  await sheet(visitor).getByText('may attack').first().waitFor();
  for (const part of ['Table', 'Ask', 'Set up', 'Games', 'Share']) {
    if ('hasTouch' in options || part !== 'Table') await turnTo(part, visitor);
    await expectAccessible(part);
  }
  await showUncertain(visitor);
  await expectAccessible('a table that is not certain');
  await turnTo('Games', visitor);
  await shows('.list.own', '', visitor);
  await expectAccessible('Your tables');
});
