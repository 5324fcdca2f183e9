import { textReply } from '../discord/answers.js';
import { moduleOf } from '../discord/bot.js';
import type { Control, Press } from '../discord/command.js';
import { oneOf, parsePace } from '../discord/posts/agreement.js';
import { ANY_SEAT, leastSeats, LOBBY } from '../discord/posts/lobby.js';
import type { MessageBody } from '../discord/post.js';
import { changesIn, formModal, SETTINGS } from '../discord/posts/lobby-forms.js';
import { settingsPost } from '../discord/posts/lobby-options.js';
import { ADVICE, type GameCard, MISSED, VERBOSITIES } from '../table/index.js';
import { END_YES, firstAi } from '../answers/lobby.js';
import { botTeller, LANGUAGES } from '../discord/texts.js';
import { gameOf } from './press.js';
import { titleOf } from '../discord/bot.js';

/** Controls of the lobby card. The outbox updates the card; only a refusal is answered. */

function quiet(family: string, run: (press: Press) => Promise<unknown>): Control {
  return {
    family,
    quiet: true,
    run: async (press) => {
      await run(press);
      return undefined;
    },
  };
}

type Change = Parameters<Press['bot']['table']['lobby']['configure']>[2];

/** The changed settings: the game's own, and the players' agreement (`@…`). */
function changeOf(press: Press, card: GameCard, changed: Readonly<Record<string, string>>): Change {
  const { '@variant': variant, '@pace': pace = '', '@pack': pack } = changed;
  const [missed, verbosity] = [oneOf(MISSED, changed['@missed']), oneOf(VERBOSITIES, changed['@verbosity'])];
  const advice = oneOf(ADVICE, changed['@advice']);
  const language = oneOf(LANGUAGES, changed['@language']);
  const paced = pace === '' ? undefined : parsePace(botTeller(press.locale), pace);
  const agreement = {
    ...paced?.agreement,
    ...(missed ? { missed } : {}),
    ...(verbosity ? { verbosity } : {}),
    ...(advice ? { advice } : {}),
  };
  const packOption = moduleOf(press.bot, card)?.packs?.option;
  const options = {
    ...Object.fromEntries(Object.entries(changed).filter(([id]) => !id.startsWith('@'))),
    ...(pack === undefined || packOption === undefined ? {} : { [packOption]: pack }),
  };
  return {
    ...(variant === undefined ? {} : { variant }),
    ...(language === undefined ? {} : { language }),
    ...(paced === undefined ? {} : { pace: paced.pace }),
    ...(Object.keys(agreement).length === 0 ? {} : { agreement }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  };
}

/** Applies all changes of the form. */
async function submitted(press: Press): Promise<MessageBody> {
  const { bot, actor, fields = {}, id, locale } = press;
  let card = await bot.table.games.card(actor, gameOf(press));
  const { '@level': level, ...changed } = changesIn(bot, card, id.rest, fields);
  const change = changeOf(press, card, changed);
  if (Object.keys(change).length > 0) card = await bot.table.lobby.configure(actor, card.id, change);
  if (level !== undefined) card = await bot.table.host.setLevel(actor, card.id, level);
  return settingsPost(bot, card, locale);
}

export const lobbyControls: readonly Control[] = [
  quiet(LOBBY.join, (press) => press.bot.table.lobby.join(press.actor, gameOf(press))),
  quiet(LOBBY.leave, (press) => press.bot.table.lobby.leave(press.actor, gameOf(press))),
  quiet(LOBBY.seat, (press) => {
    const [seat] = press.values;
    return press.bot.table.lobby.join(press.actor, gameOf(press), seat === ANY_SEAT ? undefined : seat);
  }),
  {
    family: SETTINGS.open,
    run: async (press) => {
      const card = await press.bot.table.games.card(press.actor, gameOf(press));
      return settingsPost(press.bot, card, press.locale);
    },
  },
  {
    family: SETTINGS.form,
    modal: async (press) => {
      const card = await press.bot.table.games.card(press.actor, gameOf(press));
      return formModal(press.bot, card, press.values[0] ?? press.id.rest, press.locale);
    },
    run: submitted,
  },
  quiet(LOBBY.fill, async (press) => {
    const card = await press.bot.table.games.card(press.actor, gameOf(press));
    return press.bot.table.lobby.fill(press.actor, card.id, firstAi(moduleOf(press.bot, card)));
  }),
  quiet(LOBBY.remove, async (press) => {
    const card = await press.bot.table.games.card(press.actor, gameOf(press));
    const last = card.places.filter((place) => place.ai !== undefined).at(-1);
    return last === undefined ? undefined : press.bot.table.lobby.remove(press.actor, card.id, last.place);
  }),
  quiet(LOBBY.start, async (press) => {
    const { table } = press.bot;
    const card = await table.games.card(press.actor, gameOf(press));
    const module = moduleOf(press.bot, card);
    const upTo = leastSeats(module, card);
    if (card.places.length < upTo) await table.lobby.fill(press.actor, card.id, firstAi(module), { upTo });
    return table.lobby.start(press.actor, card.id);
  }),
  {
    family: END_YES,
    run: async (press) => {
      const card = await press.bot.table.host.end(press.actor, gameOf(press));
      return textReply(press, 'bot.game.ended', { title: titleOf(card) });
    },
  },
];
