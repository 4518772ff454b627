import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCROLL_MS, throttled } from './throttled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('scrolling for a second acts at once, every 200 ms, and once when it has ended', () => {
  const at: number[] = []
  const began = Date.now()
  const scrolled = throttled(() => at.push(Date.now() - began))
  for (let ms = 0; ms < 1_000; ms += 16) {
    scrolled()
    vi.advanceTimersByTime(16)
  }
  vi.advanceTimersByTime(2_000)
  expect(at).toEqual([0, 200, 400, 600, 800, 1_000])
  expect(SCROLL_MS).toBe(200)
})
test('one scroll acts once, the next after a rest at once', () => {
  let acted = 0
  const scrolled = throttled(() => acted++)
  scrolled()
  vi.advanceTimersByTime(5_000)
  expect(acted).toBe(1)
  scrolled()
  expect(acted).toBe(2)
})
test('nothing comes after it was stopped', () => {
  let acted = 0
  const scrolled = throttled(() => acted++)
  scrolled()
  scrolled()
  scrolled.stop()
  vi.advanceTimersByTime(1_000)
  expect(acted).toBe(1)
})
