import type { AnyModule } from '../src/discord/bot.js';
import type { Handlers } from '../src/discord/dispatch.js';
import { boardCommand, handCommand } from './board.js';
import { catchUpCommand } from './catch-up.js';
import { clockCommand } from './clock.js';
import { filmControl } from './export.js';
import { gameCommand } from './game.js';
import { gamesCommand } from './games.js';
import { handOverControl } from './hand-over.js';
import { helpCommand } from './help.js';
import { historyCommand } from './history.js';
import { withNames } from './languages.js';
import { learnCommand } from './learn.js';
import { learnControls } from './learning.js';
import { lobbyControls } from './lobby-controls.js';
import { meCommand, meControl } from './me.js';
import { menus } from './menus.js';
import { moveControls } from './move-controls.js';
import { movesCommand } from './moves.js';
import { oddsCommand } from './odds.js';
import { orderControls } from './orders.js';
import { ordersCommand, planControls } from './plan.js';
import { playCommand } from './play.js';
import { proposalControls, proposeCommand } from './propose.js';
import { rulesCommand } from './rules.js';
import { statsCommand } from './stats.js';
import { statusCommand } from './status.js';
import { sureControls } from './what-if.js';
import { undoCommand, undoControls } from './undo.js';

/** Everything that can be typed and pressed, for the games there are. */
export function handlers(modules: ReadonlyMap<string, AnyModule>): Handlers {
  return {
    commands: [
      gameCommand(modules),
      ...[...modules.values()].map(movesCommand),
      playCommand,
      ordersCommand,
      catchUpCommand,
      undoCommand,
      clockCommand,
      proposeCommand,
      boardCommand,
      handCommand,
      oddsCommand,
      historyCommand,
      rulesCommand,
      statsCommand,
      meCommand,
      gamesCommand,
      learnCommand(modules),
      helpCommand(modules),
      statusCommand,
    ].map((command) => ({ ...command, data: withNames(command.data) })),
    controls: [
      ...lobbyControls,
      ...moveControls,
      ...sureControls,
      ...orderControls,
      ...planControls,
      ...undoControls,
      ...proposalControls,
      ...learnControls,
      handOverControl,
      filmControl,
      meControl,
    ],
    menus,
  };
}
