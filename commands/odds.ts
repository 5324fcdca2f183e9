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

/** `/odds`: the exact chances of what the actor might try, reckoned from the actor's own view. */
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
    const snapshot = await call.bot.table.look(call.actor, id);
    const tell = tellerOf(call.bot, snapshot.card, call.locale);
    const odds = moduleOf(call.bot, snapshot.card)?.odds;
    if (odds === undefined) return answer(tell.tell('bot.odds.none'));
    const seat = snapshot.viewer === 'spectator' ? snapshot.card.places[0]?.seat : snapshot.viewer;
    if (seat === undefined) return answer(tell.tell('bot.odds.none'));
    const about = odds.about(snapshot.view, seat);
    const typed = textOf(call, 'about')?.toLowerCase();
    const thing = about.find((each) => each === typed || tell.name(each).toLowerCase() === typed);
    if (thing === undefined) {
      if (about.length === 0) return answer(tell.tell('bot.odds.none'));
      const lines = about.map((each) => {
        const brief = odds.brief(snapshot.view, seat, each, tell);
        return `- **${tell.name(each)}** (\`${each}\`)${brief === '' ? '' : `: ${brief}`}`;
      });
      return answer([whereLine(tell, snapshot.card), tell.tell('bot.odds.which'), ...lines].join('\n'));
    }
    const lines = odds.tell(snapshot.view, seat, thing, tell);
    return answer(`${whereLine(tell, snapshot.card)}\n${lines}`);
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const { id } = await findGame(call);
  const snapshot = await call.bot.table.look(call.actor, id);
  const tell = tellerOf(call.bot, snapshot.card, call.locale);
  const seat = snapshot.viewer === 'spectator' ? snapshot.card.places[0]?.seat : snapshot.viewer;
  if (seat === undefined) return [];
  const about = moduleOf(call.bot, snapshot.card)?.odds?.about(snapshot.view, seat) ?? [];
  return matching(
    about.map((thing) => ({ name: tell.name(thing), value: thing })),
    call.typed,
  );
}
