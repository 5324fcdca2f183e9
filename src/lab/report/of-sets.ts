import type { Teller } from '../../kernel/index.js';
import { setsOf } from '../experiment.js';
import type { LabGame } from '../game.js';
import { isDifferent } from '../paired.js';
import type { ExperimentResult } from '../rows.js';
import { compared, pairsOf } from './compared.js';
import { deaths } from './deaths.js';
import { outcomeBars, survivalCurves, winBars } from './figures.js';
import { story } from './one-game.js';
import { changedNumbers } from './numbers.js';
import type { PagePart } from './page.js';
import { meanOf, per100, winsOf, type PlayedSet } from './played.js';
import { sharing } from './sharing.js';

/** The page of an experiment that plays sets. */

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

/** Sets with several strategies, or all; those that a change leaves as they were are only named. */
function whoWins(lab: LabGame, all: readonly PlayedSet[]): PagePart {
  const mixed = all.filter(({ kinds }) => kinds.length > 1);
  const sets = mixed.length > 0 ? mixed : all;
  const same = pairsOf(lab, sets).filter(({ differences }) => !Object.values(differences).some(isDifferent));
  const alike = same.map(({ after }) => after.row.name);
  const shown = sets.filter(({ row }) => !alike.includes(row.name)).flatMap(winsOf);
  const rows = shown.map((it, at) => [
    it.set === shown[at - 1]?.set ? '' : it.set,
    it.kind,
    per100(it.alone),
    per100(it.joint),
    per100(it.alive),
    it.score.toFixed(0),
  ]);
  return {
    title: 'Who wins, of 100 games',
    chart: () => winBars(shown),
    table: {
      head: ['set', 'strategy', 'alone', 'joint winners', 'alive at the end', lab.score ?? 'points'],
      rows,
    },
    ...(alike.length === 0 ? {} : { lines: [`The same as without the change: ${alike.join(', ')}.`] }),
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
  const dead = deaths(lab, all);
  return [
    endings(lab, all, tell),
    ...changedNumbers(lab, answer),
    ...compared(lab, all, tell),
    whoWins(lab, all),
    ...sharing(lab, all, tell),
    ...dead.map((part) => (died ? { ...part, chart: () => survivalCurves(rows) } : part)),
    ...story(lab, all, experiment),
  ];
}

/** Sets of an experiment that names some. */
export const namedSets = (lab: LabGame, { experiment }: ExperimentResult) =>
  'sets' in experiment ? setsOf(lab, experiment.sets, experiment.strategies) : [];
