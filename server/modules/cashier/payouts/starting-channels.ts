import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { MANUAL } from '../withdrawals/deps.ts'
import { insertStartingChannel } from './channel-store.ts'

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
      await insertStartingChannel(db, {
        merchantCode,
        wayId: way.id,
        provider: way.provider,
        name: way.name,
        most: way.most,
        priority: way.priority,
      })
  }
}
