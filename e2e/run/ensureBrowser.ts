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

function installFromSystem() {
  if (process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq'], minute);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 4 * minute);
}

/** Finds a browser, or installs one: Playwright's own, else the system's. */
export function ensureBrowser(): string | undefined {
  for (const attempt of [() => undefined, download, installFromSystem]) {
    attempt();
    const found = findBrowser();
    if (found) return found;
  }
  console.error(
    'No Chromium was found or could be installed: install one, or set PLAYWRIGHT_CHROMIUM to its file.',
  );
  return undefined;
}
