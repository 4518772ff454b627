import { useEffect, useRef } from 'react'
import { Tick } from './Tick.tsx'
import type { Rung } from './definition.ts'
import { timesText } from './view.ts'

/** What has been won so far and what lies ahead; the rung one stands on is kept in view. */
export function Ladder({ rungs, summary }: { rungs: readonly Rung[]; summary: string }) {
  const list = useRef<HTMLOListElement>(null)
  const here = rungs.findIndex(({ state }) => state === 'here')
  const next = rungs.findIndex(({ state }) => state === 'next')
  useEffect(() => {
    const row = list.current
    const rung = row?.children[Math.max(here, next - 1, 0)]
    if (!(row && rung instanceof HTMLElement)) return
    // Two that are done stay before it, as far as there are.
    row.scrollLeft = Math.max(0, rung.offsetLeft - row.offsetLeft - 2 * (rung.offsetWidth + 8))
  }, [here, next])
  return (
    <div className="rn-ladder">
      {summary !== '' && <p className="rn-summary">{summary}</p>}
      <ol ref={list} className="num" tabIndex={-1}>
        {rungs.map(({ label, timesX10000, state }, nth) => (
          <li key={nth} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
            <span>
              {state === 'done' && <Tick />}
              {label}
            </span>
            <b>{timesText(timesX10000)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
