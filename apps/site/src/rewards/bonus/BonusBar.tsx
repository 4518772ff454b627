import './bonus-bar.css'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { wagered } from '@senluna/contract/member/promotions.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Gift } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../brand.ts'
import { useBonuses } from './use-wagered.ts'

/** A round every three seconds moves it; it isn't asked for more often. */
const OFTEN_MS = 3_000

/**
 * How far the bonus is wagered, in one line: what is left, and the most one bet may be. With
 * `promotionId` only that promotion's bonus.
 */
export function BonusBar({ promotionId }: { promotionId?: string }) {
  const { currency } = useBrand()
  const { bonus, last } = useBonuses()
  const isThere = bonus !== undefined && (promotionId ?? bonus.promotionId) === bonus.promotionId
  useEffect(() => (isThere ? follow() : undefined), [isThere])
  useDone(bonus?.promotionId, last)
  if (!isThere) return null
  const { required, done, maxBet } = bonus
  const left = moneyText((BigInt(required) - BigInt(done)).toString(), currency)
  const said = text('promo.bonus.bar', { left })
  return (
    <div className="bonus-bar num">
      <Gift className="i xs" aria-hidden />
      <span className="bonus-bar-left">{said}</span>
      <progress max={100} value={Number((BigInt(done) * 100n) / BigInt(required))} aria-label={said} />
      {maxBet !== undefined && <small>{text('promo.bonus.maxBet', { amount: moneyText(maxBet, currency) })}</small>}
    </div>
  )
}

/** Says so at the moment when the bonus that was wagered here is wagered to its end. */
function useDone(wageredNow: string | undefined, last: ReplyOf<typeof wagered>['last']): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (last !== undefined && before.current === last.promotionId)
      toast('success', text('promo.bonus.done', { title: last.title }))
    before.current = wageredNow
  }, [wageredNow, last])
}

/** Reads it again when the balance moves, until the answer is called. */
function follow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = hear('balance', () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void refresh(wagered)
    }, OFTEN_MS)
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}
