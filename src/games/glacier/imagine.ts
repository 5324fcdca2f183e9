import { fastDice } from '../../kernel/dice.js';
import { shuffle, type Draw } from '../../kernel/random.js';
import type { Frame, Position } from '../../kernel/types.js';
import { cardsFor, ORIGINAL } from './cards.js';
import { firstVows } from './setup.js';
import { NO_CARD, type ClanId, type Fate, type Folk, type G, type Table } from './model.js';
import type { View } from './view-types.js';

/** Hunt cards that lie open somewhere. */
function seen(table: Table): Set<string> {
  const cards = new Set([...table.open, ...table.discards]);
  for (const clan of Object.values(table.clans)) {
    for (const { card, net } of clan.larder) cards.add(card).add(net);
    for (const card of clan.weapons) cards.add(card);
    cards.add(clan.artifact);
  }
  cards.delete(NO_CARD);
  return cards;
}

/** What is left of the fate deck and of others' hands, from one seat's eyes. */
function unseenFates(view: View): Fate[] {
  const left = [...ORIGINAL.fates];
  for (const fate of [...view.hand, ...view.fateDiscards]) left.splice(left.indexOf(fate), 1);
  return left;
}

function unseenFolk(table: Table): number[] {
  const left: Folk = [...ORIGINAL.clan];
  for (const clan of Object.values(table.clans))
    for (const i of [0, 1, 2] as const) left[i] -= clan.ready[i] + clan.spent[i] + clan.sick[i];
  return left.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
}

/** Where a clan's own turn waits, as the stack has it. */
const FRAMES: Readonly<Record<string, string>> = { act: 'close', spite: 'shed' };

/**
 * A whole position that a view could be of, with what can't be seen dealt at random. Only a clan's own turn can be
 * imagined (states `act` and `spite`); undefined elsewhere.
 */
export function imagine(view: View, draw: Draw): Position<G> | undefined {
  const state = view.asked?.state ?? '';
  const step = FRAMES[state];
  const { you } = view;
  if (step === undefined || you === null) return undefined;
  const table = JSON.parse(JSON.stringify(view.table)) as Table;
  const open = seen(table);
  const seats = view.clans.map(({ clan }) => clan);
  const hidden = shuffle(
    cardsFor(seats.length)
      .map(({ id }) => id)
      .filter((id) => id !== ORIGINAL.winter && !open.has(id)),
    draw,
  );
  const fates = shuffle(unseenFates(view), draw);
  const hands: Partial<Record<ClanId, Fate[]>> = {};
  const vows: G['vows'] = {};
  for (const { clan, fates: held } of view.clans) {
    hands[clan] = clan === you ? [...view.hand] : fates.splice(0, held);
    vows[clan] = clan === you && view.vows !== null ? { ...view.vows } : firstVows();
  }
  const { before } = view.deck;
  const winter = table.winter ? [] : [ORIGINAL.winter];
  const g: G = {
    ...table,
    deck: [...hidden.slice(0, before), ...winter, ...hidden.slice(before)],
    fates,
    pile: shuffle(unseenFolk(table), draw),
    hands,
    vows,
  };
  const frames: Frame[] = [
    { at: 'play', step: 'next', vars: {} },
    { at: 'turn', step, vars: {} },
    { at: state, vars: {} },
  ];
  return {
    game: 'glacier',
    rulesVersion: 1,
    variant: 'standard',
    seats,
    g,
    frames,
    dice: fastDice(`imagined ${draw(1_000_000_000)}`),
  };
}
