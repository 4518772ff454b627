import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { roomInMemory } from '../tools/setup/memory.ts'

/**
 * How the browser is started: found by tools/setup/browser.ts, handed over by global-setup.ts or
 * tools/test.ts.
 */
interface Found {
  executablePath?: string
  env?: Record<string, string>
  args?: string[]
}

const browser: Found = JSON.parse(process.env.E2E_BROWSER ?? '{}')

/** What takes longest begins first, so that nothing is waited for alone at the end. */
const LONG = /(?:withdraw|transfer|security|member-center|notices|own-account)\.spec\.ts$/

const LAST = /closed\.spec\.ts$/

/** One product answers them all: with more of them it is what they wait for. */
const MOST_WORKERS = 9

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './global-setup.ts',
  globalTimeout: 30 * 60_000,
  // How long a state may take says nothing here of speed: a stalled machine is waited for.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test waits more than it works: three of them keep two processors busy.
  workers: Math.min(MOST_WORKERS, Math.ceil(1.5 * availableParallelism())),
  fullyParallel: true,
  forbidOnly: true,
  // The second try separates flaky from broken in the report. Either fails the run.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: [LONG, LAST] },
    // What other tests can't run beside.
    { name: 'last', testMatch: LAST, dependencies: ['long', 'others'] },
  ],
  use: {
    baseURL: process.env.E2E_URL,
    // What can't be pressed fails by its own name, long before the time of its test is over.
    actionTimeout: 60_000,
    // Following every step costs a third of the time: asked for when a failure wants to be
    // understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What a page asks for is seen and changed by tests; install.spec.ts lets the site's worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.executablePath,
      // What its processes share lies in memory where there is room, not in files: a tenth of all
      // its work.
      ...(roomInMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
})
