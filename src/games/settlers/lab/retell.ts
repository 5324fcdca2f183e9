import type { Retold } from '../../../lab/game.js';
import {
  type Happening,
  isHeadline,
  makeMove,
  type Position,
  startGame,
  teller,
} from '../../../kernel/index.js';
import { topOf } from '../frames.js';
import { HOUSEHOLDS, type G } from '../model.js';
import { settlers } from '../module.js';
import type { SettlersStrategy } from './strategy-reader.js';
import { playStrategy } from './player.js';
import type { Asking } from './question.js';
import { storyOf } from './story.js';

/** Replays a game of the fast core in the module, move by move, for its story and its log. */

/** A longer game is a bug. */
const TOO_MANY = 50_000;

export interface Retelling {
  readonly strategies: readonly SettlersStrategy[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly rolls: number;
}

function askingOf({ frames }: Position<G>): Asking {
  const top = topOf(frames);
  const {
    point = '',
    to = '',
    rider = '',
    n = 0,
    pay = '',
    made = {},
    worked = {},
    sound = {},
  } = top?.vars ?? {};
  return { state: top?.at ?? '', point, to, by: rider, n, pay, made, worked, sound };
}

export function retell({ strategies, options, seed, rolls }: Retelling): Retold {
  const seats = HOUSEHOLDS.slice(0, strategies.length);
  const { game } = startGame(settlers, { seats, variant: 'standard', options, seed, dice: 'fast' });
  const tell = teller(settlers.texts, 'en');
  const names = seats.map((seat) => tell.lookup(`name.${seat}`));
  const chapters: { title: string; lines: string[] }[] = [];
  const log = [JSON.stringify({ seats, options, seed, dice: 'fast' })];
  const years: Happening[][] = [];
  let year = -1;
  for (let moves = 0; game.position.over === undefined; moves++) {
    const [seat] = game.waiting();
    const strategy = strategies[seats.findIndex((one) => one === seat)];
    if (seat === undefined || strategy === undefined || moves > TOO_MANY)
      throw new Error('the game stops before its end');
    const { position } = game;
    const move = playStrategy(strategy, {
      table: position.g,
      seats,
      seat,
      asking: askingOf(position),
      choices: () => game.choices(seat),
      rolls,
    });
    log.push(`${seat}: ${makeMove(move)}`);
    const { happenings } = game.play(seat, move);
    for (const { key, args, to } of happenings) {
      if (to !== undefined || !isHeadline(settlers, key)) continue;
      // The year card opens a chapter.
      if (key === 'year.card' || year < 0) {
        years.push([]);
        year = game.position.g.year;
        chapters.push({ title: `Year ${Math.max(1, year)}`, lines: [] });
      }
      years.at(-1)?.push({ key, args });
      chapters.at(-1)?.lines.push(tell.lookup(key, args));
    }
  }
  return { seats: names, story: storyOf(years, (it) => tell.lookup(it.key, it.args)), chapters, log };
}
