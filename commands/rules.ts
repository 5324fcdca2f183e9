import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { rulesPost, search, sectionsOf } from '../src/answers/rules.js';
import { thingsNamed } from '../src/answers/printed.js';
import { tellerOf } from '../src/discord/bot.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import {
  askedOf,
  askedOption,
  completeGame,
  described,
  gameOption,
  meantModule,
  withEverything,
} from './shared.js';

/** `/rules`: the sections of a game's rules that a word or number finds, and the cards. */
export const rulesCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'rules',
    ...described('cmd.rules'),
    contexts: [InteractionContextType.Guild],
    options: [askedOption('text', 'cmd.rules.text'), gameOption()],
  },
  async run(call) {
    const { module, card } = await meantModule(call);
    const game = card === undefined ? '' : String(card.id);
    return rulesPost(call, module, askedOf(call, 'text'), card?.variant ?? '', game);
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const { module } = await meantModule(call);
  const tell = tellerOf(call.bot, { module: module?.meta.id ?? '' }, call.locale);
  const sections = search(sectionsOf(module, tell), call.typed).map(({ id, title }) => ({
    name: `${id} · ${title}`,
    value: id,
  }));
  const things =
    module === undefined || call.typed.trim() === '' ? [] : thingsNamed(module, tell, call.typed);
  const named = things.map((thing) => ({ name: tell.name(thing), value: tell.name(thing) }));
  return withEverything(call, [...named, ...sections]);
}
