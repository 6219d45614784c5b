import { defineConfig } from '@playwright/test';

import { browserPath } from './tests/lib/browser';

// Every test starts a server of its own, so there is no `webServer` here: see tests/lib/fixture.ts.
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  preserveOutput: 'failures-only',
  fullyParallel: true,
  workers: 2,
  // A slow machine may miss a deadline; what passes only the second time is reported as flaky.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Whole matches take a minute, or several on a slow machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // What was done and what came of it; pictures of every step would make whole matches a fifth slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: ['--no-sandbox'] },
  },
});
