import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards/pack.js';
import { assign } from './assign.js';
import { domestic } from './domestic.js';
import { elders } from './elders.js';
import { event } from './event.js';
import { hand } from './hand.js';
import { hints } from './hint.js';
import { hunt } from './hunt.js';
import { learn } from './learn.js';
import { namesOf } from './names.js';
import { negotiate } from './negotiate.js';
import { odds } from './odds.js';
import { patrol } from './patrol.js';
import { policies } from './policies.js';
import { printed } from './printed.js';
import { refusals } from './refusals.js';
import { saga } from './saga.js';
import rules from './rules.json' with { type: 'json' };
import { tale } from './tale.js';
import { variants } from './variants.js';

/** All English texts of the game, with the names of a pack's cards. */
export function texts(pack: Pack): Texts {
  return {
    ...namesOf(pack),
    ...elders,
    ...domestic,
    ...hunt,
    ...negotiate,
    ...assign,
    ...event,
    ...hand,
    ...hints,
    ...odds,
    ...policies,
    ...printed,
    ...refusals,
    ...variants,
    ...saga,
    ...patrol,
    ...learn,
    ...tale,
    ...rules,
  };
}
