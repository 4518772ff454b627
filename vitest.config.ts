import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.*/**', 'e2e/**'],
    globalSetup: ['tools/testing/global-setup.ts'],
    setupFiles: ['tools/testing/each-file.ts'],
    // Tests wait for the database as often as they compute: one worker a processor, not one less.
    maxWorkers: '100%',
    // What several files stand on is read once a worker: a third less work. So no file may leave behind what it changed.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
})
