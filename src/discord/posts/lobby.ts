import { BadText } from '../../kernel/errors.js';
import type { VariantMeta } from '../../kernel/index.js';
import { GAME_DAYS } from '../../club/index.js';
import type { GameCard, Pace } from '../../table/index.js';
import type { BotTeller } from '../texts.js';
import {
  aiLabel,
  type AnyModule,
  type Bot,
  gameName,
  mention,
  moduleOf,
  seatMark,
  richTellerOf,
  titleOf,
} from '../bot.js';
import { controlId } from '../custom-id.js';
import { escapeName } from '../escape.js';
import { button, type ContainerPart, type MessageBody, post, rows, select, words } from '../post.js';

import { joiningLine, unusualLines } from './agreement.js';
import { tutorialButton } from './start.js';
import { factsLine, settingsButton } from './lobby-options.js';

/** Families of the lobby card's controls. */
export const LOBBY = {
  join: 'lobby-join',
  leave: 'lobby-leave',
  seat: 'lobby-seat',
  fill: 'lobby-fill',
  remove: 'lobby-remove',
  start: 'lobby-start',
} as const;

/** Value of the seat menu that leaves the seat to chance. */
export const ANY_SEAT = '*';

/** The lobby card: seats and their players, with controls until the game has begun. */
export function lobbyPost(bot: Bot, card: GameCard): MessageBody {
  const tell = richTellerOf(bot, card, card.language);
  const module = moduleOf(bot, card);
  const meta = module?.meta.variants.find((each) => each.id === card.variant);
  const isOpen = card.stage === 'lobby';
  const isShort = card.places.length < leastSeats(module, card);
  const lines = [
    tell.text('bot.lobby.title', {
      title: titleOf(card),
      game: gameName(tell, card.module),
      variant: tell.name(card.variant),
      facts: isOpen
        ? variantFacts(tell, meta, card.pace)
        : tell.text(card.startedAt === undefined ? 'bot.lobby.ended' : 'bot.lobby.started'),
    }),
    ...placeLines(bot, card, tell, card.host),
    ...(isOpen ? [...openSeats(meta, card, tell), ...unusualLines(tell, card)] : []),
  ];
  const parts: ContainerPart[] = [words(lines.join('\n'))];
  if (!isOpen) return post(parts, { silent: true });
  const game = String(card.id);
  const id = (family: string, rest = ''): string => controlId(family, game, -1, rest);
  const seats = (module?.meta.seats ?? []).filter(
    (seat) =>
      (meta?.seats ?? [seat.id]).includes(seat.id) && !card.places.some((place) => place.seat === seat.id),
  );
  parts.push(
    select(id(LOBBY.seat), tell.text('bot.lobby.choose-seat'), [
      { value: ANY_SEAT, label: tell.text('bot.lobby.random-seat') },
      ...seats.map((seat) => ({ value: seat.id, label: `${seat.letter} · ${tell.name(seat.id)}` })),
    ]),
    // The controls for joining fit a phone's first screen; the rest is behind Options.
    ...rows([
      button({ id: id(LOBBY.join), label: tell.text('bot.lobby.join'), style: 'primary' }),
      button({
        id: id(LOBBY.start),
        label: tell.text(isShort ? 'bot.lobby.start-ai' : 'bot.lobby.start'),
        style: 'good',
      }),
      button({ id: id(LOBBY.fill), label: tell.text('bot.lobby.fill') }),
      button({ id: id(LOBBY.leave), label: tell.text('bot.lobby.leave') }),
      settingsButton(bot, card),
      ...(card.places.some((place) => place.ai !== undefined)
        ? [button({ id: id(LOBBY.remove), label: tell.text('bot.lobby.remove-ai') })]
        : []),
      tutorialButton(tell, card.module),
    ]),
  );
  parts.push(words(`${joiningLine(tell, card, module)}\n${factsLine(bot, card)}`));
  return post(parts, { silent: true, color: 0x3b6ea5 });
}

/** Minimum number of players. */
export const leastSeats = (module: AnyModule | undefined, { variant }: Pick<GameCard, 'variant'>): number =>
  module?.meta.variants.find(({ id }) => id === variant)?.minSeats ?? 0;

/** How many more players may join, and how many are still needed. */
function openSeats(meta: VariantMeta | undefined, card: GameCard, tell: BotTeller): string[] {
  const open = (meta?.maxSeats ?? 0) - card.places.length;
  if (meta === undefined || open <= 0) return [];
  return [tell.text('bot.lobby.open', { open, need: Math.max(0, meta.minSeats - card.places.length) })];
}

/** Number of players, weight and length. */
export function variantFacts(tell: BotTeller, meta: VariantMeta | undefined, pace?: Pace): string {
  if (meta === undefined) return '';
  return [seatsText(tell, meta), effortText(tell, meta, pace)].filter((text) => text !== '').join(' · ');
}

function seatsText(tell: BotTeller, { minSeats: min, maxSeats: max }: VariantMeta): string {
  return min === max
    ? tell.text('bot.lobby.seats', { n: min })
    : tell.text('bot.lobby.seats-range', { min, max });
}

/** Games of fewer days are described in days, longer ones in weeks. */
const FORTNIGHT = 14;

/** How hard the rules are, and how long a game takes at a pace; '' if unknown. */
function effortText(
  tell: BotTeller,
  { effort }: Pick<VariantMeta, 'effort'>,
  pace: Pace = 'relaxed',
): string {
  if (effort === undefined) return '';
  // `effort.weeks` is measured at the daily pace.
  const share = GAME_DAYS[pace] / GAME_DAYS.daily;
  const days = Math.max(1, Math.round(7 * effort.weeks * share));
  const weeks = days < FORTNIGHT ? 0 : Math.round(days / 7);
  return tell.text('bot.effort', { weight: effort.weight, days, weeks });
}

export function packName(
  tell: BotTeller,
  { id, version }: { readonly id: string; readonly version: string },
): string {
  return tell.text('bot.pack', { pack: id, version });
}

/**
 * One line per place: number, seat, and player. The first of each kind of AI is described.
 * @param host given on the lobby card, which names the host and needs short lines
 */
export function placeLines(bot: Bot, card: GameCard, tell: BotTeller, host?: string): string[] {
  const module = moduleOf(bot, card);
  return card.places.map((place, at) =>
    tell.text('bot.lobby.place', {
      place: place.place,
      host: host !== undefined && place.person === host ? 'yes' : 'no',
      mark: seatMark(module, place.seat, tell),
      seat: place.seat === undefined ? tell.text('bot.lobby.any-seat') : tell.name(place.seat),
      who: whoLine(
        tell,
        place,
        module,
        host === undefined && card.places.findIndex(({ ai }) => ai === place.ai) === at,
      ),
    }),
  );
}

/** The name of a strategy, taken from its text. */
export function strategyName(module: AnyModule | undefined, ai: string, text: string): string {
  try {
    return module?.strategists?.[ai]?.read(text).name ?? ai;
  } catch (error) {
    // A newer version may no longer understand the text.
    if (error instanceof BadText) return ai;
    throw error;
  }
}

/** The player of a place: a person, or an AI by name. @param isFull adds the AI's description */
export function whoLine(
  tell: ReturnType<typeof richTellerOf>,
  place: { readonly person?: string; readonly ai?: string; readonly strategy?: string },
  module?: AnyModule,
  isFull = false,
): string {
  if (place.person !== undefined) return mention(place.person);
  const { ai = '', strategy } = place;
  if (strategy !== undefined) {
    const name = strategyName(module, ai, strategy);
    return tell.text('bot.lobby.ai-strategy', { strategy: escapeName(name) });
  }
  return place.ai === undefined
    ? tell.text('bot.lobby.free')
    : tell.text('bot.lobby.ai', { ai: isFull ? aiLabel(tell, place.ai) : tell.name(place.ai) });
}
