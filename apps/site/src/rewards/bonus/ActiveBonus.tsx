import './bonus.css'
import { cancelBonus, depositBonuses, wagered, type ActiveBonus as Bonus } from '@senluna/contract/member/promotions.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { productList } from './BonusTerms.tsx'

/** How far a bonus is wagered, until when, and the way to give it up. */
export function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const { currency, timeZone } = useBrand()
  const { required, done, removes } = bonus
  const left = (BigInt(required) - BigInt(done)).toString()
  const said = text('promo.bonus.left', {
    done: moneyText(done, currency),
    required: moneyText(required, currency),
    left: moneyText(left, currency),
  })
  return (
    <section className="card bonus-active">
      <h2>{text('promo.bonus.active')}</h2>
      <p>
        <b>
          <bdi>{bonus.title}</bdi>
        </b>{' '}
        <span className="num">{moneyText(bonus.amount, currency)}</span>
      </p>
      <progress max={100} value={Number((BigInt(done) * 100n) / BigInt(required))} aria-label={said} />
      <p className="num">{said}</p>
      <p className="hint">{text('promo.bonus.until', { time: whenText(bonus.endsAt, timeZone) })}</p>
      <p className="hint">{text('promo.bonus.products', { list: productList(bonus.products) })}</p>
      {bonus.maxBet !== undefined && (
        <p className="hint num">{text('promo.bonus.maxBet', { amount: moneyText(bonus.maxBet, currency) })}</p>
      )}
      <p className="hint">
        <Link className="link" to={pathTo('promotion', { id: bonus.promotionId })}>
          {text('promo.read')}
        </Link>
      </p>
      <GiveUp id={bonus.id} removes={moneyText(removes, currency)} />
    </section>
  )
}

function GiveUp({ id, removes }: { id: Bonus['id']; removes: string }) {
  const [asked, setAsked] = useState(false)
  const cancel = useMutation(
    action(cancelBonus, {
      refreshes: [depositBonuses, wagered, balance, turnover, promotion, promotions],
      done: ({ removed, currency }) =>
        toast('success', text('promo.bonus.removed', { amount: moneyText(removed, currency) })),
    }),
  )
  if (!asked)
    return (
      <Button look="ghost" size="sm" onClick={() => setAsked(true)}>
        {text('promo.bonus.cancel')}
      </Button>
    )
  return (
    <>
      <p className="note warn" role="alert">
        {text('promo.bonus.sure', { amount: removes })}
      </p>
      {isRefused(cancel.error, 'ROUND_OPEN') ? (
        <p className="note" role="alert">
          {text('promo.bonus.inPlay')}
        </p>
      ) : (
        <RefusalNote error={cancel.error} />
      )}
      <div className="bonus-ask">
        <Button onClick={() => setAsked(false)}>{text('promo.bonus.stay')}</Button>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ params: { id }, body: {} })}>
          {text('promo.bonus.cancel')}
        </Button>
      </div>
    </>
  )
}
