import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { answer } from '../src/discord/answers.js';
import { moduleOf, tellerOf, whereLine } from '../src/discord/bot.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import {
  completedOption,
  completeGame,
  described,
  findGame,
  gameOption,
  matching,
  textOf,
} from './shared.js';

/** `/odds`: the exact chances of what the asker might try, reckoned from the asker's own view. */
export const oddsCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'odds',
    ...described('cmd.odds'),
    contexts: [InteractionContextType.Guild],
    options: [completedOption('about', 'cmd.odds.about'), gameOption()],
  },
  async run(call) {
    const { id } = await findGame(call);
    const sight = await call.bot.table.look(call.asker, id);
    const tell = tellerOf(call.bot, sight.card, call.locale);
    const odds = moduleOf(call.bot, sight.card)?.odds;
    if (odds === undefined) return answer(tell.tell('bot.odds.none'));
    const seat = sight.viewer === 'spectator' ? sight.card.places[0]?.seat : sight.viewer;
    if (seat === undefined) return answer(tell.tell('bot.odds.none'));
    const about = odds.about(sight.view, seat);
    const typed = textOf(call, 'about')?.toLowerCase();
    const thing = about.find((each) => each === typed || tell.name(each).toLowerCase() === typed);
    if (thing === undefined) {
      if (about.length === 0) return answer(tell.tell('bot.odds.none'));
      const lines = about.map((each) => {
        const brief = odds.brief(sight.view, seat, each, tell);
        return `- **${tell.name(each)}** (\`${each}\`)${brief === '' ? '' : `: ${brief}`}`;
      });
      return answer([whereLine(tell, sight.card), tell.tell('bot.odds.which'), ...lines].join('\n'));
    }
    const lines = odds.tell(sight.view, seat, thing, tell);
    return answer(`${whereLine(tell, sight.card)}\n${lines}`);
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const { id } = await findGame(call);
  const sight = await call.bot.table.look(call.asker, id);
  const tell = tellerOf(call.bot, sight.card, call.locale);
  const seat = sight.viewer === 'spectator' ? sight.card.places[0]?.seat : sight.viewer;
  if (seat === undefined) return [];
  const about = moduleOf(call.bot, sight.card)?.odds?.about(sight.view, seat) ?? [];
  return matching(
    about.map((thing) => ({ name: tell.name(thing), value: thing })),
    call.typed,
  );
}
