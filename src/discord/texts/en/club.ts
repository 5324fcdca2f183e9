import type { Texts } from '../../../kernel/types.js';

/** What holds a club together between games: lists of games, rematches, the waiting list, who looks on. */
export const club = {
  'word.games': 'games',
  'word.mine': 'mine',
  'word.wanted': 'wanted',
  'word.daily': 'daily',
  'word.club': 'club',
  'word.invite': 'invite',
  'word.follow': 'follow',
  'word.number': 'number',
  'word.at': 'at',
  'cmd.games': 'Your games, the waiting list, a summary once a day',
  'cmd.games.mine': 'All games you sit in: whose turn it is, for how long, one press to each',
  'cmd.games.wanted': 'The waiting list: say what you would play, and a lobby opens when you are enough',
  'cmd.games.daily': 'Once a day, at the hour you choose, a message to you alone about your games',
  'opt.wanted': 'What you would play; leave it out to see the list',
  'opt.number': 'How many people at the table, you included',
  'opt.daily': 'The hour of your day, such as 8:00; `off` ends it',
  'cmd.club': 'What this server has of a club',
  'cmd.club.settings': 'What is on here and what is off; moderators change it',
  'cmd.game.invite': 'Ask somebody by name to the game you sit in that waits to begin',
  'cmd.game.follow': 'Be told how a game ends that you only look on at; once more to stop',
  'opt.invite': 'Whom you ask',

  'bot.games.title': '## Your games',
  'bot.games.title-here': '## Your games on this server',
  'bot.games.none': 'You sit in no game. In a server, `/game new` sets one up.',
  'bot.games.none-here': 'You sit in no game on this server. `/game new` sets one up.',
  'bot.games.waits': '• [**{title}**]({where}) waits for you, called {since}{due} · {game}',
  'bot.games.waits-due': ', due {due}',
  'bot.games.others': '• [{title}]({where}) waits for {who}, called {since} · {game}',
  'bot.games.line': '• [{title}]({where}) · {game} · {stage}',
  'bot.games.more': '-# … and {rest} more.',
  'bot.games.everywhere': 'On every server',
  'bot.games.here': 'On this server alone',
  'bot.games.move': '▶ {title}',
  'bot.games.hint': '-# A summary once a day in a direct message: `/games daily`.',
  'bot.games.daily-title': '## Your games today',
  'bot.games.daily-quiet': 'No game waits for you.',
  'bot.games.daily-note': '-# You asked for this at {time} every day. `/games daily` changes or ends it.',
  'bot.games.daily-on':
    'Every day at **{time}** you get a message with your games, whoever’s turn it is. Nothing comes on days on which you sit in none.\n{zone, select, none {-# You haven’t said where you live, so this is UTC: `/clock zone`.} other {-# By your clock in {zone}.}}',
  'bot.games.daily-off': 'No summary comes any more.',
  'bot.games.daily-none':
    'You get no summary. `/games daily` with an hour, such as `8:00`, sends one every day.',
  'bot.direct.calls': '**{n, plural, one {A game waits} other {# games wait}} for you**',

  'bot.wanted.title': '## Who would play what',
  'bot.wanted.none':
    'Nobody looks for a game here. Name one with `/games wanted`: as soon as enough people have signed, its lobby opens and they are called.',
  'bot.wanted.line':
    '• **{game}** with {seats}, {pace}: {people} · {missing, plural, one {one more is missing} other {# more are missing}}',
  'bot.wanted.too': 'Me too: {game} with {seats}',
  'bot.wanted.not': 'Not me any more: {game} with {seats}',
  'bot.wanted.signed':
    'You stand in the line for **{game}** with {seats} ({pace}). {missing, plural, one {One more, and the lobby opens.} other {# more, and the lobby opens.}} After 30 days the line forgets you.',
  'bot.wanted.opened': 'You are enough: {title} is open in <#{channel}>, and all of you sit in it.',
  'bot.wanted.left': 'You don’t stand in that line any more.',
  'bot.wanted.public':
    '{who} would play **{game}** with {seats} ({pace}). {missing, plural, one {One more is missing} other {# more are missing}}: whoever wants to, presses.',
  'bot.wanted.public-button': 'I’ll play',

  'bot.rematch.button': 'Rematch',
  'bot.rematch.yes': 'I’m in',
  'bot.rematch.opened':
    'The lobby of {title} is open, everybody a seat further on. {missing, plural, =0 {} one {One of you is still missing.} other {# of you are still missing.}}',
  'bot.rematch.joined':
    'You sit in {title}. {missing, plural, =0 {} one {One more is missing.} other {# more are missing.}} The host can begin without them.',
  'bot.rematch.started': 'Everybody is there: {title} has begun.',

  'bot.follow.on': 'You will be told how {title} ends. `/game follow` once more ends that.',
  'bot.follow.off': 'You don’t follow {title} any more.',
  'bot.follow.end': '-# Looked on: {people}',
  'bot.direct.end': '**{title}** ({game}), which you looked on at, is over.',

  'bot.lobby.as-before': '-# Set up as you had {before}. The settings of the lobby change it.',

  'bot.club.title': '## The club of this server',
  'bot.club.on': '✅ **{what}**: on',
  'bot.club.off': '▫️ **{what}**: off',
  'bot.club.turn-on': 'Turn on',
  'bot.club.turn-off': 'Turn off',
  'bot.club.note':
    '-# Moderators turn these on and off. What you are told yourself is yours alone: `/games daily`, `/clock`.',
  'bot.club.rematch': 'Rematches from the last card of a game',
  'bot.club.wanted': 'The waiting list',
  'bot.club.follow': 'Following games that one looks on at',
  'bot.me.follows': '• {n, plural, one {a game} other {# games}} that you follow',
  'bot.me.wanted': '• {n, plural, one {a line} other {# lines}} of waiting lists',
  'bot.me.daily': '• the hour of your daily summary',
  'bot.me.summons': '• which direct message called you last',
  'bot.me.directChannels': '• the channel of your direct messages, and whether you take any',
  'bot.me.directQueue': '• {n, plural, one {a direct message} other {# direct messages}} on the way to you',
  'bot.me.ratings': '• {n, plural, one {a rating} other {# ratings}} after games',
  'bot.club.ladder': 'Ratings and the ladder',
  'word.ladder': 'ladder',
  'cmd.ladder': 'Who is how strong on this server, as a range, and how somebody has come along',
  'opt.ladder': 'One game alone; leave it out for all of them together',
  'opt.ladder.variant': 'One variant of that game alone',
  'opt.ladder.person': 'Whose curve you want to see',
  'bot.ladder.title': '## The ladder: {what}',
  'bot.ladder.all': 'all games',
  'bot.ladder.none':
    'No game that counts has ended here yet{scope, select, one { in {what}} other {}}. A finished game counts with at least two sides, one of them a person, and no advice from a program at the table.',
  'bot.ladder.line':
    '{rank}. {who} **{low}–{high}** · {games, plural, one {one game} other {# games}}, first in {firsts}{provisional, select, yes { · *provisional*} other {}}',
  'bot.ladder.more': '-# … and {rest} more.',
  'bot.ladder.note':
    '-# Two times in three somebody’s strength lies in their range; it is ordered by the lower end. Who is new stands in the middle of 1500, and is provisional until the range is narrow. Programs stand still: {programs}.',
  'bot.ladder.unrated': '-# Not rated: {title}: {why}.',
  'bot.rated.not': '-# Not rated: {why}.',
  'bot.rated.why':
    '{why, select, hints {hints were available} undone {a move was undone past a roll, a reveal or another move, and no other player agreed} rewound {the host rewound the game without a vote} few {fewer than two players, or AIs of known strength, count} other {it ended without a result}}',
  'bot.rated.replaced': '-# Not rated for {by} and {person}: {by} replaced {person} without a vote.',
  'bot.ladder.mine': 'My curve',
  'bot.ladder.back': 'The ladder',
  'bot.ladder.curve':
    '## {who}: {what}\n**{low}–{high}** after {games, plural, one {one game} other {# games}}{provisional, select, yes { (provisional)} other {}}.',
  'bot.ladder.no-curve': '{who} has no game here that counted in {what}.',
  'bot.ladder.chart': 'Rating after each game: {what}',
  'bot.ladder.chart-range': 'The range in which strength lies two times in three',
  'bot.ladder.high': 'at most',
  'bot.ladder.middle': 'middle',
  'bot.ladder.low': 'at least',
  'word.review': 'review',
  'cmd.review': 'Look back at a finished game: how chances went, where it turned, what decisions cost',
  'opt.review.seat': 'Whose decisions are weighed; yours when it is left out',
  'bot.club.review': 'Looking back at finished games',
  'bot.teacher.title': '### {seat} explains',
  'bot.teacher.alike': '**Your turn:** I would have decided just as you did.',
  'bot.teacher.turn-cost':
    '**Your turn:** instead of *{played}* I would have chosen *{preferred}*: it wins {by} % more of the games ({low}–{high} %).',
  'bot.teacher.turn-better':
    '**Your turn:** *{played}* was better than what I would have done, *{preferred}*: it wins {by} % more of the games ({low}–{high} %).',
  'bot.teacher.turn-none':
    '**Your turn:** I would have chosen *{preferred}*, but between it and your *{played}* no difference could be told.',
  'bot.teacher.own-best':
    '**Mine:** I chose *{played}* because it wins me {by} % more of the games than *{other}* ({low}–{high} %).',
  'bot.teacher.own-kind':
    '**Mine:** I chose *{played}* and left *{other}* to lie, which would have won me {by} % more of the games ({low}–{high} %).',
  'bot.teacher.own-none':
    '**Mine:** I chose *{played}*; between it and *{other}* no difference could be told.',
  'bot.teacher.why': 'At the end that makes {by} more under *{measure}*.',
  'bot.teacher.note':
    '-# By games that programs play on from what you see. Only you read this, and the game isn’t rated.',
  'bot.review.button': 'Look back',
  'bot.review.none': 'Nobody looks back at games here.',
  'bot.review.working':
    'Looking back at {title}: {percent} %. It takes a minute or two; you can go on with anything else.',
  'bot.review.title': '## Looking back: {title}',
  'bot.review.chart': '{title}: who would win?',
  'bot.review.chances': 'Chance to win at the end of each turn, in percent',
  'bot.review.turnings': '**Where it turned**',
  'bot.review.turning': '• {turn}: {seat} {from} % → {to} % (± {error})',
  'bot.review.no-turning': 'No single turn changed anybody’s chances by more than chance could have.',
  'bot.review.decisions':
    '**The decisions of {seat}**: {decided, plural, one {one} other {#}} with a choice, {alike} as the program would have made them.',
  'bot.review.no-cost': 'None of the others made a difference that could be told from chance.',
  'bot.review.cost':
    '• {turn}, {phase} (event {seq}): {played}; the program prefers {preferred}. That cost **{by} %** of the games ({low}–{high} %).',
  'bot.review.better':
    '• {turn}, {phase} (event {seq}): {played} was better than {preferred}, which the program prefers, by **{by} %** of the games ({low}–{high} %).',
  'bot.review.luck':
    '**Luck**: from {from} % at the start to {to} % at the end. Decisions that can be told from chance {how, select, none {made no difference} cost {cost {cost} %} other {gained {cost} %}}; luck and the others made {rest} %.',
  'bot.review.picture': 'Chances to win',
  'bot.review.turn': 'How was my turn?',
  'bot.review.turn-title': '## Your last turn: {title}',
  'bot.review.turn-none': 'There was nothing to choose in it.',
  'bot.review.turn-note':
    '-# Weighed by games that programs play on from what you saw then. Only in games in which a program may be asked, and only your own turn.',
  'bot.review.adjusted': '-# With luck and the others taken off, what you decided comes to {share} % to win.',
  'bot.review.luck-kind': '-# Kindest: {turn}, {luck} % (± {error}).',
  'bot.review.luck-hard': '-# Hardest: {turn}, {luck} % (± {error}).',
  'bot.review.note':
    '-# Played on {playouts, plural, one {once} other {# times}} from each turn by the program, with what each seat could see itself then: the curve is right to within {error} % nineteen times in twenty. How it is reckoned: docs/club.md.',
  'bot.review.partial': '-# Time ran out before everything was weighed.',
  'bot.review.no-difference':
    '• {turn}, {phase} (event {seq}): {played} or {preferred}: no difference that could be told.',
} satisfies Texts;
