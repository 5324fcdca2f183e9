import type { Command } from 'commander';

/** Developers' commands. test/tools adds them in a checkout; the production image leaves them out. */
export const TOOLS = [
  'playouts',
  'balance',
  'bench',
  'fuzz',
  'campaign',
  'chaos',
  'calendar',
  'season',
  'strength',
  'riddles',
  'solos',
  'endurance',
  'coverage',
  'odds-check',
  'scenario',
] as const;

const TOOLS_FILE = 'test/tools/commands';

interface Tools {
  readonly addTools: (program: Command) => void;
}

/** The `try` lets a build without test/tools succeed; the program attempts the import at run time. */
async function loadTools(): Promise<Tools | undefined> {
  try {
    return await import('../../test/tools/commands.js');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      if (error.message.includes(TOOLS_FILE)) return undefined;
    throw error;
  }
}

function addMissing(program: Command, name: string): void {
  program
    .command(name, { hidden: true })
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      throw new Error(
        `${name} is a developers' tool that this image leaves out. Run it in a checkout: npm run fimbul ${name}`,
      );
    });
}

/** Adds each developers' command; without test/tools, a command that says where to run it. */
export async function addTools(program: Command): Promise<void> {
  const tools = await loadTools();
  if (tools === undefined) for (const name of TOOLS) addMissing(program, name);
  else tools.addTools(program);
}
