import type { Texts } from '../../../kernel/types.js';

/**
 * Sentences of the table by key (ICU). Arguments that name seats are seat ids, `who` is a person's id: the edge turns
 * them into names.
 */
export const texts = {
  // Refusals.
  'table.no-such-game': 'There is no such game here.',
  'table.which-game': 'Several games are played here: say which one of {titles}.',
  'table.no-such-module': 'No game is called {module}.',
  'table.no-such-variant': '{variant} is not a variant of this game.',
  'table.no-such-option': '{option} can’t be {value}{may, select, none {.} other {; it may be {may}.}}',
  'table.no-such-ai': 'No AI is called {ai}.',
  'table.no-strategy': '{ai} plays by no text.{may, select, none {} other { Those that do: {may}.}}',
  'table.which-strategy': '{ai} plays by a strategy: name one that comes with the game, or write your own.',
  'table.long-strategy': 'A strategy has at most {most} letters.',
  'table.no-such-seat': 'This game has no seat {seat}.',
  'table.seat-not-in-variant': '{seat} does not play in the variant {variant}. In it play: {seats}.',
  'table.no-such-place': 'Nobody sits at place {place}.',
  'table.no-such-event': 'The game has no event {seq}.',
  'table.lives-here':
    'The game is played in this channel already. In another one, `/game here` brings it there.',
  'table.not-host': 'Only the host or a moderator can do that.',
  'table.not-moderator': 'Only a moderator of this server can do that.',
  'table.no-winter':
    'There is no winter of {day}. `/winter` alone asks today’s; `day` offers those that are over, such as 2026-11-23.',
  'table.asks-riddle': 'On {day} a riddle is asked: there is nothing to move in it, its answers are buttons.',
  'table.club-off':
    'The moderators of this server have turned that off: {feature_id, select, rematch {rematches} wanted {the waiting list} follow {following games} ladder {ratings and the ladder} review {looking back at games} winter {the day’s winter} other {tournaments}}. `/club settings` shows what is on.',
  'table.follow-plays': 'You play in this game, and are told its end anyway.',
  'table.wanted-seats': 'This game is played by {min} to {max}, not by {seats}.',
  'table.wanted-most': 'You stand in {most} lines of the waiting list already. Leave one first.',
  'table.wanted-none': 'Nobody waits for that any more.',
  'table.no-such-tournament': 'There is no such tournament on this server.',
  'table.which-tournament': 'Several tournaments go on here: name the one you mean.',
  'table.not-organiser': 'Only whoever organises the tournament, or a moderator, can do that.',
  'table.tournament-moderators':
    'Only a moderator of this server organises tournaments. `/club settings` can let everybody.',
  'table.tournament-many': 'This server has {most} tournaments that are not over. End one first.',
  'table.tournament-begun': 'The tournament has begun already.',
  'table.tournament-over': 'The tournament is over. `/tournament new` organises another.',
  'table.tournament-full': 'The tournament is full: {most} take part.',
  'table.tournament-few':
    'It takes {need} people to begin; {have, plural, =0 {nobody has} one {one has} other {# have}} signed up.',
  'table.tournament-days': 'A round has 1 to {most} days.',
  'table.tournament-name': 'A name has up to 40 letters, numbers and spaces.',
  'table.tournament-not-running': 'The tournament isn’t being played.',
  'table.is-entrant': 'You take part already.',
  'table.not-in-tournament': 'You don’t take part in this tournament, or have left it.',
  'table.not-entrant': 'They don’t take part in this tournament, or have left it.',
  'table.no-such-table':
    'The round that is played has no table {table}: it has {most, plural, =0 {none} one {one} other {1 to #}}.',
  'table.not-at-table': 'They don’t sit at table {table}. `/tournament round` shows who sits where.',
  'table.not-seated': 'You don’t play in this game.',
  'table.not-your-turn':
    '{awaited, select, none {Nobody is waited for right now.} other {It is not your turn: {awaited} to decide.}}',
  'table.too-many-lobbies':
    'You have {most} games here that wait to begin: {titles}. Start one, or end one with `/game end`.',
  'table.channel-full':
    'In this channel {most} games wait to begin already. Start or end one of them, or use another channel.',
  'table.not-lobby': 'The game has already started.',
  'table.not-running':
    '{stage, select, lobby {The game has not started yet.} paused {The game is paused, by agreement of the table: `/propose resume` asks to go on.} other {The game is over.}}',
  'table.frozen':
    '**Frozen.** {why_id, select, fault {Fimbul met a bug in the rules. The game stands at its last good moment. The host can try again with `/game thaw`, or go back with `/game rewind`.} rules {Fimbul was updated and would now play event {seq} differently. The host can go on from this board under the new rules with `/game thaw`. Otherwise the game goes on once Fimbul plays it as before.} version {Fimbul was updated, and this game has new rules. The host can go on from this board under the new rules with `/game thaw`, or end the game with `/game end`.} other {This Fimbul can’t open the game, so you see it as it was last. It goes on by itself once Fimbul can open it again. Only the operator of Fimbul can help.}}',
  'table.thaw-first': 'Fimbul was updated after the game froze. Let it go on first with `/game thaw`.',
  'table.cant-go-on':
    'The new rules can’t go on from this board. The game stays readable as it stands. `/game end` ends it without a result.',
  'table.seat-taken': '{seat} is taken.',
  'table.sits-already': 'They already sit at this table.',
  'table.not-over': 'The game is not over: what is secret stays so.',
  'table.none-to-review':
    'No game of this channel is over yet, and a running game can’t be reviewed. Try again after its end, or name a finished game of another channel with `game`.',
  'table.you-sit': 'You already sit at this table.',
  'table.not-former':
    '{seat} is not yours to take: whoever played it last may take it back, and the host may give it away (`/game replace`).',
  'table.seat-held':
    '{seat} belongs to a player who hasn’t missed a deadline. Only with their Yes does someone else get it: `/propose replace` asks them.',
  'table.seat-claimed':
    'The host took {seat} from its player, who may come back with `/game take`. To give it to someone else, ask with `/propose replace`.',
  'table.played-another':
    '{self_id, select, you {You have} other {That player has}} played {other} in this game and knows its secrets, so {seat} can’t be {self_id, select, you {yours} other {theirs}}. The way back is `/game take` to {other}.',
  'table.no-former': 'No AI plays a seat that was yours here. The host can give you one (`/game replace`).',
  'table.nobody-sits': 'Nobody sits at {seats} yet.',
  'table.full': 'The table is full: {max, plural, one {# seat} other {# seats}}.',
  'table.too-few': 'At least {min, plural, one {# seat} other {# seats}} must be filled; {have} so far.',
  'table.too-many':
    'This variant has at most {max, plural, one {# seat} other {# seats}}; {have} are filled.',
  'table.bad-nonce': 'Give between 1 and 64 letters or digits.',
  'table.unreadable': 'That can’t be read as a move.',
  'table.nothing-to-undo': 'You have nothing to take back.',
  'table.undo-chance':
    'Dice or hidden cards have come out since: it can’t be taken back without the others’ consent.',
  'table.undo-seat': 'Others have decided since: it can’t be taken back without their consent.',
  'table.undo-host':
    'Nobody else plays whom one could ask: the host may take the game back (`/game rewind`).',
  'table.proposal-open':
    'Another vote is open: {kind, select, pause {to pause} resume {to go on} extend {for more time} end {to end the game} winner {on the winner} once {to let the AI play once} replace {to give a seat to another} rewind {to go back} hints {to change who gets hints} other {to take an answer back}}. One at a time: it ends by itself, or whoever opened it withdraws it.',
  'table.proposal-none': 'This vote is over: it was settled, or the game has gone on.',
  'table.proposal-not-asked': 'Not you are asked here, but those who play and are affected.',
  'table.proposal-alone': 'That takes somebody else at the table to agree, and there is nobody.',
  'table.is-paused': 'The game is paused. One may propose to go on, to end it or to declare a winner.',
  'table.is-running': 'The game is not paused.',
  'table.not-awaited': 'Nobody waits for a person at {seat}.',
  'table.ai-sits': 'The AI plays {seat} already.',
  'table.waive-own': 'It is you who is waited for: an answer, or `/propose extend`, helps more.',
  'table.no-lesson': 'There is no lesson for this game; `/rules` tells its rules.',
  'table.not-taught': 'This is somebody else’s lesson, or over: you have no lesson here. `/learn` opens one.',
  'table.no-such-order': 'This game has no standing order {order}.',
  'table.no-plan': 'There is no plan to keep yet.',
  'table.not-ahead': 'Nothing can be planned for you at the moment.',
  'table.too-many-orders': 'That is more than a plan, or a seat, may hold.',
  'table.not-frozen': 'The game is not frozen.',
  'table.not-kept':
    'This could not be saved, so it was not done: the game stands as it stood. Tell whoever runs Fimbul that its disk may be full ({code}).',
  'table.no-such-zone': '{zone} is no time zone. Zones are named like Europe/Berlin or America/New_York.',
  'table.quiet-too-long': 'Quiet hours may be at most {hours} hours a day, so that there is time to play.',
  'table.away-too-long':
    'An absence may be at most {days} days long. For more, let somebody else or the AI take your seat.',
  'table.closing': 'Fimbul is restarting. Try again in a moment.',
  // Notices.
  'table.rewound': 'The host took the game back to event {to}, without a vote. So this game isn’t rated.',
  'table.no-advice': 'Hints are off in this game. All players together can allow them: `/propose hints`.',
  'table.advice':
    'The host changed who may ask a program what it would do: {advice, select, all {everybody} none {nobody} other {only who plays against programs alone}}.',
  'table.advice-over': 'The game is over. Who could get hints can’t be changed any more.',
  'table.advice-vote':
    'The game has started, so all players must agree to change who gets hints. Ask them with `/propose hints`.',
  'table.advice-same': 'Hints are already set that way.',
  'table.advice-agreed':
    'All players agree on hints: {advice, select, all {everyone may ask for them. So this game isn’t rated} none {no one may ask for them} other {only a player alone against AIs may ask for them}}.',
  'table.verbosity':
    'The host changed what is told in the channel: {verbosity, select, quiet {calls and where things stand} turns {calls and what each turn brought} full {everything} other {calls and what each phase brought}}.',
  'table.paused': 'The table has agreed to pause. Nobody is waited for until it goes on.',
  'table.resumed': 'The game goes on. What was left of each deadline counts from now.',
  'table.extended': 'The table gives more time: whoever is waited for has a whole decision’s time from now.',
  'table.ended-together': 'The table has agreed to end the game without a result.',
  'table.declared': '{winners} wins, by agreement of the table.',
  'table.rewound-together': 'The table has agreed to go back to event {to}. Dice fall anew from here.',
  'table.undo-refused': '{by} says no: the answer of {seat} stands.',
  'table.undone': '{seat} takes an answer back, and all who were asked agree. Dice fall anew from here.',
  'table.undone-alone':
    '{seat} undid a move after something was rolled, revealed or played. No other player could agree, so this game isn’t rated. Dice fall anew from here.',
  'table.ai-once': '{seat} has kept the table waiting: the AI plays this one decision for them.',
  'table.wanted-met':
    '{people} looked for this game, and are enough now. The lobby is above: whoever hosts begins.',
  'table.rematch':
    '{who} wants to play that once more, everybody a seat further on. {people}: one press, and when all have pressed it begins.',
  'table.ended': 'The game was ended without a score.',
  'table.ended-early':
    'A player who was behind ended the game without a vote. So it counts as it stands, also for ratings. In front: {winners}. All players together can end a game without a result (`/propose end`).',
  'table.seat-person':
    '{seat} is now played by {who}. All that belongs to the seat, its secrets included, is one press away; nobody else sees it.',
  'table.seat-back': '{seat} is played by {who} again.',
  'table.seat-ai': '{seat} is now played by the AI ({ai}).',
  'table.displaced':
    '{who}: the host or a moderator gave your seat {seat} to {to_id, select, ai {the AI} other {another player}}. `/game take` brings you back at any time, unless the players vote otherwise.',
  'table.handed':
    '{how_id, select, leave {The player of {seat} gave up the seat. {to_id, select, ai {The AI} other {Another player}} plays on.} back {The player of {seat} came back.} vote {The players voted: {to_id, select, ai {the AI} other {another player}} plays {seat} from now on.} other {The host or a moderator gave {seat} to {to_id, select, ai {the AI} other {a player}}{from_id, select, person {, in place of its player.} other {.}}}}',
  'table.froze':
    'Fimbul met a bug in the rules. The game is frozen at its last good moment; nothing is lost. {who} can try again as its host with `/game thaw`, or go back with `/game rewind`.',
  'table.froze-rules':
    'The program was updated, and its rules would have played event {seq} of this game otherwise: {what_id, select, forced {another choice would be taken on its own} happens {something else would happen} illegal {the move would not be allowed} other {the position after it would be another}}.{where_id, select, none {} other { On the board, as it stands and as it would be: {where}.}} So that nothing changes behind your backs the game is frozen as it stands. {who} chooses as its host: `/game thaw` goes on from this very board under the new rules; otherwise it stays readable, and goes on by itself when a program plays it as before.',
  'table.froze-version':
    'Fimbul was updated, and this game has new rules now (version {to}; it was begun under version {from}). So that nothing changes unnoticed, the game is frozen as it stands. {who} decides as its host: `/game thaw` goes on from this board under the new rules, `/game end` ends the game.',
  'table.new-rules':
    '{who}: the game goes on from this board under new rules{versions_id, select, same {} other { (version {to}, until now {from})}}. Undo and `/game rewind` lead back to event {seq} at most, and `/game verify` checks from there. If the players don’t want that, ask with `/propose end`.',
  'table.rules-changed':
    'From here on the game is played under new rules{versions_id, select, same {} other { (version {to}, until now {from})}}. The host or a moderator decided that.',
  'table.froze-unreadable':
    'This program can’t open the game any more. It is frozen and stays readable as it was seen last; it goes on by itself when a program can open it again.',
  'table.cant-open':
    'This program can’t open the game. It stays readable as it was seen last, and goes on by itself when a program can open it again.',
  'table.pack-gone':
    'This game is played with the card pack `{pack}`, which is missing or can’t be read any more. Nothing is lost: every move is kept, and what happened can be read. Whoever runs the program puts that pack back just as it was, as its file or from a backup of the database, and starts the program again; then the game goes on and its pictures come back.',
  'table.before-rules':
    'From event {seq} on the game is played under newer rules, so it doesn’t go back to before that. Later events can be chosen.',
  'table.thawed': 'The game goes on.',
} satisfies Texts;

export type TableText = keyof typeof texts;
