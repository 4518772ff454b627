import type { Envelope } from '@senluna/contract/envelope.ts'

declare global {
  interface Window {
    /**
     * Calls of the first screen that the page's inline script made before this code was loaded, by
     * address; `answers` holds those already answered.
     */
    prefetch?: { language: string; replies: Record<string, Promise<unknown>>; answers: Record<string, unknown> }
  }
}

/** After this time a prefetched answer may be out of date. */
const FRESH_MS = 10_000

/**
 * The answer to a prefetched call, awaited; once. Nothing when the call was not prefetched or was
 * refused.
 */
export async function prefetched<Value>(address: string): Promise<Value | undefined> {
  const replies = typeof window === 'undefined' ? undefined : window.prefetch?.replies
  const reply = replies?.[address]
  if (!replies || !reply) return undefined
  delete replies[address]
  return valueOf<Value>(await reply)
}

/**
 * The answer to a prefetched call if it has arrived; once. With it a component is complete in its
 * first drawing.
 */
export function prefetchedNow<Value>(address: string): Value | undefined {
  const prefetch = typeof window === 'undefined' ? undefined : window.prefetch
  const value = valueOf<Value>(prefetch?.answers[address])
  if (value !== undefined) delete prefetch?.replies[address]
  delete prefetch?.answers[address]
  return value
}

function valueOf<Value>(reply: unknown): Value | undefined {
  const envelope = reply as Envelope<Value> | null | undefined
  return envelope?.success && envelope.value !== null ? envelope.value : undefined
}

/**
 * Drops what was prefetched in another language than the page's, and the rest once it is no longer
 * fresh.
 */
export function keepPrefetch(language: string): void {
  if (window.prefetch?.language !== language) delete window.prefetch
  setTimeout(() => {
    delete window.prefetch
  }, FRESH_MS)
}
