import { settingsOf, startGame, viewOf } from '../kernel/index.js';
import type { AnyModule } from '../discord/bot.js';
import type { BotTeller } from '../discord/texts.js';

/** A game's printed things, found by name. */

const begun = new WeakMap<AnyModule, unknown>();

/** The public view of a newly set-up game, for questions outside a game. */
export function openingView(module: AnyModule): unknown {
  if (!begun.has(module)) {
    const { meta } = module;
    const [first] = meta.variants;
    const seats = first?.seats ?? meta.seats.slice(0, first?.maxSeats).map(({ id }) => id);
    const options = settingsOf(meta.options, {});
    const { game } = startGame(module, {
      seats: seats.slice(0, Math.max(first?.minSeats ?? 1, Math.min(seats.length, first?.maxSeats ?? 1))),
      variant: first?.id ?? '',
      options,
      seed: 'printed',
      dice: 'fast',
    });
    begun.set(module, viewOf(module, game.position, 'spectator'));
  }
  return begun.get(module);
}

/** Lower case without accents and punctuation, for comparing names. */
const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Things whose name or id contains the typed text, the closest first. */
export function thingsNamed(
  module: AnyModule,
  tell: BotTeller,
  typed: string,
  view: unknown = openingView(module),
): readonly string[] {
  const wanted = plainName(typed);
  const all = module.printed?.about(view) ?? [];
  if (wanted === '') return all;
  const rank = (thing: string): number => {
    const names = [plainName(tell.name(thing)), plainName(thing)];
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return all
    .map((thing) => ({ thing, at: rank(thing) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
