import { text } from '@senluna/web/client/text.ts'
import { clockText, secondText } from '@senluna/web/ui/money/format.ts'
import type { CSSProperties, ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { momentAt } from './clock.ts'
import { Countdown } from './Countdown.tsx'
import { drawNumberText } from './names.ts'
import type { NearDraw } from './rules.ts'

interface Props {
  name: string
  source: 'SELF' | 'OFFICIAL' | 'DEMONSTRATION'
  draw: NearDraw | undefined
  locked: boolean
  /** The picture of what is drawn; balls where none is named. */
  sign?: string
  /** The colours of its ground. */
  ground?: CSSProperties
  /** Buttons: rules, results. */
  children: ReactNode
}

/** A game and the draw that comes: its name, when it is drawn, and how long it takes bets. */
export function DrawHeader({ name, source, draw, locked, sign = 'balls', ground, children }: Props) {
  const { timeZone } = useBrand()
  const clock = (iso: string) =>
    draw && draw.drawNumber.length > 8 ? secondText(iso, timeZone) : clockText(iso, timeZone)
  return (
    <header className="card drawhd" data-theme="dark" style={ground}>
      <img className="art" src={`/art/c-${sign}.svg`} alt="" width="170" height="170" />
      <div className="t">
        <h1>{name}</h1>
        <p className="num">
          {draw
            ? text('lottery.play.drawLine', { drawNumber: drawNumberText(draw.drawNumber), time: clock(draw.drawAt) })
            : text('lottery.play.noDraw')}
          {source === 'DEMONSTRATION' && <span className="tag dark">{text('lottery.play.source.DEMONSTRATION')}</span>}
        </p>
        <div className="acts">{children}</div>
      </div>
      {draw && (
        <div className="tick-box">
          <Countdown
            until={momentAt(locked ? draw.drawAt : draw.lockAt)}
            label={text(locked ? 'lottery.play.untilDraw' : 'lottery.play.untilLock', {
              time: clock(locked ? draw.drawAt : draw.lockAt),
            })}
          />
          <small aria-hidden>
            {text(locked ? 'lottery.play.untilDraw' : 'lottery.play.untilLock', {
              time: clock(locked ? draw.drawAt : draw.lockAt),
            })}
          </small>
        </div>
      )}
    </header>
  )
}
