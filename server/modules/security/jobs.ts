import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eraseMember } from '../members/index.ts'
import type { Security } from './security.ts'

const AT_ONCE = 50
/** What is kept of a person as long as the records of their money are. */
const KEPT_FIELDS = ['payeeName', 'birthday', 'idNumber', 'nationality']

/** Forgets what is over: tickets, challenges, known devices, files. Run every few minutes. */
export async function cleanSecurity({ db }: Security, now: Instant): Promise<void> {
  const at = new Date(now)
  await sql`delete from security.second_step where expires_at < ${at}`.execute(db)
  await sql`delete from security.challenge where expires_at < ${at}`.execute(db)
  await sql`delete from security.known_device where expires_at < ${at}`.execute(db)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string
    }>`update security.export set state = 3 where state = 1 and expires_at < ${at} returning id`.execute(tx)
    await sql`delete from security.export_piece where export_id = any(${rows.map((row) => row.id)}::uuid[])`.execute(tx)
  })
}

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
        const { rows } = await sql<{
          member_id: string
          merchant_id: MerchantCode
        }>`select member_id, merchant_id from security.closure
          where ${due} order by closed_at limit ${AT_ONCE} for no key update skip locked`.execute(tx)
        const members = rows.map((row) => id<'member'>(row.member_id))
        for (const [index, memberId] of members.entries()) {
          const brand = security.brands.find((brand) => brand.merchantCode === rows[index]!.merchant_id)
          assert(brand, 'a closed account has a brand')
          // With play money there is no record that a law would want a person for.
          const kept = stage === 'erase' && !brand.currency.demonstration ? KEPT_FIELDS : []
          await eraseMember(tx, memberId, kept)
        }
        if (stage === 'erase') {
          await security.closing.erase(tx, members)
          await sql`update security.change set ip = '', detail = '{}' where member_id = any(${members}::uuid[])`.execute(
            tx,
          )
          await sql`update security.closure set erased_at = ${new Date(now)}, reason = '' where member_id = any(${members}::uuid[])`.execute(
            tx,
          )
        } else
          await sql`update security.closure set forgotten_at = ${new Date(now)} where member_id = any(${members}::uuid[])`.execute(
            tx,
          )
        return members.length
      })
      erased += done
      if (done < AT_ONCE) break
    }
  }
  return erased
}
