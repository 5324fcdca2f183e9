import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, altOf, boardText, nameOf, pictureIds, sceneOf } from '../../../renders/index.js';
import type { View } from '../../../src/games/greenland/view/view-types.js';
import { called, finished, midgame, party, tableauSide } from './fixture.js';

/** The picture of a hunt exists only between roll and result; see hunt.test.ts. */
const PICTURES = pictureIds('greenland').filter((id) => id !== 'hunt');

const request = (id: string, view: View = midgame(), locale = 'en') =>
  ({ game: 'greenland', id, seat: 'norse', view, locale }) as const;

describe('alt texts', () => {
  it.each(PICTURES.flatMap((kind) => [[kind, 'en'] as const, [kind, 'de'] as const]))(
    '%s in %s keeps to the limit',
    (kind, locale) => {
      const alt = altOf(request(kind, kind === 'final' ? finished() : midgame(), locale));
      expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
      expect(alt.length).toBeGreaterThan(100);
      expect(alt).not.toContain('{');
    },
  );

  it('drop whole sentences beyond the limit', () => {
    const view = midgame();
    const all = [
      party('tunit', 9, true),
      party('norse', 9, true),
      party('sami', 9, true),
      party('thule', 9, true),
    ];
    const rows = view.rows.map((row) => ({ ...row, warm: row.warm.map((s) => ({ ...s, parties: all })) }));
    const [north, south] = rows;
    if (north === undefined || south === undefined) throw new Error('two rows');
    const alt = altOf(request('table', { ...view, rows: [north, south] }));
    expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
    expect(alt.endsWith('.')).toBe(true);
  });

  it('name the people on each card', () => {
    expect(altOf(request('table'))).toContain('Polar Bear (Tunit 4 with Alpha, Thule 2)');
  });

  it('give the score', () => {
    expect(altOf(request('final', finished()))).toContain('1. Norse 28');
  });
});

describe('hidden information', () => {
  const own = midgame({ you: 'thule', hand: [tableauSide('beluga')] });

  it('is in no picture, text or name of another seat', () => {
    for (const kind of PICTURES) {
      const mine = request(kind, own);
      const theirs = request(kind);
      expect(JSON.stringify(sceneOf(mine))).toBe(JSON.stringify(sceneOf(theirs)));
      expect(altOf(mine)).toBe(altOf(theirs));
      expect(nameOf(mine)).toBe(nameOf(theirs));
    }
  });

  it('is shown to its owner only', () => {
    expect(boardText({ game: 'greenland', view: own, locale: 'en' }).join()).toContain('Kayak');
    expect(boardText({ game: 'greenland', view: own, seat: 'norse', locale: 'en' }).join()).not.toContain(
      'Kayak',
    );
    expect(boardText({ game: 'greenland', view: midgame(), locale: 'en' }).join()).not.toContain('Kayak');
  });
});

describe('the board in words', () => {
  const lines = boardText({ game: 'greenland', view: midgame(), locale: 'en' });

  it('names every card on the table', () => {
    const view = midgame();
    const spots = [
      ...view.rows.flatMap((r) => [...r.cold, ...r.warm]),
      ...view.tribes.flatMap((t) => t.tableau),
    ];
    for (const { face } of spots)
      expect(lines.some((line) => line.includes(`**${called(face)}**`))).toBe(true);
  });

  it('lists a card’s required hits, deadly faces, yields and hunters', () => {
    expect(lines).toContain(
      '- **Polar Bear**: cold, hits on 1 · spear · climax 14 · 2 hits · kills on 2, 5, 6 · gives 4 babies, 1 ivory · ' +
        '3 equal dice: trophy, 4 VP · here: Tunit 4 with Alpha, Thule 2',
    );
  });

  it('writes dice as numbers, and uses “rank” for elders only', () => {
    const text = lines.join('\n');
    expect(text).toMatch(/kills on \d( |$)/mu);
    expect(text.match(/(?:on|bei) rank \d/gu)).toBeNull();
  });

  it('names the next change of the outermost cards', () => {
    expect(lines.filter((line) => line.includes('freezes next'))).toHaveLength(2);
  });

  it('describes one tribe if a seat is given', () => {
    const norse = boardText({ game: 'greenland', view: midgame(), seat: 'norse', locale: 'de' });
    expect(norse[0]).toBe('## Nordleute (ein Gott)');
    expect(norse.filter((line) => line.startsWith('## '))).toHaveLength(1);
  });

  it('leaves no placeholder unfilled', () => {
    for (const locale of ['en', 'de'])
      expect(boardText({ game: 'greenland', view: midgame(), locale }).join('\n')).not.toMatch(
        /[{}]|undefined|NaN/,
      );
  });
});
