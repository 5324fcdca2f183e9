import { namedPost, placeOf } from '../src/answers/about.js';
import { thingsNamed } from '../src/answers/printed.js';
import { textReply } from '../src/discord/answers.js';
import { tellerOf } from '../src/discord/bot.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import { askedOf, askedOption, completeGame, gameOption, meantModule, withEverything } from './shared.js';
import { slash } from './slash.js';

/** `/card`: a card, animal, law or seat by name, from the actor's view. */
export const cardCommand: Command = {
  data: slash('card', [askedOption('name', 'cmd.card.name'), gameOption()]),
  async run(call) {
    const { module, card } = await meantModule(call, 'table');
    if (module === undefined) return textReply(call, 'table.no-such-game');
    return namedPost(call, await placeOf(call, module, card?.id), askedOf(call, 'name'));
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const { module, card } = await meantModule(call, 'table');
  if (module === undefined) return [];
  const tell = tellerOf(call.bot, card ?? { module: module.meta.id }, call.locale);
  const { view } = await placeOf(call, module, card?.id);
  const things = thingsNamed(module, tell, call.typed, view);
  const named = things.map((thing) => ({ name: tell.name(thing), value: thing }));
  return withEverything(call, named);
}
