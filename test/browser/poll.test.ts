import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('polls and system messages', () => {
  let place: PageRoom;
  beforeAll(async () => {
    place = await startPageRoom();
  });
  afterAll(() => place.close());

  const channelOf = async () => {
    const channel = await place.bot.client.channels.fetch(place.room.channel('longhouse').id);
    if (channel?.isSendable() !== true) throw new Error('No channel.');
    return channel;
  };

  it('one press votes, another withdraws the vote, and the end is announced', async () => {
    const ada = await place.visitAs('Ada', { phone: true });
    const message = await (
      await channelOf()
    ).send({
      poll: {
        question: { text: 'Where to?' },
        answers: [{ text: 'North', emoji: '⛵' }, { text: 'South' }],
        duration: 2,
        allowMultiselect: false,
      },
    });
    const poll = ada.page.getByRole('region', { name: 'Poll: Where to?' });
    await poll.getByText('Choose one answer.').waitFor();
    const north = poll.getByRole('button', { name: /North/ });
    await north.click();
    await poll.getByRole('button', { name: /North/, pressed: true }).waitFor();
    await poll.getByText('1 vote, 100 %').waitFor();
    await poll.getByRole('button', { name: /South/ }).click();
    await poll.getByRole('button', { name: /South/, pressed: true }).waitFor();
    const folder = process.env['FIMBUL_SHOTS'];
    if (folder !== undefined) await ada.page.screenshot({ path: `${folder}/poll-phone.png` });
    await message.poll?.end();
    await poll.getByText('The poll has ended.').waitFor();
    await ada.page.getByText('Where to? South').waitFor();
    expect(await north.isDisabled()).toBe(true);
    expect(ada.faults).toEqual([]);
    await ada.leave();
  });

  it('name people added to and removed from a thread', async () => {
    const [one] = place.room.people();
    const channel = await channelOf();
    if (!('threads' in channel)) throw new Error('No threads.');
    const thread = await channel.threads.create({ name: 'Saga' });
    await thread.members.add(one?.id ?? '');
    const ada = await place.visitAs('Ada');
    await ada.page.goto(`${place.room.url}/?as=${one?.id ?? ''}&channel=${thread.id}&tour=off`);
    await ada.page.getByText('added Ada to the thread.').waitFor();
    await thread.members.remove(one?.id ?? '');
    await ada.page.getByText('removed Ada from the thread.').waitFor();
    const folder = process.env['FIMBUL_SHOTS'];
    if (folder !== undefined) await ada.page.screenshot({ path: `${folder}/system-lines.png` });
    expect(ada.faults).toEqual([]);
    await ada.leave();
  });
});
