import type { Envelope } from '@senluna/contract/envelope.ts'

declare global {
  interface Window {
    /**
     * Calls of the first screen that the page's inline script began before this code had come, by
     * address; `here` is what was answered to them already.
     */
    begun?: { language: string; replies: Record<string, Promise<unknown>>; here: Record<string, unknown> }
  }
}

/** After this time what was begun may be out of date. */
const FRESH_MS = 10_000

/**
 * What was answered to a call that had begun before; once, and nothing when it had not begun or was
 * refused.
 */
export async function begun<Value>(address: string): Promise<Value | undefined> {
  const replies = typeof window === 'undefined' ? undefined : window.begun?.replies
  const reply = replies?.[address]
  if (!replies || !reply) return undefined
  delete replies[address]
  return valueOf<Value>(await reply)
}

/**
 * The answer to a call that had begun before, if it has come already; once. What has it is drawn
 * whole at once.
 */
export function here<Value>(address: string): Value | undefined {
  const began = typeof window === 'undefined' ? undefined : window.begun
  const value = valueOf<Value>(began?.here[address])
  if (value !== undefined) delete began?.replies[address]
  delete began?.here[address]
  return value
}

function valueOf<Value>(reply: unknown): Value | undefined {
  const envelope = reply as Envelope<Value> | null | undefined
  return envelope?.success && envelope.value !== null ? envelope.value : undefined
}

/**
 * Drops what was begun in another language than the page turned out to have, and the rest when it
 * gets old.
 */
export function keepBegun(language: string): void {
  if (window.begun?.language !== language) delete window.begun
  setTimeout(() => {
    delete window.begun
  }, FRESH_MS)
}
