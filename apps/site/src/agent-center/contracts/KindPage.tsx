import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { useMember } from '../../session.ts'
import { BillTabs } from '../bills/BillTabs.tsx'
import { OfferBelow } from './offer/OfferBelow.tsx'
import { OwnContract } from './OwnContract.tsx'
import { WhatIf } from './what-if/WhatIf.tsx'
import { PaidContracts } from './PaidContracts.tsx'

/** A kind of contract: what came of it, what was paid by it, and the contracts themselves. */
export function KindPage({ kind }: { kind: ContractKind }) {
  const type = useMember()?.type
  const mayOffer = type === ACCOUNT_TYPE.AGENT || type === ACCOUNT_TYPE.GENERAL_AGENT
  return <BillTabs kind={kind} pays={mayOffer} contract={<Contracts kind={kind} mayOffer={mayOffer} />} />
}

/** What the reader holds, what it pays, and what it may offer below. */
export function Contracts({ kind, mayOffer }: { kind: ContractKind; mayOffer: boolean }) {
  return (
    <>
      <OwnContract kind={kind} />
      {mayOffer && (
        <>
          <PaidContracts kind={kind} />
          <OfferBelow kind={kind} />
        </>
      )}
      <WhatIf kind={kind} mayOffer={mayOffer} />
    </>
  )
}
