import './contract-strip.css'
import { CONTRACT_NAMES } from '@senluna/contract/agent/contract-shapes.ts'
import { agentProgress } from '@senluna/contract/agent/progress.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ContractTile } from './ContractTile.tsx'
import { RequestTile } from './RequestTile.tsx'

/** Each contract that the reader holds, as far as it has come, and what waits for an answer. */
export function ContractStrip() {
  const read = useQuery({ ...q(agentProgress), refetchInterval: MINUTE })
  const info = useQuery(q(consolidated)).data?.info ?? {}
  useEffect(() => hear('contract', () => void refresh(agentProgress, consolidated)), [])
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  const list = read.data?.list.toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind)) ?? []
  const requestOf = (kind: ContractKind) => info[CONTRACT_NAMES[kind].info]
  const alone = CONTRACT_KINDS.filter((kind) => requestOf(kind) && !list.some((contract) => contract.kind === kind))
  if (list.length + alone.length === 0) return null
  return (
    <section className="ag-section">
      <header>
        <h2>{text('progress.title')}</h2>
        <small>{text('progress.how')}</small>
      </header>
      <div className="prg-tiles">
        {list.map((contract) => (
          <ContractTile
            key={contract.contractId}
            contract={contract}
            asOf={read.data?.asOf ?? contract.period.start}
            request={requestOf(contract.kind)}
          />
        ))}
        {alone.map((kind) => (
          <RequestTile key={kind} kind={kind} request={requestOf(kind)!} />
        ))}
      </div>
    </section>
  )
}

const placeOf = (kind: ContractKind): number => CONTRACT_KINDS.indexOf(kind)
