import { describe, expect, it } from 'vitest';
import { phaseLines } from '../../src/discord/posts/story.js';
import { tellerFor } from '../../src/discord/texts.js';
import { greenland } from '../../src/games/greenland/module.js';
import { anyModule } from '../../src/games/registry.js';
import { startGame } from '../../src/kernel/game.js';
import { isHeadline } from '../../src/kernel/happenings.js';
import { settingsOf } from '../../src/kernel/options.js';
import { drawer } from '../../src/kernel/random.js';
import type { GameCard, PhaseGroup } from '../../src/table/contract/index.js';

/** Happenings important to everyone are reported in the channel, not only in the thread. */

const module = anyModule(greenland);
const tell = tellerFor(module.texts, 'en');

/** Closed seas, feuds and diseases, depletion, sacrifices for it, failed hunts and raids, attacks, ships. */
const MATTERS = [
  'event.no-maritime',
  'event.feud',
  'event.crowd',
  'event.depletion-elder',
  'event.depletion-domestic',
  'event.sacrificed',
  'event.mariner-lost',
  'event.decimated',
  'hunt.failed',
  'hunt.lost',
  'raid.failed',
  'raid.plundered',
  'attack.begins',
  'attack.rolled',
  'auction.opens',
  'auction.won',
];

/** The phases of a game of greedy AIs with all happenings. */
function phasesOf(seed: number): readonly PhaseGroup[] {
  const draw = drawer(seed);
  const setup = {
    seats: ['tunit', 'norse', 'sami', 'thule'],
    variant: 'standard',
    options: settingsOf(module.meta.options, {}),
    seed: `told ${seed}`,
  };
  const { game, applied } = startGame(module, { ...setup, dice: 'fast' });
  const phases: { turn: number; phase: string; happenings: PhaseGroup['happenings'] }[] = [];
  const add = (happenings: PhaseGroup['happenings']): void => {
    const { round: turn, phase } = module.moment(game.position);
    const last = phases.at(-1);
    if (last?.turn === turn && last.phase === phase) last.happenings = [...last.happenings, ...happenings];
    else phases.push({ turn, phase, happenings });
  };
  add(applied.happenings);
  for (let [seat] = game.waiting(); seat !== undefined; [seat] = game.waiting()) {
    const choices = game.choices(seat);
    const move = greenland.ai['greedy']?.({
      view: greenland.view(game.position as Parameters<typeof greenland.view>[0], seat),
      seat,
      choices,
      draw,
    });
    if (move === undefined) throw new Error('nobody plays');
    add(game.apply(seat, move).happenings);
  }
  return phases;
}

describe('important Greenland happenings', () => {
  it('are all headlines', () => {
    expect(MATTERS.filter((key) => !isHeadline(module, key))).toEqual([]);
  });

  it('appear in the phase report, or the report says how many more the game log has', () => {
    const seen = new Set<string>();
    const card: GameCard = { module: 'greenland', turns: 10, places: [] as GameCard['places'] } as GameCard;
    for (const seed of [1, 2])
      for (const group of phasesOf(seed)) {
        const text = phaseLines(card, module, tell, [group]);
        for (const { key, args } of group.happenings.filter((each) => MATTERS.includes(each.key))) {
          if (text.includes('more in the game log')) continue;
          seen.add(key);
          expect(text).toContain(tell.lookup(key, args));
        }
      }
    expect(MATTERS.filter((key) => !seen.has(key)).length).toBeLessThan(7);
  });
});
