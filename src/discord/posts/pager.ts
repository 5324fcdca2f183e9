import { button, type ContainerPart, rows, words } from '../post.js';
import { pages } from './story.js';
import type { BotTeller } from '../texts.js';

/** A long text in a message: one page of it, and buttons to the pages beside. */

/** Characters of one page; what stands above it fits the message too. */
const PAGE = 3500;

/** What the buttons say: a text's pages, or a story's. */
const TURNS = {
  page: { back: 'bot.page.back', next: 'bot.page.next' },
  story: { back: 'bot.history.earlier', next: 'bot.history.later' },
} as const;

/**
 * The buttons to the page before and the page after, where there are such.
 * @param idOf the control's id for a page, counted from 0
 */
export function pager(
  tell: BotTeller,
  { page, pages }: { readonly page: number; readonly pages: number },
  idOf: (page: number) => string,
  said: keyof typeof TURNS = 'page',
): readonly ContainerPart[] {
  const { back, next } = TURNS[said];
  const to = (at: number, key: typeof back | typeof next) => button({ id: idOf(at), label: tell.text(key) });
  return rows([...(page > 0 ? [to(page - 1, back)] : []), ...(page < pages - 1 ? [to(page + 1, next)] : [])]);
}

/** One page of a text and the way to the others; says so where there is nothing. */
export function pageParts(
  tell: BotTeller,
  lines: readonly string[],
  page: number,
  idOf: (page: number) => string,
  title = '',
): readonly ContainerPart[] {
  const all = pages(lines, PAGE);
  const text = all[page] ?? tell.text('bot.board.none');
  return [
    words(title === '' ? text : `${title}\n${text}`),
    ...pager(tell, { page, pages: all.length }, idOf),
  ];
}
