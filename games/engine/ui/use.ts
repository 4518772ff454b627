import { useEffect, useState, useSyncExternalStore } from 'react'
import type { GameSession } from '../session/game-session.ts'
import type { GameState } from '../session/state.ts'

/** The state of a game session, as it changes. */
export const useGame = (session: GameSession): GameState => useSyncExternalStore(session.subscribe, () => session.state)

/** The current time, updated once in so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** Whether a moment has passed; looks again exactly then. */
export function usePassed(moment: number): boolean {
  const [latest, setLatest] = useState(0)
  const passed = latest >= moment
  useEffect(() => {
    if (passed) return
    const timer = setTimeout(() => setLatest(moment), Math.max(0, moment - Date.now() + 5))
    return () => clearTimeout(timer)
  }, [moment, passed])
  return passed
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (hear) => {
      const list = matchMedia(query)
      list.addEventListener('change', hear)
      return () => list.removeEventListener('change', hear)
    },
    () => matchMedia(query).matches,
  )
}
