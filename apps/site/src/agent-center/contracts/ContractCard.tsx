import './contracts.css'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import type { ContractAct } from '@senluna/contract/agent/contracts.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { ActWindow } from './ActWindow.tsx'
import { History } from './History.tsx'
import { Terms } from './Terms.tsx'
import { partyText } from './words.ts'

interface Props {
  contract: ContractShown
  /** Which side whoever looks at it is. */
  side: 'HOLDER' | 'OFFEROR'
  /** What an offer would replace. */
  current?: ContractShown | undefined
}

/** One contract: what it says, what waits at it and what may be done, and what happened to it. */
export function ContractCard({ contract, side, current }: Props) {
  const { timeZone } = useBrand()
  const [action, setAction] = useState<ContractAct['action']>()
  const { kind, offeror, holder, status, effectiveFrom, effectiveTo, endReason, note, pending } = contract
  const other = side === 'HOLDER' ? offeror : holder
  const at = (moment: string) => whenText(moment, timeZone)
  return (
    <article className="card ctr">
      <header>
        <div>
          <h3>{contract.affiliate ? text('aff.plan') : text(`contract.kind.${kind}`)}</h3>
          <small>{text(side === 'HOLDER' ? 'contract.from' : 'contract.to', { name: partyText(other) })}</small>
        </div>
        <span className={`badge ${LOOK[status]}`}>{text(`contract.state.${status}`)}</span>
      </header>
      {pending && <Pending contract={contract} pending={pending} side={side} onAct={setAction} />}
      <Terms terms={contract} />
      {note && <p className="ctr-note">{note}</p>}
      {effectiveFrom && (
        <p className="hint">
          {effectiveTo
            ? text('contract.counted', { from: at(effectiveFrom), until: at(effectiveTo) })
            : text('contract.counts', { from: at(effectiveFrom) })}
          {endReason && ` ${text(`contract.ended.${endReason}`)}`}
        </p>
      )}
      <footer>
        <History contract={contract} />
        {status === 'SIGNED' && (
          <Button look="line" size="sm" onClick={() => setAction('TERMINATE')}>
            {text('contract.act.end.TERMINATE')}
          </Button>
        )}
      </footer>
      {action && (
        <ActWindow
          of={{
            contractId: contract.contractId,
            terms: contract,
            other,
            current: current?.tiers,
            requestId: pending?.requestId,
            isOffer: status === 'NEW_REQUEST',
          }}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </article>
  )
}

const LOOK: Readonly<Record<ContractShown['status'], string>> = {
  NEW_REQUEST: 'info',
  SIGNED: 'good',
  TERMINATION_REQUEST: 'warn',
  REJECTED: '',
  CANCELLED: '',
  EXPIRED: '',
  TERMINATED: '',
}

interface PendingProps extends Pick<Props, 'contract' | 'side'> {
  pending: NonNullable<ContractShown['pending']>
  onAct: (action: ContractAct['action']) => void
}

/** What waits: who asked, what silence does and when; the answer, where it is the reader's. */
function Pending({ contract, pending, side, onAct }: PendingProps) {
  const { timeZone } = useBrand()
  const isOffer = contract.status === 'NEW_REQUEST'
  const isMine = pending.by !== side
  const key = `contract.waits.${isOffer ? 'offer' : 'end'}.${isMine ? 'mine' : 'theirs'}` as const
  return (
    <div className={`ctr-strip ${isOffer ? 'info' : 'warn'}`}>
      <p>{text(key, { until: whenText(pending.expiresAt, timeZone) })}</p>
      <div className="ctr-acts">
        {isMine && (
          <>
            <Button size="sm" onClick={() => onAct('REJECT')}>
              {text(isOffer ? 'contract.act.offer.REJECT' : 'contract.act.end.REJECT')}
            </Button>
            <Button look="line" size="sm" onClick={() => onAct('ACCEPT')}>
              {text(isOffer ? 'contract.act.offer.ACCEPT' : 'contract.act.end.ACCEPT')}
            </Button>
          </>
        )}
        {!isMine && isOffer && (
          <Button look="line" size="sm" onClick={() => onAct('WITHDRAW')}>
            {text('contract.act.offer.WITHDRAW')}
          </Button>
        )}
      </div>
    </div>
  )
}
