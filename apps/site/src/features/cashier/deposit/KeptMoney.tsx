import type { depositChannels } from '@senluna/contract/money/deposits.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { LockKeyhole } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { useChannels } from './use-deposit.ts'

type Channels = ReplyOf<typeof depositChannels>

/**
 * What came in beyond a limit, when it is let go, and the way to have it back; and what a tier
 * still lets in.
 */
export function KeptMoney() {
  const { data } = useChannels()
  if (!data?.kept) return data?.kyc ? <TierRoom kyc={data.kyc} /> : null
  return <Kept kept={data.kept} />
}

function Kept({ kept }: { kept: NonNullable<Channels['kept']> }) {
  const { currency, timeZone } = useBrand()
  const center = useCenter()
  const amount = moneyText(kept.amount, currency)
  const why =
    kept.why === 'TIER'
      ? text('kept.tier', { amount })
      : kept.until
        ? text('kept.limit.until', { amount, time: whenText(kept.until, timeZone) })
        : text('kept.limit', { amount })
  return (
    <section className="card deposit-kept" aria-labelledby="deposit-kept">
      <h3 id="deposit-kept">
        <LockKeyhole className="i s" aria-hidden />
        {text('kept.title')}
        <b className="num">{amount}</b>
      </h3>
      <p>{why}</p>
      <div className="deposit-kept-acts">
        {kept.why === 'TIER' && (
          <Button look="gold" size="sm" onClick={() => center.open('securityCenter', { at: 'kyc' })}>
            {text('kept.confirm')}
          </Button>
        )}
        <Button size="sm" onClick={() => center.open('withdraw', { from: 'LOCKED' })}>
          {text('kept.withdraw')}
        </Button>
      </div>
    </section>
  )
}

/** What may still come in before somebody has proved who they are. */
function TierRoom({ kyc }: { kyc: NonNullable<Channels['kyc']> }) {
  const { currency } = useBrand()
  const center = useCenter()
  return (
    <div className="note info deposit-tier">
      <span>
        {kyc.remaining === '0'
          ? text('kept.tier.full')
          : text('kept.tier.room', { amount: moneyText(kyc.remaining, currency) })}{' '}
        <button type="button" className="link" onClick={() => center.open('securityCenter', { at: 'kyc' })}>
          {text('kept.confirm')}
        </button>
      </span>
    </div>
  )
}
