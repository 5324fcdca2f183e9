import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, toldOf } from './build.js';
import { readDockerfile } from './dockerfile.js';
import { run } from './root.js';
import { TRIALS } from './try-out.js';

/**
 * Builds the image without a container engine: runs the Dockerfile's steps, each stage in a Debian made by debootstrap,
 * and tests the result.
 * `sudo npm run image [-- --folder DIR]`; --plan only prints the steps, --again only tests an earlier build.
 */

const project = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  options: {
    plan: { type: 'boolean' },
    again: { type: 'boolean', default: false },
    folder: { type: 'string', default: '/var/tmp/fimbul-image' },
  },
});
const stages = readDockerfile(readFileSync(join(project, 'Dockerfile'), 'utf8'));
const dockerignore = readFileSync(join(project, '.dockerignore'), 'utf8');

function lacking(): string | undefined {
  if (process.getuid?.() !== 0) return 'It needs root: sudo npm run image';
  const missing = ['debootstrap', 'unshare', 'chroot'].filter(
    (name) => !(process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, name))),
  );
  return missing.length === 0 ? undefined : `${missing.join(', ')} not found: apt-get install debootstrap`;
}

async function buildAndTry(): Promise<void> {
  const began = performance.now();
  const say = (text: string): void =>
    console.log(`${Math.round((performance.now() - began) / 1000)} s`.padStart(6), text);
  mkdirSync(values.folder, { recursive: true });
  const image = build({ stages, project, dockerignore, folder: values.folder, say, again: values.again });
  const size = run('du', ['-sm', image.root]).split(/\s/u)[0];
  say(`the image's root is ${image.root} (${size} MB)`);
  for (const [what, trial] of TRIALS) say(`✓ ${what}: ${await trial(image)}`);
}

if (values.plan === true) {
  for (const { name, from, steps } of stages) {
    console.log(`${name} from ${from}`);
    for (const step of steps) console.log(`  ${toldOf(step)}`);
  }
} else {
  const why = lacking();
  if (why === undefined) await buildAndTry();
  else {
    console.error(why);
    process.exitCode = 1;
  }
}
