import { pageTexts } from '@senluna/text/index.ts'
import { speak } from '@senluna/web/client/text.ts'
import { dismiss, shownToasts } from '@senluna/web/ui/toast.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './worker.ts'

/** A version that has been fetched and waits. */
const waiting = { state: 'installed', postMessage: vi.fn() }
const reload = vi.fn()
let workers: EventTarget

beforeEach(async () => {
  vi.useFakeTimers()
  waiting.state = 'installed'
  const registration = Object.assign(new EventTarget(), { waiting, update: async () => undefined })
  workers = Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve({ active: null }),
    register: async () => registration,
  })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('location', { reload, origin: 'https://site.example' })
  await speak('EN', pageTexts)
  await startWorker()
})
afterEach(() => {
  for (const { id } of shownToasts()) dismiss(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const pressReload = () => shownToasts().at(-1)?.act?.run()

test('a newer version takes over when the reader says so, and the page is read anew', () => {
  expect(reload).not.toHaveBeenCalled()
  pressReload()
  expect(waiting.postMessage).toHaveBeenCalledWith('take over')
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalled()
})

test.each(['activating', 'activated', 'redundant'])('one that is %s already is not waited for', (state) => {
  waiting.state = state
  pressReload()
  expect(reload).toHaveBeenCalled()
})

test('an older version that does not end what it is fetching is not waited for long', () => {
  pressReload()
  vi.advanceTimersByTime(5_000)
  expect(reload).toHaveBeenCalled()
})
