import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** What an account below an agent may stake at most: on a ticket, a draw, a number of a draw. */
export interface LineLimit {
  ticket: Amount | null
  draw: Amount | null
  number: Amount | null
}

/** An account with those above it; the last of them is the agent that sets limits. */
export interface LimitedAccount {
  id: Id<'member'>
  path: readonly Id<'member'>[]
}

/** Limits of a family that agents set for who stands right below them, and for everybody below. */
export interface LineLimits {
  /** What an agent set for an account. */
  by(db: Db | Tx, agentId: Id<'member'>, leaderId: Id<'member'>): Promise<LineLimit>
  /** The lowest that hold for an account from above, but for those of its own agent for it. */
  above(db: Db | Tx, account: LimitedAccount): Promise<LineLimit>
  /** Sets them; three nulls end them. */
  set(
    tx: Tx,
    agent: { id: Id<'member'>; userName: string },
    leaderId: Id<'member'>,
    change: { merchantCode: MerchantCode; limit: LineLimit; now: Instant },
  ): Promise<void>
}
