import './kyc.css'
import type { KycStanding, KycTier } from '@senluna/contract/member/kyc.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Check, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../brand.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { Documents } from './Documents.tsx'
import { useKyc, useSendKyc } from './use-kyc.ts'

/** How far somebody has shown who they are, what that lets through, and the next step. */
export default function Kyc() {
  const standing = useKyc()
  const asked = useCenter().param('at') === 'kyc'
  const box = useRef<HTMLElement>(null)
  const known = standing.data !== undefined
  // Whoever was sent here to show who they are is taken to it.
  useEffect(() => {
    if (!asked || !known) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [asked, known])
  return (
    <section ref={box} className="card kyc" id="kyc" aria-labelledby="kyc-title">
      <h2 id="kyc-title" tabIndex={-1}>
        {text('kyc.title')}
      </h2>
      <p className="hint">{text('kyc.lead')}</p>
      {standing.isError && !standing.data ? (
        <ErrorState error={standing.error} onRetry={() => void standing.refetch()} />
      ) : standing.data ? (
        <>
          <Lets standing={standing.data} />
          <ol>
            {standing.data.tiers.map((tier) => (
              <Step key={tier.tier} tier={tier} />
            ))}
          </ol>
        </>
      ) : (
        <Loading>
          <Skeleton style={{ height: 180 }} />
        </Loading>
      )}
    </section>
  )
}

const LIMITS = ['depositTotal', 'withdrawTotal', 'withdrawDay', 'month'] as const

/** What the tier reached lets through. */
function Lets({ standing }: { standing: KycStanding }) {
  const { currency } = useBrand()
  const now = standing.limits.find(({ tier }) => tier === standing.tier)
  const lines = LIMITS.flatMap((name) => {
    const amount = now?.[name]
    return amount ? [text(`kyc.limit.${name}`, { amount: moneyText(amount, currency) })] : []
  })
  return <p className="kyc-lets num">{lines.length > 0 ? lines.join(' · ') : text('kyc.limit.none')}</p>
}

function Step({ tier }: { tier: KycTier }) {
  const asks = tier.state === 'OPEN' || tier.state === 'REJECTED' || tier.state === 'ASKED_AGAIN'
  return (
    <li className={`kyc-step is-${tier.state.toLowerCase()}`}>
      <span className="kyc-no" aria-hidden>
        {tier.state === 'DONE' ? (
          <Check className="i s" />
        ) : tier.state === 'PENDING' ? (
          <Hourglass className="i s" />
        ) : (
          tier.tier
        )}
      </span>
      <div>
        <h3>{text(`kyc.tier.${tier.tier}`)}</h3>
        <p className="kyc-state">{text(`kyc.state.${tier.state}`)}</p>
        {tier.reason && asks && <p className="note info">{text('kyc.reason', { reason: tier.reason })}</p>}
        {asks && (tier.tier === 1 ? <Declared missing={tier.missing} /> : <Documents tier={tier} />)}
      </div>
    </li>
  )
}

/** The first step: what somebody says of themselves is enough. */
function Declared({ missing }: { missing: KycTier['missing'] }) {
  const send = useSendKyc()
  const fields = missing.map((field) => text(`kyc.field.${field}`)).join(', ')
  return (
    <div className="kyc-documents">
      <p className="hint">{missing.length > 0 ? text('kyc.missing', { fields }) : text('kyc.given')}</p>
      <RefusalNote error={send.error} />
      <div className="kyc-foot">
        <Button
          look="gold"
          busy={send.isPending}
          disabled={missing.length > 0}
          onClick={() => send.mutate({ tier: 1, shown: [] })}
        >
          {text('kyc.confirm')}
        </Button>
      </div>
    </div>
  )
}
