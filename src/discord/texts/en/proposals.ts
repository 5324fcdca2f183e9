import type { Texts } from '../../../kernel/types.js';

/** Words about what the table decides together. */
export const proposals = {
  'bot.proposal.title': '🗳️ **{title}**: {who} proposes {what}.',
  'bot.proposal.pause': 'a pause, in which nobody is waited for',
  'bot.proposal.resume': 'to go on',
  'bot.proposal.extend': 'to give everybody who is waited for more time',
  'bot.proposal.end': 'to end the game without a result',
  'bot.proposal.winner': 'to end the game here: {seat} wins',
  'bot.proposal.once': 'that the AI plays the present decision of {seat}',
  'bot.proposal.replace':
    'that {seat} is played by {person, select, none {the AI} other {{person}}} from now on',
  'bot.proposal.rewind': 'to go back to event {to}',
  'bot.proposal.hints':
    '{advice, select, all {that everyone may ask for hints; the game isn’t rated then} none {that no one may ask for hints} other {that only a player alone against AIs may ask for hints}}',
  'bot.proposal.undo':
    'to take back the last answer of {seat}, though {why, select, chance {dice fell or something hidden came out} other {others have decided}} since',
  'bot.proposal.votes':
    'For: {yes, plural, =0 {nobody} other {{yesNames}}} · against: {no, plural, =0 {nobody} other {{noNames}}} · still asked: {open, plural, =0 {nobody} other {{openNames}}}',
  'bot.proposal.most':
    '-# More than half of {count, plural, one {# player} other {# players}} must agree. Who says nothing abstains {expires}; then more for than against is enough.',
  'bot.proposal.all':
    '-# Nobody may be against it. Who says nothing abstains {expires}; then at least two, and half of {count, plural, one {# player} other {# players}}, must be for it.',
  'bot.proposal.asked':
    '-# Everybody who is asked must agree; it counts only until something else happens in the game.',
  'bot.proposal.others':
    '-# {count, plural, one {The other player} other {More than half of the other # players}} must agree. Players who don’t vote abstain {expires}; then more Yes than No is enough.',
  'bot.proposal.losers':
    '-# {count, plural, one {The player who would lose must agree} other {All # players who would lose must agree}}. Not voting counts as No {expires}.',
  'bot.proposal.about-no':
    '-# {who} is on time, so nothing happens without their Yes. Their No ends the vote.',
  'bot.proposal.about-abstains':
    '-# {who} missed a deadline. A No or a move of theirs ends the vote. It passes {expires} at the earliest, or as soon as they agree.',
  'bot.proposal.about-winner':
    '-# {who} would win and can say No. It passes {expires} at the earliest, or as soon as they agree.',
  'bot.proposal.about-claim':
    '-# {who} lost this seat by the host’s word and may come back with `/game take`. Their No ends the vote. It passes {expires} at the earliest, or as soon as they agree.',
  'bot.proposal.guest': '-# {who} must agree to take the seat.',
  'bot.proposal.everyone': '-# All players must agree. Who says nothing says no {expires}.',
  'bot.proposal.state':
    '{state, select, passed {✅ **Agreed.**} failed {❌ **Not agreed.**} other {⚪ **Nothing to decide any more:** the game has gone on.}}',
  'bot.proposal.yes': 'Agree',
  'bot.proposal.no': 'No',
  'bot.proposal.opened': 'It is put to the vote in the channel. Your No withdraws it.',
  'bot.proposal.counted': 'Your vote counts. Still asked: {open}.',
  'bot.proposal.done': 'It is agreed and done.',
  'bot.proposal.which-hints': 'That isn’t a setting for hints. Choose one from the list.',
  'bot.proposal.failed': 'It is off.',
  'bot.late.wait': 'We wait',
  'bot.late.extend': 'More time',
  'bot.late.once': 'AI plays this one: {seat}',
  'bot.late.replace': 'AI takes over: {seat}',
  'bot.late.how':
    '-# The table decides: one word from a player is enough to wait; the rest is put to the vote.',
  'bot.late.waits': 'The table waits. The deadline is forgotten.',
  'bot.status.paused': 'The table has paused the game. `/propose resume` asks to go on.',
  'word.propose': 'propose',
  'word.pause': 'pause',
  'word.resume': 'resume',
  'word.extend': 'extend',
  'word.winner': 'winner',
  'word.hints': 'hints',
  'word.once': 'once',
  'cmd.propose': 'Put something to the vote of those who play',
  'cmd.propose.pause': 'A pause: no deadlines, no calls, until the table goes on',
  'cmd.propose.resume': 'Go on after a pause',
  'cmd.propose.extend': 'More time for everybody who is waited for',
  'cmd.propose.end': 'End the game without a result',
  'cmd.propose.winner': 'End the game here and declare a winner',
  'cmd.propose.once': 'Let the AI play the present decision of a seat',
  'cmd.propose.replace': 'Give a seat to another person, who must agree, or to the AI',
  'cmd.propose.hints': 'Change who may ask for hints',
  'cmd.propose.rewind': 'Go back to an earlier moment',
} satisfies Texts;
