import { drawPlayers } from '../box.js';
import type { ExperimentOf } from '../experiment.js';
import type { LabGame, LabSetup, Retold } from '../game.js';
import type { LabGameRecord } from '../record.js';
import { setupOf } from '../rows.js';
import type { PagePart } from './page.js';
import { meanOf, type PlayedSet } from './played.js';

/** One game told as a story. */

/** The table of one game; for a box, the households drawn for it. */
function setupOfGame(lab: LabGame, setup: LabSetup, game: number): LabSetup {
  if (setup.box === undefined) return setup;
  const { constants, readings } = setup;
  return { constants, readings, players: drawPlayers(lab, setup.box)(game).map(({ player }) => player) };
}

/** Chooses a game with help, deaths and survivors, in this order of weight. */
export function story(
  lab: LabGame,
  all: readonly PlayedSet[],
  experiment: ExperimentOf<'sets' | 'box'>,
): PagePart[] {
  const helping = [...all].sort((a, b) => meanOf(b.row, 'helped') - meanOf(a.row, 'helped'));
  const [from] = helping.some(({ row }) => row.set.beside !== undefined)
    ? helping.filter(({ row }) => row.set.beside !== undefined)
    : helping;
  if (from === undefined || from.games.length === 0) return [];
  const interest = ({ measures, players }: LabGameRecord): number =>
    4 * (measures['helped'] ?? 0) +
    2 * (players.some(({ died }) => died > 0) ? 1 : 0) +
    (players.some(({ died }) => died === 0) ? 1 : 0);
  const best = from.games.reduce((top, game, at) => {
    const known = from.games[top];
    return known !== undefined && interest(game) > interest(known) ? at : top;
  }, 0);
  const number = experiment.seed + best;
  const ready = lab.ready(setupOfGame(lab, setupOf(lab, experiment, from.row.set), number));
  const retold = ready.retell?.(number);
  return retold === undefined
    ? []
    : [{ title: `One game of ${from.row.name} (game ${number})`, lines: introduced(retold, from, best) }];
}

/** Adds the strategy to each household's first mention, if strategies differ. */
function introduced({ story, seats }: Retold, { games, kindOf }: PlayedSet, best: number): string[] {
  const kinds = (games[best]?.players ?? []).map(kindOf);
  if (new Set(kinds).size < 2) return [...story];
  const named = new Set<string>();
  return story.map((line) =>
    seats.reduce((text, name, at) => {
      if (named.has(name) || !text.includes(name)) return text;
      named.add(name);
      return text.replace(name, `${name} (${kinds[at] ?? ''})`);
    }, line),
  );
}
