import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real browser: the one at CHROMIUM_PATH, or the one that comes with npm. */
export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()), args: quiet });
