import { access, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from 'playwright-core';
import { run } from './processes.js';

const quiet = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--no-first-run'],
];

/** Where a user has the browser of the npm package unpacked, together with the libraries and fonts that it needs. */
const unpacked = join(tmpdir(), `rangefinder-chromium-147.0.0-${process.getuid?.() ?? 'user'}`);

const fontsIn = (...folders: readonly string[]): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders.map((folder) => `<dir>${folder}</dir>`).join('')}<cachedir>${unpacked}/cache</cachedir></fontconfig>
`;

/** Which fonts there are: those of the system, if it has any, besides the one that comes along, or that one alone. */
const fonts = { system: fontsIn('/usr/share/fonts', `${unpacked}/fonts`), own: fontsIn(`${unpacked}/fonts`) } as const;

/** The package unpacks into TMPDIR, and its libraries only where it takes itself to be on Lambda. */
const unpack = async (): Promise<void> => {
  const folder = await mkdtemp(`${unpacked}-`);
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  await run(process.execPath, ['-e', script], { env, cwd: import.meta.dirname });
  for (const [name, text] of Object.entries(fonts)) await writeFile(join(folder, `${name}.conf`), text);
  // Whoever is first has unpacked it for all: others that unpacked it meanwhile throw theirs away.
  await rename(folder, unpacked).catch(() => rm(folder, { recursive: true }));
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Functions that tests send into pages call this helper of the compiler (esbuild's keepNames). */
const NAMING = 'globalThis.__name ??= (named) => named';

/** Launches the browser; once in some thousand times it crashes as it begins, and is launched again. */
const launchOnceMore = (options: LaunchOptions): Promise<Browser> =>
  chromium.launch(options).catch(() => chromium.launch(options));

const launch = async (options: LaunchOptions): Promise<Browser> => {
  const browser = await launchOnceMore({ ...options, args: quiet });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (given) => {
    const context = await newContext(given);
    await context.addInitScript(NAMING);
    return context;
  };
  return browser;
};

/** A real browser: the one at CHROMIUM_PATH, or the one that comes with npm and needs nothing of the system. */
export const launchBrowser = async (which: keyof typeof fonts = 'system'): Promise<Browser> => {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return launch({ executablePath: own });
  if (!(await isThere(unpacked))) await unpack();
  const libraries = {
    LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(unpacked, `${which}.conf`),
  };
  return launch({ executablePath: join(unpacked, 'chromium'), env: { ...process.env, ...libraries } });
};

/** Uses a page of a context of its own. */
export const inPage = async <Value>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};
