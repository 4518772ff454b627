import { useEffect, useEffectEvent, useState } from 'react'
import type * as Panels from './panels.tsx'

/** What opens over the game, fetched when it is first wanted; `onMissing` when it can't be had. */
export function usePanels(wanted: boolean, onMissing: () => void): typeof Panels | undefined {
  const [found, setFound] = useState<typeof Panels>()
  const missing = useEffectEvent(onMissing)
  const fetching = wanted && !found
  useEffect(() => {
    if (!fetching) return
    let left = false
    import('./panels.tsx').then(
      (module) => !left && setFound(module),
      () => !left && missing(),
    )
    return () => {
      left = true
    }
  }, [fetching])
  return found
}
