import {
  copyJson,
  dealUnseen,
  type Draw,
  fastDice,
  type Frame,
  type Position,
  unseenCards,
} from '../../kernel/index.js';
import { ORIGINAL } from './cards.js';
import { clanCards } from './cave.js';
import type { FrameName } from './frames.js';
import { firstVows } from './setup.js';
import type { G, PublicState } from './model.js';
import type { View } from './view-types.js';
import { ZONES } from './zones.js';

/** Clan cards out of play. */
function folkAway({ clans }: PublicState): number {
  const inPlay = Object.values(clans).reduce((sum, clan) => sum + clanCards(clan), 0);
  return ORIGINAL.clan.reduce((sum, n) => sum + n, 0) - inPlay;
}

/** Frames of a clan's own turn. */
const FRAMES: Readonly<Partial<Record<FrameName | '', string>>> = { act: 'close', spite: 'shed' };

/** A position that fits a view, hidden cards dealt at random. Undefined except in the own turn's states `act` and `spite`. */
export function imagine(view: View, draw: Draw): Position<G> | undefined {
  const state = view.asked?.state ?? '';
  const step = FRAMES[state];
  const { you } = view;
  if (step === undefined || you === null) return undefined;
  const table = copyJson(view.table) as PublicState;
  const seats = view.clans.map(({ clan }) => clan);
  const hands: G['hands'] = {};
  const vows: G['vows'] = {};
  for (const { clan, fates } of view.clans) {
    hands[clan] = clan === you ? [...view.hand] : unseenCards(fates);
    vows[clan] = clan === you && view.vows !== null ? { ...view.vows } : firstVows();
  }
  const { before, after } = view.deck;
  const winter = table.winter ? [] : [ORIGINAL.winter];
  const g: G = {
    ...table,
    deck: [...unseenCards<string>(before), ...winter, ...unseenCards<string>(after)],
    fates: unseenCards(view.fateDeck),
    pile: unseenCards(folkAway(table)),
    hands,
    vows,
  };
  const frames: Frame[] = [
    { at: 'play', step: 'next', vars: {} },
    { at: 'turn', step, vars: {} },
    { at: state, vars: {} },
  ];
  const position: Position<G> = {
    game: 'glacier',
    rulesVersion: 2,
    variant: 'standard',
    seats,
    g,
    frames,
    dice: fastDice(`imagined ${draw(1_000_000_000)}`),
  };
  return dealUnseen(ZONES, position, draw, () => '');
}
