import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright';

// It has no windows, installs nothing and takes no pushes; a page costs it a third less.
const light = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** A downloaded browser whose system libraries are missing exists and yet does not start. */
const starts = (executable: string) =>
  spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

interface Wishes {
  /** The browser that people have, not one that only draws pages. */
  isWhole?: boolean;
}

/** A Chromium that starts: the one in PLAYWRIGHT_CHROMIUM, Playwright's own, or the system's. */
export function findBrowser({ isWhole = false }: Wishes = {}): string | undefined {
  const ofSystem = (isWhole ? whole : [...light, ...whole]).flatMap(onPath);
  return [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...ofSystem]
    .filter((executable) => executable !== undefined)
    .find(starts);
}
