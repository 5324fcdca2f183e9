import { afterAll, describe, expect, it } from 'vitest';
import { altOf, canDraw, closePool, renderPicture } from '../../renders/index.js';
import { paint } from '../../renders/paint.js';
import { sceneOf } from '../../renders/index.js';
import { midgame } from './greenland/fixture.js';

const request = { game: 'greenland', id: 'event', view: midgame(), locale: 'en' } as const;

afterAll(closePool);

describe('renderPicture', () => {
  it('paints the same in a worker', async () => {
    const { png } = await renderPicture(request);
    expect(png.equals(paint(sceneOf(request)))).toBe(true);
  });

  it('paints the same scene only once', async () => {
    const [a, b] = await Promise.all([
      renderPicture(request),
      renderPicture({ ...request, view: midgame() }),
    ]);
    expect(a.png).toBe(b.png);
  });

  it('paints a changed scene again', async () => {
    const [a, b] = await Promise.all([
      renderPicture(request),
      renderPicture({ ...request, view: midgame({ turn: 7 }) }),
    ]);
    expect(a.png.equals(b.png)).toBe(false);
  });

  it('continues after its worker was closed', async () => {
    await closePool();
    const { png } = await renderPicture({ ...request, view: midgame({ turn: 8 }) });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('names the picture after public facts', async () => {
    const { name } = await renderPicture(request);
    expect(name).toBe('greenland-event-turn-6-hunt.png');
  });

  it('throws for a game without a renderer', async () => {
    expect(canDraw('greenland')).toBe(true);
    expect(canDraw('chess')).toBe(false);
    await expect(renderPicture({ ...request, game: 'chess' })).rejects.toThrow('chess');
  });

  it('throws for a tableau without a seat', async () => {
    await expect(renderPicture({ ...request, id: 'tableau' })).rejects.toThrow('nobody');
  });

  it('describes the picture', () => {
    expect(altOf(request)).toContain('Hansa Cog');
  });
});
