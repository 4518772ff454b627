import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begun, here, keepBegun } from './begun.ts'

const reply = (value: unknown) => ({ success: true, value })
const ADDRESS = '/wps/relay/GCSGAME_gameList?gameType=RNG'

beforeEach(() => {
  vi.useFakeTimers()
  const asked = Promise.resolve(reply([1]))
  vi.stubGlobal('window', {
    begun: { language: 'VI', replies: { [ADDRESS]: asked, '/late': asked }, here: { [ADDRESS]: reply([1]) } },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what has come already is here at once, and only once', async () => {
  expect(here(ADDRESS)).toEqual([1])
  expect(here(ADDRESS)).toBeUndefined()
  expect(await begun(ADDRESS)).toBeUndefined()
})

test('what is still on the way is waited for by its call', async () => {
  expect(here('/late')).toBeUndefined()
  expect(await begun('/late')).toEqual([1])
})

test('a refusal is no answer, and neither is none at all', () => {
  window.begun = { language: 'VI', replies: {}, here: { '/no': { success: false, value: null }, '/none': null } }
  expect(here('/no')).toBeUndefined()
  expect(here('/none')).toBeUndefined()
})

test('in another language than the page’s, and when it is old, it is dropped', () => {
  keepBegun('VI')
  expect(window.begun).toBeDefined()
  vi.advanceTimersByTime(10_000)
  expect(window.begun).toBeUndefined()
  window.begun = { language: 'VI', replies: {}, here: { [ADDRESS]: reply([1]) } }
  keepBegun('EN')
  expect(here(ADDRESS)).toBeUndefined()
})
