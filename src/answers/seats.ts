import { moduleOf, tellerOf } from '../discord/bot.js';
import type { RequestContext, CommandCall } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { escapeName } from '../discord/escape.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import { Refused } from '../kernel/errors.js';
import type { Seat } from '../kernel/index.js';
import { carrying, decidedOn, type GameCard } from '../table/index.js';

/** Seats as players type them: by id or printed name, in any case, in their own language, the game's or English. */

const NO_SEAT = 'table.no-such-seat';

/** Taken seats; before the start all seats of the game. */
function seatsOf(call: RequestContext, card: GameCard): readonly Seat[] {
  const taken = card.places.flatMap(({ seat }) => seat ?? []);
  return card.seq < 0 ? (moduleOf(call.bot, card)?.meta.seats ?? []).map(({ id }) => id) : taken;
}

/** The seat that an option names. @throws Refused `table.no-such-seat`; `asking` then offers the seats */
export function seatIn(call: CommandCall, card: GameCard, option = 'seat'): Seat | undefined {
  const typed = String(call.options[option] ?? '').trim();
  if (typed === '') return undefined;
  const tells = [call.locale, card.language, 'en'].map((locale) => tellerOf(call.bot, card, locale));
  const wanted = typed.toLowerCase();
  const found = seatsOf(call, card).find(
    (seat) => seat.toLowerCase() === wanted || tells.some((tell) => tell.name(seat).toLowerCase() === wanted),
  );
  if (found !== undefined) return found;
  const args = { seat: escapeName(typed), option };
  throw carrying(new Refused({ rule: 'table', key: NO_SEAT, args }), { card });
}

/** Buttons for the seats if the typed one doesn't exist; a press repeats the command with that seat. */
export function seatsPost(
  call: CommandCall,
  error: unknown,
  again: { readonly family: string; readonly restOf: (options: CommandCall['options']) => string },
): MessageBody | undefined {
  const card = decidedOn(error)?.card;
  if (!(error instanceof Refused) || error.key !== NO_SEAT || card === undefined) return undefined;
  const { option, seat = '' } = error.facts;
  if (typeof option !== 'string') return undefined;
  const tell = tellerOf(call.bot, card, call.locale);
  const buttons = seatsOf(call, card).flatMap((one) => {
    const rest = again.restOf({ ...call.options, [option]: one });
    const id = makeControlId({ family: again.family, game: String(card.id), seq: -1, rest });
    return id === undefined ? [] : [button({ id, label: tell.name(one) })];
  });
  const line = botTeller(call.locale).text('bot.which-seat', { typed: seat });
  return post([words(line), ...rows(buttons)]);
}
