import { keepHandle } from '@senluna/web/client/call/identity.ts'
import { afterEach, expect, test } from 'vitest'
import { keepLastLogin, lastLogin } from './last-login.ts'

const LAST = { at: '2026-11-20T10:00:00.000Z', ip: '203.0.113.7', place: 'Hà Nội' }

afterEach(() => keepHandle(null))

test('the log-in before this one is known in the session that asked', () => {
  keepHandle('first')
  keepLastLogin({ token: 'first', lastLogin: LAST })
  expect(lastLogin()).toEqual(LAST)
})

test('whoever logs in or registers next in the tab does not see it', () => {
  keepHandle('first')
  keepLastLogin({ token: 'first', lastLogin: LAST })
  keepHandle(null)
  expect(lastLogin()).toBeUndefined()
  keepHandle('second')
  expect(lastLogin()).toBeUndefined()
})
