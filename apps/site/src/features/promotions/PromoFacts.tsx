import type { PromoCard } from '@senluna/contract/site/content.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { CalendarClock, Lock } from 'lucide-react'
import { useBrand } from '../../brand.ts'

/** What stands out of the others: what waits for the reader, and what is done with. */
const LOOK: Partial<Record<PromoCard['status'], string>> = { ISSUED: 'hot', CLAIMED: 'dark', CLOSED: 'dark' }

/** Where a promotion stands for its reader. */
export function StatusTag({ card: { status, startAt, vip } }: { card: PromoCard }) {
  const { timeZone } = useBrand()
  if (status === 'COMING_SOON')
    return <span className="tag vip">{text('promo.status.COMING_SOON', { time: whenText(startAt, timeZone) })}</span>
  if (vip !== undefined && status !== 'CLOSED')
    return (
      <span className="tag dark">
        <Lock className="i xs" aria-hidden />
        {text('promo.locked', { level: String(vip) })}
      </span>
    )
  return <span className={`tag ${LOOK[status] ?? 'new'}`}>{text(`promo.status.${status}`)}</span>
}

/** Until when a promotion is open. */
export function Period({ card: { endAt } }: { card: PromoCard }) {
  const { timeZone } = useBrand()
  return (
    <p className="hint promo-period">
      <CalendarClock className="i xs" aria-hidden />
      {endAt ? text('promo.until', { time: whenText(endAt, timeZone) }) : text('promo.noEnd')}
    </p>
  )
}
