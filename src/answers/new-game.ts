import { lightestFirst, type GameOffer } from '../kernel/index.js';
import { answer } from '../discord/answers.js';
import { gameName, tellerOf, titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, section, words } from '../discord/post.js';
import { parsePace, unusualLines } from '../discord/posts/agreement.js';
import { variantFacts } from '../discord/posts/lobby.js';
import { START_FAMILIES } from '../discord/posts/start.js';
import { botTeller } from '../discord/texts.js';
import { type PlacedCall, unfitChannel } from './fit-channel.js';
import { firstAi } from './lobby.js';

/** A new game: the choice of a game, and its lobby. */

/** Options of `/game new`. */
export interface NewGameWishes {
  readonly module?: string;
  readonly variant?: string;
  readonly pack?: string;
  readonly language?: string;
  readonly pace?: string;
  /** Seats for the AI. */
  readonly ai?: number;
}

/** The games that fit the wishes, the lightest first. */
function offersFor(call: RequestContext, { variant, pack, ai = 1 }: NewGameWishes): readonly GameOffer[] {
  const modules = [...call.bot.modules.values()].filter(
    ({ packs, meta }) => pack === undefined || (packs !== undefined && knowsPack(call, meta.id, pack)),
  );
  return lightestFirst(
    modules.map(({ meta }) => meta),
    ({ id, maxSeats }) => (variant === undefined || id === variant) && maxSeats > ai,
  );
}

const knowsPack = (call: RequestContext, module: string, pack: string): boolean =>
  call.bot.table.games.packs(module).some(({ id }) => id === pack);

/** Every game with its facts and a button; the lightest has the primary button. */
function chooserPost(call: RequestContext, offers: readonly GameOffer[]): MessageBody {
  const parts = offers.map(({ module, variant }, at) => {
    const tell = tellerOf(call.bot, { module }, call.locale);
    return section(
      `**${gameName(tell, module)}**\n${variantFacts(tell, variant)}`,
      button({
        id: controlId(START_FAMILIES.game, '', -1, `${module} ${variant.id}`),
        label: tell.text('bot.new.button'),
        ...(at === 0 ? { style: 'primary' } : {}),
      }),
    );
  });
  return post([words(botTeller(call.locale).text('bot.new.title')), ...parts]);
}

/** Opens a lobby. A host who gives no options and never set up a game here chooses one first. */
export async function newGamePost(
  call: PlacedCall,
  wishes: NewGameWishes = {},
  asks: 'newcomers' | 'everyone' = 'newcomers',
): Promise<MessageBody> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const last = await call.bot.table.club.lastChoices(call.actor, wishes.module);
  const offers = offersFor(call, wishes);
  const mayAsk = last === undefined || asks === 'everyone';
  const isOpen = mayAsk && Object.values(wishes).every((wish) => wish === undefined);
  if (isOpen && offers.length > 1) return chooserPost(call, offers);
  return openLobby(call, wishes, offers[0], last);
}

type Last = Awaited<ReturnType<RequestContext['bot']['table']['club']['lastChoices']>>;

/** Opens a lobby with the host's last choices, except for options named now. */
async function openLobby(
  call: PlacedCall,
  wishes: NewGameWishes,
  offer: GameOffer | undefined,
  last: Last,
): Promise<MessageBody> {
  const { table, modules } = call.bot;
  const tell = botTeller(call.locale);
  const module = wishes.module ?? last?.module ?? offer?.module ?? [...modules.keys()][0] ?? '';
  const isOffered = wishes.module === undefined && last === undefined;
  const variant = wishes.variant ?? last?.variant ?? (isOffered ? offer?.variant.id : undefined);
  const { pack, pace, ai = 0 } = wishes;
  const option = modules.get(module)?.packs?.option ?? 'pack';
  let card = await table.lobby.create(call.actor, {
    channel: call.channel,
    inThread: call.inThread === true,
    module,
    // Default: the host's language.
    language: wishes.language ?? last?.language ?? tell.locale,
    ...(variant === undefined ? {} : { variant }),
    ...(last === undefined ? {} : { agreement: last.agreement, pace: last.pace }),
    ...(pace === undefined ? {} : parsePace(tell, pace)),
    options: { ...last?.options, ...(pack === undefined ? {} : { [option]: pack }) },
  });
  if (ai > 0) card = await table.lobby.fill(call.actor, card.id, firstAi(modules.get(module)), { more: ai });
  const lines = [
    tell.text('bot.lobby.made', { title: titleOf(card) }),
    ...(last === undefined ? [] : [tell.text('bot.lobby.as-before', { before: titleOf(last) })]),
    ...unusualLines(tell, card),
  ];
  return answer(lines.join('\n'));
}
