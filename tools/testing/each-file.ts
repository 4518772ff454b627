import { afterAll, vi } from 'vitest'
import { dropTestDatabases } from '@senluna/server/testing/database.ts'

// First to be registered, so last to run: after the test file has closed what it opened.
afterAll(dropTestDatabases)
// Files share what they load, the globals too: none leaves behind what it put in their place.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
