import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright';

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** A downloaded browser whose system libraries are missing exists and yet does not start. */
const starts = (executable: string) =>
  spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** A Chromium that starts: the one in PLAYWRIGHT_CHROMIUM, Playwright's own, or the system's. */
export const findBrowser = (): string | undefined =>
  [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...systemBrowsers.flatMap(onPath)]
    .filter((executable) => executable !== undefined)
    .find(starts);
