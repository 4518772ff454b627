import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Changes that let somebody else in, or keep the owner out. */
const CREDENTIALS = [
  'totpOff',
  'totpOn',
  'codesRenewed',
  'passkeyAdded',
  'paymentPassword',
  'passwordSet',
  'signInAdded',
  'reopened',
  'contactChanged',
  'identityByStaff',
  'contactByStaff',
]

/**
 * Whether what opens an account, or lets its money go, was changed since. The first payment
 * password is no change.
 */
export async function changedSince(db: Db | Tx, memberId: Id<'member'>, since: Instant): Promise<boolean> {
  const { rows } = await sql`select 1 from security.change c
    where c.member_id = ${memberId} and c.at > ${new Date(since)} and c.what = any(${CREDENTIALS}::text[])
      and (c.what <> 'paymentPassword' or exists (select from security.change b where b.member_id = c.member_id
        and b.what = 'paymentPassword' and (b.at, b.id) < (c.at, c.id)))
    limit 1`.execute(db)
  return rows.length > 0
}
