import { useEffect, useState } from 'react'

/**
 * How far the way to a result has come, from 0 to 1, frame by frame.
 *
 * It begins anew when `round` is another one, such as its draws; with no round or no time it is 1.
 */
export function useWay(round: unknown, ms: number): number {
  const [share, setShare] = useState(1)
  useEffect(() => {
    if (round === undefined || ms <= 0) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const reached = Math.min(1, Math.max(0, (now - began) / ms))
      setShare(reached)
      if (reached < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [round, ms])
  return ms <= 0 ? 1 : share
}
