import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { toBoard } from './focus.ts'
import { pickName } from '../draw/names.ts'
import { isByPoints, isMistyped, pointsOf, type Slip, type SlipReading } from './slip.ts'

const BALLS = 3

interface Props {
  slip: Slip
  reading: SlipReading
  /** That the board takes nothing and why, where it is so. */
  shut?: ReactNode
  children: ReactNode
}

/**
 * The ticket on phones: a bar at the foot that opens it as a sheet. While nothing is picked it says
 * whether anything can be.
 */
export function SlipBar({ slip, reading, shut, children }: Props) {
  const { currency } = useBrand()
  const [open, setOpen] = useState(false)
  const count = slip.lines.length
  return (
    <>
      {slip.lines.length > 0 && (
        <section className="sbar" aria-label={text('lottery.play.slip')}>
          <span className="k num" dir="ltr" aria-hidden>
            {slip.lines.slice(0, BALLS).map(({ key, label }) => (
              <span key={key}>{pickName(label[0] ?? '')}</span>
            ))}
          </span>
          <span className="tt num">
            {slip.lines.some(isByPoints)
              ? text('lottery.play.bar', { count, points: pointsOf(slip) })
              : text('lottery.play.count', { count })}
            <b>{isMistyped(reading) ? '—' : <Money digits={reading.total.toString()} currency={currency} />}</b>
          </span>
          <Button look="gold" onClick={() => setOpen(true)}>
            {text('lottery.play.seeSlip')}
          </Button>
        </section>
      )}
      {slip.lines.length === 0 && shut && (
        <section className="sbar" aria-label={text('lottery.play.slip')}>
          {shut}
        </section>
      )}
      {open && (
        <Modal
          title={text('lottery.play.slip')}
          onClose={() => {
            setOpen(false)
            // With an empty ticket the bar that opened it is gone.
            if (count === 0) toBoard()
          }}
        >
          <div className="slip sheet">{children}</div>
        </Modal>
      )}
    </>
  )
}
