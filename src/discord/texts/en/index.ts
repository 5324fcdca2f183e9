import type { Texts } from '../../../kernel/types.js';
import about from './about.json' with { type: 'json' };
import { bot } from './bot.js';
import { clock } from './clock.js';
import club from './club.json' with { type: 'json' };
import lab from './lab.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import panels from './panels.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import proposals from './proposals.json' with { type: 'json' };
import strategies from './strategies.json' with { type: 'json' };
import tournaments from './tournaments.json' with { type: 'json' };
import trouble from './trouble.json' with { type: 'json' };
import winter from './winter.json' with { type: 'json' };

/** The bot's own words in English. */
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
