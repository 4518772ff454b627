import type * as contract from '@senluna/contract/desk/contracts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isLive } from '@senluna/kit/agents/contracts/contract-states.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, refuseRelated, type ApprovalAction } from '../../approvals/index.ts'
import type { Contract, Contracts } from '../contracts.ts'
import { endContract } from '../end.ts'
import { holdContracts } from '../guards.ts'
import { contractById } from '../store/contract-store.ts'
import { heldOfBrand } from './for-the-house.ts'

const END = 'contracts.end'

/** Asks to end a contract. Refuses CTR_NOT_FOUND, and CTR_STATE for what is not in force. */
export async function askEnd({ db }: Contracts, call: Call<typeof contract.endDeskContract>) {
  return db.transaction().execute(async (tx) => {
    const found = await heldOfBrand(tx, call.brand.merchantCode, call.params.id)
    if (!isLive(found.state)) throw new Refusal('CTR_STATE')
    if (found.offerorId !== null) await refuseRelated(tx, call.caller.staffId, found.offerorId)
    return askApproval(tx, call, {
      action: END,
      object: { kind: 'contract', id: found.id },
      memberId: found.holderId,
      payload: {},
      before: sideOf(found, found.state),
      after: sideOf(found, 'TERMINATED'),
      needs: 'contracts.approve',
    })
  })
}

const sideOf = ({ holderName, offerorName, kind }: Contract, state: Contract['state']) => ({
  member: holderName,
  ...(offerorName === null ? {} : { payer: offerorName }),
  kind,
  state,
})

/** Ends a contract once a second person has agreed, and whatever stands below its holder. */
export const endApproval = (contracts: Pick<Contracts, 'brands'>): ApprovalAction => ({
  action: END,
  async run(tx, { objectId, merchantCode, makerId, reason }, { now }) {
    await holdContracts(tx, merchantCode)
    const found = await contractById(tx, id<'contract'>(objectId))
    if (!found || !isLive(found.state)) throw new Refusal('APPROVAL_STALE')
    const act = { event: 'FORCE', actor: 'OPERATOR', byId: makerId, note: reason } as const
    await endContract(contracts, tx, found, act, 'FORCED', now)
  },
})
