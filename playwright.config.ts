import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/run/findBrowser';

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['tests/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/globalSetup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: 'e2e/tests/gallery/pictures/{arg}{ext}',
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
