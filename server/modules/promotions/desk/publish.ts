import type * as contract from '@senluna/contract/desk/brand/promotions.ts'
import type { PromotionDraftBody } from '@senluna/contract/desk/brand/promotions.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { setBudget } from '../participation/budget-store.ts'
import { savePromotion } from '../save-promotion.ts'
import { namedRules } from './named-rules.ts'
import { chosen, draftOf, promotionObject, publishable } from './drafts.ts'
import { listDrafts, lockDraft, notePublished } from '../draft-store.ts'
import { namesRelatives, refuseForRelatives } from '../segments/few.ts'
import { listSegments, type KeptRules } from '../segments/segment-store.ts'

const PUBLISH = 'promotions.publish'

/**
 * Who may take what a draft gives: those of its segment, from its level on; undefined: everybody.
 */
async function meantBy(
  tx: Tx,
  { merchantCode }: Brand,
  { segment: id, vip }: PromotionDraftBody,
): Promise<KeptRules | undefined> {
  if (id === undefined && vip === undefined) return undefined
  const rules = id === undefined ? {} : ((await listSegments(tx, { merchantCode, id, most: 1 }))[0]?.rules ?? {})
  return { ...rules, vipFrom: Math.max(rules.vipFrom ?? 0, vip ?? 0) }
}

/**
 * Asks to publish a draft as it stands. Refuses SYS_NOT_FOUND, APPROVAL_OPEN, APPROVAL_RELATED for
 * one that is for few, and a relative among them.
 */
export const askPublishing = (db: Db, call: Call<typeof contract.publishPromotion>) =>
  db.transaction().execute(async (tx) => {
    const { brand, caller, now } = call
    const row = await draftOf(tx, brand, call.params.id ?? '', now)
    const meant = await meantBy(tx, brand, row.body)
    if (meant) await refuseForRelatives(tx, brand, meant, caller.staffId, now)
    const { titles, summaries, facts, terms, imageUrl, category, startAt, endAt, rules } = row.body
    return askApproval(tx, call, {
      action: PUBLISH,
      object: promotionObject(row.id),
      payload: { version: row.version },
      ...(row.published_version === null ? {} : { before: { version: row.published_version } }),
      after: {
        ...(row.published_version === null ? {} : { version: row.version }),
        titles,
        summaries,
        facts: Object.fromEntries(Object.entries(facts).map(([language, pairs]) => [language, inLines(pairs)])),
        contents: terms,
        images: [imageUrl],
        category,
        startAt,
        ...(endAt === undefined ? {} : { endAt }),
        ...chosen(row.body),
        rules: await namedRules(tx, brand.merchantCode, rules),
      },
      needs: 'promotions.approve',
    })
  })

/** Terms in short, a line each. */
const inLines = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${name}: ${value}`).join('\n')

/**
 * What happens once the second person has said yes: the draft that was asked about is what players
 * see. One that was changed since is published by nobody.
 */
export const publishApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: PUBLISH,
  async isAbout(tx, { objectId, merchantCode }, staffId, now) {
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    const [row] = await listDrafts(tx, { merchantCode, id: objectId, most: 1 }, now)
    if (!brand || !row) return false
    const meant = await meantBy(tx, brand, row.body)
    return meant !== undefined && namesRelatives(tx, brand, meant, staffId, now)
  },
  async run(tx, approved, { brand, now }) {
    const { version } = approved.payload as { version: number }
    const id = approved.objectId
    if ((await lockDraft(tx, approved.merchantCode, id)) !== version) throw new Refusal('APPROVAL_STALE')
    const { body } = await draftOf(tx, brand, id, now)
    await savePromotion(tx, brand, publishable(id, body), now)
    const budget = body.budget === undefined ? undefined : amount(BigInt(body.budget))
    await setBudget(tx, { merchantCode: approved.merchantCode, promotionId: id }, budget)
    await notePublished(tx, approved.merchantCode, id)
  },
})
