import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberedName, rememberedNumber, rememberName, rememberNumber } from './remembered.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('remembered user name', () => {
  test('stays for 24 hours and no longer', () => {
    rememberName('player01', 1_000)
    expect(rememberedName(1_000 + 24 * 3_600_000 - 1)).toBe('player01')
    expect(rememberedName(1_000 + 24 * 3_600_000)).toBe('')
    expect(kept.size).toBe(0)
  })
  test('is forgotten on request', () => {
    rememberName('player01', 1_000)
    rememberName(null)
    expect(rememberedName(1_000)).toBe('')
  })
  test('has nothing to do with a remembered mobile number, which stays as it was typed', () => {
    rememberNumber('0912 345 678', 1_000)
    rememberName('player01', 1_000)
    rememberName(null)
    expect(rememberedNumber(1_000 + 24 * 3_600_000 - 1)).toBe('0912 345 678')
    expect(rememberedNumber(1_000 + 24 * 3_600_000)).toBe('')
  })
  test('a store that throws only means that nothing is remembered', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      removeItem: () => {
        throw new Error('denied')
      },
    })
    expect(rememberedName()).toBe('')
  })
})
