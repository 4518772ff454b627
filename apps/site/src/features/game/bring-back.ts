import { walletTransfer } from '@senluna/contract/money/transfers.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { randomUuid } from '@senluna/web/client/call/identity.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { goesAlong } from '../../play/along.ts'

/**
 * Brings back what went along into a vendor's game. What can't come back now stays there, and the
 * transfer page shows it.
 */
export async function bringBack(vendorCode: string): Promise<void> {
  if (!goesAlong()) return
  const transferId = randomUuid()
  const body = { action: 'TRANSFER', transferId, from: vendorCode, to: 'MAIN', amount: 'ALL' } as const
  await call(walletTransfer, { body }, { idempotencyKey: transferId }).catch(() => undefined)
  await refresh(balance)
}
