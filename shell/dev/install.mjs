import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** npm writes its own lock last, so an interrupted installation never looks like a finished one. */
function isInstalled() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, installedLock))) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([, wanted]) => wanted.integrity && !wanted.optional)
    .every(([path, wanted]) => installed[path]?.integrity === wanted.integrity);
}

function npm(...options) {
  const cli = process.env.npm_execpath;
  const isWindows = process.platform === 'win32';
  return cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: isWindows });
}

/** Installs the packages of package-lock.json unless exactly these are there. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages: this takes a minute and happens once.');
  const { status } = npm('ci', '--include=dev', '--loglevel=error');
  if (status === 0) return;
  console.error('The packages could not be installed: see what npm says above.');
  process.exit(1);
}
