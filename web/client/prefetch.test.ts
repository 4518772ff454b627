import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPrefetch, prefetched, prefetchedNow } from './prefetch.ts'

const reply = (value: unknown) => ({ success: true, value })
const ADDRESS = '/wps/relay/GCSGAME_gameList?gameType=RNG'

beforeEach(() => {
  vi.useFakeTimers()
  const asked = Promise.resolve(reply([1]))
  vi.stubGlobal('window', {
    prefetch: { language: 'VI', replies: { [ADDRESS]: asked, '/late': asked }, answers: { [ADDRESS]: reply([1]) } },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an answer that has arrived is there at once, and only once', async () => {
  expect(prefetchedNow(ADDRESS)).toEqual([1])
  expect(prefetchedNow(ADDRESS)).toBeUndefined()
  expect(await prefetched(ADDRESS)).toBeUndefined()
})

test('an answer still on its way is awaited by its call', async () => {
  expect(prefetchedNow('/late')).toBeUndefined()
  expect(await prefetched('/late')).toEqual([1])
})

test('a refusal is no answer, and neither is none at all', () => {
  window.prefetch = { language: 'VI', replies: {}, answers: { '/no': { success: false, value: null }, '/none': null } }
  expect(prefetchedNow('/no')).toBeUndefined()
  expect(prefetchedNow('/none')).toBeUndefined()
})

test('in another language than the page’s, and when it is old, it is dropped', () => {
  keepPrefetch('VI')
  expect(window.prefetch).toBeDefined()
  vi.advanceTimersByTime(10_000)
  expect(window.prefetch).toBeUndefined()
  window.prefetch = { language: 'VI', replies: {}, answers: { [ADDRESS]: reply([1]) } }
  keepPrefetch('EN')
  expect(prefetchedNow(ADDRESS)).toBeUndefined()
})
