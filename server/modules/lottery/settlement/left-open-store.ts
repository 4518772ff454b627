import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'

/**
 * Has the draws settled again that somebody's tickets stayed open in: a closed wallet is paid
 * nothing, and once it is open again nobody waits for a correction to get what was won. What was
 * settled stays as it is.
 */
export const settleLeftOpen = (tx: Tx, memberId: Id<'member'>) =>
  sql`update lottery.draw set settled_at = null, settled_to = null
    where settled_at is not null and no in (select t.draw_no from lottery.ticket_wager w
      join lottery.ticket t on t.owner_id = w.owner_id and t.id = w.id where w.owner_id = ${memberId} and w.status = ${sql.lit(WAGER_STATUS.OPEN)})`.execute(
    tx,
  )
