import { balance } from '@senluna/contract/money/wallet.ts'
import { messages, unreadCount } from '@senluna/contract/site/messages.ts'
import { logout } from '@senluna/contract/member/account.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, action, cache, keyOf, refresh } from './query.ts'
import { Refused } from './call/refused.ts'

let reply: unknown
beforeEach(() => {
  cache.clear()
  for (const endpoint of [balance, messages, unreadCount]) cache.setQueryData(keyOf(endpoint), {})
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply)))
  reply = { success: true, value: null, traceId: 't', serverTime: '' }
})
afterEach(() => vi.unstubAllGlobals())

const stale = () =>
  [balance, messages, unreadCount].filter((endpoint) => cache.getQueryState(keyOf(endpoint))?.isInvalidated)

test('what is refreshed is stale, and nothing else', async () => {
  await refresh(messages, unreadCount)
  expect(stale()).toEqual([messages, unreadCount])
})

test('a call that was made makes stale what it changed', async () => {
  await act(logout, {}, { refreshes: [balance] })
  expect(stale()).toEqual([balance])
})

test('a call that was refused changed nothing', async () => {
  reply = { success: false, value: null, errorCode: 'SYS_BUSY', traceId: 't', serverTime: '' }
  await expect(act(logout, {}, { refreshes: [balance] })).rejects.toThrow(Refused)
  expect(stale()).toEqual([])
})

test('an action hands on its reply and makes stale what it changed', async () => {
  const done = vi.fn()
  const { mutationFn, onSuccess } = action(logout, { refreshes: [balance, messages], done })
  const args = {}
  await onSuccess(await mutationFn(args), args)
  expect(done).toHaveBeenCalledWith(null, args)
  expect(stale()).toEqual([balance, messages])
})
