import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { publishBalance } from '../../cashier/index.ts'
import { askRequirement } from '../../turnover/index.ts'
import { sayIsBack } from '../../rounds/index.ts'
import { cameBack, followFreeTicket } from './free-store.ts'

/**
 * After a ticket was settled, settled anew or taken back: of a free one the house's stake leaves,
 * and what its player keeps of a win is what must be wagered. In the same transaction; any other
 * ticket stays as it is. Where its draw was made void its player is notified. Answers whether it is
 * free.
 */
export async function followFree(tx: Tx, owner: Id<'member'>, ticket: Id<'ticket'>, now: Instant): Promise<boolean> {
  const stands = await followFreeTicket(tx, owner, ticket, now)
  if (!stands) return false
  const { kept, turnover_x100: share, merchant_id: merchantCode } = stands
  const required = amount((kept * BigInt(share)) / 100n)
  await askRequirement(tx, { memberId: owner, merchantCode, source: 'BONUS', sourceId: ticket, required, now })
  await publishBalance(tx, owner, now)
  const back = await cameBack(tx, owner, ticket)
  if (back) await sayIsBack(tx, { memberId: owner, titles: back.titles, until: back.expires_at }, now)
  return true
}
