import { button, type ContainerPart, rows, words } from '../post.js';
import { pages } from './story.js';
import type { BotTeller } from '../texts.js';

/** One page of a long text, with buttons to the neighboring pages. */

/** Characters per page, with room for a heading. */
const PAGE = 3500;

/** Button texts for pages of a text, and of a story. */
const TURNS = {
  page: { back: 'bot.page.back', next: 'bot.page.next' },
  story: { back: 'bot.history.earlier', next: 'bot.history.later' },
} as const;

/** Buttons to the previous and next page, if they exist. @param idOf control id of a page, counted from 0 */
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

/** One page of a text and its buttons, or a notice that there is nothing. */
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
