import { promotion } from '@senluna/contract/site/content.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useEffect } from 'react'
import { useBrand } from '../../../brand.ts'
import type { OfferProps } from './offer-props.ts'
import { useTake } from '../../../rewards/use-take.ts'

/** Timers hold 32 bits of milliseconds. */
const LONGEST_MS = 2 ** 31 - 1

/** The drop that is on, with the button that opens an envelope, or when the next one comes. */
export function Envelope({ id, status, offer, takes }: OfferProps<'RED_ENVELOPE'>) {
  const { currency, timeZone } = useBrand()
  const take = useTake()
  const { least, most, count, opensAt, closesAt } = offer
  const isOn = status !== 'COMING_SOON'
  // What is on changes with the clock: it is read again at the moment.
  useEffect(() => {
    const wait = Date.parse(isOn ? closesAt : opensAt) - Date.now()
    const timer = setTimeout(() => void refresh(promotion), Math.min(Math.max(wait, 1_000), LONGEST_MS))
    return () => clearTimeout(timer)
  }, [isOn, opensAt, closesAt])
  const range = { count: String(count), least: moneyText(least, currency), most: moneyText(most, currency) }
  return (
    <>
      <p>{text('promo.envelope.range', range)}</p>
      <RefusalNote error={take.error} />
      {status === 'CLAIMED' && <p className="note info">{text('promo.envelope.taken')}</p>}
      {takes && status === 'JOIN' && (
        <Button look="gold" block busy={take.isPending} onClick={() => take.mutate({ params: { id }, body: {} })}>
          {text('promo.envelope')}
        </Button>
      )}
      <p className="hint">
        {text(isOn ? 'promo.envelope.closes' : 'promo.envelope.opens', {
          time: whenText(isOn ? closesAt : opensAt, timeZone),
        })}
      </p>
    </>
  )
}
