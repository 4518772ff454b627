import { sql } from 'kysely'
import { unreadable } from '@senluna/contract/desk/approval-fields.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A request as it is kept. */
export interface Kept {
  action: string
  objectKind: string
  objectId: string
  memberId: string | null
  payload: unknown
  before: unknown
  after: unknown
}

/**
 * Parts of a payload that the second person isn't shown, and why: `action.key`. What the asker
 * chose never stands here.
 */
const NOT_CHOSEN: Readonly<Record<string, string>> = {
  'lottery.decide.state': 'how the draw stood: the request holds as long as it is so',
  'lottery.decide.finance': 'follows from when the draw was settled; `needs` says it',
  'lottery.correct.state': 'how the draw stood',
  'lottery.correct.finance': 'follows from when the draw was settled',
  'lottery.void.state': 'how the draw stood',
  'lottery.void.finance': 'follows from when the draw was settled',
  'lottery.terms.revision': 'how the terms stood',
  'lottery.terms.game': 'the object names it',
  'lottery.terms.betType': 'the object names it',
  'staff.add.way': 'the hash of a random code; an address is shown',
  'staff.renew.way': 'the hash of a random code; an address is shown',
  'staff.invite.way': 'the hash of a random code; an address is shown',
  'vendors.keys.keyId': 'shown by the key’s mark',
  'jackpots.change.kind': 'what is shown says which change it is',
  'jackpots.change.terms': 'shown field by field; how a level is won never changes',
  'channels.account.id': 'the object names it by its code',
  'channels.account.version': 'how the channel stood',
  'channels.terms.id': 'the object names it by its code',
  'channels.terms.version': 'how the channel stood',
  'channels.terms.terms': 'all terms; those that change are shown, as they are and as they would be',
  'vip.ladder.version': 'the ladder it was asked over: another one makes it stale',
  'suspense.match.receiptId': 'shown by who paid and what for',
  'bets.void.round': 'the wager’s own, as the others below',
  'bets.void.source': 'the wager’s own',
  'bets.void.vendor': 'the wager’s own',
  'bets.void.wallet': 'the wager’s own',
  'bets.void.currency': 'the wager’s own',
  'risk.decide.seen': 'what the case held',
  'recon.case.seen': 'how the difference stood',
  'agents.move.to': 'the id of the agent that is shown by name',
  'agents.raise.from': 'the id of the agent that is shown by name',
  'points.goods.seen': 'how the goods stood',
  'points.goods.stockSeen': 'how many there were: what members took since is gone from the new stock',
  'points.terms.terms': 'shown field by field; weights as shares',
  'points.terms.was': 'how the terms stood',
  'contracts.offer.replaces': 'the contract it was asked over: another one makes it stale',
  'promotions.publish.version': 'the version of the draft that it shows',
  'promotions.segment.seen': 'how the segment stood',
  'promotions.segment.rules': 'shown field by field; the id of its line is the line’s name looked up',
  'content.help.seen': 'how the article stood',
  'content.help.categoryId': 'the heading is shown by its name',
  'content.mailing.segment': 'shown field by field; the id of its line is the line’s name looked up',
}

/** The texts, numbers and flags of a value, whatever they stand in. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [JSON.stringify(value)]
  return Object.values(value).flatMap(leavesOf)
}

/** The keys of a request's payload of which the second person isn't shown everything. */
export function unshown({ action, objectId, memberId, payload, before, after }: Kept): string[] {
  if (typeof payload !== 'object' || payload === null) return []
  const shown = new Set(leavesOf([before, after, objectId, memberId]))
  return Object.entries(payload)
    .filter(([key, value]) => !(`${action}.${key}` in NOT_CHOSEN) && leavesOf(value).some((leaf) => !shown.has(leaf)))
    .map(([key]) => key)
}

/**
 * Whatever a test had asked for by two people: all that the first one chose stands in it, and the
 * desk has words for each part that the second one must judge.
 */
export async function everyRequestReads(db: Db): Promise<void> {
  const { rows } = await sql<Kept>`
    select action, object_kind as "objectKind", object_id as "objectId", member_id as "memberId", payload, before, after
    from approvals.approval order by id desc limit 1000`.execute(db)
  for (const row of rows) {
    const strange = unreadable(row)
    if (strange.length > 0)
      throw new Error(
        `the desk has no words for ${strange.join(', ')} of ${row.action} (contract/desk/approval-fields.ts)`,
      )
    const hidden = unshown(row)
    if (hidden.length > 0) throw new Error(`the second person of ${row.action} is not shown ${hidden.join(', ')}`)
  }
}
