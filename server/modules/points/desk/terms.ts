import type * as contract from '@senluna/contract/desk/brand/points.ts'
import type { PointTerms } from '@senluna/kit/points/terms.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { changeSetting } from '../../settings/index.ts'
import { staffDid } from '../../staff/index.ts'
import { termsOf } from '../points.ts'
import { daySums } from './list-store.ts'

const shown = ({ unit, weightsPct, ...terms }: PointTerms) => ({
  unit: unit.toString(),
  weightsPct: { ...weightsPct },
  ...terms,
})

/** By what points are earned and converted. */
export const read = async (db: Db, { brand }: Call<typeof contract.deskPointTerms>) =>
  shown(await termsOf(db, brand.merchantCode))

/** Changes by what points are earned and converted. */
export const save = (db: Db, call: Call<typeof contract.savePointTerms>) =>
  db.transaction().execute(async (tx) => {
    const { merchantCode } = call.brand
    const before = shown(await termsOf(tx, merchantCode))
    await changeSetting(tx, merchantCode, 'points', call.body, call.now)
    const after = shown(await termsOf(tx, merchantCode))
    await staffDid(tx, call, { action: 'points.terms', object: { kind: 'setting', id: 'points' }, before, after })
    return after
  })

/** What moved points on each day, the newest first. */
export async function days(db: Db, { brand, now, query }: Call<typeof contract.pointDays>) {
  const size = query.pageSize ?? 31
  const { days: span } = periodOf(query, brand.timeZone, now)
  const before = /^\d{4}-\d\d-\d\d$/.test(query.after ?? '') ? query.after : undefined
  return pageOf(
    await daySums(db, brand.merchantCode, { ...span, before, size: size + 1 }),
    size,
    ({ day }) => day,
    (row) => ({
      day: row.day,
      earned: row.earned.toString(),
      takenBack: row.taken_back.toString(),
      converted: row.converted.toString(),
      credited: row.credited.toString(),
      redeemed: row.redeemed.toString(),
      returned: row.returned.toString(),
      members: row.members,
    }),
  )
}
