import { text } from '@senluna/web/client/text.ts'
import { useEffect, useState, type CSSProperties } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { rollText } from '../rules/index.ts'
import { choiceIn, nearest } from './choosing.ts'

/** The hundred points as a bar: what wins, where the roll fell, and the point to be set. */
export function Board({ choice, beat, moving, ms, locked, onChoose }: BoardProps) {
  const { side, target } = choiceIn(choice)
  const points = beat && Math.round(Number(beat.outcome) * 100)
  const shown = useRoll(points, moving ? ms : 0)
  const over = beat !== undefined && !moving
  const won = over && beat.timesX10000 > 0
  const state = over ? (won ? 'won' : 'lost') : 'open'
  return (
    <div
      className="dice"
      data-state={state}
      style={{ '--at': `${target / 100}%`, '--way': `${ms}ms` } as CSSProperties}
    >
      <p className="dice-roll num" aria-hidden>
        {shown === undefined ? rollText(target) : rollText(shown)}
      </p>
      <div className="dice-bar" data-side={side} dir="ltr">
        <div className="dice-track" aria-hidden>
          <i />
        </div>
        {points !== undefined && (
          <b className="dice-mark num" style={{ left: `calc(26px + (100% - 52px) * ${points / 10_000})` }} aria-hidden>
            {over ? rollText(points) : ''}
          </b>
        )}
        <input
          type="range"
          min={0}
          max={9_999}
          step={50}
          value={target}
          disabled={locked}
          aria-label={text(side === 'under' ? 'dice.under' : 'dice.over')}
          aria-valuetext={rollText(target)}
          onChange={(event) => onChoose(nearest(side, event.target.valueAsNumber))}
        />
        <ol className="dice-scale num" aria-hidden>
          {[0, 25, 50, 75, 100].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The roll as it runs to where it fell: fast at first, at its end what was drawn. */
function useRoll(points: number | undefined, ms: number): number | undefined {
  const [shown, setShown] = useState(points)
  useEffect(() => {
    if (points === undefined || ms <= 0) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - began) / ms)
      setShown(share < 1 ? Math.round(points * (1 - (1 - share) ** 3)) : points)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [points, ms])
  return points === undefined || ms <= 0 ? points : shown
}
