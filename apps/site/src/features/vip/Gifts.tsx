import { claimVipGift, vip, type VipGiftRow } from '@senluna/contract/site/vip.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { dateOf, moneyText } from '@senluna/web/ui/money/format.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Cake, CalendarDays, Gift, Moon } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { giftName } from './gift-name.ts'

const ICONS = { UPGRADE: Gift, WEEKLY: CalendarDays, MONTHLY: Moon, BIRTHDAY: Cake } as const

/** What can be claimed, each with its button, and what waits for something. */
export function Gifts({ gifts }: { gifts: readonly VipGiftRow[] }) {
  return (
    <section className="card vip-gifts" aria-labelledby="vip-gifts">
      <h2 id="vip-gifts">{text('vip.claims')}</h2>
      {gifts.length === 0 ? (
        <p className="hint">{text('vip.claims.none')}</p>
      ) : (
        <ul>
          {gifts.map((gift) => (
            <Row key={`${gift.kind} ${gift.period}`} gift={gift} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ gift }: { gift: VipGiftRow }) {
  const { currency } = useBrand()
  const claim = useMutation({
    mutationFn: () => call(claimVipGift, { body: { kind: gift.kind, period: gift.period } }),
    onSuccess: ({ amount }) => toast('success', text('vip.claimed', { amount: moneyText(amount, currency) })),
    onError: (error) => toast('error', sentenceOf(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(vip) }),
  })
  const Icon = ICONS[gift.kind]
  return (
    <li className={gift.claimable ? undefined : 'waits'}>
      <Icon className="i" aria-hidden />
      <div className="vip-gift-name">
        <b>{giftName(gift)}</b>
        <span>{gift.wants ? wantOf(gift) : text('vip.wager', { amount: moneyText(gift.amount, currency) })}</span>
      </div>
      <div className="vip-gift-sum">
        <b className="num">
          <bdi dir="ltr">{moneyText(gift.amount, currency)}</bdi>
        </b>
        {gift.claimable && gift.to && <span className="num">{text('vip.until', { day: dateOf(gift.to) })}</span>}
      </div>
      {gift.claimable && (
        <Button look="gold" size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
          {text('vip.claim')}
        </Button>
      )}
    </li>
  )
}

/** What a gift waits for. */
const wantOf = ({ wants, from }: VipGiftRow): string =>
  wants === 'WINDOW' ? text('vip.wants.WINDOW', { day: from ? dateOf(from) : '' }) : text(`vip.wants.${wants!}`)
