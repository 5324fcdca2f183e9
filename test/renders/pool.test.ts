import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isGivenUp } from '../../renders/limits.js';
import { makePainter, type Painter } from '../../renders/pool.js';
import type { Scene } from '../../renders/scene.js';
import { built } from '../support/built.js';

/** Runs a script in a separate process, like the program. @returns exit code and output */
function run(script: string): { readonly status: number | null; readonly said: string } {
  const code = `import { paintElsewhere, closePool } from ${JSON.stringify(built('renders/pool.js'))};
    const scene = { width: 40, height: 40, background: '#fff', glyphs: {}, items: [
      { k: 'text', x: 0, y: 0, w: 40, h: 40, text: 'A', size: 30, fill: '#000' } ] };
    ${script}`;
  const args = ['--input-type=module', '-e', code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the worker', () => {
  it('does not end the process when it ends, and can be started again', () => {
    const { status, said } = run(`
      for (let i = 0; i < 2; i += 1) { await paintElsewhere(scene); await closePool(); }
      console.log('still here');`);
    expect(said).toContain('still here');
    expect(status).toBe(0);
  });

  it('reports a scene’s error and paints the next one', () => {
    const { status, said } = run(`
      const bad = { ...scene, items: [{ k: 'icon', name: 'ghost', x: 0, y: 0, size: 9 }] };
      await paintElsewhere(bad).catch((error) => console.log('refused:', error.message));
      console.log((await paintElsewhere(scene)).subarray(1, 4).toString());
      await closePool();`);
    expect(said).toMatch(/refused: .*ghost/);
    expect(said).toContain('PNG');
    expect(status).toBe(0);
  });
});

describe('a long series of pictures', () => {
  it('leaks no native memory in the worker', { timeout: 120_000 }, () => {
    const { status, said } = run(`
      const text = (i, n) => ({ k: 'text', x: (n % 20) * 40, y: Math.floor(n / 20) * 40, w: 200, h: 40,
        text: i + ' ' + n, size: 20 + ((i + n) % 17), fill: '#000' });
      const paintMany = async (from, to) => {
        for (let i = from; i < to; i += 1) {
          const items = Array.from({ length: 60 }, (_, n) => text(i, n));
          await paintElsewhere({ ...scene, width: 400, height: 400, items });
        }
        return process.memoryUsage().rss;
      };
      const early = await paintMany(0, 100);
      const late = await paintMany(100, 300);
      console.log('grown by', Math.round((late - early) / 1e6), 'MB');
      await closePool();`);
    expect(status).toBe(0);
    expect(Number(/grown by (-?\d+) MB/u.exec(said)?.[1])).toBeLessThan(25);
  });
});

describe('a failing worker', () => {
  const filename = new URL('../support/sick-worker.mjs', import.meta.url).href;
  const task = (how: string): Scene => ({ how }) as unknown as Scene;
  let painter: Painter | undefined;
  afterEach(() => painter?.close());

  it.each([
    ['hangs', 'hang'],
    ['takes all memory', 'grow'],
  ])('%s: loses its picture and paints the next one', { timeout: 60_000 }, async (_, how) => {
    painter = makePainter({ filename, most: 1500, starting: 15_000, memory: 64 });
    expect((await painter.run(task('well'))).length).toBe(3);
    const error: unknown = await painter.run(task(how)).catch((failed: unknown) => failed);
    expect(isGivenUp(error)).toBe(true);
    expect((await painter.run(task('well'))).length).toBe(3);
  });

  it('finishes its current picture on closing and rejects waiting ones', async () => {
    const own = makePainter({ filename });
    await own.run(task('well'));
    const painting = own.run(task('slow'));
    const behind = own.run(task('well')).catch((error: unknown) => String(error));
    await own.close();
    expect((await painting).length).toBe(3);
    expect(await behind).toContain('the painter ends');
    expect((await own.run(task('well'))).length).toBe(3);
    // A film queues its next frame when one is done; that frame is rejected too.
    const frames = own.run(task('slow')).then(() => own.run(task('slow')));
    await Promise.all([own.rest(), expect(frames).rejects.toThrow('the painter ends')]);
    await own.close();
  });

  it('that crashes while idle is replaced', { timeout: 60_000 }, async () => {
    painter = makePainter({ filename });
    for (let nth = 0; nth < 2; nth++) {
      expect((await painter.run(task('break later'))).length).toBe(3);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect((await painter.run(task('well'))).length).toBe(3);
    }
  });

  it('that fails to start is retried with the next picture', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-sick-'));
    const file = join(folder, 'sick');
    writeFileSync(file, '');
    process.env['FIMBUL_SICK'] = file;
    try {
      painter = makePainter({ filename, most: 5000 });
      await expect(painter.run(task('well'))).rejects.toThrow('it can’t start');
      rmSync(file);
      expect((await painter.run(task('well'))).length).toBe(3);
    } finally {
      delete process.env['FIMBUL_SICK'];
      rmSync(folder, { recursive: true });
    }
  });

  it('delays waiting pictures only until its timeout', { timeout: 60_000 }, async () => {
    painter = makePainter({ filename, most: 1500, starting: 15_000 });
    await painter.run(task('well'));
    const all = await Promise.allSettled(
      [task('hang'), task('well'), task('well')].map((one) => painter?.run(one)),
    );
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});
