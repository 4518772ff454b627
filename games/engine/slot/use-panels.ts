import { useEffect, useEffectEvent, useState } from 'react'
import type { PanelOf } from './panels.tsx'

/** Fetches what opens over a game. */
export type Fetching = () => Promise<{ panelOf: PanelOf }>

/** What opens over the game, fetched when it is first wanted; `onMissing` when it can't be had. */
export function usePanels(wanted: boolean, fetch: Fetching, onMissing: () => void): PanelOf | undefined {
  const [found, setFound] = useState<{ panelOf: PanelOf }>()
  const missing = useEffectEvent(onMissing)
  const fetching = wanted && !found
  useEffect(() => {
    if (!fetching) return
    let left = false
    fetch().then(
      (module) => !left && setFound(module),
      () => !left && missing(),
    )
    return () => {
      left = true
    }
  }, [fetching, fetch])
  return found?.panelOf
}
