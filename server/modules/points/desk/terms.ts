import type * as contract from '@senluna/contract/desk/brand/points.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { PointTerms } from '@senluna/kit/points/terms.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { changeSetting } from '../../settings/index.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
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

const TERMS = 'points.terms'
type Terms = ReturnType<typeof shown>

/** Terms in the words of a request: each product's weight as a share. */
const asked = ({ weightsPct, ratio, dailyCap, ...terms }: Terms) => ({
  ...terms,
  pointWorth: String(ratio),
  pointsPerDay: dailyCap,
  ...Object.fromEntries(Object.entries(weightsPct).map(([product, percent]) => [product, percent * PPM_OF_PERCENT])),
})
const PPM_OF_PERCENT = 10_000

/**
 * Asks for other terms: what a point is worth is money to everybody who has some. Refuses VAL_FIELD
 * where nothing is different, APPROVAL_OPEN.
 */
export const save = (db: Db, call: Call<typeof contract.savePointTerms>) =>
  db.transaction().execute(async (tx) => {
    const was = shown(await termsOf(tx, call.brand.merchantCode))
    const terms: Terms = { ...call.body, weightsPct: { ...was.weightsPct, ...call.body.weightsPct } }
    if (canonical(terms) === canonical(was))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'ratio', patternId: 'SAME' }] })
    return askApproval(tx, call, {
      action: TERMS,
      object: { kind: 'setting', id: 'points' },
      payload: { terms, was },
      before: asked(was),
      after: asked(terms),
      needs: 'points.approve',
    })
  })

/** Sets them once the second person has said yes, unless they are others by now. */
export const termsApproval: ApprovalAction = {
  action: TERMS,
  async run(tx, { payload, merchantCode }, { now }) {
    const { terms, was } = payload as { terms: Terms; was: Terms }
    if (canonical(shown(await termsOf(tx, merchantCode))) !== canonical(was)) throw new Refusal('APPROVAL_STALE')
    await changeSetting(tx, merchantCode, 'points', terms, now)
  },
}

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
