import { describe, expect, it } from 'vitest';
import { bestOf, race, stillOpen, type RacedMove } from '../../src/kernel/racing.js';

/** A move tried in worlds with different luck. */
function tried(verb: string, gain: number, options: { n?: number; noise?: number } = {}): RacedMove {
  const { n = 10, noise = 0 } = options;
  const values = Array.from(
    { length: n },
    (_, i) => 0.3 + 0.1 * (i % 3) + gain + (i % 2 === 0 ? noise : -noise),
  );
  return { move: { verb, args: [] }, values };
}

function offer(gain: number, theirs: number, taken: number): RacedMove {
  const { move, values } = tried('offer', gain);
  return { move, values, deal: { theirs: values.map(() => theirs), taken } };
}

const verbs = (list: readonly RacedMove[]): readonly string[] => list.map(({ move }) => move.verb);

describe('moves compared in the same sampled positions', () => {
  const usual = tried('usual', 0);

  it('all stay until they have been tried in a few positions', () => {
    const early = [tried('usual', 0, { n: 4 }), tried('bad', -0.3, { n: 4 })];
    expect(stillOpen(early)).toEqual(early);
  });

  it('are dropped if they can hardly gain anything', () => {
    const n = 40;
    const open = stillOpen([
      tried('usual', 0, { n }),
      tried('bad', -0.2, { n }),
      tried('same', 0, { n }),
      tried('unsure', 0, { n, noise: 0.1 }),
    ]);
    expect(verbs(open)).toEqual(['usual', 'unsure']);
  });

  it('are dropped if another is surely better; so is the usual move once only the best is left', () => {
    const good = tried('good', 0.2);
    expect(verbs(stillOpen([usual, tried('fair', 0.1), good]))).toEqual(['usual', 'good']);
    expect(verbs(stillOpen([usual, good]))).toEqual(['good']);
    expect(verbs(stillOpen([usual, tried('unsure', 0.05, { noise: 0.2 })]))).toEqual(['usual', 'unsure']);
  });

  it('replace the usual move only if they are clearly better', () => {
    expect(bestOf([usual, tried('good', 0.05)], usual).move.verb).toBe('good');
    expect(bestOf([usual, tried('lucky', 0.01, { noise: 0.2 })], usual).move.verb).toBe('usual');
    expect(bestOf([usual, tried('bad', -0.1)], usual).move.verb).toBe('usual');
    // A dropped reference move still serves as the reference.
    expect(bestOf([tried('good', 0.2)], usual).move.verb).toBe('good');
  });

  it('include an offer only while the other side might accept it', () => {
    expect(verbs(stillOpen([usual, offer(0.2, -0.1, 0)]))).toEqual(['usual']);
    expect(verbs(stillOpen([usual, offer(0.2, -0.1, 10)]))).toContain('offer');
    expect(bestOf([usual, offer(0.2, -0.1, 0)], usual).move.verb).toBe('usual');
    expect(bestOf([usual, offer(0.2, 0.1, 0)], usual).move.verb).toBe('offer');
    expect(bestOf([usual, offer(-0.1, 0.1, 10)], usual).move.verb).toBe('usual');
  });

  it('are never dropped because of an offer that may be refused', () => {
    const open = stillOpen([usual, tried('good', 0.1), offer(0.3, 0.1, 10)]);
    expect(verbs(open)).toEqual(['usual', 'good', 'offer']);
  });
});

describe('a race', () => {
  const moves = ['wait', 'bold', 'poor'].map((verb) => ({ verb, args: [] }));
  const worth: Readonly<Record<string, number>> = { wait: 0.4, bold: 0.6, poor: 0.1 };
  const laps = (playouts: number, keepGoing: () => boolean = () => true) => {
    const seen: { readonly at: number; readonly luck: number; readonly verb: string }[] = [];
    let worlds = 0;
    const won = race({
      moves,
      playouts,
      keepGoing,
      imagine: () => ({ at: ++worlds, used: false }),
      rollout: (world, move, luck) => {
        expect(world.used).toBe(false);
        world.used = true;
        seen.push({ at: world.at, luck, verb: move.verb });
        return worth[move.verb];
      },
      draw: (n) => (worlds * 7919) % n,
    });
    return { won: won.verb, seen };
  };

  it('tries every move in copies of the same positions with the same luck, and finds the better one', () => {
    const { won, seen } = laps(300);
    expect(won).toBe('bold');
    for (const one of seen.slice(0, 6)) {
      const same = seen.filter(({ at }) => at === one.at);
      expect(new Set(same.map(({ luck }) => luck)).size).toBe(1);
      expect(same.map(({ verb }) => verb)).toEqual(moves.map(({ verb }) => verb));
    }
    // A clearly worse move is no longer tried.
    expect(seen.filter(({ verb }) => verb === 'poor').length).toBe(3);
  });

  it('compares only one other move if there is little time', () => {
    expect(laps(6).won).toBe('bold');
    expect(laps(5).won).toBe('wait');
  });

  it('spends at most its budget of playouts, and stops on request', () => {
    expect(laps(7).seen.length).toBe(7);
    expect(laps(2).seen.length).toBe(2);
    expect(laps(1)).toEqual({ won: 'wait', seen: [] });
    expect(laps(300, () => false)).toEqual({ won: 'wait', seen: [] });
  });
});
