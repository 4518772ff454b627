import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { ContractKind, Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { isLive } from '@senluna/kit/agents/contracts/contract-states.ts'
import { TIER_LIMITS } from '@senluna/kit/agents/contracts/term-limits.ts'
import { overlappingProducts, wrongInTerms, type TermsError } from '@senluna/kit/agents/contracts/wrong-in-terms.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { switchOn, type Brand, type MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type { Tx } from '../../platform/database/db.ts'
import { isOnCredit, MEMBER_STATE, placeInTree, type TreePlace } from '../members/index.ts'
import type { Contract } from './contracts.ts'
import { settingsOf } from '../settings/index.ts'
import { heldOpen, liveHeld } from './store/contract-store.ts'

/** The switch of each kind. */
export const SWITCH_OF = {
  DIVIDEND: 'AGENT_DIVIDEND',
  DAILY_SALARY: 'AGENT_DAILY',
  HOURLY_SALARY: 'AGENT_HOURLY',
  REALTIME_SALARY: 'AGENT_REALTIME',
} as const satisfies Record<ContractKind, SwitchId>

/** Refuses CTR_DISABLED where the brand has no contracts of the kind. */
export function refuseDisabled(brand: Brand, kind: ContractKind): void {
  if (!switchOn(brand.whitelabel, SWITCH_OF[kind])) throw new Refusal('CTR_DISABLED')
}

/**
 * The same where no call says how the brand is switched: by what its operator has set by now, above
 * what its file says.
 */
export async function refuseSwitchedOff(tx: Tx, brand: Brand, kind: ContractKind): Promise<void> {
  const { switches } = await settingsOf(tx, brand.merchantCode)
  if (!(switches[SWITCH_OF[kind]] ?? switchOn(brand.whitelabel, SWITCH_OF[kind]))) throw new Refusal('CTR_DISABLED')
}

/**
 * Whatever happens to the contracts of a brand happens one after the other until `tx` ends: a step
 * may end contracts anywhere below, and what it looked at must stand. Accounts come first, the
 * upper one before the lower: whoever moves one waits for the contracts, never the other way round.
 */
export async function holdContracts(
  tx: Tx,
  merchantCode: MerchantCode,
  accounts: readonly (Id<'member'> | null)[] = [],
): Promise<void> {
  for (const account of accounts) if (account !== null) await placeInTree(tx, merchantCode, { id: account })
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${merchantCode}`}, 0))`.execute(tx)
}

/** Who would bind themselves by a contract. */
export interface Parties {
  merchantCode: MerchantCode
  kind: ContractKind
  holderId: Id<'member'>
  offerorId: Id<'member'> | null
}

/**
 * The holder, if the two may have a contract: the house with a general agent, or of dividends with
 * an affiliate; a general agent or agent with an agent right below it. Refuses AGT_NOT_DIRECT;
 * CRD_NO_PAY in a line on credit.
 */
export async function heldHolder(tx: Tx, { merchantCode, kind, holderId, offerorId }: Parties): Promise<TreePlace> {
  const holder = await placeInTree(tx, merchantCode, { id: holderId })
  const offeror = offerorId && (await placeInTree(tx, merchantCode, { id: offerorId }))
  const isOpen = (place: TreePlace | null | undefined) => place?.state === MEMBER_STATE.OPEN
  if (!holder || !isOpen(holder) || holder.parentId !== offerorId || (offerorId && !isOpen(offeror)))
    throw new Refusal('AGT_NOT_DIRECT')
  const isAllowed = offerorId
    ? holder.type === ACCOUNT_TYPE.AGENT
    : holder.type === ACCOUNT_TYPE.GENERAL_AGENT || (holder.type === ACCOUNT_TYPE.AFFILIATE && kind === 'DIVIDEND')
  if (!isAllowed) throw new Refusal('AGT_NOT_DIRECT')
  if (await isOnCredit(tx, holderId)) throw new Refusal('CRD_NO_PAY')
  return holder
}

/**
 * The terms that a holder gets of the house: an affiliate's have a plan, without fee and CPA where
 * none is named; nobody else's have. Refuses CTR_TERMS.
 */
export function planFor({ type }: Pick<TreePlace, 'type'>, terms: Terms): Terms {
  if (type === ACCOUNT_TYPE.AFFILIATE)
    return { ...terms, affiliate: terms.affiliate ?? { platformFee: rate(0), cpa: null } }
  if (terms.affiliate) refuseWrong(['AFFILIATE'])
  return terms
}

/** The offeror's own contract of the kind; null for the house. Refuses CTR_NO_OWN_CONTRACT. */
export async function ownContract(tx: Tx, { kind, offerorId }: Parties): Promise<Contract | null> {
  if (offerorId === null) return null
  const own = await liveHeld(tx, offerorId, kind)
  if (!own) throw new Refusal('CTR_NO_OWN_CONTRACT')
  return own
}

/** What is wrong with terms under the offeror's own contract. */
export const wrongUnder = (terms: Terms, own: Contract | null): TermsError[] =>
  wrongInTerms(terms, own && own.terms.tiers, TIER_LIMITS[terms.kind])

/** Refuses CTR_TERMS with what is wrong. */
export function refuseWrong(errors: readonly TermsError[]): void {
  if (errors.length > 0) throw new Refusal('CTR_TERMS', { value: { errors } })
}

/**
 * Refuses CTR_SCOPE_OVERLAP, with the products for which the holder would get two salaries.
 * Answers the contract that would be replaced, and the offer that waits.
 */
export async function refuseOverlap(
  tx: Tx,
  holderId: Id<'member'>,
  terms: Terms,
): Promise<{ replaced: Contract | undefined; waiting: Contract | undefined }> {
  const open = await heldOpen(tx, holderId)
  const live = open.filter(({ state }) => isLive(state))
  const products = overlappingProducts(
    terms,
    live.map((contract) => contract.terms),
  )
  if (products.length > 0) throw new Refusal('CTR_SCOPE_OVERLAP', { value: { products } })
  const ofKind = ({ kind }: Contract) => kind === terms.kind
  return { replaced: live.find(ofKind), waiting: open.find((contract) => !isLive(contract.state) && ofKind(contract)) }
}
