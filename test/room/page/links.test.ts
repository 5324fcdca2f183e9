import { describe, expect, it } from 'vitest';
import { linkTarget, localUrl } from '../../../src/room/page/links.js';

const OWN = 'http://localhost:4040';

describe('message links', () => {
  it.each([
    ['https://discord.com/channels/1/22/333', '22', '333'],
    ['http://127.0.0.1:4040/channels/@me/22', '22', null],
    ['/channels/1/22', '22', null],
  ])('%s opens in the room', (href, channelId, messageId) => {
    expect(linkTarget(href, OWN)).toEqual({ kind: 'channel', channelId, messageId });
  });

  it.each([
    'https://example.org/channels/1/22',
    'https://discord.com/developers',
    'https://notdiscord.com/channels/1/2',
  ])('%s leaves the room', (href) => {
    expect(linkTarget(href, OWN).kind).toBe('outside');
  });
});

describe('picture URLs', () => {
  it.each([
    ['http://127.0.0.1:4040/attachments/1/a.png?ex=1', '/attachments/1/a.png?ex=1'],
    ['/avatars/1.svg', '/avatars/1.svg'],
    ['https://cdn.discordapp.com/embed/avatars/0.png', null],
    ['javascript:alert(1)', null],
    ['http://', null],
  ])('load %s from the page’s own address or not at all', (address, local) => {
    expect(localUrl(address, OWN)).toBe(local);
  });
});
