import { lastStatus, type Status } from '../boot.ts'

const STORE = 'frame'
const KEY = '/frame'

/**
 * Keeps what the frame is drawn from (the brand, never anything of a person) for when there is no
 * network.
 */
export async function keepFrame(): Promise<void> {
  const status = lastStatus()
  if (!status || status.status !== 0 || !('caches' in window)) return
  const store = await caches.open(STORE)
  await store.put(KEY, new Response(JSON.stringify(status)))
}

/** What was kept; null when nothing was, or the browser keeps nothing. */
export async function keptFrame(): Promise<Status | null> {
  if (!('caches' in window)) return null
  try {
    const reply = await caches.match(KEY, { cacheName: STORE })
    return reply ? ((await reply.json()) as Status) : null
  } catch {
    return null
  }
}
