import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Mode } from '../calendar/game.js';
import { findGame } from '../../../src/games/registry.js';
import { settingsOf } from '../../../src/kernel/options.js';
import type { Pace } from '../../../src/table/contract/index.js';
import { pair, progressLine, variantOf, whole } from '../../../src/cli/options.js';

interface Given {
  game: string;
  seats: number;
  games: number;
  seed: number;
  variant?: string;
  option: Record<string, string>;
  ai: string;
  pace: Pace;
  distribution: string;
  planning: number;
  orders: boolean;
  modes?: readonly Mode[];
  json: boolean;
}

const TITLES: Readonly<Record<Mode, string>> = {
  all: 'with orders',
  newcomers: 'newcomers',
  together: 'asked together',
  single: 'one at a time',
};

const MODES = Object.keys(TITLES) as readonly Mode[];

/** `all,newcomers`. */
function modesFrom(text: string): readonly Mode[] {
  const named = text.split(',').map((word) => word.trim());
  const modes = MODES.filter((mode) => named.includes(mode));
  if (modes.length !== new Set(named).size)
    throw new InvalidArgumentError(`some of ${MODES.join(', ')} are wanted, with commas between`);
  return modes;
}

const percentage = (text: string): number => whole(0, 100)(text);

export function addCalendar(program: Command): void {
  program
    .command('calendar')
    .description(
      'Plays games between AIs on a simulated calendar: how many days a game takes, and how often people are called.',
    )
    .option('--game <id>', 'which game', 'greenland')
    .option('--seats <n>', 'how many seats play', whole(1, 8), 4)
    .option('--games <n>', 'how many games', whole(1), 50)
    .option('--seed <n>', 'the same seed plays the same games', whole(0, 2 ** 30), 1)
    .option('--variant <id>', 'which variant (the first one when absent)')
    .option('--option <name=value>', 'a setting of the game; may be given again', pair, {})
    .option('--ai <name>', 'who decides in the place of people', 'greedy')
    .addOption(
      new Option('--pace <pace>', 'how often people come by')
        .choices(['relaxed', 'daily', 'brisk'])
        .default('daily'),
    )
    .option(
      '--distribution <text>',
      'reply times: median in waking hours, and the share of replies after more than a day',
      'median=3,late=0.0333',
    )
    .option('--planning <percent>', 'of sittings in which somebody plans what can be planned', percentage, 50)
    .option('--no-orders', 'only without policies, plans and asking together')
    .option('--modes <names>', `only some of the ways of asking: ${MODES.join(', ')}`, modesFrom)
    .option('--json', 'the last line is JSON (it always is)', true)
    .action(async (given: Given) => {
      const [
        { playCalendar },
        { parseDistribution },
        { medians, comparisonText: tableOf, waitsText: waitsTable },
      ] = await Promise.all([
        import('../calendar/game.js'),
        import('../calendar/people.js'),
        import('../calendar/report.js'),
      ]);
      const module = findGame(given.game);
      const { game, seats, games, seed, ai, pace } = given;
      if (module.ai[ai] === undefined)
        throw new Error(`there is no AI ${ai}; there are ${Object.keys(module.ai).join(', ')}`);
      const variant = variantOf(module, given.variant, seats);
      const distribution = parseDistribution(given.distribution);
      const modes = given.orders ? (given.modes ?? MODES) : (['single'] as const);
      const input = {
        module,
        variant,
        options: settingsOf(module.meta.options, given.option),
        seats,
        ai,
        pace,
        distribution,
      };
      const columns = [];
      let unfinished = 0;
      for (const mode of modes) {
        const progress = progressLine(TITLES[mode], games);
        const played = [];
        for (let i = 0; i < games; i++) {
          played.push(await playCalendar({ ...input, mode, seed: seed + i, planning: given.planning / 100 }));
          progress(i + 1);
        }
        unfinished += played.filter(({ finished }) => !finished).length;
        columns.push({ title: TITLES[mode], mode, games: played });
      }
      console.log(`${game}, ${variant}, ${seats} seats, ${games} games, ${pace}; medians over the games\n`);
      console.log(tableOf(columns));
      for (const column of columns)
        console.log(`\n${column.title}, means over the games\n${waitsTable(column.games, seats)}`);
      const [first, ...others] = columns.map(({ mode, games: played }) => ({ mode, ...medians(played) }));
      const rest = Object.fromEntries(others.map(({ mode, ...sums }) => [mode, sums]));
      console.log(
        JSON.stringify({
          game,
          variant,
          seats,
          games,
          seed,
          ai,
          pace,
          distribution,
          ...first,
          ...rest,
          unfinished,
        }),
      );
      if (unfinished > 0) process.exitCode = 1;
    });
}
