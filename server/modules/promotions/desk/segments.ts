import type * as contract from '@senluna/contract/desk/brand/segments.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { memberByName } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { namesRelatives, refuseForRelatives } from '../segments/few.ts'
import {
  countRules,
  listSegments,
  putSegment,
  SEGMENT_ACTION,
  type KeptRules,
  type SegmentRow,
} from '../segments/segment-store.ts'

const PAGE = 20
const ID = /^[a-z0-9-]{1,60}$/
/** So many names say whether the rules mean who was meant. */
const SAMPLE = 10

const objectOf = (id: string) => ({ kind: 'segment', id })

/** Who is in the line is found by its id, which nobody reads. */
function readable(kept: KeptRules): contract.DeskSegment['rules'] {
  const { lineId: _, ...rules } = kept
  return rules
}

const shown = (row: SegmentRow): contract.DeskSegment => ({
  id: row.id,
  name: row.name,
  rules: readable(row.rules),
  version: row.version,
  promotions: row.promotions,
  maker: row.maker,
  makerShownAs: row.maker_shown_as,
  checker: row.checker,
  checkerShownAs: row.checker_shown_as,
  changedAt: row.changed_at.toISOString(),
})

/** The brand's segments by key. Refuses VAL_FIELD for a key that is none. */
export async function segmentsPage(db: Db, { brand, query }: Call<typeof contract.deskSegments>) {
  if (query.after !== undefined && !ID.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const size = query.pageSize ?? PAGE
  const rows = await listSegments(db, { merchantCode: brand.merchantCode, after: query.after, most: size + 1 })
  return pageOf(rows, size, ({ id }) => id, shown)
}

/** Looks the line up. Refuses VAL_FIELD for one that is no account of the brand. */
async function keptRules(db: Db | Tx, { merchantCode }: Brand, rules: contract.SegmentRules): Promise<KeptRules> {
  if (rules.line === undefined) return rules
  const above = await memberByName(db, merchantCode, rules.line.toLowerCase())
  if (!above) throw new Refusal('VAL_FIELD', { fields: [{ field: 'line', patternId: 'ACCOUNT', args: [rules.line] }] })
  return { ...rules, line: above.userName, lineId: above.id }
}

/** Counts whom some rules name now; names are shown, so the look is written down. */
export async function countNamed(db: Db, call: Call<typeof contract.countSegment>): Promise<contract.SegmentCount> {
  const { brand, body, now } = call
  const counted = await countRules(db, brand, await keptRules(db, brand, body.rules), { now, most: SAMPLE })
  await db.transaction().execute((tx) =>
    staffDid(tx, call, {
      action: 'promotions.sample',
      object: { kind: 'segments', id: 'count' },
      after: { ...body.rules, reaches: counted.members },
    }),
  )
  return counted
}

/**
 * Asks for a segment. Refuses VAL_FIELD for a name that is none or taken, or a line that is none;
 * APPROVAL_STALE when it is another than was read, APPROVAL_OPEN, APPROVAL_RELATED for one that
 * names few and a relative among them.
 */
export const askSegment = (db: Db, call: Call<typeof contract.askSegment>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, caller, params, now } = call
    const id = params.id ?? ''
    if (!ID.test(id)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'id', patternId: 'NAME' }] })
    const [before] = await listSegments(tx, { merchantCode: brand.merchantCode, id, most: 1 })
    if (body.seen === 0 && before)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'id', patternId: 'NOTICE_TAKEN', args: [id] }] })
    if (body.seen !== (before?.version ?? 0)) throw new Refusal('APPROVAL_STALE')
    const rules = await keptRules(tx, brand, body.rules)
    await refuseForRelatives(tx, brand, rules, caller.staffId, now)
    const { members } = await countRules(tx, brand, rules, { now, most: 0 })
    return askApproval(tx, call, {
      action: SEGMENT_ACTION,
      object: objectOf(id),
      payload: { name: body.name, rules, seen: body.seen },
      ...(before ? { before: { name: before.name, ...readable(before.rules) } } : {}),
      after: { name: body.name, ...readable(rules), reaches: members },
      needs: 'promotions.approve',
    })
  })

/** In force once the second person has said yes, where it is still the one that was read. */
export const segmentApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: SEGMENT_ACTION,
  async isAbout(tx, { payload, merchantCode }, staffId, now) {
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    return brand !== undefined && namesRelatives(tx, brand, (payload as { rules: KeptRules }).rules, staffId, now)
  },
  async run(tx, { objectId, payload, merchantCode, makerName }, { caller, now }) {
    const { name, rules, seen } = payload as { name: string; rules: KeptRules; seen: number }
    const row = { merchantCode, id: objectId, name, rules, seen, maker: makerName, checker: caller.name }
    if (!(await putSegment(tx, row, now))) throw new Refusal('APPROVAL_STALE')
  },
})
