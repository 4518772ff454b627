import type { Reward } from '@senluna/contract/member/promotions.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Gift } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { useClaim } from '../../rewards/use-claim.ts'

/** One reward that waits: of which promotion, how much, until when. */
export function WaitingReward({ reward }: { reward: Reward }) {
  const { timeZone } = useBrand()
  const claim = useClaim()
  const { id, title, amount, currency, claimBefore } = reward
  return (
    <section className="card reward-one">
      <Gift className="i" aria-hidden />
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        {claimBefore && (
          <p className="hint">{text('promo.cashback.before', { time: whenText(claimBefore, timeZone) })}</p>
        )}
        <RefusalNote error={claim.error} />
      </div>
      <Button look="gold" busy={claim.isPending} onClick={() => claim.mutate({ params: { id }, body: {} })}>
        {text('promo.cashback.claim', { amount: moneyText(amount, currency) })}
      </Button>
    </section>
  )
}
