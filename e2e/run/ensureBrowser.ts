import { root } from '@campus/shared/build/root';
import { execFile } from 'node:child_process';
import { findBrowser } from '../../shell/releases/gate/findBrowser';

const minute = 60_000;

/** Runs quietly beside the checks; what it says is shown only when it fails. */
function run(command: string, options: string[], timeout: number) {
  return new Promise<void>((resolve) => {
    execFile(command, options, { cwd: root, timeout }, (error, _stdout, stderr) => {
      if (error) console.log(`> ${command} ${options.join(' ')}\n${stderr || error.message}`);
      resolve();
    });
  });
}

const download = () =>
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], minute);

const install = (name: string) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 4 * minute);

async function installFromSystem() {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update', '-qq'], minute);
  // Older systems have the first one only, which does for all.
  await install('chromium');
  await install('chromium-headless-shell');
}

/** Whether there is a browser; where there is none one is installed: Playwright's own, else the system's. */
export async function ensureBrowser(): Promise<boolean> {
  for (const attempt of [() => undefined, download, installFromSystem]) {
    await attempt();
    if (findBrowser({ isWhole: true })) return true;
  }
  console.error(
    'No Chromium was found or could be installed: install one, or set PLAYWRIGHT_CHROMIUM to its file.',
  );
  return false;
}
