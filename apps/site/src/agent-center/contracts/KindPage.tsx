import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { lazy, Suspense } from 'react'
import { useMember } from '../../session.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { BillTabs } from '../bills/BillTabs.tsx'

const Contracts = lazy(page(async () => ({ default: (await import('./Contracts.tsx')).Contracts })))

/** A kind of contract: what came of it, what was paid by it, and the contracts themselves. */
export function KindPage({ kind }: { kind: ContractKind }) {
  const type = useMember()?.type
  const mayOffer = type === ACCOUNT_TYPE.AGENT || type === ACCOUNT_TYPE.GENERAL_AGENT
  const contract = (
    <Suspense fallback={<Coming />}>
      <Contracts kind={kind} mayOffer={mayOffer} />
    </Suspense>
  )
  return <BillTabs kind={kind} pays={mayOffer} contract={contract} />
}

const Coming = () => (
  <Loading>
    <Skeleton style={{ height: 320 }} />
  </Loading>
)
