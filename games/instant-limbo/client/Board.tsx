import { useEffect, useState, type CSSProperties } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { targetText } from '../rules/index.ts'
import { targetIn } from './choosing.ts'

/** How high a multiplier stands in the sky, in percent: each tenfold is a third of the way. */
const heightOf = (x100: number): number => Math.min(94, 9 + (Math.log10(x100 / 100) / 3) * 84)

/** A lantern that rises to the multiplier drawn, and the line that was aimed at. */
export function Board({ choice, beat, moving, ms }: BoardProps) {
  const target = targetIn(choice)
  const result = beat && Math.round(Number(beat.outcome) * 100)
  const shown = useRise(result, moving ? ms : 0)
  const over = beat !== undefined && !moving
  const state = over ? (beat.timesX10000 > 0 ? 'won' : 'lost') : 'open'
  const place = { '--target': `${heightOf(target)}%`, '--lantern': `${heightOf(shown ?? 100)}%` } as CSSProperties
  return (
    <div className="limbo" data-state={state} style={place}>
      <p className="limbo-result num" aria-hidden>
        ×{targetText(shown ?? 100)}
      </p>
      <div className="limbo-sky" aria-hidden>
        <svg className="limbo-lantern" viewBox="0 0 60 84">
          <path d="M12 22 Q30 6 48 22 L44 62 Q30 72 16 62Z" fill="#ff9a3d" />
          <path d="M22 20 Q30 12 38 20 L36 64 Q30 67 24 64Z" fill="#ffe08a" />
          <ellipse cx="30" cy="60" rx="9" ry="6" fill="#fff6cf" />
        </svg>
        <span className="limbo-line num">
          <span>×{targetText(target)}</span>
        </span>
      </div>
    </div>
  )
}

/** The multiplier as it rises: tenfolds take equal times, at its end what was drawn. */
function useRise(result: number | undefined, ms: number): number | undefined {
  const [shown, setShown] = useState(result)
  useEffect(() => {
    if (result === undefined || ms <= 0) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - began) / ms)
      setShown(share < 1 ? Math.floor(100 * (result / 100) ** share) : result)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [result, ms])
  return result === undefined || ms <= 0 ? result : shown
}
