import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { walletsOf, WALLET } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { openStakes } from '../wagers/index.ts'
import {
  clearOpen,
  requirementOfSource,
  rewriteRequirement,
  requirementById,
  lockRequirement,
  openOf,
  stepRequirement,
  type Stored,
  insertRequirement,
  type NewRequirement,
} from './store.ts'

/**
 * Below so much in all, what was asked before a new deposit is over: it could not be played for any
 * more.
 */
export const LOW_BALANCE = amount(10_000n)

/** A member's vendor wallets come after this number. */
const VENDOR_WALLETS = 100

/**
 * Asks a member to wager so much before money may leave. Once for its source: asking again changes
 * nothing.
 */
export async function openRequirement(tx: Tx, requirement: NewRequirement): Promise<void> {
  assert(requirement.required >= 0n, 'nobody is asked to play less than nothing')
  if (requirement.required === 0n) return
  await insertRequirement(
    tx,
    {
      merchantCode: requirement.merchantCode,
      memberId: requirement.memberId,
      source: requirement.source,
      sourceId: requirement.sourceId,
      required: requirement.required,
      contrib: requirement.contrib,
      minOddsMilli: requirement.minOddsMilli,
    },
    requirement.now,
  )
}

/**
 * Asks so much for a source from now on: more or less than before where it was asked for already,
 * not less than what is wagered of it. What was closed for good stays; what was dropped because its
 * source was gone is asked for again.
 */
export async function askRequirement(tx: Tx, requirement: NewRequirement): Promise<void> {
  const { memberId, source, sourceId, required, now } = requirement
  const row = await requirementOfSource(tx, memberId, source, sourceId)
  if (!row) return openRequirement(tx, requirement)
  const isBack = row.state === 'DROPPED' && required > 0n
  if (required < row.required && !isBack) return uncoverRequirement(tx, row.id, required, now)
  const isRaised = required > row.required && row.withdrawn_at === null
  if (isBack || (isRaised && (row.state === 'OPEN' || row.state === 'DONE')))
    await rewriteRequirement(tx, row, { required, contrib: row.contrib, done: row.done }, now)
}

/** What is asked of a member: the open ones, the oldest first, as bets fill them. */
export const requirementsOf = (db: Db | Tx, memberId: Id<'member'>): Promise<Stored[]> => openOf(db, [memberId], false)

/**
 * Closes what is open when a new deposit finds next to nothing left: MAIN, vendor wallets, open
 * stakes and what is on its way between wallets together below LOW_BALANCE. Called before the
 * deposit is posted. Answers whether it did.
 */
export async function clearByLowBalance(
  tx: Tx,
  memberId: Id<'member'>,
  inTransit: Amount,
  now: Instant,
): Promise<boolean> {
  const query = queryOf(tx)
  const wallets = await walletsOf(query, memberId)
  const own = wallets.filter(({ account }) => account === WALLET.MAIN || account > VENDOR_WALLETS)
  const left = own.reduce((sum, { balance }) => sum + balance, inTransit + (await openStakes(query, memberId)))
  if (left >= LOW_BALANCE) return false
  return (await clearOpen(tx, memberId, now)) > 0n
}

/**
 * Makes the requirement of a source cover more: one row for both. Where it is closed for good, or
 * money has left by it, a row of its own is made under `id`. Answers the row, what it asks for, and
 * what it asked for before.
 */
export async function coverRequirement(
  tx: Tx,
  of: Pick<NewRequirement, 'memberId' | 'merchantCode' | 'source' | 'sourceId'>,
  more: Required<Pick<NewRequirement, 'required' | 'contrib'>> & { id: string },
  now: Instant,
): Promise<{ id: Id<'requirement'>; required: Amount; own: Amount }> {
  const row = await requirementOfSource(tx, of.memberId, of.source, of.sourceId)
  const free = row && row.withdrawn_at === null && (row.state === 'OPEN' || row.state === 'DONE')
  if (free) {
    const required = more.required > row.required ? more.required : row.required
    await rewriteRequirement(tx, row, { required, contrib: more.contrib, done: row.done }, now)
    return { id: row.id, required, own: row.required }
  }
  const { memberId, merchantCode } = of
  const own = { memberId, merchantCode, source: 'BONUS', sourceId: more.id }
  await openRequirement(tx, { ...own, required: more.required, contrib: more.contrib, now })
  const made = await requirementOfSource(tx, memberId, own.source, own.sourceId)
  assert(made, 'a requirement that was asked for stands')
  return { id: made.id, required: made.required, own: amount(0n) }
}

/**
 * Takes away what a requirement was made to cover: so much is left of it, or what is wagered
 * already. Every product counts as the brand says again.
 */
export async function uncoverRequirement(tx: Tx, id: Id<'requirement'>, own: Amount, now: Instant): Promise<void> {
  const row = await requirementById(tx, id, true)
  if (row.state !== 'OPEN') return
  if (own === 0n && row.done === 0n) return stepRequirement(tx, row, 'DROPPED', {}, now)
  const required = row.done > own ? row.done : own
  await rewriteRequirement(tx, row, { required, contrib: null, done: row.done }, now)
}

/** Takes away what is asked for by a source, as far as it isn't wagered already. */
export async function dropRequirementOf(
  tx: Tx,
  memberId: Id<'member'>,
  source: string,
  sourceId: string,
  now: Instant,
): Promise<void> {
  const row = await requirementOfSource(tx, memberId, source, sourceId)
  if (row) await uncoverRequirement(tx, row.id, amount(0n), now)
}

/** Waives one open requirement; two people have decided so. Answers whether it was open. */
export async function waiveRequirement(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'requirement'>,
  now: Instant,
): Promise<boolean> {
  const row = await lockRequirement(tx, merchantCode, id)
  if (row?.state !== 'OPEN') return false
  await stepRequirement(tx, row, 'WAIVED', {}, now)
  return true
}
