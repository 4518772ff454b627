import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { OrderRow } from '../../withdrawals/store.ts'

/** A claim lasts so long: who went home doesn't keep an order from everybody. */
const CLAIM = 30 * MINUTE

/** Whether somebody has an order to look at. */
export const isClaimed = ({ claimed_by: by, claimed_at: at }: OrderRow, now: Instant): boolean =>
  by !== null && at !== null && now - at.getTime() < CLAIM
