import type { ChronicleMessage, Entry } from '../../table/index.js';
import { tellerOf } from '../bot.js';
import { chroniclePosts } from '../posts/story.js';
import { type Delivering, type Delivery, editIfThere, isOld, sendOnce } from './delivering.js';

/** Adds new steps to the thread's last message while they belong to its phase and fit. */
export const chronicle: Delivery<'chronicle'> = async (d, { from, to }) => {
  const { outbox, process } = d.bot.table;
  const last = await outbox.chronicle(d.card.id);
  const isHere = last?.thread === d.row.channel;
  // An earlier attempt already added them.
  if (isHere && last.to === to && last.from !== from) return {};
  const open = isHere && last.to === from && !isOld(last.message, process.now()) ? last : undefined;
  const entries = await d.game.entries(open?.from ?? from, to);
  const steps = { to, entries, added: entries.filter(({ seq }) => seq > from) };
  if (open !== undefined && (await addTo(d, open, steps))) return {};
  const sent = await sendOnce(d, postsOf(d, steps.added));
  const { channel: thread, message } = sent;
  if (thread !== undefined && message !== undefined)
    await outbox.saveChronicle(d.card.id, { thread, message, from, to });
  return sent;
};

const postsOf = ({ bot, card }: Delivering, entries: readonly Entry[]) =>
  chroniclePosts(card, tellerOf(bot, card, card.language), entries);

interface Steps {
  readonly to: number;
  /** Everything the message would contain. */
  readonly entries: readonly Entry[];
  readonly added: readonly Entry[];
}

/** @returns false if the steps need a new message */
async function addTo(d: Delivering, last: ChronicleMessage, { to, entries, added }: Steps): Promise<boolean> {
  const [first] = entries;
  const [next] = added;
  if (first?.turn !== next?.turn || first?.phase !== next?.phase) return false;
  const [post, ...more] = postsOf(d, entries);
  if (post === undefined || more.length > 0) return false;
  const addsNothing = postsOf(d, added).length === 0;
  if (!addsNothing && !(await editIfThere(d.sender, last.thread, last.message, post))) return false;
  await d.bot.table.outbox.saveChronicle(d.card.id, { ...last, to });
  return true;
}
