import { keepHandle, sessionHandle } from '@senluna/web/client/identity.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { followTabs } from './other-tabs.ts'
import { sessionEnded } from './session.ts'

/** What the server knows of this browser's cookie. */
const cookieOf = (token: string | null, before?: () => void) =>
  vi.stubGlobal('fetch', () => {
    before?.()
    return Promise.resolve(Response.json({ success: true, value: token && { token }, traceId: 't', serverTime: '' }))
  })

afterEach(() => {
  vi.unstubAllGlobals()
  keepHandle(null)
})

describe('a session that has ended', () => {
  test('is forgotten where the browser has no other', async () => {
    keepHandle('mine')
    cookieOf(null)
    expect(await sessionEnded('mine')).toBe(false)
    expect(sessionHandle()).toBe(null)
  })
  test('gives its place to the one another tab has opened', async () => {
    keepHandle('mine')
    cookieOf('theirs')
    expect(await sessionEnded('mine')).toBe(true)
    expect(sessionHandle()).toBe('theirs')
  })
  test("doesn't take the one with it that this tab has opened meanwhile", async () => {
    keepHandle('mine')
    cookieOf(null, () => keepHandle('next'))
    expect(await sessionEnded('mine')).toBe(true)
    expect(sessionHandle()).toBe('next')
  })
  test('is over too where the server knows it but refuses it', async () => {
    keepHandle('mine')
    cookieOf('mine')
    expect(await sessionEnded('mine')).toBe(false)
    expect(sessionHandle()).toBe(null)
  })
})

describe('another tab of this browser', () => {
  /** What the browser tells the other tabs when one of them has kept something. */
  const tell = (key: string, newValue: string | null, hears: ((event: object) => void)[]) =>
    hears.forEach((hear) => hear({ key, newValue }))
  test('logs in: a guest here takes part; whoever is somebody here stays it', async () => {
    const hears: ((event: object) => void)[] = []
    vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => hears.push(hear))
    vi.stubGlobal('removeEventListener', (_: string, hear: (event: object) => void) =>
      hears.splice(hears.indexOf(hear), 1),
    )
    vi.stubGlobal('localStorage', { getItem: () => '1', setItem: () => undefined, removeItem: () => undefined })
    cookieOf('theirs')
    const stop = followTabs()
    tell('theme', 'dark', hears)
    tell('been-in', null, hears)
    await vi.waitFor(() => expect(sessionHandle()).toBe(null))
    tell('been-in', '1', hears)
    await vi.waitFor(() => expect(sessionHandle()).toBe('theirs'))
    keepHandle('mine')
    tell('been-in', '1', hears)
    await new Promise((done) => setTimeout(done, 20))
    expect(sessionHandle()).toBe('mine')
    stop()
    expect(hears).toEqual([])
  })
})
