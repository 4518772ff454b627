import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { newCode } from './new-code.ts'
import { codeOfMember, insertCode } from './store.ts'

const TRIES = 5

/** The code a member gives away; made when it is first asked for. */
export async function ownCode(
  db: Db,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
  now: Instant,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const known = await codeOfMember(db, memberId)
    if (known) return known
    assert(attempt <= TRIES, 'no free code was found')
    const made = { ownerId: memberId, opens: 0, domain: null, validUntil: null, maxUses: 0 } as const
    await insertCode(db, merchantCode, { ...made, code: newCode(), kind: 'MEMBER_REFERRAL' }, now)
  }
}
