import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { describe } from 'vitest';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser the tests drive; null where none is installed. */
export const CHROMIUM: string | null =
  PLACES.find((place) => place !== undefined && existsSync(place)) ?? null;

/**
 * `describe` for tests that need Chromium. Without it they are left out, and it is said why; where
 * `CI` is set they run all the same, and fail.
 */
export function describeInBrowser(name: string, body: () => void): void {
  if (CHROMIUM !== null || (process.env['CI'] ?? '') !== '') {
    describe(name, body);
    return;
  }
  process.stdout.write(`Left out: "${name}". No Chromium was found; install it, or set CHROMIUM_PATH.\n`);
  describe.skip(name, body);
}

/** How long something may take to show up, ms. */
export const MOST_WAITING = 25_000;

export async function launchBrowser(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('No Chromium was found; install it, or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** A tab of a person of their own, with all that went wrong in it and every request that left the machine. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
  readonly outside: readonly string[];
}

export interface VisitOptions {
  readonly phone?: boolean;
  readonly light?: boolean;
  /** Script that runs in the page before its own. */
  readonly beforeLoad?: string;
}

/** Opens a page in a fresh profile and keeps count of what must not happen. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: options.phone === true ? PHONE : DESKTOP,
    hasTouch: options.phone === true,
    colorScheme: options.light === true ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  if (options.beforeLoad !== undefined) await context.addInitScript(options.beforeLoad);
  const page = await context.newPage();
  // As long as a machine that is busy with other things may need.
  page.setDefaultTimeout(MOST_WAITING);
  const faults: string[] = [];
  const outside: string[] = [];
  const own = new URL(address).host;
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith('blob:') && new URL(url).host !== own) outside.push(url);
  });
  await page.goto(address);
  return { context, page, faults, outside };
}
