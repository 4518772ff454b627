import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { MANUAL } from '../withdrawals/deps.ts'

/**
 * What a demonstration brand begins with: the sandbox pays by itself up to a bank's limit, and
 * people pay by hand.
 */
const WAYS = [
  { id: 'sandbox-payout', provider: 'sandbox', name: 'Sandbox', most: 30_000_000n, priority: 10 },
  { id: 'by-hand', provider: MANUAL, name: 'Chuyển khoản thủ công', most: 500_000_000n, priority: 0 },
] as const

/** Opens the ways by which demonstration brands pay out; those that are there stay as they are. */
export async function openStartingPayouts(db: Db, brands: readonly Brand[]): Promise<void> {
  for (const { merchantCode, currency } of brands) {
    if (!currency.demonstration) continue
    for (const way of WAYS)
      await sql`insert into payout.channel (merchant_id, id, provider, name, kinds, least, most, priority)
        values (${merchantCode}, ${way.id}, ${way.provider}, ${way.name}, ${['BANK', 'USDT_TRC20', 'USDT_ERC20']}, 10000, ${way.most},
          ${way.priority}) on conflict do nothing`.execute(db)
  }
}
