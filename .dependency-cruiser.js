// Which file may import which. `npm run lint` checks it; an error names the rule, whose comment says what to do.

/** Folder: what it may import besides itself. A folder inside another one obeys both lines. */
const LAYERS = {
  'src/kernel': [],
  'src/room': ['src/sqlite.ts', 'src/private-files.ts'],
  'src/games': ['src/kernel', 'src/lab/language', 'src/lab/game.ts'],
  'src/lab': ['src/kernel', 'src/games', 'src/sim', 'src/threads.ts', 'renders/fonts.ts'],
  'src/lab/language': ['src/kernel'],
  'src/store': ['src/kernel', 'src/sqlite.ts', 'src/private-files.ts', 'src/processes.ts'],
  'src/club': ['src/kernel', 'src/games/registry.ts', 'src/threads.ts', 'src/task-thread.ts'],
  'src/table': ['src/kernel', 'src/store', 'src/club', 'src/games/registry.ts', 'src/processes.ts'],
  'src/discord': [
    'src/table',
    'src/club',
    'renders',
    'src/kernel',
    'src/games/registry.ts',
    'src/log.ts',
    'src/config.ts',
    'src/processes.ts',
    'src/metrics',
  ],
  'src/export': ['src/table', 'src/discord', 'src/kernel', 'renders'],
  'src/answers': ['src/club', 'src/table', 'src/discord', 'src/export', 'src/kernel', 'renders'],
  'src/controls': [
    'src/answers',
    'src/club',
    'src/table',
    'src/discord',
    'src/kernel',
    'src/games/registry.ts',
  ],
  commands: [
    'src/answers',
    'src/club',
    'src/table',
    'src/discord',
    'src/export',
    'src/kernel',
    'src/games/registry.ts',
    'src/metrics',
    'renders',
  ],
  renders: ['src/games', 'src/kernel', 'src/threads.ts'],
  'src/sim': ['src/kernel', 'src/games', 'src/threads.ts'],
  'src/metrics': ['src/processes.ts'],
  'src/work': [
    'src/kernel',
    'src/store',
    'src/sim',
    'src/log.ts',
    'src/processes.ts',
    'src/metrics',
    'renders',
  ],
  'src/cli': [
    'src/kernel',
    'src/games/registry.ts',
    'src/store',
    'src/table',
    'src/discord',
    'src/export',
    'src/sim',
    'src/club',
    'src/room',
    'src/lab',
    'src/config.ts',
    'src/log.ts',
    'src/installed-packs.ts',
    'src/main.ts',
    'renders',
  ],
};

/** Folder: its entry points, the only files that other folders may import. */
const ENTRY_POINTS = {
  // fonts.ts is for the laboratory's charts, pool.ts and scene.ts are for processes that draw.
  renders: ['index.ts', 'fonts.ts', 'pool.ts', 'scene.ts'],
  'src/club': ['index.ts'],
  'src/export': ['page.ts', 'record.ts'],
  // Pictures draw a view: they may use its types, and what pictures.ts names.
  'src/games/endless': ['module.ts', 'view-types.ts', 'pictures.ts'],
  'src/games/glacier': ['module.ts', 'view-types.ts', 'pictures.ts', 'lab.ts'],
  'src/games/greenland': ['module.ts', 'view/view-types.ts', 'pictures.ts'],
  'src/games/settlers': ['module.ts', 'view-types.ts', 'pictures.ts', 'lab/lab-game.ts'],
  'src/games/wordfame': ['module.ts', 'view-types.ts', 'pictures.ts'],
  // errors.ts is all that the store needs; scenario.ts is for what reads scripted positions.
  'src/kernel': ['index.ts', 'errors.ts', 'scenario.ts'],
  'src/metrics': ['metrics.ts', 'measures.ts'],
  'src/room': ['room.ts'],
  // Drivers, the queue and maintenance are apart, so that no importer loads more than it uses.
  'src/store': [
    ...['port.ts', 'trouble.ts', 'sqlite/index.ts', 'sqlite/folder-lock.ts'],
    ...['postgres/index.ts', 'postgres/queue.ts', 'maintenance.ts'],
  ],
  'src/table': ['index.ts'],
  'src/work': ['work.ts', 'worker.ts'],
};

/** Folder: its parts from the bottom. Each may import only itself and the parts before it. */
const PARTS = {
  'src/games/greenland': [
    ...['happenings.ts', 'data', 'texts', 'vocabulary', 'variants.ts', 'cards', 'texts.ts', 'board'],
    ...[
      'variant-hooks.ts',
      'rolls',
      'setup',
      'phases',
      'variants',
      'procedures.ts',
      'view',
      'card-texts.ts',
      'zones.ts',
    ],
    ...['hidden', 'conditions.ts', 'odds', 'verbs.ts', 'ai', 'policies.ts', 'help', 'metrics', 'scenario'],
    ...['packs', 'module.ts', 'pictures.ts'],
  ],
  'src/table': [
    ...['contract', 'texts', 'read', 'context', 'policy', 'write', 'look', 'turn', 'solo', 'play'],
    ...['seats', 'orders', 'votes', 'time', 'club', 'background.ts', 'table.ts', 'index.ts'],
  ],
  'src/room': [
    ...['contract.ts', 'state', 'trouble.ts', 'files', 'gateway', 'core.ts', 'rest', 'interactions'],
    ...['rest-server.ts', 'doors.ts', 'login.ts', 'page-api', 'page', 'room.ts', 'serve.ts'],
  ],
};

const PROGRAM = '^(src|commands|renders)/';
const escape = (path) => path.replaceAll('.', '\\.');
/** Matches a file, or everything in a folder. */
const inside = (path) => `^${escape(path)}${path.endsWith('.ts') ? '$' : '/'}`;

const layers = Object.entries(LAYERS).map(([folder, allowed]) => ({
  name: `layer ${folder}`,
  comment: `${folder} may import only ${allowed.join(', ') || 'its own files'}.`,
  severity: 'error',
  from: { path: inside(folder) },
  to: { path: PROGRAM, pathNot: [folder, ...allowed].map(inside) },
}));

const entryPoints = Object.entries(ENTRY_POINTS).map(([folder, files]) => ({
  name: `entry-point ${folder}`,
  comment: `Import ${files.join(' or ')} of ${folder} instead.`,
  severity: 'error',
  from: { path: PROGRAM, pathNot: inside(folder) },
  to: { path: inside(folder), pathNot: files.map((file) => inside(`${folder}/${file}`)) },
}));

const parts = Object.entries(PARTS).flatMap(([folder, names]) => {
  const paths = names.map((name) => inside(`${folder}/${name}`));
  return [
    ...names.map((name, nth) => ({
      name: `part ${folder}/${name}`,
      comment: `${name} may import only itself and what stands before it in PARTS.`,
      severity: 'error',
      from: { path: paths[nth] },
      to: { path: inside(folder), pathNot: paths.slice(0, nth + 1) },
    })),
    {
      name: `part-missing ${folder}`,
      comment: `A new part of ${folder} needs its place in PARTS.`,
      severity: 'error',
      from: { path: inside(folder), pathNot: paths },
      to: { path: PROGRAM },
    },
  ];
});

export default {
  forbidden: [
    ...layers,
    ...entryPoints,
    ...parts,
    {
      name: 'no-circular',
      comment: 'A file leads back to itself. Move what both need into a third file. Types count, too.',
      severity: 'error',
      from: { path: PROGRAM },
      to: { circular: true },
    },
    {
      name: 'games-apart',
      comment: 'A game may not import another game. Move what both need to src/kernel.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-through-registry',
      comment: 'Use src/games/registry.ts. Only pictures and the laboratory know single games.',
      severity: 'error',
      from: { path: PROGRAM, pathNot: '^(src/games|src/lab|renders)/' },
      to: { path: '^src/games/', pathNot: '^src/games/registry\\.ts$' },
    },
    {
      name: 'program-without-tests',
      comment:
        'The program may not import tests or developers’ tools; src/cli/tools.ts loads those where they are.',
      severity: 'error',
      from: { path: PROGRAM, pathNot: '^src/cli/tools\\.ts$' },
      to: { path: '^(test|scripts)/' },
    },
    {
      name: 'layer-missing',
      comment: 'A new folder of src/ needs its line in LAYERS.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: Object.keys(LAYERS).map(inside) },
      to: { path: PROGRAM },
    },
  ],
  options: {
    // Types count: a circle of types is one that readers have to follow, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
