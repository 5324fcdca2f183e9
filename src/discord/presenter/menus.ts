import { makeControlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { type ContainerPart, rows, select, words } from '../post.js';
import {
  type PanelDecision,
  familyOf,
  makeRest,
  markOf,
  panelButton,
  type PanelState,
  stepButton,
} from './panel-state.js';

/** Paged menus of a panel. */

/** Names the command that takes the move as text. */
export function tooLong({ tell, typed }: PanelDecision, prefix: readonly string[]): ContainerPart {
  const by = typed ?? tell.text('bot.panel.typed');
  return words(tell.text('bot.panel.too-long', { by, typed: prefix.join(' ') }));
}

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

/** A menu of values, one page at a time, with buttons to turn pages. */
export function pagedSelect(
  decision: PanelDecision,
  state: PanelState,
  family: 'step' | 'add',
  options: readonly MenuOption[],
  asked: string,
): ContainerPart[] {
  const { tell, game, seq } = decision;
  const size = LIMITS.selectOptions;
  const pages = Math.ceil(options.length / size);
  const page = Math.max(0, Math.min(state.page, pages - 1));
  const here: PanelState = { ...state, page };
  const id = makeControlId({ family: familyOf(decision, family), game, seq, rest: makeRest(here) });
  if (id === undefined) return [tooLong(decision, state.prefix)];
  const pageOf = pages > 1 ? tell.text('bot.panel.page', { page: page + 1, pages }) : '';
  const title = [asked, pageOf].filter((text) => text !== '').join(' · ');
  return [
    select(
      id,
      title,
      options.slice(page * size, (page + 1) * size).map((option) => ({
        ...option,
        label: `${option.label}${markOf(decision, [...state.prefix, ...option.value.split(' ')])}`,
      })),
    ),
    ...turnButtons(decision, here, pages, family),
  ];
}

function turnButtons(
  decision: PanelDecision,
  here: PanelState,
  pages: number,
  family: 'step' | 'add',
): ContainerPart[] {
  if (pages <= 1) return [];
  const { tell } = decision;
  const turn = [
    here.page > 0
      ? stepButton(decision, { ...here, page: here.page - 1 }, tell.text('bot.page.back'), 'p')
      : undefined,
    here.page < pages - 1
      ? stepButton(decision, { ...here, page: here.page + 1 }, tell.text('bot.page.next'), 'n')
      : undefined,
    family === 'step'
      ? panelButton(decision, 'type', makeRest(here), tell.text('bot.panel.type'))
      : undefined,
  ];
  return rows(turn.filter((each) => each !== undefined));
}
