import type { Teller } from '../../kernel/index.js';
import { VOWED } from './model.js';
import { percent } from './odds.js';
import type { View } from './view-types.js';

/** A clan's hidden fate cards and vows, and the odds of its possible hunts. */
export function tellHand(view: View, seat: string, tell: Teller, isOver = false): string {
  const { you, vows } = view;
  if (you !== seat || vows === null) return '';
  const lines = [
    view.hand.length === 0
      ? tell.lookup('glacier.hand-none')
      : tell.lookup('glacier.hand', { cards: [...view.hand] }),
  ];
  const sworn = view.clans.find((clan) => clan.clan === you)?.sworn === true;
  const list = VOWED.map((fate) => tell.lookup('glacier.vow', { fate, when: vows[fate] })).join('; ');
  // Hands are public after the end, and no decision is left.
  if (isOver) return [...lines, ...(sworn ? [tell.lookup('glacier.vows', { list })] : [])].join('\n');
  lines.push(tell.lookup(sworn ? 'glacier.sworn' : 'glacier.unsworn', { list }));
  const odds = view.open.flatMap(({ card, plain, best }) =>
    plain === null || best === null || view.active !== you
      ? []
      : [tell.lookup('glacier.odd', { card: card.id, plain: percent(plain), best: percent(best) })],
  );
  if (odds.length > 0) lines.push(tell.lookup('glacier.odds', { list: odds.join('; ') }));
  return lines.join('\n');
}
