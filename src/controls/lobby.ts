import { say } from '../discord/answers.js';
import { moduleOf } from '../discord/bot.js';
import type { Control, Press } from '../discord/command.js';
import { oneOf, parsePace } from '../discord/posts/agreement.js';
import { ANY_SEAT, leastSeats, LOBBY } from '../discord/posts/lobby.js';
import { SETTINGS, settingsPost } from '../discord/posts/lobby-options.js';
import { ADVICE, type GameCard, MISSED, VERBOSITIES } from '../table/index.js';
import { END_YES, firstAi } from '../answers/lobby.js';
import { LANGUAGES } from '../discord/texts.js';
import { gameOf } from './press.js';
import { titleOf } from '../discord/bot.js';

/** Controls of the lobby card. The card itself changes through the outbox; only a refusal is answered. */

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

/** What a menu of the settings changes: one of the game's own, or (`@…`) something that the table agrees on. */
function changeOf(
  press: Press,
  card: GameCard,
  option: string,
  value: string,
): Parameters<Press['bot']['table']['lobby']['configure']>[2] {
  const [missed, verbosity] = [oneOf(MISSED, value), oneOf(VERBOSITIES, value)];
  const pack = moduleOf(press.bot, card)?.packs?.option ?? '';
  switch (option) {
    case '@variant':
      return { variant: value };
    case '@pace':
      return parsePace(value);
    case '@missed':
      return { agreement: missed ? { missed } : {} };
    case '@verbosity':
      return { agreement: verbosity ? { verbosity } : {} };
    case '@advice': {
      const advice = oneOf(ADVICE, value);
      return { agreement: advice ? { advice } : {} };
    }
    case '@language': {
      const language = oneOf(LANGUAGES, value);
      return language === undefined ? {} : { language };
    }
    case '@pack':
      return { options: { ...card.options, [pack]: value } };
    default:
      return { options: { [option]: value } };
  }
}

export const lobbyControls: readonly Control[] = [
  quiet(LOBBY.join, (press) => press.bot.table.lobby.join(press.actor, gameOf(press))),
  quiet(LOBBY.leave, (press) => press.bot.table.lobby.leave(press.actor, gameOf(press))),
  quiet(LOBBY.seat, (press) => {
    const [seat] = press.values;
    return press.bot.table.lobby.join(press.actor, gameOf(press), seat === ANY_SEAT ? undefined : seat);
  }),
  quiet(LOBBY.variant, (press) => {
    const [variant] = press.values;
    return press.bot.table.lobby.configure(
      press.actor,
      gameOf(press),
      variant === undefined ? {} : { variant },
    );
  }),
  quiet(LOBBY.option, async (press) => {
    const card = await press.bot.table.games.card(press.actor, gameOf(press));
    const [value = ''] = press.values;
    return press.bot.table.lobby.configure(press.actor, card.id, {
      options: { ...card.options, [press.id.rest]: value },
    });
  }),
  {
    family: SETTINGS.open,
    run: async (press) => {
      const card = await press.bot.table.games.card(press.actor, gameOf(press));
      return settingsPost(press.bot, card, Number(press.values[0] ?? press.id.rest), press.locale);
    },
  },
  {
    family: SETTINGS.set,
    run: async (press) => {
      const [, page = '0', option = ''] = /^(\d+):(.*)$/u.exec(press.id.rest) ?? [];
      const before = await press.bot.table.games.card(press.actor, gameOf(press));
      if (option === '@level') {
        const [level = ''] = press.values;
        const card = await press.bot.table.host.setLevel(press.actor, before.id, level);
        return settingsPost(press.bot, card, Number(page), press.locale);
      }
      const change = changeOf(press, before, option, press.values[0] ?? '');
      const card = await press.bot.table.lobby.configure(press.actor, before.id, change);
      return settingsPost(press.bot, card, Number(page), press.locale);
    },
  },
  quiet(LOBBY.pace, (press) =>
    press.bot.table.lobby.configure(press.actor, gameOf(press), parsePace(press.values[0] ?? '')),
  ),
  quiet(LOBBY.missed, (press) => {
    const missed = oneOf(MISSED, press.values[0]);
    return press.bot.table.lobby.configure(press.actor, gameOf(press), {
      agreement: missed ? { missed } : {},
    });
  }),
  quiet(LOBBY.verbosity, (press) => {
    const verbosity = oneOf(VERBOSITIES, press.values[0]);
    return press.bot.table.lobby.configure(press.actor, gameOf(press), {
      agreement: verbosity ? { verbosity } : {},
    });
  }),
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
      return say(press, 'bot.game.ended', { title: titleOf(card) });
    },
  },
];
