import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Money } from '@senluna/web/ui/Money.tsx'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../brand.ts'
import { toBoard } from './focus.ts'
import { pickName } from './names.ts'
import { isByPoints, isMistyped, pointsOf, type Slip, type SlipReading } from './slip.ts'

const BALLS = 3

/** The ticket on phones: a bar at the foot that opens it as a sheet. Not there while nothing is picked. */
export function SlipBar({ slip, reading, children }: { slip: Slip; reading: SlipReading; children: ReactNode }) {
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
