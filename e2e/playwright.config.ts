import { register } from 'node:module'
import { defineConfig } from '@playwright/test'

register('./parts/markdown-hooks.mjs', import.meta.url)

export default defineConfig({
  testDir: '.',
  outputDir: '../dist/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.LEITAI_REPORT ? [['list'], ['json', { outputFile: process.env.LEITAI_REPORT }]] : [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--disable-dev-shm-usage'],
    },
    actionTimeout: 15_000,
    // What the page keeps for later is asked for by a test of its own; elsewhere it would only cost time.
    serviceWorkers: 'block',
    // Recording slows every test down; `LEITAI_TRACE=1` keeps a trace of what fails.
    trace: process.env.LEITAI_TRACE ? 'retain-on-failure' : 'off',
  },
})
