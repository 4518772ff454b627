import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eraseMember } from '../members/index.ts'
import type { Security } from './security.ts'
import { lockDue, wipeChanges, markErased, markForgotten } from './closure/closure-store.ts'

const AT_ONCE = 50
/** What is kept of a person as long as the records of their money are. */
const KEPT_FIELDS = ['payeeName', 'birthday', 'idNumber', 'nationality']

/**
 * Erases what closed accounts need not keep: after a month contacts, profile, log-ins and
 * passwords; after five years who it was. The name stays taken and money stays recorded. Answers
 * how many. Source: docs/security.md.
 */
export async function eraseClosed(security: Security, now: Instant): Promise<number> {
  const { db } = security
  let erased = 0
  for (const stage of ['erase', 'forget'] as const) {
    for (;;) {
      const done = await db.transaction().execute(async (tx) => {
        const due =
          stage === 'erase'
            ? sql`erased_at is null and erase_at <= ${new Date(now)}`
            : sql`forgotten_at is null and forget_at <= ${new Date(now)} and erased_at is not null`
        const rows = await lockDue(tx, due, AT_ONCE)
        const members = rows.map((row) => row.member_id)
        for (const [index, memberId] of members.entries()) {
          const brand = security.brands.find((brand) => brand.merchantCode === rows[index]!.merchant_id)
          assert(brand, 'a closed account has a brand')
          // With play money there is no record that a law would want a person for.
          const kept = stage === 'erase' && !brand.currency.demonstration ? KEPT_FIELDS : []
          await eraseMember(tx, memberId, kept)
        }
        if (stage === 'erase') {
          await security.closing.erase(tx, members)
          await wipeChanges(tx, members)
          await markErased(tx, members, now)
        } else await markForgotten(tx, members, now)
        return members.length
      })
      erased += done
      if (done < AT_ONCE) break
    }
  }
  return erased
}
