import { Option, type Command } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { checkExperiment, checkNamed } from '../lab/check.js';
import { compareOf, numberLines, playOf, sharingOf } from '../lab/commands.js';
import { readExperiment, shippedExperiment, shippedExperiments, type Experiment } from '../lab/experiment.js';
import { explain } from '../lab/explain.js';
import { findLabGame } from '../lab/games.js';
import { writeLetter } from './lab-letter.js';
import { run, printSpeed, type Given } from './lab-run.js';
import { whole } from './options.js';

export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('A designer’s laboratory: who can win, who dies, does sharing happen?');
  // `lab … | head` closes the pipe early.
  lab.hook('preAction', () => {
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  });
  addQuestions(lab);
  addFiles(lab);
  addLetter(lab);
  addReference(lab);
}

const ofGame = (command: Command): Command => command.option('--game <id>', 'which game', 'settlers');

const running = (command: Command): Command =>
  ofGame(command)
    .option('--games <n>', 'games of each set', whole(1, 10_000_000))
    .option('--seed <n>', 'first game: another one is other weather', whole(0, 1_000_000_000))
    .option('--out <folder>', 'writes the page, all figures and data.csv there; run it again to continue')
    .option('--json', 'ends with a line of JSON', false)
    .option('--workers <n>', 'threads', whole(1, 64), Math.max(1, availableParallelism()));

function addQuestions(lab: Command): void {
  running(lab.command('answers', { isDefault: true }))
    .description('Can everyone lose, can someone win, do others live, is there sharing? One page.')
    .action((given: Given) => run(find('answers', given.game), given));
  running(lab.command('compare'))
    .description('Compares printed and changed numbers: who lives, who wins, how rich.')
    .argument('<changes...>', 'such as ivory=half, walrusGood=2 foodEarly=5, soil=barren')
    .action((changes: string[], given: Given) => {
      return run(compareOf(findLabGame(given.game), changes), given);
    });
  running(lab.command('play'))
    .description('Plays your strategy in place of each of some others.')
    .argument('<file>', 'your strategy')
    .option('--among <names>', 'strategies, with commas between them', 'prudent,silver,glutton,feaster')
    .action((file: string, given: Given & { among: string }) => {
      const { name, text } = strategyIn(file);
      return run(playOf(findLabGame(given.game), name, text, given.among.split(',')), given);
    });
  running(lab.command('sharing'))
    .description('Compares keeping with gifts, loans and sales, per kind of household.')
    .argument('[changes...]', 'numbers as in compare')
    .action((changes: string[], given: Given) => {
      return run(sharingOf(findLabGame(given.game), changes), given);
    });
}

function addFiles(lab: Command): void {
  running(lab.command('search'))
    .description('Searches for numbers that reach your goals.')
    .argument('<goals>', 'a .yaml file, or other-numbers')
    .action((name: string, given: Given) => {
      const found = find(name, given.game);
      if (found.kind !== 'search') throw new Error(`${name} is a ${found.kind}; goals have kind: search`);
      return run(found, given);
    });
  running(lab.command('run'))
    .description('Runs an experiment: a shipped one by name, or a file.')
    .argument('<experiment>', 'a name or a .yaml file')
    .addOption(new Option('--method <name>', 'of a sensitivity').choices(['one', 'morris', 'sobol']))
    .action((name: string, given: Given & { method?: 'one' | 'morris' | 'sobol' }) => {
      const found = find(name, given.game);
      const { method = 'one' } = given;
      if (found.kind !== 'sensitivity' || method === 'one') return run(found, given);
      return run({ ...found, ...found.many, method }, given);
    });
  ofGame(lab.command('speed'))
    .description('Plays sets on one thread and prints games per second of CPU time.')
    .argument('[sets...]', 'names of sets; all when none is named')
    .option('--games <n>', 'games a set', whole(100, 10_000_000), 20_000)
    .action((names: string[], { game, games }: { game: string; games: number }) =>
      printSpeed(findLabGame(game), names, games),
    );
}

function addLetter(lab: Command): void {
  lab
    .command('letter')
    .description('Plays all games behind the letter to the designer and writes it.')
    .option('--check', 'only compares, and fails where a figure differs', false)
    .option('--folder <folder>', 'where the letter is', 'docs/settlers')
    .option('--workers <n>', 'threads', whole(1, 64), Math.max(1, availableParallelism()))
    .action(writeLetter);
}

function addReference(lab: Command): void {
  ofGame(lab.command('words'))
    .description('Lists the words of the strategy language, with unit and rule.')
    .argument('[word]', 'only those in which this occurs, or a strategy to print')
    .action((word: string | undefined, { game }: { game: string }) => {
      for (const line of explain(findLabGame(game), word)) console.log(line);
    });
  ofGame(lab.command('numbers'))
    .description('Lists the numbers and readings that can be changed, with meaning and bounds.')
    .argument('[word]', 'only those in which this occurs')
    .action((word: string | undefined, { game }: { game: string }) => {
      for (const line of numberLines(findLabGame(game), word)) console.log(line);
    });
  ofGame(lab.command('check'))
    .description('Checks a strategy, or an experiment (.yaml): errors name the line and the word.')
    .argument('<file>')
    .action((file: string, { game }: { game: string }) => {
      const { grammar } = findLabGame(game);
      if (/\.ya?ml$/u.test(file)) {
        const experiment = readExperiment(textIn(file), file);
        checkExperiment(findLabGame(experiment.game), experiment);
        console.log(`${file}: ${experiment.kind}, ${experiment.games} games of each set; no errors.`);
        return;
      }
      const { name, text } = strategyIn(file);
      const { clauses, genes, missing } = checkNamed(findLabGame(game), { [name]: text }, name);
      const free = genes.filter(({ min, max }) => min < max).length;
      const rules = count(clauses.length - missing.length, 'rule');
      console.log(`${name}: ${rules}, ${count(free, 'number')} with a range.`);
      for (const decision of missing)
        console.log(`  ${decision}: not in the file, so ${grammar.decisions[decision]?.missing ?? ''}`);
    });
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** @throws Error naming the folder where the file was looked for */
function textIn(file: string): string {
  if (!existsSync(file)) throw new Error(`there is no file “${file}” in ${process.cwd()}`);
  return readFileSync(file, 'utf8');
}

/** A strategy in a file, named by its title or by the file. */
function strategyIn(file: string): { name: string; text: string } {
  const text = textIn(file);
  const [, title] = /^\s*strategy\s+(\S+)/u.exec(text) ?? [];
  const own = basename(file)
    .replace(/\.\w+$/u, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-');
  return { name: title ?? own, text };
}

function find(name: string, game: string): Experiment {
  const shipped = shippedExperiment(game, name);
  if (shipped !== undefined) return shipped;
  if (!name.endsWith('.yaml') && !name.endsWith('.yml'))
    throw new Error(
      `unknown experiment “${name}”; experiments: ${shippedExperiments(game).join(', ')}, or name a .yaml file`,
    );
  return readExperiment(textIn(name), name);
}
