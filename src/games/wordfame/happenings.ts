import { told } from '../../kernel/index.js';

/** All happenings of Wordfame: their arguments, and where each is told. */
export const HAPPENINGS = {
  'opening.wealth': told<{ gothi: string; goods: readonly string[] }>(),
  'winter.helped': told<{ gothi: string; goods: readonly string[] }>({ headline: true }),
  'pledge.drew': told<{ gothi: string; n: number }>(),
  'pledge.saw': told<{ cards: readonly string[] }>({ once: true }),
  'pledge.sworn': told<{ gothi: string; bondi: string }>(),
  'pledge.swapped': told<{ gothi: string; old: string; bondi: string }>(),

  'council.proposed': told<{ gothi: string; statute: string }>({ headline: true }),
  'council.supported': told<{ gothi: string }>(),
  'council.sued': told<{ gothi: string; statute: string; n: number }>({ headline: true }),

  'end.won': told<{ winner: string; fame: number }>({ headline: true, reckoning: true }),

  'feud.began': told<{ attacker: string; defender: string; edge: string; n: number; m: number }>({
    headline: true,
    tale: 45,
  }),
  'feud.lots': told<{ gothi: string; goods: readonly string[] }>(),
  'feud.opened': told<{ gothi: string; good: string }>(),
  'feud.committed': told<{ gothi: string; good: string }>(),
  'feud.accepted': told<{ gothi: string; colour: string }>(),
  'feud.held': told<{ gothi: string }>(),
  'feud.tied': told<{ colour: string }>(),
  'feud.won': told<{ gothi: string; colour: string }>({ headline: true }),
  'feud.slew': told<{ gothi: string; foe: string }>(),
  'feud.razed': told<{ gothi: string; owner: string; district: string; value: number }>({
    headline: true,
    tale: 55,
  }),
  'feud.razed-farm': told<{ owner: string; colour: string }>({ headline: true, tale: 55 }),
  'feud.claimed': told<{ gothi: string; good: string }>(),

  'murder.began': told<{ gothi: string; bondi: string; worth: number }>({ headline: true }),
  'murder.slew': told<{ gothi: string; foe: string; edge: string; n: number }>({ headline: true, tale: 50 }),

  'killing.told': told<{ gothi: string; fame: number }>({ headline: true }),
  'capture.began': told<{
    gothi: string;
    district: string;
    owner: string;
    bondi: string;
    worth: number;
    kin: number;
    hall: number;
  }>({ headline: true }),
  'capture.armed-with': told<{ gothi: string; weapon: string }>({ headline: true }),
  'capture.paid': told<{ gothi: string; fame: number }>({ headline: true }),
  'capture.failed': told<{ gothi: string; district: string }>({
    headline: true,
    setback: ({ gothi }) => ({ seat: gothi, failures: 1 }),
  }),
  'capture.seized': told<{ gothi: string; district: string; owner: string }>({ headline: true, tale: 90 }),
  'capture.burnt': told<{ gothi: string; owner: string; colour: string }>({ headline: true }),

  'feast.gave': told<{ gothi: string; gift: string; to: string; fame: number }>({ headline: true, tale: 35 }),

  'ride.set-forth': told<{ gothi: string; edge: string; n: number }>(),
  'ride.roamed': told<{ gothi: string; from: string; to: string; n: number }>(),
  'ride.fell-on': told<{ gothi: string; rider: string; district: string }>(),

  'settle.subsumed': told<{ gothi: string; district: string; colour: string }>({ headline: true, tale: 20 }),
  'settle.expanded': told<{ gothi: string; district: string; colour: string; value: number }>({
    headline: true,
  }),

  'foster.fostered': told<{ gothi: string; persona: string }>({ headline: true, tale: 18 }),
  'foster.sent': told<{ gothi: string; persona: string; good: string }>(),
  'foster.declined': told<{ gothi: string }>(),
  'foster.drew': told<{ gothi: string; cards: readonly string[] }>(),
  'foster.came': told<{ persona: string }>(),
  'foster.replaced': told<{ gothi: string; persona: string }>(),

  'opening.stood': told<{ gothi: string; side: string }>(),
  'opening.farm': told<{ gothi: string; colour: string }>(),
  'opening.speaker': told<{ gothi: string }>(),

  'oaths.released': told<{ gothi: string; bondi: string }>(),

  'raid.sailed': told<{ gothi: string; n: number }>(),
  'raid.returned': told<{ gothi: string; n: number; cards: number }>(),
  'raid.saw': told<{ cards: readonly string[] }>({ once: true }),
  'raid.kept': told<{ gothi: string; goods: string }>({ headline: true }),

  'winter.came': told<{ round: number }>(),
  'winter.alone': told<{ gothi: string }>(),
  'winter.nothing': told<{ gothi: string }>(),
  'winter.scored': told<{ gothi: string; colours: readonly string[]; n: number }>({
    headline: true,
    tale: 25,
  }),
  'winter.speaker': told<{ gothi: string }>(),

  'round.began': told<{ round: number }>(),

  'act.council': told<{ gothi: string; action: string; strength: number }>(),
  'act.bondi': told<{ gothi: string; action: string; strength: number }>(),
  'act.home': told<{ gothi: string; action: string; strength: number }>(),

  'deeds.failed': told<{ move: string }>(),
};
