import './contracts.css'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { ContractCard } from './ContractCard.tsx'
import { isInForce, useContracts } from './contract-calls.ts'
import { OfferForm } from './offer/OfferForm.tsx'
import { rateText } from './words.ts'

const SWITCHES = {
  DIVIDEND: 'AGENT_DIVIDEND',
  DAILY_SALARY: 'AGENT_DAILY',
  HOURLY_SALARY: 'AGENT_HOURLY',
  REALTIME_SALARY: 'AGENT_REALTIME',
} as const satisfies Record<ContractKind, SwitchId>

interface Props {
  /** An agent right below the reader. */
  memberId: ContractShown['holderId']
  account: string
  /** One kind only; all that the brand has where absent. */
  kind?: ContractKind
}

/** What a direct downline holds of each kind, with the one thing to do about it. */
export function DownlineContracts({ memberId, account, kind }: Props) {
  const { whitelabel } = useBrand()
  const { read, list } = useContracts({ side: 'OFFEROR', holderId: memberId })
  const { list: held } = useContracts({ side: 'HOLDER' })
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  const kinds = kind ? [kind] : CONTRACT_KINDS.filter((candidate) => switchOn(whitelabel, SWITCHES[candidate]))
  return (
    <ul className="card ctr-kinds">
      {kinds.map((candidate) => (
        <KindRow
          key={candidate}
          kind={candidate}
          holder={{ id: memberId, account }}
          contracts={list.filter((contract) => contract.kind === candidate)}
          own={held.find((contract) => contract.kind === candidate && isInForce(contract))}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  kind: ContractKind
  holder: { id: ContractShown['holderId']; account: string }
  contracts: readonly ContractShown[]
  /** What the reader holds of the kind itself. */
  own: ContractShown | undefined
}

function KindRow({ kind, holder, contracts, own }: RowProps) {
  const [open, setOpen] = useState<'offer' | 'terms'>()
  const waiting = contracts.find(({ status }) => status === 'NEW_REQUEST')
  const current = contracts.find(isInForce)
  const shown = waiting ?? current
  const highest = (contract: ContractShown) => rateText(contract.tiers.at(-1)?.ratePpm ?? 0)
  return (
    <li>
      <span>
        <b>{text(`contract.kind.${kind}`)}</b>
        <small>
          {shown
            ? text('contract.upTo', { rate: highest(shown) })
            : own
              ? text('contract.youHold', { rate: highest(own) })
              : text('contract.youHoldNone')}
        </small>
      </span>
      {shown && <span className="badge">{text(`contract.state.${shown.status}`)}</span>}
      {shown && (
        <Button size="sm" onClick={() => setOpen('terms')}>
          {text('contract.look')}
        </Button>
      )}
      {own && !waiting && (
        <Button look="line" size="sm" onClick={() => setOpen('offer')}>
          {text(current ? 'contract.offer.new' : 'contract.offer')}
        </Button>
      )}
      {open === 'offer' && own && (
        <OfferForm holder={holder} own={own} current={current} onClose={() => setOpen(undefined)} />
      )}
      {open === 'terms' && (
        <Modal title={text('contract.with', { name: holder.account })} onClose={() => setOpen(undefined)}>
          <div className="ctr-list">
            {[waiting, current].map(
              (contract) =>
                contract && (
                  <ContractCard key={contract.contractId} contract={contract} side="OFFEROR" current={current} />
                ),
            )}
          </div>
        </Modal>
      )}
    </li>
  )
}
