import type { Teller } from '../../kernel/text.js';
import type { VariantMeta } from '../../kernel/types.js';
import type { GameCard } from '../../table/types.js';
import { type Bot, gameName, mention, moduleOf, personName, seatMark, tellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { button, countParts, line, type Part, type Post, post, rows, select, words } from '../post.js';

import {
  agreementLines,
  missedOptions,
  paceName,
  paceOptions,
  paceValue,
  verbosityOptions,
} from './agreement.js';
import { settingParts, settingsButton } from './lobby-options.js';

/** Families of the lobby card's controls. */
export const LOBBY = {
  join: 'lobby-join',
  leave: 'lobby-leave',
  seat: 'lobby-seat',
  variant: 'lobby-variant',
  option: 'lobby-option',
  pace: 'lobby-pace',
  missed: 'lobby-missed',
  verbosity: 'lobby-verbosity',
  fill: 'lobby-fill',
  remove: 'lobby-remove',
  start: 'lobby-start',
} as const;

/** Value of the seat menu that leaves the seat to chance. */
export const ANY_SEAT = '*';

/** The lobby card: who sits where, and the controls to change it. Without controls once the game has begun. */
export function lobbyPost(bot: Bot, card: GameCard): Post {
  const tell = tellerOf(bot, card, card.language);
  const module = moduleOf(bot, card);
  const game = String(card.id);
  const variant = tell.name(card.variant);
  const title = tell.tell('bot.lobby.title', {
    title: titleOf(card),
    game: gameName(tell, card.module),
    variant,
  });
  const about = aboutVariant(tell, card.variant);
  const parts: Part[] = [words(about === '' ? title : `${title}\n-# ${about}`)];
  parts.push(
    words(
      [tell.tell('bot.lobby.host', { host: personName(tell, card.host) }), ...placeLines(bot, card)].join(
        '\n',
      ),
    ),
  );
  if (card.stage !== 'lobby') {
    parts.push(words(tell.tell(card.startedAt === undefined ? 'bot.lobby.ended' : 'bot.lobby.started')));
    return post(parts, { silent: true });
  }
  const meta = module?.meta.variants.find((each) => each.id === card.variant);
  if (meta !== undefined) parts.push(words(tell.tell('bot.lobby.need', { seats: seatsText(tell, meta) })));
  const promise =
    card.commitment === undefined ? [] : [tell.tell('bot.lobby.promise', { commitment: card.commitment })];
  parts.push(words([...agreementLines(tell, card), ...promise].join('\n')), line());
  const id = (family: string, rest = ''): string => controlId(family, game, -1, rest);

  const seats = (module?.meta.seats ?? []).filter(
    (seat) =>
      (meta?.seats ?? [seat.id]).includes(seat.id) && !card.places.some((place) => place.seat === seat.id),
  );
  parts.push(
    select(id(LOBBY.seat), tell.tell('bot.lobby.choose-seat'), [
      { value: ANY_SEAT, label: tell.tell('bot.lobby.random-seat') },
      ...seats.map((seat) => ({ value: seat.id, label: `${seat.letter} · ${tell.name(seat.id)}` })),
    ]),
  );
  const variants = module?.meta.variants ?? [];
  if (variants.length > 1) {
    const options = variants.map((each) => ({
      value: each.id,
      label: tell.name(each.id),
      description: aboutVariant(tell, each.id),
    }));
    parts.push(
      select(id(LOBBY.variant), tell.tell('bot.lobby.choose-variant', { variant }), options, card.variant),
    );
  }
  const { bank, missed, verbosity } = card.agreement;
  const below: Part[] = [
    select(id(LOBBY.pace), paceName(tell, card.pace, bank), paceOptions(tell), paceValue(card.pace, bank)),
    select(id(LOBBY.missed), tell.tell(`bot.missed.${missed}`), missedOptions(tell), missed),
    select(id(LOBBY.verbosity), tell.tell(`bot.verbosity.${verbosity}`), verbosityOptions(tell), verbosity),
    ...packSelect(bot, card),
  ];
  const buttons = [
    button({ id: id(LOBBY.join), label: tell.tell('bot.lobby.join'), style: 'primary' }),
    button({ id: id(LOBBY.leave), label: tell.tell('bot.lobby.leave') }),
    button({ id: id(LOBBY.fill), label: tell.tell('bot.lobby.fill') }),
  ];
  if (card.places.some((place) => place.ai !== undefined)) {
    buttons.push(button({ id: id(LOBBY.remove), label: tell.tell('bot.lobby.remove-ai') }));
  }
  buttons.push(button({ id: id(LOBBY.start), label: tell.tell('bot.lobby.start'), style: 'good' }));
  const used = countParts([...parts, ...below, ...rows(buttons)]);
  // One more for the box around them.
  const settings = settingParts(bot, card, LOBBY.option, LIMITS.components - used - 1);
  if (settings.paged) buttons.splice(-1, 0, settingsButton(bot, card));
  parts.push(...settings.parts, ...below, ...rows(buttons));
  return post(parts, { silent: true, colour: 0x3b6ea5 });
}

/** What a variant is about, where the game says so. */
const aboutVariant = (tell: Teller, variant: string): string =>
  tell.has(`variant.${variant}`) ? tell.tell(`variant.${variant}`) : '';

function seatsText(tell: Teller, { minSeats: min, maxSeats: max }: VariantMeta): string {
  return min === max
    ? tell.tell('bot.lobby.seats', { n: min })
    : tell.tell('bot.lobby.seats-range', { min, max });
}

/** The menu of card packs, where there is more than one. */
function packSelect(bot: Bot, card: GameCard): readonly Part[] {
  const option = moduleOf(bot, card)?.packs?.option;
  const packs = bot.table.packs(card.module);
  if (option === undefined || packs.length < 2) return [];
  const tell = tellerOf(bot, card, card.language);
  const now = card.options[option] ?? packs[0]?.id ?? '';
  const values = packs.map(({ id, version }) => ({ value: id, label: packName(tell, { id, version }) }));
  const title = tell.tell('bot.lobby.pack', { pack: now });
  return [select(controlId(LOBBY.option, String(card.id), -1, option), title, values, now)];
}

export function packName(
  tell: Teller,
  { id, version }: { readonly id: string; readonly version: string },
): string {
  return tell.tell('bot.pack', { pack: id, version });
}

/** A line for each place: number, mark of the seat, who sits there. */
export function placeLines(bot: Bot, card: GameCard): string[] {
  const tell = tellerOf(bot, card, card.language);
  const module = moduleOf(bot, card);
  return card.places.map((place) =>
    tell.tell('bot.lobby.place', {
      place: place.place,
      mark: seatMark(module, place.seat),
      seat: place.seat === undefined ? tell.tell('bot.lobby.any-seat') : tell.name(place.seat),
      who: whoLine(tell, place),
    }),
  );
}

export function whoLine(
  tell: ReturnType<typeof tellerOf>,
  place: { readonly person?: string; readonly ai?: string },
): string {
  if (place.person !== undefined) return mention(place.person);
  return place.ai === undefined ? tell.tell('bot.lobby.free') : tell.tell('bot.lobby.ai', { ai: place.ai });
}
