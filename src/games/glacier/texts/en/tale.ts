import type { Texts } from '../../../../kernel/types.js';

/** The saga of a game in English: what happened, told afterwards. */
export const tale: Texts = {
  'measure.members': 'Members',
  'measure.trophies': 'Trophies',
  'tale.loss.died-out': '{clan} died out, and strangers moved into the cave.',
  'tale.gathering.won': 'When the clans met, nobody told better than {clan}.',
  'tale.winter.starved': '{clan} starved through the winter, {given} food for {need}.',
  'tale.winter.grew': '{clan} sat well fed at the fire while it snowed.',
  'tale.dispute.won': '{clan} took {prey} out of the hands of {hunter}.',
  'tale.spite.looted': '{clan} raided {against} and went off with {card}.',
  'tale.spite.trek': '{clan} had to leave on the great trek.',
  'tale.hunt.succeeded': '{clan} brought home {prey}.',
};
