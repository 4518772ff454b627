import { DAY, HOUR, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { text } from '@senluna/web/client/text.ts'
import { spanText } from '@senluna/web/ui/money/format.ts'
import { Fragment } from 'react'
import { useNow } from './clock.ts'

/** How soon is soon: the last minutes are shown in another colour. */
const SOON_MS = 5 * MINUTE

const two = (value: number) => String(value).padStart(2, '0')

/** The time until a moment as large boxes. What it counts to is read out once, not every second. */
export function Countdown({ until, label }: { until: Instant; label: string }) {
  const left = Math.max(0, until - useNow())
  const days = Math.floor(left / DAY)
  const parts = [
    ...(days > 0 ? [['days', days] as const] : []),
    ['hours', Math.floor(left / HOUR) % 24],
    ['minutes', Math.floor(left / MINUTE) % 60],
    ...(days > 0 ? [] : [['seconds', Math.floor(left / SECOND) % 60] as const]),
  ] as const
  return (
    <div className="tick num" dir="ltr" role="timer" aria-label={label} aria-live="off">
      {parts.map(([unit, value], nth) => (
        <Fragment key={unit}>
          {nth > 0 && <i aria-hidden>:</i>}
          <div>
            <b className={left <= SOON_MS && left > 0 ? 'soon' : undefined}>{two(value)}</b>
            <small>{text(`lottery.play.unit.${unit}`)}</small>
          </div>
        </Fragment>
      ))}
    </div>
  )
}

/** The time until a moment in a line of a list. */
export function Left({ until }: { until: Instant }) {
  const left = until - useNow()
  if (left <= 0) return <span className="c num soon">{text('lottery.play.drawing')}</span>
  return (
    <bdi dir="ltr" className={left <= SOON_MS ? 'c num soon' : 'c num'}>
      {left >= 2 * DAY ? text('lottery.play.days', { count: Math.floor(left / DAY) }) : spanText(left)}
    </bdi>
  )
}
