import type { LabGame, LabGameResult, Retold, LabSetup } from '../game.js';

/** Three games in full: an average one, and those with the fewest survivors of games with help and of all games. */

export interface WitnessGame {
  readonly title: string;
  readonly game: number;
  readonly retold: Retold;
}

const LOOKED_AT = 400;

type Seen = Pick<LabGameResult, 'measures' | 'died' | 'scores'> & { readonly game: number };

/** @returns none if the game can't be retold */
export function witnesses(lab: LabGame, setup: LabSetup, first: number): WitnessGame[] {
  const table = lab.ready(setup);
  if (table.retell === undefined) return [];
  const seen = Array.from({ length: LOOKED_AT }, (_, n): Seen => {
    // The result object is reused by the next game.
    const { measures, died, scores } = table.play(first + n);
    return { game: first + n, measures: [...measures], died: [...died], scores: [...scores] };
  });
  const pick = (id: string): ((one: Seen) => number) => {
    const at = lab.measures.findIndex((measure) => measure.id === id);
    return ({ measures }) => measures[at] ?? 0;
  };
  const [survivors, years, helped, transfers] = [
    pick('survivors'),
    pick('years'),
    pick('helped'),
    pick('transfers'),
  ];
  const best = ({ scores }: Seen): number => Math.max(0, ...scores);
  const byEnd = [...seen].sort(
    (a, b) => survivors(a) - survivors(b) || best(a) - best(b) || years(a) - years(b),
  );
  const average = byEnd[Math.floor(byEnd.length / 2)];
  const [rescue] = seen
    .filter((one) => helped(one) > 0)
    .sort((a, b) => survivors(a) - survivors(b) || transfers(b) - transfers(a));
  const [ruin] = seen
    .filter(({ died }) => died.some((year) => year > 0))
    .sort((a, b) => survivors(a) - survivors(b) || years(a) - years(b));
  const chosen = new Map<number, string>();
  const choose = (one: Seen | undefined, title: string): void => {
    if (one !== undefined && !chosen.has(one.game)) chosen.set(one.game, title);
  };
  choose(average, 'An average game');
  choose(rescue, 'Help, and few survivors');
  choose(ruin, 'Fewest survivors');
  return [...chosen].flatMap(([game, title]) => {
    const retold = table.retell?.(game);
    return retold === undefined ? [] : [{ title, game, retold }];
  });
}
