import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { publishBalance } from '../../cashier/index.ts'
import { askRequirement } from '../../turnover/index.ts'
import { sayIsBack } from '../../rounds/index.ts'
import { followFreeTicket, titlesOf, ticketsCutShort, type Followed } from './free-store.ts'

/**
 * After a ticket was settled, settled anew or taken back: of a free one the house's stake leaves,
 * and what its player keeps of a win is what must be wagered. Where it keeps less than before, the
 * others of its free tickets that were cut short get what is free now. In the same transaction,
 * with the house's money of `lane`; any other ticket stays as it is. Where its draw was made void
 * its player is notified, once. Answers whether it is free.
 */
export async function followFree(
  tx: Tx,
  { owner, ticket, lane }: { owner: Id<'member'>; ticket: Id<'ticket'>; lane: number },
  now: Instant,
): Promise<boolean> {
  const stands = await followOne(tx, owner, ticket, lane, now)
  if (!stands) return false
  if (stands.freed)
    for (const other of await ticketsCutShort(tx, owner, ticket)) await followOne(tx, owner, other, lane, now)
  await publishBalance(tx, owner, now)
  if (!stands.came_back) return true
  const { titles, expires_at: until } = await titlesOf(tx, owner, ticket)
  await sayIsBack(tx, { memberId: owner, titles, until }, now)
  return true
}

async function followOne(
  tx: Tx,
  owner: Id<'member'>,
  ticket: Id<'ticket'>,
  lane: number,
  now: Instant,
): Promise<Followed | undefined> {
  const stands = await followFreeTicket(tx, owner, ticket, lane, now)
  if (!stands) return undefined
  const { kept, turnover_x100: share, merchant_id: merchantCode } = stands
  const required = amount((kept * BigInt(share)) / 100n)
  await askRequirement(tx, { memberId: owner, merchantCode, source: 'BONUS', sourceId: ticket, required, now })
  return stands
}
