import { keepHandle, sessionHandle } from '@senluna/web/client/identity.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
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
