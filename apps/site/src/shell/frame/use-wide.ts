import { useSyncExternalStore } from 'react'

/**
 * Whether the window is at least so wide: what its style would hide on a narrower one isn't drawn
 * there at all.
 */
export function useWide(px: number): boolean {
  const query = `(min-width: ${px}px)`
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
