import { answer } from '../src/discord/answers.js';
import { gameName, mention, tellerOf } from '../src/discord/bot.js';
import type { CommandCall } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import { botTeller, type BotTeller } from '../src/discord/texts.js';
import { groupCommand } from './game-command.js';
import { textOf } from './shared.js';
import { personOption } from './slash.js';

/** `/stats`: statistics of a person or the server, from information visible to every member. */

const HOUR = 60 * 60 * 1000;

/** A duration in hours or days. */
function spanOf(tell: BotTeller, ms: number): string {
  const hours = ms / HOUR;
  return hours < 48
    ? tell.text('bot.stats.hours', { n: Math.round(hours * 10) / 10 })
    : tell.text('bot.stats.days', { n: Math.round((hours / 24) * 10) / 10 });
}

const round = (n: number): number => Math.round(n * 10) / 10;

async function ofPerson(call: CommandCall): Promise<MessageBody> {
  const person = textOf(call, 'person') ?? call.actor.person;
  const tell = botTeller(call.locale);
  const stats = await call.bot.table.stats.person(call.actor, person);
  const { playing, decisions, records } = stats;
  const lines = records.map(({ module, mean, ...record }) => {
    const game = gameName(tellerOf(call.bot, { module }, call.locale), module);
    return tell.text('bot.stats.record', { game, mean: round(mean), ...record });
  });
  return answer(
    [tell.text('bot.stats.person', { who: mention(person), playing, decisions }), ...lines].join('\n'),
  );
}

async function ofServer(call: CommandCall): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const { stages, modules, winners } = await call.bot.table.stats.server(call.actor);
  const lines = [
    tell.text('bot.stats.server'),
    ...Object.entries(stages).map(([stage, n]) =>
      tell.text('bot.stats.stage', { stage: tell.lookup(`bot.stage.${stage}`), n }),
    ),
    ...modules.map(({ module, finished, length, wins }) => {
      const words = tellerOf(call.bot, { module }, call.locale);
      const list = wins.map(({ seat, n }) => `${words.name(seat)} ${n}`);
      const game = gameName(words, module);
      return tell.text('bot.stats.module', { game, finished, length: spanOf(tell, length), wins: list });
    }),
    ...winners.map(({ person, n }) => tell.text('bot.stats.winner', { who: mention(person), n })),
  ];
  return answer(lines.join('\n'));
}

export const statsCommand = groupCommand({
  name: 'stats',
  subcommands: {
    person: { options: [personOption('opt.whose')], run: ofPerson },
    server: { run: ofServer },
  },
});
