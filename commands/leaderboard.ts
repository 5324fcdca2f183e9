import { curvePost, ladderPost } from '../src/answers/ladder.js';
import { textReply } from '../src/discord/answers.js';
import { type AnyModule, tellerOf } from '../src/discord/bot.js';
import type { Command } from '../src/discord/command.js';
import { completedOption, completeNames, gameChoices, textOf } from './shared.js';
import { choiceOption, personOption, slash } from './slash.js';

/** `/leaderboard`: ratings in this server, or one person's curve. */
export function leaderboardCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  return {
    data: slash('leaderboard', [
      choiceOption('game', 'opt.leaderboard', gameChoices([...modules.values()])),
      completedOption('variant', 'opt.leaderboard.variant'),
      personOption('opt.leaderboard.person'),
    ]),
    run: async (call) => {
      const module = modules.get(textOf(call, 'game') ?? '');
      const variant = textOf(call, 'variant');
      if (module !== undefined && variant !== undefined)
        if (!module.meta.variants.some(({ id }) => id === variant))
          return textReply(call, 'table.no-such-variant', { variant });
      const game = module?.meta.id ?? '';
      const scope = game === '' || variant === undefined ? game : `${game}/${variant}`;
      const person = textOf(call, 'person');
      return person === undefined ? ladderPost(call, scope) : curvePost(call, person, scope);
    },
    complete: async (call) => {
      const game = textOf(call, 'game') ?? '';
      const tell = tellerOf(call.bot, { module: game }, call.locale);
      const ids = modules.get(game)?.meta.variants.map(({ id }) => id) ?? [];
      return completeNames(call, tell, ids);
    },
  };
}
