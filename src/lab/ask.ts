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

/** A named question from the first game to the picture. Plain data in and out. */

export interface AskTask {
  readonly game: string;
  readonly question: string;
  readonly locale: string;
  /** First game: others are asked other weather. */
  readonly seed: number;
  /** Milliseconds after which what has been played must do. */
  readonly milliseconds: number;
}

export interface LabQuestion {
  readonly question: string;
  readonly lines: readonly string[];
  /** What the picture shows, in words. */
  readonly alt: string;
  /** Empty where there is nothing to draw. */
  readonly png: Uint8Array;
  /** The page with all charts and figures. */
  readonly html: string;
}

/** @throws Error naming the questions there are */
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
