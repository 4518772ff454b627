import type * as contract from '@senluna/contract/desk/contracts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { rate } from '@senluna/kit/money.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { memberByName } from '../../members/index.ts'
import type { Contract, Contracts } from '../contracts.ts'
import { refuseDisabled, refuseSwitchedOff } from '../guards.ts'
import { keptTerms, termsOf, writtenTerms } from '../terms.ts'
import { looked, offerOfHouse } from './for-the-house.ts'

const OFFER = 'contracts.offer'

/** What a request would do; `replaces` names the contract that would end with it. */
interface OfferRequest {
  kind: ContractKind
  terms: unknown
  note?: string
  replaces?: string
}

const nameOf = (replaced: Pick<Contract, 'id' | 'version'> | undefined): string =>
  replaced ? `${replaced.id} ${replaced.version}` : ''

/**
 * Asks to offer a contract of the house: what it pays is money to whoever accepts, so no one person
 * offers it. Refuses SYS_NOT_FOUND, CTR_DISABLED, what `looked` refuses, APPROVAL_OPEN.
 */
export async function askOffer({ db }: Contracts, call: Call<typeof contract.offerHouseContract>) {
  const { brand, body } = call
  refuseDisabled(brand, body.kind)
  const holder = await memberByName(db, brand.merchantCode, body.name.toLowerCase())
  if (!holder) throw new Refusal('SYS_NOT_FOUND')
  const wanted = termsOf(body.kind, body, rate(body.vendorFeePpm ?? 0))
  const note = body.note ?? ''
  return db.transaction().execute(async (tx) => {
    const { terms, replaced } = await looked(tx, brand.merchantCode, { holderId: holder.id, terms: wanted, note })
    const said = note === '' ? {} : { note }
    const about = { member: holder.userName, kind: body.kind }
    return askApproval(tx, call, {
      action: OFFER,
      object: { kind: 'contract', id: `${holder.id}/${body.kind}` },
      memberId: holder.id,
      payload: { kind: body.kind, terms: writtenTerms(terms), replaces: nameOf(replaced), ...said },
      ...(replaced ? { before: { ...about, ...writtenTerms(replaced.terms) } } : {}),
      after: { ...about, ...writtenTerms(terms), ...said },
      needs: 'contracts.approve',
    })
  })
}

/** Offers it once a second person has agreed, where it can still be offered. */
export const offerApproval = ({ brands }: { brands: readonly Brand[] }): ApprovalAction => ({
  action: OFFER,
  async run(tx, { merchantCode, memberId, payload, makerId }, { now }) {
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    if (!brand || memberId === null) throw new Refusal('APPROVAL_STALE')
    const { kind, terms, note = '', replaces } = payload as OfferRequest
    try {
      await refuseSwitchedOff(tx, brand, kind)
      const offer = { holderId: memberId, terms: keptTerms(kind, terms), note }
      const { replaced } = await looked(tx, merchantCode, offer)
      // Both agreed to what would end with it; a request of the version before doesn't say.
      if (replaces !== undefined && replaces !== nameOf(replaced)) throw new Refusal('APPROVAL_STALE')
      await offerOfHouse(tx, { merchantCode, staffId: makerId }, offer, now)
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
    }
  },
})
