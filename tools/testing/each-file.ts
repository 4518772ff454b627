import { afterAll } from 'vitest'
import { dropTestDatabases } from '@senluna/server/testing/database.ts'

// First to be registered, so last to run: after the test file has closed what it opened.
afterAll(dropTestDatabases)
