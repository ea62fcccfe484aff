import { defineConfig } from '@playwright/test';
import { findBrowser } from './shell/releases/gate/findBrowser';

/** Tests are about people who have answered the cookie notice; those about the notice forget it. */
const consent = {
  name: 'Consent',
  value: 'necessary',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  // Both browsers draw letters alike.
  '--font-render-hinting=none',
];

/**
 * Of the browser that people have: it installs the product, takes pushes, has tabs behind others, and
 * without a hand on the mouse there is no mouse; in the light one it lies on every page.
 */
const ofWholeBrowser = ['**/offline/{install,push,unseen}.spec.ts', '**/rendering/at-rest.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['{tests,gallery,faults}/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './e2e/run/globalSetup.ts',
  workers: 2,
  // `npm test` sets one more, and names what needed it.
  retries: 0,
  forbidOnly: true,
  // One generous limit for whatever is waited for: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: 'e2e/gallery/pictures/{arg}{ext}',
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    storageState: { cookies: [consent], origins: [] },
    // To draw what moves is a good part of the work of a page: one flow of test:all sees it move.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers does not pass page.route; the specs of the worker itself allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'light',
      testIgnore: ofWholeBrowser,
      use: { launchOptions: { executablePath: findBrowser(), args } },
    },
    {
      name: 'whole',
      testMatch: ofWholeBrowser,
      use: { launchOptions: { executablePath: findBrowser({ isWhole: true }), args } },
    },
  ],
});
