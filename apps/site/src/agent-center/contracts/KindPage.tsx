import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { useMember } from '../../session.ts'
import { OfferBelow } from './OfferBelow.tsx'
import { OwnContract } from './OwnContract.tsx'
import { PaidContracts } from './PaidContracts.tsx'

/** A kind of contract: what the reader holds, what it pays, and what it may offer below. */
export function KindPage({ kind }: { kind: ContractKind }) {
  const type = useMember()?.type
  const mayOffer = type === ACCOUNT_TYPE.AGENT || type === ACCOUNT_TYPE.GENERAL_AGENT
  return (
    <>
      <OwnContract kind={kind} />
      {mayOffer && (
        <>
          <PaidContracts kind={kind} />
          <OfferBelow kind={kind} />
        </>
      )}
    </>
  )
}
