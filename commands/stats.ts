import { answer } from '../src/discord/answers.js';
import { gameName, mention, tellerOf, titleOf } from '../src/discord/bot.js';
import type { Command, CommandCall } from '../src/discord/command.js';
import type { Post } from '../src/discord/post.js';
import { ratedLines } from '../src/discord/posts/rated.js';
import { botTeller, type BotTeller } from '../src/discord/texts.js';
import { completeGame, findGame, gameOption, textOf } from './shared.js';
import { personOption, slash, subcommand } from './slash.js';

/** `/stats`: figures of a person, a game or the server, from what everybody in the server may know. */

const HOUR = 60 * 60 * 1000;

/** A span of time in hours or days. */
function spanOf(tell: BotTeller, ms: number): string {
  const hours = ms / HOUR;
  return hours < 48
    ? tell.text('bot.stats.hours', { n: Math.round(hours * 10) / 10 })
    : tell.text('bot.stats.days', { n: Math.round((hours / 24) * 10) / 10 });
}

const round = (n: number): number => Math.round(n * 10) / 10;

async function ofPerson(call: CommandCall): Promise<Post> {
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

async function ofGame(call: CommandCall): Promise<Post> {
  const found = await findGame(call);
  const { card, seats, silence, ...stats } = await call.bot.table.stats.game(call.actor, found.id);
  const rated = await call.bot.table.ladder.verdict(call.actor, found.id);
  const tell = tellerOf(call.bot, card, call.locale);
  const length = spanOf(tell, (card.endedAt ?? call.bot.table.now()) - (card.startedAt ?? card.createdAt));
  const lines = [
    tell.text('bot.stats.game', { title: titleOf(card), length, ...stats }),
    ...seats.map(({ seat, person, ai }) => tell.text('bot.stats.seat', { seat, person, ai })),
    silence === undefined
      ? ''
      : tell.text('bot.stats.silence', { span: spanOf(tell, silence.ms), seq: silence.seq }),
    ...ratedLines(tell, rated),
  ];
  return answer(lines.filter((text) => text !== '').join('\n'));
}

async function ofServer(call: CommandCall): Promise<Post> {
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

const subs: Readonly<Record<string, (call: CommandCall) => Promise<Post>>> = {
  person: ofPerson,
  game: ofGame,
  server: ofServer,
};

export const statsCommand: Command = {
  data: slash('stats', [
    subcommand('stats', 'person', [personOption('opt.whose')]),
    subcommand('stats', 'game', [gameOption()]),
    subcommand('stats', 'server'),
  ]),
  run: (call) => ((Object.hasOwn(subs, call.sub) ? subs[call.sub] : undefined) ?? ofServer)(call),
  complete: completeGame,
};
