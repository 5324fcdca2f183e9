import { rulesPost, search, sectionsOf } from '../src/answers/rules.js';
import { thingsNamed } from '../src/answers/printed.js';
import { tellerOf } from '../src/discord/bot.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import { askedOf, askedOption, completeGame, gameOption, meantModule, withEverything } from './shared.js';
import { slash } from './slash.js';

/** `/rules`: sections and cards of a game's rules by word or number. */
export const rulesCommand: Command = {
  data: slash('rules', [askedOption('text', 'cmd.rules.text'), gameOption()]),
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
