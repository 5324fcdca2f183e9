import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it(
  'what the program is made of is told where only what runs is installed, as in the image',
  { timeout: 60_000 },
  () => {
    const docker = readFileSync(join(root, 'Dockerfile'), 'utf8');
    expect(docker.split(/^FROM /mu).at(-1)).toContain('/app/package-lock.json');
    const image = mkdtempSync(join(tmpdir(), 'fimbul-image-'));
    try {
      for (const file of ['package.json', 'package-lock.json'])
        copyFileSync(join(root, file), join(image, file));
      const run = spawnSync(
        'npm',
        ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
        { cwd: image, encoding: 'utf8' },
      );
      expect(run.status).toBe(0);
      const { components } = JSON.parse(run.stdout) as { components: { name: string }[] };
      const names = components.map(({ name }) => name);
      expect(names).toContain('discord.js');
      expect(names).not.toContain('vitest');
    } finally {
      rmSync(image, { recursive: true });
    }
  },
);
