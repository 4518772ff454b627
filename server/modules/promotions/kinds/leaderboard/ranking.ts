import type * as contract from '@senluna/contract/member/rewards/leaderboards.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { maskedName } from '../../../members/index.ts'
import { offTheBoard } from '../../../messages/index.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { meantPromotion } from '../../segments/audience-store.ts'
import { isIssued } from '../cashback-store.ts'
import { boardPeriod } from './period.ts'
import { placesOf } from './settle-boards.ts'

const SHOWN = 50

/**
 * A ranking as its reader sees it: names masked, none of who doesn't want to stand there by name.
 * Refuses SYS_NOT_FOUND for another kind and during a break.
 */
export async function rankingFor(
  db: Db,
  { brand, memberId, promotionId }: { brand: Brand; memberId: Id<'member'> | null; promotionId: string },
  { period: asked }: QueryOf<typeof contract.leaderboard>,
  now: Instant,
): Promise<ReplyOf<typeof contract.leaderboard>> {
  const row = await meantPromotion(db, brand, { memberId, promotionId, now })
  if (row?.rules.kind !== 'LEADERBOARD') throw new Refusal('SYS_NOT_FOUND')
  if (memberId !== null && (await outOfPlay(db, [memberId], now)).size > 0) throw new Refusal('SYS_NOT_FOUND')
  const board = { ...row, rules: row.rules }
  const period = boardPeriod(board.rules, brand, now, asked === 'LAST' ? 1 : 0)
  const places = await placesOf(db, brand, board, period, now)
  const shown = places.slice(0, SHOWN)
  const hidden = await offTheBoard(
    db,
    shown.map(({ id }) => id),
  )
  const place = (one: (typeof places)[number]): contract.LeaderboardPlace => ({
    rank: one.rank,
    ...(hidden.has(one.id) && one.id !== memberId ? {} : { account: maskedName(one.userName) }),
    score: one.score.toString(),
    ...(one.prize > 0n ? { prize: one.prize.toString() } : {}),
    mine: one.id === memberId,
  })
  const mine = places.find(({ id }) => id === memberId)
  const { code, scale, displayDecimals } = brand.currency
  return {
    startsAt: iso(period.begins),
    endsAt: iso(period.ends),
    settled: await isIssued(db, brand.merchantCode, promotionId, period.cycle),
    by: board.rules.by ?? 'TURNOVER',
    list: shown.map(place),
    ...(mine ? { mine: place(mine) } : {}),
    currency: { code, exponent: scale, displayDecimals },
  }
}
