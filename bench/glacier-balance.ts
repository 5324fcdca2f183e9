import { parseArgs } from 'node:util';
import { stdout } from 'node:process';
import { CLANS, FATES, FATE_COLOUR } from '../src/games/glacier/model.js';
import { glacier } from '../src/games/glacier/module.js';
import { startGame } from '../src/kernel/game.js';
import { drawer } from '../src/kernel/random.js';
import type { Happening } from '../src/kernel/types.js';

/**
 * Whole games of At the Edge of the Glacier played by greedy players, and what came of them:
 *
 *   npx tsx bench/glacier-balance.ts --games 200 --clans 2,3,4 [--option goal=long] [--sworn]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    clans: { type: 'string', default: '2,3,4' },
    option: { type: 'string', multiple: true, default: [] },
    sworn: { type: 'boolean', default: false },
  },
});

type Counts = Record<string, number>;
const add = (counts: Counts, key: string, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n;
};

interface Report {
  games: number;
  years: Counts;
  verbs: Counts;
  fates: Counts;
  said: Counts;
  /** Wins of whoever began. */
  first: number;
  decisions: number;
  turns: number;
  /** How often the game had to wait for somebody else than before. */
  handovers: number;
  planned: number;
}

function note(report: Report, happenings: readonly Happening[]): void {
  for (const { key, args } of happenings) {
    add(report.said, key);
    if (key === 'interfere.played' || key === 'spite.played') add(report.fates, String(args['fate']));
    if (key === 'fate.countered') add(report.fates, 'offering');
    if (key === 'hunt.sure') add(report.fates, 'success');
    if (key === 'hunt.began') report.planned += Number(args['chance']);
    if (key === 'turn.revealed') report.turns++;
  }
}

function playOne(report: Report, clans: number, number: number, options: Record<string, string>): void {
  const draw = drawer(number + 1);
  const seats = CLANS.slice(0, clans);
  const { game, applied } = startGame(glacier, {
    seats,
    variant: 'standard',
    options,
    seed: `balance ${number}`,
  });
  note(report, applied.happenings);
  const { active } = game.position.g;
  if (values.sworn) for (const clan of Object.values(game.position.g.clans)) clan.sworn = true;
  let before = '';
  while (game.position.over === undefined) {
    const waiting = game.waiting();
    const now = waiting.join();
    if (now !== before) report.handovers++;
    before = now;
    const seat = waiting[draw(waiting.length)] ?? '';
    const view = glacier.view(game.position, seat);
    const move = glacier.ai['greedy']?.({ view, seat, choices: game.choices(seat), draw });
    if (move === undefined) return;
    add(report.verbs, move.verb);
    report.decisions++;
    note(report, game.apply(seat, move).happenings);
  }
  const { winners } = game.position.over;
  add(report.years, String(game.position.g.year));
  if (winners.includes(active)) report.first += 1 / winners.length;
  report.games++;
}

const options = Object.fromEntries(values.option.map((pair) => pair.split('=') as [string, string]));
for (const clans of values.clans.split(',').map(Number)) {
  const report: Report = {
    games: 0,
    years: {},
    verbs: {},
    fates: {},
    said: {},
    first: 0,
    decisions: 0,
    turns: 0,
    handovers: 0,
    planned: 0,
  };
  for (let n = 0; n < Number(values.games); n++) playOne(report, clans, n, options);
  const { games, years, verbs, fates, said } = report;
  const each = (n = 0): string => (n / games).toFixed(1);
  const percent = (n: number): string => `${(100 * n).toFixed(0)} %`;
  const hunts = said['hunt.began'] ?? 0;
  const target = [3, 4, 5, 6].reduce((sum, year) => sum + (years[year] ?? 0), 0) / games;
  const lines = [
    `### ${clans} clans, ${games} games ${JSON.stringify(options)}${values.sworn ? ', all sworn' : ''}`,
    `years: ${Object.entries(years)
      .map(([year, n]) => `${year}: ${percent(n / games)}`)
      .join(', ')}; three to six: ${percent(target)}`,
    `who begins wins ${percent(report.first / games)} (even: ${percent(1 / clans)})`,
    `hunts ${each(hunts)}, planned at ${(report.planned / hunts).toFixed(0)} %, successful ${percent((said['hunt.succeeded'] ?? 0) / hunts)}`,
    `actions: ${['hunt', 'gather', 'make', 'draw'].map((verb) => `${verb} ${each(verbs[verb])}`).join(', ')}`,
    `fate cards: ${FATES.map((fate) => `${fate} (${FATE_COLOUR[fate]}) ${each(fates[fate])}`).join(', ')}`,
    `winters: well fed ${each(said['winter.grew'])}, hungry ${each(said['winter.endured'])}, starving ${each(said['winter.starved'])}, died out ${each(said['loss.died-out'])}`,
    `decisions ${each(report.decisions)}, turns ${each(report.turns)}, waits for somebody else ${each(report.handovers)}: ${(report.handovers / report.turns).toFixed(2)} a turn`,
  ];
  stdout.write(`${lines.join('\n')}\n\n`);
}
