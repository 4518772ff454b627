import { beforeEach, expect, test, vi } from 'vitest'
import { choiceOf, isSignalled, keepChoice, onChoice } from './choice.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const GA4 = { provider: 'GA4', id: 'G-AB12CD34EF' } as const
const PIXEL = { provider: 'FB_PIXEL', id: '123456789012345' } as const
const lotus = { merchantCode: 'lotus', analytics: [GA4] }
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})

const now = (kept: Parameters<typeof choiceOf>[0], at = NOW) => choiceOf(kept, at, false)

test('nobody has agreed before they were asked; what they say holds for their brand alone', () => {
  expect(now(lotus)).toBe('open')
  keepChoice(lotus, true, NOW)
  expect(now(lotus)).toBe('yes')
  expect(now({ ...lotus, merchantCode: 'pond' })).toBe('open')
  keepChoice(lotus, false, NOW)
  expect(now(lotus)).toBe('no')
})

test('an agreement is to whom it named: one more is asked about, one less is not', () => {
  keepChoice({ ...lotus, analytics: [GA4, PIXEL] }, true, NOW)
  expect(now(lotus)).toBe('yes')
  keepChoice(lotus, true, NOW)
  expect(now({ ...lotus, analytics: [GA4, PIXEL] })).toBe('open')
  keepChoice(lotus, false, NOW)
  expect(now({ ...lotus, analytics: [GA4, PIXEL] })).toBe('no')
})

test('after a year it is asked again, and what can’t be read was never said', () => {
  keepChoice(lotus, true, NOW)
  expect(now(lotus, NOW + 364 * DAY)).toBe('yes')
  expect(now(lotus, NOW + 365 * DAY)).toBe('open')
  expect(now(lotus, NOW - DAY)).toBe('open')
  for (const strange of ['', 'yes', '{}', '{"to":"GA4 G-AB12CD34EF","at":1}', '[1]']) {
    store.set('analytics-lotus', strange)
    expect(now(lotus), strange).toBe('open')
  }
})

test('a browser that keeps nothing keeps its word for as long as the page is open', () => {
  vi.stubGlobal('localStorage', undefined)
  keepChoice(lotus, false, NOW)
  expect(now(lotus)).toBe('no')
})

test('a browser that says no for its reader is believed, whatever was said before', () => {
  keepChoice(lotus, true, NOW)
  expect(choiceOf(lotus, NOW, true)).toBe('no')
  for (const [signals, is] of [
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null, globalPrivacyControl: false }, false],
    [{}, false],
  ] as const)
    expect(isSignalled(signals)).toBe(is)
})

test('what is said is heard here and from other tabs, until nobody listens', () => {
  const others = new EventTarget()
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others))
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others))
  const heard = vi.fn<() => void>()
  const stop = onChoice(heard)
  keepChoice(lotus, true, NOW)
  others.dispatchEvent(new Event('storage'))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  keepChoice(lotus, false, NOW)
  others.dispatchEvent(new Event('storage'))
  expect(heard).toHaveBeenCalledTimes(2)
})
