import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/.*/**', 'e2e/**']
const PAGES = ['web/**', 'apps/**']

/** What holds for every test. */
const EACH: TestProjectInlineConfiguration['test'] = {
  // A test that starts processes of its own takes ten seconds alone and far more on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 20_000,
}

export default defineConfig({
  test: {
    // A test waits for the database as often as it computes: three workers keep two processors
    // busy.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      // What several files stand on is read once a worker: a third less work. A test starts from a
      // database of its own.
      {
        test: {
          ...EACH,
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...LEFT_OUT, ...PAGES],
          isolate: false,
          // Only these have a database: who tests pages doesn't wait for one.
          globalSetup: ['tools/testing/global-setup.ts'],
          setupFiles: ['tools/testing/each-file.ts'],
        },
      },
      // A page's code has one language, one session, one cache: each file begins with new ones.
      {
        test: { ...EACH, name: 'pages', include: PAGES.map((layer) => `${layer}/*.test.ts`), exclude: LEFT_OUT },
      },
      // Components, in a document without a browser.
      {
        test: {
          ...EACH,
          name: 'components',
          include: PAGES.map((layer) => `${layer}/*.test.tsx`),
          exclude: LEFT_OUT,
          environment: 'happy-dom',
          // What stands in a frame is another page: it is never fetched.
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
        },
      },
    ],
  },
})
