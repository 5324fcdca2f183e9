import type { Texts } from '../../../kernel/types.js';

/** What is said when something on our side, on Discord's or on the machine is in the way. */
export const trouble = {
  'menu.invite': 'Invite to my game',
  'menu.story': 'Story from here',
  'bot.invite.no-lobby': 'You sit in no game here that waits to begin. `/game new` sets one up.',
  'bot.invite.program': 'That is a program. AI players come with `/game fill`.',
  'bot.invite.sits': 'They sit in {title} already.',
  'bot.invite.again': 'They were asked to {title} a short while ago.',
  'bot.invite.text': '{whom}, {who} asks you to **{title}** ({game}).',
  'bot.invite.done': 'Asked {whom} to {title}.',
  'word.direct': 'direct',
  'word.on': 'on',
  'cmd.clock.direct': 'Whether you are called in a direct message too',
  'cmd.clock.direct.on': 'A message to you alone, with a link and nothing of the game',
  'bot.clock.direct': 'Calls come **as a direct message too**. `/clock direct` ends that.',
  'bot.direct.call': '**{title}** ({game}) waits for you.',
  'bot.direct.closed':
    '⚠️ Discord doesn’t let me send you direct messages. Allow them in this server’s privacy settings. Your games: `/games mine`.',
  'bot.direct.open': 'Go to the game',
  'bot.picture.failed': '-# The picture could not be drawn. The table in words:',
  'bot.post.refused':
    'Discord did not take a message about {title}. Nothing of the game is lost: `/board` shows the table, `/history` tells what happened.',
  'bot.closed.line': '⚠️ I can’t post in {where}. What is missing there: {list}.',
  'bot.closed.unknown': 'a permission that I can’t see from here',
  'bot.disk.operator':
    '⚠️ Something could not be kept on the disk of the machine that I run on, and a player was refused: `{why}`. Nothing that was kept is lost; make room and look at the log.',
  'bot.rewind.nothing': 'Nothing has happened in {title} that it could go back before.',
  'bot.rewind.which':
    '“{typed}” is no event to go back to. Name one by its number, from 0 to {last}, or choose from the list that comes as you type; `/history` shows them.',
  'bot.status.posts':
    '{waiting, plural, =0 {No post waits.} one {# post waits} other {# posts wait}}{waiting, plural, =0 {} other {; the oldest that could go for {seconds} s.}}',
  'bot.closed.after': '-# Nothing of the game is lost; what waits is posted as soon as I may.',
} satisfies Texts;
