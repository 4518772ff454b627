import './contracts.css'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { ContractCard } from './ContractCard.tsx'
import { isOpen, useContracts } from './contract-calls.ts'

/** What the caller pays or offers of a kind; what waits for an answer comes first. */
export function PaidContracts({ kind }: { kind: ContractKind }) {
  const { read, list } = useContracts({ side: 'OFFEROR', kind })
  const open = list.filter(isOpen).toSorted((a, b) => Number(Boolean(b.pending)) - Number(Boolean(a.pending)))
  if (open.length === 0 && !read.hasNextPage) return null
  return (
    <section className="ag-section">
      <header>
        <h2>{text('contract.paid')}</h2>
      </header>
      <div className="ctr-list">
        {open.map((contract) => (
          <ContractCard key={contract.contractId} contract={contract} side="OFFEROR" />
        ))}
        <MoreButton query={read}>{text('contract.more')}</MoreButton>
      </div>
    </section>
  )
}
