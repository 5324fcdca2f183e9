import { beforeAll, describe, expect, it } from 'vitest';
import type { G } from '../../../src/games/wordfame/model.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { CARDS } from '../../../src/games/wordfame/pack.js';
import type { View } from '../../../src/games/wordfame/view-types.js';
import { startGame, type Game } from '../../../src/kernel/game.js';
import { parseMove } from '../../../src/kernel/notation.js';
import { teller } from '../../../src/kernel/text.js';

/** Text above a newcomer's first Council: three gothar, Borg is the Lawspeaker. */

const tell = teller(wordfame.texts, 'en');
const OPENING = [
  'helgafell: stand thingvellir-tungur',
  'hlidarendi: stand thingvellir-olfus',
  'borg: stand thingvellir-borgarfjord',
  'helgafell: farm iron',
];

let game: Game<G, View>;

function play(...lines: readonly string[]): void {
  for (const line of lines) {
    const [seat = '', words = ''] = line.split(': ');
    const move = parseMove(words);
    if (move === undefined) throw new Error(`no move: ${line}`);
    game.apply(seat, move);
  }
}

const hint = (seat: string, verb: string, next: string): string =>
  wordfame.hint?.(wordfame.view(game.position, seat), seat, [verb], next, tell) ?? '';

const stakes = (seat: string): readonly string[] =>
  (wordfame.means?.(wordfame.view(game.position, seat), seat, tell) ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('-#'));

beforeAll(() => {
  const seats = ['borg', 'helgafell', 'hlidarendi'];
  const options = { speaker: 'borg' };
  game = startGame(wordfame, { seats, options, variant: 'standard', seed: 'hints', dice: 'fast' }).game;
  play(...OPENING);
});

describe('W6.1 W6.3 the hint of a statute', () => {
  it('counts the proposer, and the only man for a suit', () => {
    expect(hint('borg', 'propose', 'claims-settle')).toBe('1 + supporters');
    play('borg: propose claims-settle');
    expect(stakes('helgafell')[1]).toMatch(/^You have no land,/u);
    expect(hint('helgafell', 'sue', 'fellowship-feast')).toBe('strength 1');
  });
});

describe('WF67 an action without a decision', () => {
  it('is named with the reason', () => {
    play('helgafell: sue fellowship-feast 1', 'hlidarendi: support');
    expect(game.state()?.name).toBe('deeds');
    expect(stakes('helgafell')[0]).toMatch(/^Feast with strength 1: nothing to do with it now/u);
    // There is land to settle beside their men; once settled, no hint is left.
    expect(stakes('hlidarendi')).toEqual(['Now: Settle with strength 2']);
    play('hlidarendi: subsume olfus iron');
    expect(stakes('hlidarendi').join()).not.toContain('as things stand');
  });
});

describe('W5 a new round', () => {
  it('is reported with its Council, not with the winter before', () => {
    const seats = ['borg', 'helgafell'];
    const two = startGame(wordfame, { seats, options: {}, variant: 'standard', seed: 'w', dice: 'fast' });
    const began: string[] = [];
    for (let n = 0; n < 400 && two.game.position.g.round < 3; n++) {
      const [seat = ''] = two.game.waiting();
      const view = wordfame.view(two.game.position, seat);
      const move = wordfame.ai['greedy']?.({ view, seat, choices: two.game.choices(seat), draw: () => 0 });
      if (move === undefined) throw new Error('a greedy player answers');
      const { happenings, marks } = two.game.apply(seat, move);
      const at = happenings.findIndex(({ key }) => key === 'round.began');
      const mark = marks.findLast(({ index }) => index <= at);
      if (at >= 0) began.push(`${mark?.turn} ${mark?.phase}`);
    }
    expect(began).toEqual(['1 council', '2 council', '3 council']);
  });
});

describe('WF42 WF64 two Bondi that look alike', () => {
  const seats = ['borg', 'helgafell'];
  const words = ['wool-raid-1', 'wool-raid-3'];
  function hintsFor(viewer: string, notes: string): readonly (string | undefined)[] {
    const options = { notes };
    const { game: two } = startGame(wordfame, {
      seats,
      options,
      variant: 'standard',
      seed: 'w',
      dice: 'fast',
    });
    const { g } = two.position;
    const cards = words.map((word) => CARDS.findIndex((card) => card.word === word));
    g.gothar.forEach((gothi, who) => (gothi.oaths = who === 0 ? cards : []));
    g.seen[0] = cards.toReversed();
    const view = wordfame.view(two.position, viewer);
    return ['wool-raid', 'wool-raid-second'].map((bondi) =>
      wordfame.hint?.(view, viewer, ['murder'], bondi, tell),
    );
  }

  it('are distinguished by worth for their owner, with open notes', () => {
    expect(hintsFor('borg', 'open')).toEqual(['worth 1', 'worth 3']);
    expect(hintsFor('helgafell', 'open')).toEqual(['', '']);
    expect(hintsFor('borg', 'closed')).toEqual(['', '']);
    expect(tell.name('wool-raid-second')).toBe(`${tell.name('wool-raid')} (no. 2)`);
  });
});
