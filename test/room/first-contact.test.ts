import { AttachmentBuilder, ChannelType, ContainerBuilder, Events, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../support/messages.js';
import { openScene } from '../support/with-room.js';
import type { Scene } from '../support/with-room.js';

const PIXEL = Buffer.from('89504e470d0a1a0a0000000d4948445200000002000000030806000000', 'hex');

describe('the unmodified discord.js client in the room', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
    scene.client.on(Events.InteractionCreate, async (i) => {
      if (!i.isChatInputCommand()) return;
      await i.deferReply();
      await i.editReply({
        flags: MessageFlags.IsComponentsV2,
        components: [
          new ContainerBuilder()
            .addTextDisplayComponents((t) => t.setContent(`# ${i.options.getString('name', true)}`))
            .addMediaGalleryComponents((g) =>
              g.addItems((item) => item.setURL('attachment://board.png').setDescription('the board')),
            ),
        ],
        files: [new AttachmentBuilder(PIXEL, { name: 'board.png' })],
      });
      if (i.channel?.type !== ChannelType.GuildText) return;
      const thread = await i.channel.threads.create({ name: 'Chronicle' });
      await thread.send('It begins.');
    });
    await scene.client.application.commands.set(
      [
        {
          name: 'game',
          description: 'Games',
          options: [
            {
              type: 1,
              name: 'new',
              description: 'A new game',
              options: [{ type: 3, name: 'name', description: 'Its name', required: true }],
            },
          ],
        },
      ],
      scene.room.guildId,
    );
  });
  afterAll(() => scene.close());

  it('defers a command, completes it with components and a picture, and opens a thread', async () => {
    const astrid = await scene.person('astrid');
    const outcome = await astrid.command('game new', { name: 'Vinland' });
    expect(outcome.result).toBe('success');
    const answer = await astrid.answer(outcome);
    expect(textOf(answer)).toBe('# Vinland\nthe board');
    const [picture] = answer.attachments;
    expect(picture).toMatchObject({ filename: 'board.png', width: 2, height: 3, content_type: 'image/png' });
    const bytes = await fetch(picture?.url ?? '');
    expect(Buffer.from(await bytes.arrayBuffer()).equals(PIXEL)).toBe(true);
    const line = await astrid.waitFor((m) => m.content === 'It begins.');
    expect(line.channel_id).toBe(astrid.channelId('Chronicle'));
  });

  it('shows the same messages to another person', async () => {
    const bjorn = await scene.person('bjorn');
    const list = await bjorn.messages();
    expect(list.map(textOf)).toContain('# Vinland\nthe board');
  });
});
