import type { DepositMethod } from '@senluna/contract/money/deposits.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { type Instant, later, DAY } from '@senluna/kit/time.ts'
import { sql } from 'kysely'

interface Past {
  method: DepositMethod
  state: string
  reason: string | null
  created_at: Date
  changed_at: Date
}

export async function recentOf(db: Db | Tx, memberId: Id<'member'>, now: Instant): Promise<Past[]> {
  const { rows } = await sql<Past>`select method, state, reason, created_at, changed_at from cashier.deposit
    where member_id = ${memberId} and created_at > ${new Date(later(now, -DAY))}`.execute(db)
  return rows
}
