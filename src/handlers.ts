import type { AnyModule } from './discord/bot.js';
import type { Control } from './discord/command.js';
import type { Handlers } from './discord/dispatch/listen.js';
import { asking } from './answers/which-game.js';
import { againControl } from './controls/again.js';
import { boardCommand, handCommand } from '../commands/board.js';
import { cardCommand } from '../commands/card.js';
import { catchUpCommand } from '../commands/catch-up.js';
import { clockCommand } from '../commands/clock.js';
import { clubCommand } from '../commands/club.js';
import { clubControls } from './controls/club.js';
import { aboutControls } from './controls/about.js';
import { filmControl } from './controls/film.js';
import { gameGroup } from '../commands/game/game.js';
import { gamesCommand } from '../commands/games.js';
import { handOverControl } from './controls/hand-over.js';
import { helpCommand } from '../commands/help.js';
import { logCommand } from '../commands/log.js';
import { withNames } from '../commands/languages.js';
import { leaderboardCommand } from '../commands/leaderboard.js';
import { labCommand } from '../commands/lab.js';
import { learnCommand } from '../commands/learn.js';
import { helpControl } from './controls/help.js';
import { learnControls } from './controls/lessons.js';
import { lobbyControls } from './controls/lobby.js';
import { meControl } from './controls/me.js';
import { meCommand } from '../commands/me.js';
import { menus } from '../commands/menus.js';
import { nextControl } from './controls/next.js';
import { moveControls } from './controls/moves.js';
import { movesCommand } from '../commands/moves.js';
import { oddsCommand } from '../commands/odds.js';
import { orderControls } from './controls/orders.js';
import { planControls } from './controls/plans.js';
import { autoCommand } from '../commands/auto.js';
import { playCommand } from '../commands/play.js';
import { proposeCommand } from '../commands/propose.js';
import { proposalControls } from './controls/proposals.js';
import { reviewCommand } from '../commands/review.js';
import { rulesCommand } from '../commands/rules.js';
import { statsCommand } from '../commands/stats.js';
import { tournamentCommand } from '../commands/tournament.js';
import { tournamentControls } from './controls/tournament.js';
import { statusCommand } from '../commands/status.js';
import { strategyControls } from './controls/strategies.js';
import { sureControls } from './controls/confirm.js';
import { undoControls } from './controls/undo.js';
import { undoCommand } from '../commands/undo.js';
import { startControls } from './controls/start.js';
import { winterCommand } from '../commands/winter.js';

/** All commands, controls and context menus. */
export function handlers(modules: ReadonlyMap<string, AnyModule>): Handlers {
  const commands = [
    gameGroup(modules),
    ...[...modules.values()].map(movesCommand),
    playCommand,
    autoCommand,
    catchUpCommand,
    undoCommand,
    clockCommand,
    proposeCommand,
    boardCommand,
    handCommand,
    oddsCommand,
    cardCommand,
    logCommand,
    rulesCommand,
    statsCommand,
    meCommand,
    gamesCommand(modules),
    clubCommand,
    leaderboardCommand(modules),
    tournamentCommand(modules),
    reviewCommand,
    winterCommand,
    learnCommand(modules),
    labCommand,
    helpCommand(modules),
    statusCommand,
  ].map((command) => ({ ...asking(command), data: withNames(command.data) }));
  return {
    commands,
    controls: [
      againControl(commands),
      ...lobbyControls,
      ...strategyControls,
      ...[
        ...moveControls,
        ...sureControls,
        ...orderControls,
        ...planControls,
        ...undoControls,
        ...aboutControls,
      ].map((control): Control => ({ ...control, ownSeat: true })),
      nextControl,
      ...proposalControls,
      ...learnControls,
      ...clubControls,
      ...startControls,
      ...tournamentControls,
      handOverControl,
      filmControl,
      meControl,
      helpControl,
    ],
    menus,
  };
}
