import { type AnyModule, aiLabel, moduleOf, tellerOf } from '../../src/discord/bot.js';
import type { CompleteCall, Completion } from '../../src/discord/command.js';
import { paceOptions, verbosityOptions } from '../../src/discord/posts/agreement.js';
import { packName } from '../../src/discord/posts/lobby.js';
import { byLevel } from '../../src/kernel/index.js';
import type { GameCard } from '../../src/table/index.js';
import { completeEvents } from '../rewind.js';
import { completeAdvice, completeLabels, completeNames, matching, textOf } from '../shared.js';

type Find = () => Promise<GameCard>;
type Completing = (call: CompleteCall, find: Find) => Promise<readonly Completion[]>;

/** Completions of the options of `/game` by option name. */
const COMPLETIONS: Readonly<Record<string, Completing>> = {
  posts: async (call) => completeLabels(call, verbosityOptions),
  hints: async (call) => completeAdvice(call),
  pace: async (call) => completeLabels(call, paceOptions),
  async pack(call) {
    const { id, words } = kindOf(call);
    const packs = call.bot.table.games.packs(id);
    return matching(
      packs.map((pack) => ({ name: packName(words, pack), value: pack.id })),
      call.typed,
    );
  },
  async variant(call) {
    const { id, words } = kindOf(call);
    const ids = call.bot.modules.get(id)?.meta.variants.map((each) => each.id) ?? [];
    return completeNames(call, words, ids);
  },
  to: async (call, find) => completeEvents(call, await find()),
  async ai(call, find) {
    const { module, tell } = await gameOf(call, find);
    const all = [...byLevel(Object.keys(module?.ai ?? {})), ...strategistsFor(call, module)];
    return matching(
      all.map((ai) => ({ name: aiLabel(tell, ai), value: ai })),
      call.typed,
    );
  },
  async strategy(call, find) {
    const { module, tell } = await gameOf(call, find);
    const texts = Object.values(module?.strategists ?? {}).flatMap((one) => Object.keys(one.texts));
    const nameOf = (value: string) =>
      tell.has(`ai.${value}`) ? `${value}: ${tell.lookup(`ai.${value}`)}` : value;
    return matching(
      texts.map((value) => ({ name: nameOf(value), value })),
      call.typed,
    );
  },
};

/** An option without its own completions names a seat. */
export const complete: Completing = async (call, find) => {
  if (Object.hasOwn(COMPLETIONS, call.focused)) return COMPLETIONS[call.focused]?.(call, find) ?? [];
  const { module, tell } = await gameOf(call, find);
  return completeNames(call, tell, module?.meta.seats.map(({ id }) => id) ?? []);
};

/** Id and texts of the game being created. */
function kindOf(call: CompleteCall) {
  const id = textOf(call, 'game') ?? [...call.bot.modules.keys()][0] ?? '';
  return { id, words: tellerOf(call.bot, { module: id }, call.locale) };
}

async function gameOf(call: CompleteCall, find: Find) {
  const card = await find();
  return { module: moduleOf(call.bot, card), tell: tellerOf(call.bot, card, call.locale) };
}

/** An AI with a strategy text is set up when it joins: `/game settings` only has levels. */
const strategistsFor = (call: CompleteCall, module: AnyModule | undefined): readonly string[] =>
  call.sub === 'settings' ? [] : Object.keys(module?.strategists ?? {});
