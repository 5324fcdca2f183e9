import { TRIBES, tribeNo, type G } from '../vocabulary/model.js';
import { packOf } from '../cards/cards.js';

/** M: a head start for one tribe, to even out experience (R100). */

export const NO_HANDICAP = 'none';
const HELP = ['people', 'disks'] as const;

/** Values of the lobby option: `none`, or a tribe and its extra pieces. */
export const HANDICAPS: readonly string[] = [
  NO_HANDICAP,
  ...TRIBES.flatMap((tribe) => HELP.map((help) => `${tribe}-${help}`)),
];

const MORE_PEOPLE = 2;
const MORE_ENERGY = 2;

/** Two more unassigned people, or two energy, an ivory and an iron; nothing for an absent tribe. */
export function giveHandicap(g: G, option: string): void {
  if (option === NO_HANDICAP) return;
  const [id, help] = option.split('-');
  if (id === undefined || help === undefined) return;
  const tribe = g.tribes[tribeNo(id)];
  if (!tribe.present) return;
  if (help === 'people') {
    const more = Math.min(MORE_PEOPLE, tribe.valhalla);
    tribe.pool += more;
    tribe.valhalla -= more;
    return;
  }
  tribe.energy = Math.min(packOf(g).energyLimit, tribe.energy + MORE_ENERGY);
  tribe.ivory++;
  tribe.iron++;
}
