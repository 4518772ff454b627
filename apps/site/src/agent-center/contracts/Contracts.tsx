import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { OfferBelow } from './offer/OfferBelow.tsx'
import { OwnContract } from './OwnContract.tsx'
import { PaidContracts } from './PaidContracts.tsx'
import { WhatIf } from './what-if/WhatIf.tsx'

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
