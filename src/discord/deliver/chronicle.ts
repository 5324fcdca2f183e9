import type { ChronicleMessage, Entry } from '../../table/index.js';
import { tellerOf } from '../bot.js';
import { chroniclePosts } from '../posts/story.js';
import { type Delivering, type Delivery, editIfThere, isOld, sendOnce } from './delivering.js';

/** New steps are added to the thread's last message while it is about their phase and has room for them. */
export const chronicle: Delivery<'chronicle'> = async (d, { from, to }) => {
  const { outbox } = d.bot.table;
  const last = await outbox.chronicle(d.card.id);
  if (last?.thread === d.row.channel) {
    // An earlier attempt added them.
    if (last.to === to && last.from !== from) return {};
    if (last.to === from && (await addTo(d, last, to))) return {};
  }
  const sent = await sendOnce(d, postsOf(d, await d.game.entries(from, to)));
  const { channel: thread, message } = sent;
  if (thread !== undefined && message !== undefined)
    await outbox.saveChronicle(d.card.id, { thread, message, from, to });
  return sent;
};

const postsOf = ({ bot, card }: Delivering, entries: readonly Entry[]) =>
  chroniclePosts(card, tellerOf(bot, card, card.language), entries);

/** @returns false where the steps need a message of their own */
async function addTo(d: Delivering, last: ChronicleMessage, to: number): Promise<boolean> {
  const { table } = d.bot;
  const entries = await d.game.entries(last.from, to);
  const [first] = entries;
  const next = entries.filter(({ seq }) => seq > last.to);
  const [post, ...more] = postsOf(d, entries);
  const isSamePhase = first?.turn === next[0]?.turn && first?.phase === next[0]?.phase;
  if (!isSamePhase || post === undefined || more.length > 0 || isOld(last.message, table.process.now()))
    return false;
  const addsNothing = postsOf(d, next).length === 0;
  if (!addsNothing && !(await editIfThere(d.sender, last.thread, last.message, post))) return false;
  await table.outbox.saveChronicle(d.card.id, { ...last, to });
  return true;
}
