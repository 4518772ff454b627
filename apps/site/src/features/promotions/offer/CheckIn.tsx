import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Check, Coins } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { prizeText } from '../../../rewards/prize-text.ts'
import type { OfferProps } from './offer-props.ts'
import { useTake } from '../../../rewards/use-take.ts'

/** The ladder of a check-in: what each day gives, which days are done, and today's button. */
export function CheckIn({ id, status, offer, takes }: OfferProps<'CHECK_IN'>) {
  const { currency } = useBrand()
  const take = useTake()
  const { ladder, extras, step, needsDeposit, needsStake } = offer
  const done = status === 'CLAIMED'
  const shown = (nth: number) =>
    prizeText({ amount: ladder[nth % ladder.length], extra: extras[nth % ladder.length] }, currency)
  return (
    <>
      <ol className="ladder">
        {ladder.map((amount, nth) => {
          const day = String(nth + 1)
          const isDone = nth + 1 < step || (done && nth + 1 === step)
          const isToday = nth + 1 === step
          const name = isDone ? 'promo.checkIn.done' : isToday ? 'promo.checkIn.today' : 'promo.checkIn.day'
          return (
            <li key={day} className={isDone ? 'done' : isToday ? 'today' : undefined}>
              <span className="sr">{text(name, { day })}</span>
              <span aria-hidden>{text('promo.checkIn.day', { day })}</span>
              {isDone ? <Check className="i" aria-hidden /> : <Coins className="i" aria-hidden />}
              <b className="num">{prizeText({ amount, extra: extras[nth] }, currency)}</b>
            </li>
          )
        })}
      </ol>
      {needsDeposit && <p className="hint">{text('promo.checkIn.deposit')}</p>}
      {needsStake !== '0' && (
        <p className="hint">{text('promo.checkIn.stake', { amount: moneyText(needsStake, currency) })}</p>
      )}
      <RefusalNote error={take.error} />
      {done ? (
        <p className="note info">{text('promo.checkedIn', { amount: shown(step) })}</p>
      ) : (
        takes &&
        status === 'JOIN' && (
          <Button look="gold" block busy={take.isPending} onClick={() => take.mutate({ params: { id }, body: {} })}>
            {text('promo.checkIn', { amount: shown(step - 1) })}
          </Button>
        )
      )}
    </>
  )
}
