import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Requirement } from '../turnover/index.ts'
import type { Signal } from './score.ts'
import { insertCase } from './store.ts'

/** What a case is about. */
export interface NewCase {
  merchantCode: MerchantCode
  memberId: Id<'member'>
  kind: 'WITHDRAWAL' | 'TURNOVER' | 'AML'
  aboutId: string
  score: number
  signals: readonly string[]
  dueInDays?: number
}

/** Opens a case for somebody to look into; there is one for what it is about. */
export async function openCase(tx: Tx, opened: NewCase, now: Instant): Promise<void> {
  const due = opened.dueInDays === undefined ? null : new Date(now + opened.dueInDays * DAY)
  await insertCase(tx, { ...opened, due }, now)
}

/** A wager was corrected that a withdrawal had leaned on. */
export const openTurnoverCase = (tx: Tx, row: Requirement, now: Instant): Promise<void> =>
  openCase(
    tx,
    {
      merchantCode: row.merchant_id,
      memberId: row.member_id,
      kind: 'TURNOVER',
      aboutId: row.id,
      score: 0,
      signals: [],
    },
    now,
  )

/** Days in which a case of money laundering must be reported or cleared. */
const AML_DAYS = 3

/** Somebody's money of a day passed the threshold: one case a member and day. */
export const openAmlCase = (
  tx: Tx,
  scored: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    day: string
    signals: readonly Signal[]
    score: number
  },
  now: Instant,
): Promise<void> =>
  openCase(tx, { ...scored, kind: 'AML', aboutId: `${scored.memberId}:${scored.day}`, dueInDays: AML_DAYS }, now)
