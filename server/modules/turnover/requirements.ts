import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount, type Odds } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { walletsOf, WALLET } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { newId } from '../../platform/ids.ts'
import { openStakes } from '../wagers/index.ts'
import { clearOpen, lockRequirement, openOf, stepRequirement, type Stored } from './store.ts'

/**
 * Below so much in all, what was asked before a new deposit is over: it could not be played for any
 * more.
 */
export const LOW_BALANCE = amount(10_000n)

/** A member's vendor wallets come after this number. */
const VENDOR_WALLETS = 100

/** What a requirement is opened with. */
export interface NewRequirement {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  /** What it comes with: DEPOSIT, BONUS, POINTS, TRANSFER. */
  source: string
  sourceId: string
  required: Amount
  now: Instant
  /** Decimal odds in thousandths below which a bet doesn't count for it. */
  minOddsMilli?: Odds
  /** Percent that counts, by product; an absent product counts as the brand says, 0 not at all. */
  contrib?: Readonly<Partial<Record<Product, number>>>
}

/**
 * Asks a member to wager so much before money may leave. Once for its source: asking again changes
 * nothing.
 */
export async function openRequirement(tx: Tx, requirement: NewRequirement): Promise<void> {
  assert(requirement.required >= 0n, 'nobody is asked to play less than nothing')
  if (requirement.required === 0n) return
  await sql`insert into turnover.requirement (id, merchant_id, member_id, source, source_id, required, contrib, min_odds_milli, created_at)
    values (${newId<'requirement'>(requirement.now)}, ${requirement.merchantCode}, ${requirement.memberId}, ${requirement.source}, ${requirement.sourceId}, ${requirement.required},
      ${requirement.contrib ? JSON.stringify(requirement.contrib) : null}::jsonb, ${requirement.minOddsMilli ?? null}, ${new Date(requirement.now)})
    on conflict (member_id, source, source_id) do nothing`.execute(tx)
}

/** How much a member has still to wager. */
export async function remainingOf(db: Db | Tx, memberId: Id<'member'>): Promise<Amount> {
  const { rows } = await sql<{ left: bigint }>`select coalesce(sum(required - done), 0)::bigint as left
    from turnover.requirement where member_id = ${memberId} and state = 'OPEN'`.execute(db)
  return amount(rows[0]!.left)
}

/** The same of many at once; who has nothing open stands with nothing. */
export async function remainingOfAll(db: Db | Tx, memberIds: readonly string[]): Promise<Map<string, Amount>> {
  const { rows } = await sql<{ member_id: string; left: bigint }>`select member_id, sum(required - done)::bigint as left
    from turnover.requirement where member_id = any(${[...memberIds]}::uuid[]) and state = 'OPEN' group by member_id`.execute(
    db,
  )
  const left = new Map(rows.map((row) => [row.member_id, amount(row.left)]))
  return new Map(memberIds.map((memberId) => [memberId, left.get(memberId) ?? amount(0n)]))
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
  inTransit: bigint,
  now: Instant,
): Promise<boolean> {
  const query = queryOf(tx)
  const wallets = await walletsOf(query, memberId)
  const own = wallets.filter(({ account }) => account === WALLET.MAIN || account > VENDOR_WALLETS)
  const left = own.reduce((sum, { balance }) => sum + balance, inTransit + (await openStakes(query, memberId)))
  if (left >= LOW_BALANCE) return false
  return (await clearOpen(tx, memberId, now)) > 0n
}

/** Waives one open requirement; two people have decided so. Answers whether it was open. */
export async function waiveRequirement(tx: Tx, merchantCode: MerchantCode, id: string, now: Instant): Promise<boolean> {
  const row = await lockRequirement(tx, merchantCode, id)
  if (row?.state !== 'OPEN') return false
  await stepRequirement(tx, row, 'WAIVED', {}, now)
  return true
}

/**
 * Notes that money leaves by what was played: a later correction of a wager doesn't open it again.
 */
export async function noteWithdrawn(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  await sql`update turnover.requirement set withdrawn_at = ${new Date(now)}
    where member_id = ${memberId} and state <> 'OPEN' and withdrawn_at is null`.execute(tx)
}
