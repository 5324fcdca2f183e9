import type { Command } from 'commander';
import { addBalance } from './cli/balance.js';
import { addBench } from './cli/bench.js';
import { addCalendar } from './cli/calendar.js';
import { addCampaign } from './cli/campaign.js';
import { addChaos } from './cli/chaos.js';
import { addCoverage } from './cli/coverage.js';
import { addEndurance } from './cli/endurance.js';
import { addFuzz } from './cli/fuzz.js';
import { addOddsCheck } from './cli/odds-check.js';
import { addPlayouts } from './cli/playouts.js';
import { addRiddles } from './cli/riddles.js';
import { addScenario } from './cli/scenario.js';
import { addSeason } from './cli/season.js';
import { addSolos } from './cli/solos.js';
import { addStrength } from './cli/strength.js';

/** Adds the developers' commands (`src/cli/tools.ts`). */
export function addTools(program: Command): void {
  for (const add of [
    addScenario,
    addPlayouts,
    addBalance,
    addBench,
    addFuzz,
    addCampaign,
    addChaos,
    addCalendar,
    addSeason,
    addStrength,
    addRiddles,
    addSolos,
    addEndurance,
    addCoverage,
    addOddsCheck,
  ])
    add(program);
}
