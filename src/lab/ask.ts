import { briefOf } from './brief.js';
import { carryOut } from './carry-out.js';
import { shippedExperiment } from './experiment.js';
import { findLabGame } from './games.js';
import { pngOf } from './report/png.js';
import { asHtml } from './report/page.js';
import { pageOf } from './report/write.js';
import { openBench } from './run.js';
import { small } from './small.js';
import { labTeller } from './texts.js';

/** Answers a shipped question: plays its games and draws its picture. Plain data in and out. */

export interface AskTask {
  readonly game: string;
  readonly question: string;
  readonly locale: string;
  /** First game: another seed is other weather. */
  readonly seed: number;
  /** Milliseconds after which the games played so far are the answer. */
  readonly milliseconds: number;
}

export interface LabQuestion {
  readonly question: string;
  readonly lines: readonly string[];
  /** Description of the picture. */
  readonly alt: string;
  /** Empty if there is nothing to draw. */
  readonly png: Uint8Array;
  /** The page with all charts and figures. */
  readonly html: string;
}

/** @throws Error for an unknown question */
export async function ask(
  { game, question, locale, seed, milliseconds }: AskTask,
  report: (done: number, total: number) => void,
): Promise<LabQuestion> {
  const lab = findLabGame(game);
  const found = shippedExperiment(game, question);
  if (found === undefined) throw new Error(`unknown question “${question}”`);
  const experiment = { ...small(lab, found), seed: found.seed + seed };
  const bench = openBench(game, 1);
  const end = setTimeout(() => bench.stop(), milliseconds);
  try {
    const answer = await carryOut(lab, experiment, bench, { progress: report });
    const { chart, ...brief } = briefOf(lab, answer, labTeller(lab, locale));
    return {
      ...brief,
      alt: chart?.alt ?? '',
      png: chart === undefined ? new Uint8Array() : new Uint8Array(await pngOf(chart)),
      html: asHtml(pageOf(lab, answer)),
    };
  } finally {
    clearTimeout(end);
    await bench.close();
  }
}
