import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { diagram } from '../../src/diagram/diagram.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { launchBrowser } from '../browser.js';
import { isInside, overlapping, type Named } from './boxes.js';
import { crowd, hostileNames, ofEveryVariant } from './tables.js';
import { valueOf } from '../value-of.js';

const tables: Readonly<Record<string, GameState>> = {
  ...Object.fromEntries([2, 6, 8, 20, 100].map((count) => [`${count} players`, crowd(count)])),
  ...ofEveryVariant,
  'hostile names': crowd(hostileNames.length, hostileNames),
  'hostile names, many': crowd(60, hostileNames),
};

/** The boxes of all texts as they are drawn, each with the frame of what it stands in. */
const measured = (page: Page): Promise<readonly { readonly word: Named; readonly frame: Named }[]> =>
  page.evaluate(() => {
    const boxOf = (node: SVGGraphicsElement, what: string) => {
      const { x, y, width, height } = node.getBBox();
      return { x, y, width, height, what };
    };
    return [...document.querySelectorAll('text')].map((node) => {
      const frame = node.parentElement?.querySelector('rect');
      if (!frame) throw new Error('A text stands in nothing.');
      return { word: boxOf(node, node.textContent), frame: boxOf(frame, 'frame') };
    });
  });

describe.each(['system', 'own'] as const)('as a browser draws it with %s fonts', (fonts) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser(fonts);
    page = await browser.newPage({ viewport: { width: 400, height: 600 } });
  });
  afterAll(() => browser.close());

  test.each(Object.entries(tables))('%s: no words overlap or leave their frame', async (_, state) => {
    const drawn = valueOf(await diagram(state, { rangeOf: state.players[0]?.id ?? null, theme: 'DARK' }));
    await page.setContent(`<body style="margin: 0">${drawn}</body>`);
    const words = await measured(page);
    expect(words.length).toBeGreaterThan(state.players.length);
    expect(overlapping(words.map(({ word }) => word))).toEqual([]);
    expect(words.filter(({ word, frame }) => !isInside(word, frame, 0.5))).toEqual([]);
  });

  test('an SVG document of its own is well-formed, and has a title and a description for screen readers', async () => {
    const drawn = valueOf(await diagram(crowd(6, hostileNames), { theme: 'LIGHT' }));
    await page.setContent('<body></body>');
    const read = await page.evaluate((svg) => {
      const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return [documentElement.nodeName, documentElement.querySelectorAll('parsererror').length];
    }, drawn);
    expect(read).toEqual(['svg', 0]);
    await page.setContent(drawn);
    expect(await page.getByRole('img', { name: 'Free-for-All: 6 seats, turn 7, declare attackers' }).count()).toBe(1);
  });
});
