import { answer } from '../../src/discord/answers.js';
import { aiLabel, tellerOf, titleOf } from '../../src/discord/bot.js';
import type { CommandCall } from '../../src/discord/command.js';
import type { MessageBody } from '../../src/discord/post.js';
import { oneOf } from '../../src/discord/posts/agreement.js';
import { botTeller } from '../../src/discord/texts.js';
import { ADVICE, type GameCard, VERBOSITIES } from '../../src/table/index.js';
import { onGame } from '../game-command.js';
import { completedOption, textOf } from '../shared.js';

/** `/game settings`: settings the host may change in a running game. */
export const settings = onGame({
  wants: 'any',
  options: [
    completedOption('posts', 'opt.posts'),
    completedOption('hints', 'opt.hints'),
    completedOption('ai', 'opt.level'),
  ],
  async run(call, { id, agreement }) {
    const advice = oneOf(ADVICE, textOf(call, 'hints'));
    const level = textOf(call, 'ai');
    const verbosity =
      oneOf(VERBOSITIES, textOf(call, 'posts')) ??
      (advice === undefined && level === undefined ? agreement.verbosity : undefined);
    if (advice !== undefined) await call.bot.table.host.setAdvice(call.actor, id, advice);
    if (level !== undefined) await call.bot.table.host.setLevel(call.actor, id, level);
    if (verbosity !== undefined) await call.bot.table.host.setVerbosity(call.actor, id, verbosity);
    return settingsPost(call, await call.bot.table.games.card(call.actor, id));
  },
});

function settingsPost(call: CommandCall, card: GameCard): MessageBody {
  const tell = botTeller(call.locale);
  const verbosity = tell.text(`bot.verbosity.${card.agreement.verbosity}`);
  const advice = tell.text(`bot.advice.${card.agreement.advice}`);
  const words = tellerOf(call.bot, card, call.locale);
  const levels = card.places.flatMap(({ ai, strategy }) => (strategy === undefined ? (ai ?? []) : []));
  return answer(
    [
      tell.text('bot.settings.told', { title: titleOf(card), verbosity }),
      `${advice}.`,
      ...[...new Set(levels)].map((ai) => tell.text('bot.settings.level', { level: aiLabel(words, ai) })),
    ].join('\n'),
  );
}
