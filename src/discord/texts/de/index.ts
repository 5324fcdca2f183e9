import type { Texts } from '../../../kernel/types.js';
import { about } from './about.js';
import { bot } from './bot.js';
import { clock } from './clock.js';
import { club } from './club.js';
import { lab } from './lab.js';
import { orders } from './orders.js';
import { panels } from './panels.js';
import { people } from './people.js';
import { proposals } from './proposals.js';
import { strategies } from './strategies.js';
import { tournaments } from './tournaments.js';
import { trouble } from './trouble.js';
import { winter } from './winter.js';

/** The bot's own words in German. */
export const texts: Texts = {
  ...about,
  ...bot,
  ...clock,
  ...club,
  ...lab,
  ...orders,
  ...panels,
  ...people,
  ...proposals,
  ...strategies,
  ...tournaments,
  ...trouble,
  ...winter,
};
