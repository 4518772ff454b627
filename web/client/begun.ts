import type { Envelope } from '@senluna/contract/envelope.ts'

declare global {
  interface Window {
    /** Calls of the first screen that the page's inline script began before this code had come, by address. */
    begun?: { language: string; replies: Record<string, Promise<unknown>> }
  }
}

/** After this time what was begun may be out of date. */
const FRESH_MS = 10_000

/** What was answered to a call that had begun before; once, and nothing when it had not begun or was refused. */
export async function begun<Value>(address: string): Promise<Value | undefined> {
  const replies = typeof window === 'undefined' ? undefined : window.begun?.replies
  const reply = replies?.[address]
  if (!replies || !reply) return undefined
  delete replies[address]
  const envelope = (await reply) as Envelope<Value> | null | undefined
  return envelope?.success && envelope.value !== null ? envelope.value : undefined
}

/** Drops what was begun in another language than the page turned out to have, and the rest when it gets old. */
export function keepBegun(language: string): void {
  if (window.begun?.language !== language) delete window.begun
  setTimeout(() => {
    delete window.begun
  }, FRESH_MS)
}
