import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { CHROMIUM, launchBrowser, PHONE } from '../tools/harness/chromium.js';

export { PHONE } from '../tools/harness/chromium.js';

/**
 * `describe` for tests that need Chromium. Without it they are skipped with a reason, but run and fail if `CI` is set.
 */
export function describeInBrowser(name: string, body: () => void): void {
  if (CHROMIUM !== null || (process.env['CI'] ?? '') !== '') {
    describe(name, body);
    return;
  }
  process.stdout.write(`Left out: "${name}". No Chromium was found; install it, or set CHROMIUM_PATH.\n`);
  describe.skip(name, body);
}

/** Time limit for expected changes, ms. */
const MOST_WAITING = 25_000;

/** One browser for all test files of this process. */
let browser: Promise<Browser> | undefined;

const DESKTOP = { width: 1280, height: 800 } as const;

/** A person's tab, with its errors and its requests to other hosts. */
export interface Visitor {
  readonly page: Page;
  readonly faults: readonly string[];
  readonly outside: readonly string[];
  /** Closes the tab and clears its data. */
  leave(): Promise<void>;
}

export interface VisitOptions {
  readonly phone?: boolean;
  readonly light?: boolean;
  /** A script to run before the page's own. */
  readonly beforeLoad?: string;
}

/** A tab in a profile that no other test is using. */
interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Cleared tabs for reuse, by phone or desktop. A new profile costs Chromium twice the CPU time of loading our page,
 * because it starts processes and has no compiled code cached.
 */
const left = new Map<boolean, Tab[]>();

async function takeTab(phone: boolean): Promise<Tab> {
  const free = left.get(phone)?.pop();
  if (free !== undefined) return free;
  const context = await (
    await (browser ??= launchBrowser())
  ).newContext({
    viewport: phone ? PHONE : DESKTOP,
    hasTouch: phone,
  });
  const page = await context.newPage();
  // Long enough for a busy machine.
  page.setDefaultTimeout(MOST_WAITING);
  return { context, page };
}

/** Clears everything a page can store: storage, cookies, the page itself. */
async function leaveTab(tab: Tab, phone: boolean): Promise<void> {
  const { context, page } = tab;
  page.removeAllListeners();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await context.clearCookies();
  left.set(phone, [...(left.get(phone) ?? []), tab]);
}

/** Opens a page in an empty profile and records errors and outside requests. */
export async function visit(address: string, options: VisitOptions = {}): Promise<Visitor> {
  const { phone = false, light = false, beforeLoad } = options;
  const tab = await takeTab(phone);
  const { context, page } = tab;
  await page.emulateMedia({ colorScheme: light ? 'light' : 'dark', reducedMotion: 'reduce' });
  if (beforeLoad !== undefined) await page.addInitScript(beforeLoad);
  const faults: string[] = [];
  const outside: string[] = [];
  const own = new URL(address).host;
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith('blob:') && new URL(url).host !== own) outside.push(url);
  });
  await page.goto(address);
  let isOpen = true;
  return {
    page,
    faults,
    outside,
    async leave() {
      if (!isOpen) return;
      isOpen = false;
      // A `beforeLoad` script can't be removed, so its tab isn't reused.
      await (beforeLoad === undefined ? leaveTab(tab, phone) : context.close());
    },
  };
}
