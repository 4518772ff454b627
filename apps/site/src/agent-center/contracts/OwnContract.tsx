import './contracts.css'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { ContractCard } from './ContractCard.tsx'
import { isInForce, isOpen, useContracts } from './contract-calls.ts'

/** What the caller holds of a kind: what is in force, what waits, and what is over. */
export function OwnContract({ kind }: { kind: ContractKind }) {
  const { read, list } = useContracts({ side: 'HOLDER', kind })
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data)
    return (
      <Loading>
        <Skeleton style={{ height: 260 }} />
      </Loading>
    )
  const current = list.find(isInForce)
  const open = list.filter(isOpen).toSorted((a, b) => Number(isInForce(a)) - Number(isInForce(b)))
  const over = list.filter((contract) => !isOpen(contract))
  if (list.length === 0) return <EmptyState>{text('contract.none')}</EmptyState>
  return (
    <div className="ctr-list">
      {open.map((contract) => (
        <ContractCard
          key={contract.contractId}
          contract={contract}
          side="HOLDER"
          current={contract === current ? undefined : current}
        />
      ))}
      {over.length > 0 && (
        <details className="ctr-over" open={open.length === 0}>
          <summary>{text('contract.over', { count: over.length })}</summary>
          <div className="ctr-list">
            {over.map((contract) => (
              <ContractCard key={contract.contractId} contract={contract} side="HOLDER" />
            ))}
          </div>
        </details>
      )}
      <MoreButton query={read}>{text('contract.more')}</MoreButton>
    </div>
  )
}
