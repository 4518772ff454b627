import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import type { OrderRow } from './store.ts'

/**
 * Publishes to the member's pages where an order stands. They read the balance anew: what is held
 * moves no version.
 */
export const publishOrder = (
  tx: Tx,
  order: Pick<OrderRow, 'member_id' | 'no'>,
  state: string,
  now: Instant,
): Promise<void> =>
  emit(tx, now, {
    topic: 'cashier',
    audience: order.member_id,
    payload: { kind: 'withdrawal', orderNo: order.no, state },
  })
