import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards/pack.js';
import assign from './assign.json' with { type: 'json' };
import domestic from './domestic.json' with { type: 'json' };
import elders from './elders.json' with { type: 'json' };
import event from './event.json' with { type: 'json' };
import { hand } from './hand.js';
import hints from './hint.json' with { type: 'json' };
import hunt from './hunt.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import { namesOf } from './names.js';
import negotiate from './negotiate.json' with { type: 'json' };
import odds from './odds.json' with { type: 'json' };
import patrol from './patrol.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };
import printed from './printed.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import saga from './saga.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import tale from './tale.json' with { type: 'json' };
import variants from './variants.json' with { type: 'json' };

/** All German texts of the game, with the names of a pack's cards. */
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
