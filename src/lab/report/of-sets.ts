import type { Teller } from '../../kernel/index.js';
import { setsOf } from '../experiment.js';
import type { LabGame } from '../game.js';
import type { ExperimentResult } from '../rows.js';
import { compared, pairsOf, unchanged } from './compared.js';
import { deaths } from './deaths.js';
import { outcomeBars, survivalCurves, winBars } from './figures.js';
import { story } from './one-game.js';
import { changedNumbers } from './numbers.js';
import type { PagePart } from './page.js';
import { meanOf, per100, winsOf, type PlayedSet } from './played.js';
import { sharing } from './sharing.js';

/** The page of sets and boxes. */

function endings(lab: LabGame, all: readonly PlayedSet[], tell: Teller): PagePart {
  const ids = [...lab.endings, ...lab.headlines.filter((id) => id === 'shared' || id === 'hollow')];
  return {
    title: 'How games end, of 100',
    chart: () =>
      outcomeBars(
        lab,
        all.map(({ row }) => row),
        tell,
      ),
    table: {
      head: ['', ...ids.map((id) => tell.lookup(`ending.${id}`))],
      rows: all.map(({ row }) => [row.name, ...ids.map((id) => per100(meanOf(row, id)))]),
    },
  };
}

/** Sets with several strategies; all where there are none. */
function whoWins(lab: LabGame, all: readonly PlayedSet[]): PagePart {
  const mixed = all.filter(({ kinds }) => kinds.length > 1);
  const shown = (mixed.length > 0 ? mixed : all).flatMap(winsOf);
  const rows = shown.map((it, at) => [
    it.set === shown[at - 1]?.set ? '' : it.set,
    ...(mixed.length > 0 ? [it.kind] : []),
    ...[it.alone, it.joint, it.alive].map(per100),
    it.score.toFixed(0),
  ]);
  const names = mixed.length > 0 ? ['set', 'strategy'] : ['set'];
  return {
    title: 'Who wins, of 100 games',
    chart: () => winBars(shown),
    table: {
      head: [...names, 'alone', 'joint winners', 'alive at the end', lab.score ?? 'points'],
      rows,
    },
  };
}

export function partsOfSets(
  lab: LabGame,
  answer: ExperimentResult,
  all: readonly PlayedSet[],
  tell: Teller,
): PagePart[] {
  const { experiment, rows } = answer;
  if (experiment.kind !== 'sets' && experiment.kind !== 'box') return [];
  const died = rows.some(({ survival }) => survival.some((alive) => alive < 1));
  const pairs = pairsOf(lab, all);
  const same = unchanged(pairs);
  const shown = all.filter((one) => !same.includes(one));
  const dead = deaths(lab, shown);
  const names = same.map(({ row }) => row.name).join(', ');
  return [
    endings(lab, shown, tell),
    ...(names === '' ? [] : [{ title: 'The same as without the change', lines: [`${names}.`] }]),
    ...changedNumbers(lab, answer),
    ...compared(
      lab,
      pairs.filter(({ after }) => shown.includes(after)),
      tell,
    ),
    whoWins(lab, shown),
    ...sharing(lab, all, pairs, tell),
    ...dead.map((part) =>
      died ? { ...part, chart: () => survivalCurves(shown.map(({ row }) => row)) } : part,
    ),
    ...story(lab, all, experiment),
  ];
}

/** The sets of an experiment; empty for kinds without sets. */
export const namedSets = (lab: LabGame, { experiment }: ExperimentResult) =>
  'sets' in experiment ? setsOf(lab, experiment.sets, experiment.strategies) : [];
