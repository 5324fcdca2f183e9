import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { CHROMIUM, launchBrowser, PHONE } from '../tools/harness/chromium.js';

export { PHONE } from '../tools/harness/chromium.js';

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
const MOST_WAITING = 25_000;

/** One for all test files of this process, which share what they import; it ends with the process. */
let browser: Promise<Browser> | undefined;

const DESKTOP = { width: 1280, height: 800 } as const;

/** A tab of a person of their own, with all that went wrong in it and every request that left the machine. */
export interface Visitor {
  readonly page: Page;
  readonly faults: readonly string[];
  readonly outside: readonly string[];
  /** Closes the tab; nothing that was kept in it is found by whoever comes next. */
  leave(): Promise<void>;
}

export interface VisitOptions {
  readonly phone?: boolean;
  readonly light?: boolean;
  /** Script that runs in the page before its own. */
  readonly beforeLoad?: string;
}

/** A tab in a profile that nobody else uses meanwhile. */
interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Tabs that were left, emptied, by whether they are a phone's. A new profile takes Chromium twice the processor that a
 * whole page of ours does, as it starts processes of its own and knows nothing of what is compiled.
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
  // As long as a machine that is busy with other things may need.
  page.setDefaultTimeout(MOST_WAITING);
  return { context, page };
}

/** All that a page can keep is thrown away: what it stored, its cookies, the page itself. */
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

/** Opens a page in a profile of its own that keeps nothing yet, and keeps count of what must not happen. */
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
      // A script that runs before each page would go on doing so.
      await (beforeLoad === undefined ? leaveTab(tab, phone) : context.close());
    },
  };
}
