import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/**
 * Milliseconds until a moment by the server's clock, each second anew; never below zero. Zero is no
 * moment.
 */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(timeThere)
  useEffect(() => {
    if (until === 0) return undefined
    const tick = () => setNow(timeThere())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, until - now)
}
