import type * as contract from '@senluna/contract/desk/brand/promotions.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { setBudget } from '../participation/budget-store.ts'
import { savePromotion } from '../save-promotion.ts'
import { chosen, draftOf, promotionObject, publishable } from './drafts.ts'
import { lockDraft, notePublished } from '../draft-store.ts'

const PUBLISH = 'promotions.publish'

/** Asks to publish a draft as it stands. Refuses SYS_NOT_FOUND, APPROVAL_OPEN. */
export const askPublishing = (db: Db, call: Call<typeof contract.publishPromotion>) =>
  db.transaction().execute(async (tx) => {
    const row = await draftOf(tx, call.brand, call.params.id ?? '', call.now)
    const { titles, summaries, facts, terms, imageUrl, category, startAt, endAt, rules } = row.body
    return askApproval(tx, call, {
      action: PUBLISH,
      object: promotionObject(row.id),
      payload: { version: row.version },
      ...(row.published_version === null ? {} : { before: { version: row.published_version } }),
      after: {
        titles,
        summaries,
        facts: Object.fromEntries(Object.entries(facts).map(([language, pairs]) => [language, inLines(pairs)])),
        contents: terms,
        images: [imageUrl],
        category,
        startAt,
        ...(endAt === undefined ? {} : { endAt }),
        ...chosen(row.body),
        rules,
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
export const publishApproval: ApprovalAction = {
  action: PUBLISH,
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
}
