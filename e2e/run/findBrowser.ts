import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A downloaded browser whose system libraries are missing exists and yet does not start. */
const starts = (executable: string) =>
  spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** A Chromium that starts: the one in PLAYWRIGHT_CHROMIUM, Playwright's own, or the system's. */
export const findBrowser = (): string | undefined =>
  [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...systemBrowsers]
    .filter((executable) => executable !== undefined)
    .find(starts);
