import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Root folders for builds: a bare Debian with node, like `node:<major>-<suite>-slim`, and commands inside of one. */

const MIRROR = 'http://deb.debian.org/debian';
/** The npm version bundled with each major version of node. */
const NPM: Readonly<Record<string, string>> = { 20: '10', 22: '10', 24: '11' };

/** Runs a command. @returns its output @throws Error with the output if it fails */
export function run(command: string, words: readonly string[], options: SpawnSyncOptions = {}): string {
  const ran = spawnSync(command, [...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const said = (): string => `${String(ran.stdout ?? '')}${String(ran.stderr ?? '')}`;
  if (ran.error !== undefined) throw ran.error;
  if (ran.status !== 0)
    throw new Error(
      `${command} ${words.join(' ')} ended with ${ran.status ?? ran.signal}:\n${said().slice(-4000)}`,
    );
  return String(ran.stdout ?? '');
}

export interface Inside {
  readonly root: string;
  readonly folder: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Additional certificate authorities of this machine, such as its network's, used during downloads. */
const TRUSTED = '/etc/trusted-here.pem';

/** The default PATH of images. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Command and arguments that run a program in a root, in its own process namespace, so that nothing outlives it. */
export function inside(
  { root, folder, user, env }: Inside,
  words: readonly string[],
): readonly [string, readonly string[]] {
  const home = user === 'root' ? '/root' : `/home/${user}`;
  const trusted = existsSync(join(root, TRUSTED)) ? { NODE_EXTRA_CA_CERTS: TRUSTED } : {};
  const all = Object.entries({ PATH, HOME: home, ...trusted, ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const own = ['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${join(root, 'proc')}`];
  const at = ['chroot', `--userspec=${user}`, root, '/usr/bin/env', '-i', '-C', folder, ...all];
  return ['unshare', [...own, ...at, ...words]];
}

/** `node:22-bookworm-slim` → node 22 on bookworm. @throws Error for other bases */
export function baseOf(from: string): { readonly major: string; readonly suite: string } {
  const [, major, suite] = /^node:(\d+)-([a-z]+)-slim$/u.exec(from) ?? [];
  if (major === undefined || suite === undefined)
    throw new Error(`${from}: only node:<major>-<suite>-slim can be made by hand`);
  return { major, suite };
}

/** The base image named in the Dockerfile, made once. */
export function makeBase(from: string, folder: string, say: (text: string) => void): string {
  const { major, suite } = baseOf(from);
  const root = join(folder, `base-${major}-${suite}`);
  const done = join(root, '.whole');
  if (existsSync(done)) return root;
  rmSync(root, { recursive: true, force: true });
  say(`debootstrap ${suite}`);
  run('debootstrap', ['--variant=minbase', suite, root, MIRROR]);
  const sources = ['', '-updates'].map((end) => `deb ${MIRROR} ${suite}${end} main`);
  const security = `deb ${MIRROR}-security ${suite}-security main`;
  run('sh', [
    '-c',
    `printf '%s\\n' "$@" > ${join(root, 'etc/apt/sources.list')}`,
    'sh',
    ...sources,
    security,
  ]);
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  const { NODE_EXTRA_CA_CERTS: trusted } = process.env;
  if (trusted !== undefined) copyFileSync(trusted, join(root, TRUSTED));
  // Headers must not be downloaded: the host name points nowhere.
  run('sh', ['-c', `echo '127.0.0.1 localhost nodejs.org' > ${join(root, 'etc/hosts')}`]);
  say(`node ${major}`);
  putNode(root, major);
  run('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
  run('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  run('touch', [done]);
  return root;
}

/** Installs node with its headers in /usr/local, as in the image, from npm packages. */
function putNode(root: string, major: string): void {
  const local = join(root, 'usr/local');
  const unpacked = (name: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-node-'));
    run('npm', ['pack', '--silent', name], { cwd: folder });
    const [file = ''] = readdirSync(folder);
    run('tar', ['xzf', file, '--no-same-owner'], { cwd: folder });
    rmSync(join(folder, file));
    return folder;
  };
  const node = unpacked(`node-linux-${process.arch}@${major}`);
  for (const part of ['bin', 'include', 'share']) run('cp', ['-a', join(node, 'package', part), local]);
  const npm = unpacked(`npm@${NPM[major] ?? 'latest'}`);
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  run('cp', ['-a', join(npm, 'package'), join(local, 'lib/node_modules/npm')]);
  for (const name of ['npm', 'npx'])
    run('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name)]);
  for (const folder of [node, npm]) rmSync(folder, { recursive: true });
}
