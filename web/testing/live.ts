import { vi } from 'vitest'
import { Live } from '../client/live/live.ts'

let sockets: Socket[] = []

/** A connection whose other end is the test. */
class Socket extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  readonly sent: unknown[] = []

  constructor() {
    super()
    sockets.push(this)
  }

  send(words: string): void {
    this.sent.push(JSON.parse(words))
  }

  close(): void {
    this.readyState = 3
  }
}

/** Puts the test in the place of the server's live connection, for whatever opens one. */
export function takeLive(): void {
  sockets = []
  vi.stubGlobal('WebSocket', Socket)
}

/**
 * Opens a session's own live connection, as the shell of a page does, with a ticket each time.
 * Ended by the answer.
 */
export function openLive(ticket = () => Promise.resolve({ ticket: 'ticket' })): () => void {
  takeLive()
  const live = new Live(() => undefined, ticket)
  return () => live.stop()
}

let seq = 0

/** Sends something to every open connection, once there is one. */
export async function push(topic: string, data: unknown): Promise<void> {
  await vi.waitFor(() => {
    if (openSockets().length === 0) throw new Error('no live connection')
  })
  seq += 1
  const words = JSON.stringify({ topic, seq, at: '2026-11-22T12:00:00Z', data })
  for (const socket of openSockets()) socket.dispatchEvent(new MessageEvent('message', { data: words }))
}

/** The connections that are open now. */
export const openSockets = (): readonly Socket[] => sockets.filter(({ readyState }) => readyState === Socket.OPEN)

/** What the open connections have sent, the first one first. */
export const sentLive = (): readonly unknown[] => openSockets().flatMap(({ sent }) => sent)
