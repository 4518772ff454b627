import { sql, type RawBuilder } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../platform/concurrency/attempt.ts'
import type { Tx } from '../../platform/database/db.ts'
import { eraseMember } from '../members/index.ts'
import type { Security } from './security.ts'
import { dueClosures, lockDue, wipeChanges, markErased, markForgotten } from './closure/closure-store.ts'

const AT_ONCE = 50
/** What is kept of a person as long as the records of their money are. */
const KEPT_FIELDS = ['payeeName', 'birthday', 'idNumber', 'nationality']

/**
 * Erases what closed accounts need not keep: after a month contacts, profile, log-ins and
 * passwords; after five years who it was. The name stays taken and money stays recorded. Answers
 * how many. Source: docs/security.md.
 */
export async function eraseClosed(security: Security, now: Instant): Promise<number> {
  const { db, log } = security
  let erased = 0
  for (const stage of ['erase', 'forget'] as const)
    erased += await eachRow({
      log,
      trouble: stage === 'erase' ? 'a closed account could not be erased' : 'a closed account could not be forgotten',
      kind: 'member',
      next: (tried) => dueClosures(db, dueOf(stage, now), AT_ONCE, tried),
      keyOf: (memberId) => memberId,
      work: (memberId) => db.transaction().execute((tx) => eraseOne(tx, security, { memberId, stage }, now)),
    })
  return erased
}

type Stage = 'erase' | 'forget'

const dueOf = (stage: Stage, now: Instant): RawBuilder<unknown> =>
  stage === 'erase'
    ? sql`erased_at is null and erase_at <= ${new Date(now)}`
    : sql`forgotten_at is null and forget_at <= ${new Date(now)} and erased_at is not null`

/** Erases or forgets one closed account, unless somebody else does. */
async function eraseOne(
  tx: Tx,
  security: Security,
  { memberId, stage }: { memberId: Id<'member'>; stage: Stage },
  now: Instant,
): Promise<void> {
  const merchantCode = await lockDue(tx, dueOf(stage, now), memberId)
  if (merchantCode === undefined) return
  const brand = security.brands.find((brand) => brand.merchantCode === merchantCode)
  assert(brand, 'a closed account has a brand')
  // With play money there is no record that a law would want a person for.
  const kept = stage === 'erase' && !brand.currency.demonstration ? KEPT_FIELDS : []
  await eraseMember(tx, memberId, kept)
  if (stage === 'forget') return markForgotten(tx, [memberId], now)
  await security.closing.erase(tx, [memberId])
  await wipeChanges(tx, [memberId])
  await markErased(tx, [memberId], now)
}
