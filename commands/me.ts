import { confirmation } from '../src/answers/me.js';
import { answer } from '../src/discord/answers.js';
import { documentPart, post, words } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts.js';
import { groupCommand, type Subcommand } from './game-command.js';

/** `/me`: shows, exports or deletes the actor's stored data. */

const subcommands: Readonly<Record<string, Subcommand>> = {
  show: {
    async run(call) {
      const tell = botTeller(call.locale);
      const records = await call.bot.table.people.records(call.actor.person);
      const lines = Object.entries(records).flatMap(([what, list]) =>
        list.length === 0 ? [] : [tell.lookup(`bot.me.${what}`, { n: list.length })],
      );
      const none = lines.length === 0 ? [tell.text('bot.me.nothing')] : [];
      return answer([tell.text('bot.me.title'), ...lines, ...none, tell.text('bot.me.more')].join('\n'));
    },
  },
  export: {
    async run(call) {
      const records = await call.bot.table.people.records(call.actor.person);
      const data = Buffer.from(
        `${JSON.stringify({ format: 'fimbul-me', version: 1, ...records }, null, 2)}\n`,
      );
      const name = 'me.json';
      const text = words(botTeller(call.locale).text('bot.me.exported'));
      return { ...post([text, documentPart(name)]), documents: [{ name, data }] };
    },
  },
  delete: { run: async (call) => confirmation(call) },
};

export const meCommand = groupCommand({ name: 'me', anywhere: true, subcommands });
