import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLive, openSockets } from '../../testing/live.ts'

const LONGEST_PAUSE_MS = 20_000
const WELCOME_MS = 20_000

let stop = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

const welcome = { topic: 'system', seq: 1, at: '2026-11-22T12:00:00Z', data: { type: 'ready' } }

/** Opens one, and lets the server welcome it. */
async function welcomed() {
  stop = openLive()
  await vi.advanceTimersByTimeAsync(0)
  const [socket] = openSockets()
  socket!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(welcome) }))
  return socket!
}

test('a pause that grew without a network is cut short when the network is back', async () => {
  const ticket = vi.fn(() => Promise.reject<{ ticket: string }>(new TypeError('offline')))
  stop = openLive(ticket)
  await vi.advanceTimersByTimeAsync(4 * LONGEST_PAUSE_MS)
  ticket.mockResolvedValue({ ticket: 'ticket' })
  expect(openSockets()).toHaveLength(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(openSockets()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(WELCOME_MS - 1)
  expect(openSockets()).toHaveLength(1)
})

test('a connection that may have died is replaced at once, and its late close opens no third', async () => {
  const dead = await welcomed()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  const [next] = openSockets()
  expect(next).not.toBe(dead)
  dead.dispatchEvent(new Event('close'))
  await vi.advanceTimersByTimeAsync(WELCOME_MS - 1)
  expect(openSockets()).toEqual([next])
})

test('a connection that the server does not welcome is given up for another; a welcome ends the wait', async () => {
  const kept = await welcomed()
  await vi.advanceTimersByTimeAsync(3 * WELCOME_MS)
  expect(openSockets()).toEqual([kept])
  stop()
  stop = openLive()
  await vi.advanceTimersByTimeAsync(0)
  const [silent] = openSockets()
  await vi.advanceTimersByTimeAsync(WELCOME_MS)
  expect(openSockets()).toHaveLength(0)
  silent!.dispatchEvent(new Event('close'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(openSockets()).toHaveLength(1)
})
