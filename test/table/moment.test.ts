import { describe, expect, it } from 'vitest';
import { picturesOf, sceneOf } from '../../renders/index.js';
import { phaseName, turnName } from '../../src/discord/bot.js';
import { tellerFor } from '../../src/discord/texts.js';
import { anyModule, GAMES } from '../../src/games/registry.js';
import { startGame } from '../../src/kernel/game.js';
import { phaseParts, progressOf } from '../../src/kernel/moment.js';
import { toyGame } from '../support/toy-game.js';
import { longNight } from '../support/test-game.js';
import { ada, bo, sendAll, setting } from './setting.js';

/** Turn and phase of a game: of unknown length if the rules don't limit it, and with the active seat. */

describe('a game of unknown length', () => {
  it('is shown without its last turn, and each seat’s turn is reported separately', async () => {
    const { table } = setting({ modules: [anyModule(longNight)] });
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'long-night' });
    await table.lobby.join(ada, id, 'ash');
    await table.lobby.join(bo, id, 'birch');
    const { card } = await table.lobby.start(ada, id);
    expect(card).toMatchObject({ turn: 1, turns: 0, phase: 'turns-ash' });
    const tell = tellerFor(longNight.texts, 'en');
    expect(turnName(tell, card.turn, card.turns)).toBe('Turn 1');
    expect(phaseName(tell, card.phase)).toBe('Turn: Ash');
    await sendAll(table);
    // A turn without public happenings waits for the next one's report.
    await table.play.act(ada, id, 'risk');
    const posts = await sendAll(table);
    const phase = posts.find(({ body }) => body.kind === 'phase');
    expect(phase?.body).toMatchObject({ phases: [{ turn: 1, phase: 'turns-ash' }] });
    expect((await table.games.card(ada, id)).phase).toBe('turns-birch');
  });
});

describe('a round', () => {
  it.each(GAMES.map((module) => [module.meta.id, module] as const))(
    'of %s has the same name in texts and pictures',
    (id, module) => {
      const [variant] = module.meta.variants;
      const all = variant?.seats ?? module.meta.seats.map((seat) => seat.id);
      const seats = all.slice(0, variant?.maxSeats);
      const { game } = startGame(module, { seats, variant: variant?.id ?? '', options: {}, seed: 'word' });
      const { turn, turns } = progressOf(module.moment(game.position));
      for (const locale of ['en', 'de']) {
        const view = module.view(game.position, 'spectator');
        const name = turnName(tellerFor(module.texts, locale), turn, turns);
        const [word = ''] = name.split(' ');
        const items = picturesOf(id, view).map(
          (picture) => sceneOf({ game: id, ...picture, view, locale }).items,
        );
        expect(JSON.stringify(items)).toMatch(
          turn === 0
            ? new RegExp(locale === 'en' ? 'Setup' : 'Aufbau', 'u')
            : new RegExp(`"${word} ${turn}\\b`, 'u'),
        );
      }
    },
  );
});

describe('a moment', () => {
  it('is stored in plain columns, and its seat can be read back', () => {
    expect(progressOf({ round: 2, phase: 'winter' })).toEqual({ turn: 2, turns: 0, phase: 'winter' });
    expect(progressOf({ round: 2, rounds: 4, phase: 'turn', seat: 'long-hall' })).toEqual({
      turn: 2,
      turns: 4,
      phase: 'turn-long-hall',
    });
    const known = (seat: string): boolean => seat === 'long-hall';
    expect(phaseParts('turn-long-hall', known)).toEqual({ phase: 'turn', seat: 'long-hall' });
    expect(phaseParts('deep-freeze', known)).toBeUndefined();
  });

  it.each([...GAMES, anyModule(toyGame)].map((module) => [module.meta.id, module] as const))(
    'of %s names a seat of the game, and a round within its rounds',
    (_id, module) => {
      const [variant] = module.meta.variants;
      const all = variant?.seats ?? module.meta.seats.map(({ id }) => id);
      const seats = all.slice(0, variant?.maxSeats);
      const { game } = startGame(module, { seats, variant: variant?.id ?? '', options: {}, seed: 'moment' });
      const { round, rounds, seat } = module.moment(game.position);
      // A game with a draft before its first round is in round 0.
      expect(round).toBeGreaterThanOrEqual(0);
      if (rounds !== undefined) expect(round).toBeLessThanOrEqual(rounds);
      if (seat !== undefined) expect(seats).toContain(seat);
    },
  );
});
