import type * as contract from '@senluna/contract/member/kyc.ts'
import type { KycStanding, KycTier } from '@senluna/contract/member/kyc.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Call } from '../../platform/http/route.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { claimFiles } from '../files/index.ts'
import { isUnderage, memberById, type Member } from '../members/index.ts'
import { stepApplication, holdTier, insertApplication, kycTierOf, latestOf, setTier, type Declared } from './store.ts'
import { DOCUMENTS, isEnough, shownLimits } from './tiers.ts'

const DECLARED = ['payeeName', 'birthday', 'address'] as const

const declaredBy = (member: Member): Declared => ({
  payeeName: member.profile.payeeName ?? '',
  birthday: member.profile.birthday ?? '',
  address: member.profile.address ?? '',
})

/** How far the caller has shown who they are. */
export async function ownStanding(db: Db | Tx, memberId: Id<'member'>): Promise<KycStanding> {
  const [member, tier, latest] = [
    await memberById(db, memberId),
    await kycTierOf(db, memberId),
    await latestOf(db, memberId),
  ]
  if (!member) throw new Refusal('AUTH_EXPIRED')
  const declared = declaredBy(member)
  const tiers = ([1, 2, 3] as const).map((level): KycTier => {
    const last = latest.find((application) => application.tier === level)
    const ended = last && last.state !== 'ACCEPTED' ? last.state : 'OPEN'
    const at = last && (last.decided_at ?? last.created_at)
    return {
      tier: level,
      state: level <= tier ? 'DONE' : level === tier + 1 ? ended : 'LATER',
      missing: level === 1 && tier === 0 ? DECLARED.filter((field) => declared[field] === '') : [],
      documents: DOCUMENTS[level].map((set) => [...set]),
      ...(last?.reason && level > tier ? { reason: last.reason } : {}),
      ...(at && level <= tier + 1 ? { at: at.toISOString() } : {}),
    }
  })
  return { tier, tiers, limits: shownLimits() }
}

/**
 * Asks for the next tier. The first is given at once to who has given name, birthday and address;
 * the others wait for people.
 *
 * Refuses KYC_STATE for a tier that isn't the next, or while a request waits; KYC_DOCUMENTS for
 * anything but what the tier asks for; REG_UNDERAGE; and what `claimFiles` refuses.
 */
export function askForTier(db: Db, call: Call<typeof contract.sendKyc>): Promise<KycStanding> {
  const { caller, brand, body, now } = call
  const { tier, kinds, documents } = body
  return db.transaction().execute(async (tx) => {
    const has = await holdTier(tx, caller.memberId)
    const member = await memberById(tx, caller.memberId)
    assert(member, 'who calls has an account')
    if (tier !== has + 1) throw new Refusal('KYC_STATE')
    const declared = declaredBy(member)
    if (!isEnough(tier, kinds) || kinds.length !== documents.length || DECLARED.some((field) => declared[field] === ''))
      throw new Refusal('KYC_DOCUMENTS')
    if (isUnderage(declared.birthday, brand.profile.minAge, now)) throw new Refusal('REG_UNDERAGE')
    const id = newId<'kyc'>(now)
    const key = { memberId: caller.memberId, merchantCode: brand.merchantCode }
    const written = await insertApplication(
      tx,
      { id, merchant_id: key.merchantCode, member_id: key.memberId, tier, declared, kinds, documents },
      now,
    )
    if (!written) throw new Refusal('KYC_STATE')
    await claimFiles(tx, key, { purpose: 'KYC', fileIds: documents, usedBy: `kyc:${id}` }, now)
    if (tier === 1) {
      await stepApplication(tx, { id, state: 'PENDING' }, 'ACCEPTED', { by: null, reason: null }, now)
      await setTier(tx, key, 1, now)
    }
    return ownStanding(tx, caller.memberId)
  })
}
