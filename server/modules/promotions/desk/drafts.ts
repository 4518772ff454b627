import type * as contract from '@senluna/contract/desk/brand/promotions.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { momentOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { keyOf } from '../../../platform/page-key.ts'
import { dropRequests } from '../../approvals/index.ts'
import type { FreeTickets } from '../../families/index.ts'
import { staffDid } from '../../staff/index.ts'
import { leastBudget, monthMost } from './costs.ts'
import { areGoodsPrizes, worthsOf, type WorthOf } from '../kinds/goods-prizes.ts'
import { areFreeRoundsPlayable } from '../kinds/free-rounds.ts'
import { checkPromotion } from '../save-promotion.ts'
import type { PromotionDraft } from '../promotion-store.ts'
import { listSegments } from '../segments/segment-store.ts'
import { controlOf, disablePromotion, listDrafts, lockDraft, putDraft, type DraftRow } from '../draft-store.ts'

const PAGE = 20

export const promotionObject = (id: string) => ({ kind: 'promotion', id })

/** A draft as the desk shows it. */
function shown(
  { currency: { code, scale, displayDecimals } }: Brand,
  row: DraftRow,
  worthOf: WorthOf,
): contract.DeskPromotion {
  return {
    id: row.id,
    ...row.body,
    draftVersion: row.version,
    version: row.published_version ?? 0,
    state: row.state,
    changed: row.published_at_version !== row.version,
    savedBy: row.saved_by,
    savedAt: row.saved_at.toISOString(),
    rewards: row.rewards,
    claimed: row.claimed.toString(),
    waiting: row.waiting.toString(),
    ...(row.budget === null ? {} : { budgetInForce: row.budget.toString() }),
    ...mostInMonth(row.body.rules, worthOf),
    currency: { code, exponent: scale, displayDecimals },
  }
}

/** What of a draft is there only where it was chosen, as requests and the audit log say it. */
export const chosen = ({ budget, segment, control, vip }: contract.PromotionDraftBody) => ({
  ...(budget === undefined ? {} : { budget }),
  ...(segment === undefined ? {} : { segment }),
  ...(control === undefined ? {} : { control }),
  ...(vip === undefined ? {} : { vip }),
})

const mostInMonth = (rules: contract.PromotionDraftBody['rules'], worthOf: WorthOf): { mostInMonth?: string } => {
  const most = monthMost(rules, worthOf)
  return most === undefined ? {} : { mostInMonth: most.toString() }
}

/**
 * Refuses VAL_FIELD for a segment that is none, and for another share to compare with once it was
 * published: who is left out stays who was.
 */
async function refuseAudience(
  tx: Tx,
  merchantCode: Brand['merchantCode'],
  id: string,
  { segment, control = 0 }: contract.PromotionDraftBody,
): Promise<void> {
  if (segment !== undefined) {
    const [row] = await listSegments(tx, { merchantCode, id: segment, most: 1 })
    if (!row) throw new Refusal('VAL_FIELD', { fields: [{ field: 'segment', patternId: 'CHOOSE' }] })
  }
  const inForce = await controlOf(tx, merchantCode, id)
  if (inForce !== undefined && inForce !== control)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'control', patternId: 'IN_FORCE', args: [String(inForce)] }] })
}

/** Refuses VAL_FIELD for a budget that couldn't pay what is promised at once. */
function refuseSmallBudget({ budget, rules }: contract.PromotionDraftBody, worthOf: WorthOf): void {
  const least = leastBudget(rules, worthOf)
  if (budget !== undefined && BigInt(budget) < least)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'budget', patternId: 'AT_LEAST', args: [least.toString()] }] })
}

/** A page key back into its parts. Refuses VAL_FIELD for one that was never given out. */
function lastOf(after: string): { at: Date; id: string } {
  const [, at, id] = /^(\d{1,14})_([a-z0-9-]{1,60})$/.exec(after) ?? []
  if (id === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(Number(at)), id }
}

/**
 * The brand's promotions, the one that was written last first. Refuses VAL_FIELD for a key that is
 * none.
 */
export async function promotionsPage(db: Db, { brand, query, now }: Call<typeof contract.deskPromotions>) {
  const after = query.after === undefined ? undefined : lastOf(query.after)
  const size = query.pageSize ?? PAGE
  const { merchantCode } = brand
  const rows = await listDrafts(db, { merchantCode, state: query.state, after, most: size + 1 }, now)
  const worthOf = await worthsOf(
    db,
    merchantCode,
    rows.map(({ body }) => body.rules),
  )
  return pageOf(
    rows,
    size,
    ({ id, saved_at }) => keyOf(saved_at, id),
    (row) => shown(brand, row, worthOf),
  )
}

/** One promotion at the desk. Refuses SYS_NOT_FOUND. */
export async function draftOf(db: Db | Tx, brand: Brand, id: string, now: Instant): Promise<DraftRow> {
  const [row] = await listDrafts(db, { merchantCode: brand.merchantCode, id, most: 1 }, now)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

/** What a draft would publish. Refuses VAL_FIELD for moments that are none. */
export function publishable(
  id: string,
  { startAt, endAt, segment, control, vip, ...draft }: contract.PromotionDraftBody,
): PromotionDraft {
  const { budget: _, ...body } = draft
  return {
    ...body,
    id,
    startAt: momentOf('startAt', startAt),
    ...(endAt === undefined ? {} : { endAt: momentOf('endAt', endAt) }),
    ...(segment === undefined ? {} : { segmentId: segment }),
    ...(control === undefined ? {} : { controlPercent: control }),
    ...(vip === undefined ? {} : { vipFrom: vip }),
    enabled: true,
  }
}

/**
 * Writes a draft over the version that was read. Refuses VAL_FIELD with the fields that could not
 * be published, also for a new one whose name is taken, APPROVAL_STALE when it is another one than
 * was read.
 */
export async function saveDraft(
  db: Db,
  call: Call<typeof contract.savePromotionDraft>,
  tickets: FreeTickets,
): Promise<contract.DeskPromotion> {
  const { brand, now, params } = call
  const { seen, ...body } = call.body
  const id = params.id ?? ''
  checkPromotion(brand, publishable(id, body))
  if (!areFreeRoundsPlayable(brand, body.rules, tickets) || !(await areGoodsPrizes(db, brand.merchantCode, body.rules)))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'rules', patternId: 'GIVES' }] })
  const worthOf = await worthsOf(db, brand.merchantCode, [body.rules])
  refuseSmallBudget(body, worthOf)
  return db.transaction().execute(async (tx) => {
    const { merchantCode } = brand
    await refuseAudience(tx, merchantCode, id, body)
    const before = await lockDraft(tx, merchantCode, id)
    if (seen === 0 && before !== undefined)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'id', patternId: 'NOTICE_TAKEN', args: [id] }] })
    if (!(await putDraft(tx, { merchantCode, id, body, seen, savedBy: call.caller.name }, now)))
      throw new Refusal('APPROVAL_STALE')
    const row = await draftOf(tx, brand, id, now)
    await staffDid(tx, call, {
      action: 'promotions.save',
      object: promotionObject(id),
      after: {
        titles: body.titles,
        rules: body.rules,
        ...chosen(body),
        version: row.version,
      },
    })
    return shown(brand, row, worthOf)
  })
}

/**
 * Takes a promotion off at once. A publishing that was asked for before ends with it: whoever
 * agreed would put it back on without a word about why it was taken off. Refuses SYS_NOT_FOUND for
 * one that isn't on offer.
 */
export const stopPromotion = (db: Db, call: Call<typeof contract.stopPromotion>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params, now } = call
    const id = params.id ?? ''
    assert(call.reason, 'staff say why')
    if (!(await disablePromotion(tx, brand.merchantCode, id))) throw new Refusal('SYS_NOT_FOUND')
    await dropRequests(tx, { merchantCode: brand.merchantCode, ...promotionObject(id) }, now, call.reason)
    await staffDid(tx, call, { action: 'promotions.stop', object: promotionObject(id), after: { stopped: true } })
    return { stopped: true }
  })
