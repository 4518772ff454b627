import { kept } from '@senluna/web/client/storage.ts'
import { useEffect } from 'react'

/** As the server's rule: half an hour without use ends a session. */
const IDLE_MS = 30 * 60_000
const LOOK_MS = 20_000
const USED = 'desk.used'
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Signs out when nobody has touched the desk for half an hour. Lists that are read again by
 * themselves keep a session alive on the server, so only the page can tell that nobody is there.
 * Several tabs are one desk.
 */
export function useIdle(signOut: () => void): void {
  useEffect(() => {
    let written = 0
    const used = () => {
      const now = Date.now()
      if (now - written < LOOK_MS) return
      written = now
      kept.set(USED, String(now))
    }
    used()
    const timer = setInterval(() => {
      const last = Math.max(written, Number(kept.get(USED) ?? 0))
      if (Date.now() - last > IDLE_MS) signOut()
    }, LOOK_MS)
    for (const sign of SIGNS) addEventListener(sign, used, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, used)
    }
  }, [signOut])
}
