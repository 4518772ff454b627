import { instant, SECOND, type Instant } from '@senluna/kit/time.ts'
import { useSyncExternalStore } from 'react'

/** How far the server's clock is ahead of this device's: draws close by the server's. */
let ahead = 0

/** An answer said what time it is at the server. */
export function heardServerTime(iso: string): void {
  const at = Date.parse(iso)
  if (Number.isFinite(at)) ahead = at - Date.now()
}

/** What time it is at the server, as far as this page knows. */
export const serverNow = (): Instant => instant(Date.now() + ahead)

/** Often enough that a second is never skipped. */
const LOOK_MS = 200

function look(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_MS)
  return () => clearInterval(timer)
}

const thisSecond = (): Instant => instant(Math.floor(serverNow() / SECOND) * SECOND)

/** The server's time to the second; draws again with each one. */
export const useNow = (): Instant => useSyncExternalStore(look, thisSecond)

/** The moment an answer names. */
export const momentAt = (iso: string): Instant => instant(Date.parse(iso))
