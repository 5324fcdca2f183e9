import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError, type Command } from 'commander';

const FORMATS = ['cyclonedx', 'spdx'] as const;
const LEVELS = ['low', 'moderate', 'high', 'critical'] as const;

function oneOf(known: readonly string[]): (text: string) => string {
  return (text) => {
    if (!known.includes(text)) throw new InvalidArgumentError(`one of ${known.join(', ')} is wanted.`);
    return text;
  };
}

/**
 * Runs npm where the program's package.json is. What is read is the lock file: in an image only what runs is installed, and npm
 * takes what isn't for missing.
 * @returns its exit code
 */
function npm(args: readonly string[]): number {
  // From dist/src/cli as well as from src/cli, npm finds the package.json above.
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { status, error } = spawnSync('npm', [...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error !== undefined) throw new Error(`npm could not be run: ${error.message}`);
  return status ?? 1;
}

export function addSbom(program: Command): void {
  program
    .command('sbom')
    .description('Prints what the program is made of: every package with version and licence, as JSON.')
    .option('--format <name>', FORMATS.join(' or '), oneOf(FORMATS), 'cyclonedx')
    .option('--dev', 'also what only development needs', false)
    .action(({ format, dev }: { format: string; dev: boolean }) => {
      process.exitCode = npm([
        'sbom',
        '--package-lock-only',
        '--sbom-format',
        format,
        ...(dev ? [] : ['--omit', 'dev']),
      ]);
    });
}

export function addAudit(program: Command): void {
  program
    .command('audit')
    .description('Asks the registry for known advisories about the packages that the running program needs.')
    .option('--level <name>', 'fails from this severity on', oneOf(LEVELS), 'high')
    .action(({ level }: { level: string }) => {
      process.exitCode = npm(['audit', '--omit', 'dev', '--audit-level', level]);
    });
}
