import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { answer } from '../src/discord/answers.js';
import type { Call, Command, CommandCall, Control } from '../src/discord/command.js';
import { controlId } from '../src/discord/custom-id.js';
import { button, documentPart, post, type Post, rows, words } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts/index.js';
import { Refused } from '../src/kernel/errors.js';
import { described } from './shared.js';

/** `/me`: what is kept about whoever asks, to read, to take away, and to have forgotten. */

/** Family of the button that really forgets; its id names who is to be forgotten. */
export const FORGET_YES = 'me-forget';

const subs: Readonly<Record<string, (call: CommandCall) => Promise<Post>>> = {
  show: async (call) => {
    const tell = botTeller(call.locale);
    const kept = await call.bot.table.recordsOf(call.actor.person);
    const lines = Object.entries(kept).flatMap(([what, list]) =>
      list.length === 0 ? [] : [tell.tell(`bot.me.${what}`, { n: list.length })],
    );
    const none = lines.length === 0 ? [tell.tell('bot.me.nothing')] : [];
    return answer([tell.tell('bot.me.title'), ...lines, ...none, tell.tell('bot.me.more')].join('\n'));
  },
  export: async (call) => {
    const kept = await call.bot.table.recordsOf(call.actor.person);
    const data = Buffer.from(`${JSON.stringify({ format: 'fimbul-me', version: 1, ...kept }, null, 2)}\n`);
    const name = 'me.json';
    const text = words(botTeller(call.locale).tell('bot.me.exported'));
    return { ...post([text, documentPart(name)]), documents: [{ name, data }] };
  },
  forget: async (call) => confirmation(call),
};

function confirmation(call: Call): Post {
  const tell = botTeller(call.locale);
  const id = controlId(FORGET_YES, '', -1, call.actor.person);
  return post([
    words(tell.tell('bot.me.confirm')),
    ...rows([button({ id, label: tell.tell('bot.me.confirm-yes'), style: 'danger' })]),
  ]);
}

export const meCommand: Command = {
  anywhere: true,
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'me',
    ...described('cmd.me'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: Object.keys(subs).map((name) => ({
      type: ApplicationCommandOptionType.Subcommand as const,
      name,
      ...described(`cmd.me.${name}`),
    })),
  },
  run: async (call) =>
    (Object.hasOwn(subs, call.sub) ? subs[call.sub] : subs['show'])?.(call) ?? confirmation(call),
};

export const meControl: Control = {
  family: FORGET_YES,
  anywhere: true,
  async run(press) {
    if (press.id.game !== '') throw new Refused({ rule: 'table', key: 'table.no-such-game' });
    // Whoever presses is forgotten, and only if the button was made for them.
    if (press.id.rest !== press.actor.person) return confirmation(press);
    await press.bot.table.forget(press.actor.person);
    return answer(botTeller(press.locale).tell('bot.me.forgotten'));
  },
};
