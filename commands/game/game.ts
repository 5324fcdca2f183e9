import type { AnyModule } from '../../src/discord/bot.js';
import type { Command } from '../../src/discord/command.js';
import { groupCommand } from '../game-command.js';
import { complete } from './complete.js';
import { lobby } from './lobby.js';
import { progress } from './progress.js';
import { replaceSeat, swap, take } from './seats.js';
import { settings } from './settings.js';

export const gameGroup = (modules: ReadonlyMap<string, AnyModule>): Command =>
  groupCommand({
    name: 'game',
    subcommands: { ...lobby(modules), settings, ...progress, replace: replaceSeat, take, swap },
    complete,
  });
