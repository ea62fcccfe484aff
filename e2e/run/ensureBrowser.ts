import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../shell/releases/gate/findBrowser';

const minute = 60_000;

function run(command: string, options: string[], timeout: number) {
  console.log(`> ${command} ${options.join(' ')}`);
  spawnSync(command, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout });
}

function download() {
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], minute);
}

const install = (name: string) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 4 * minute);

function installFromSystem() {
  if (process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq'], minute);
  // Older systems have the first one only, which does for all.
  install('chromium');
  install('chromium-headless-shell');
}

/** Whether there is a browser; where there is none one is installed: Playwright's own, else the system's. */
export function ensureBrowser(): boolean {
  for (const attempt of [() => undefined, download, installFromSystem]) {
    attempt();
    if (findBrowser({ isWhole: true })) return true;
  }
  console.error(
    'No Chromium was found or could be installed: install one, or set PLAYWRIGHT_CHROMIUM to its file.',
  );
  return false;
}
