import type * as contract from '@senluna/contract/desk/brand/standings.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { instant, iso } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { maskedName } from '../../members/index.ts'
import { offTheBoard } from '../../messages/index.ts'
import { isIssued } from '../kinds/cashback-store.ts'
import { boardPeriod } from '../kinds/leaderboard/period.ts'
import { boardsOf } from '../kinds/leaderboard/score-store.ts'
import { placesOf } from '../kinds/leaderboard/settle-boards.ts'
import { isOn } from '../participation/take.ts'

const PAGE = 20

/**
 * Places of a ranking with how players see each name. Refuses VAL_FIELD for a key that was never
 * given out.
 */
export async function standingsPage(db: Db, { brand, query, now }: Call<typeof contract.deskStandings>) {
  if (query.after !== undefined && !/^[1-9]\d{0,3}$/.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const size = query.pageSize ?? PAGE
  const boards = await boardsOf(db, brand.merchantCode)
  const asked = query.promotion?.trim()
  const board = asked ? boards.find(({ id }) => id === asked) : (boards.find((row) => isOn(row, now)) ?? boards[0])
  if (!board) return { list: [] }
  const period = boardPeriod(board.rules, brand, now, query.period === 'LAST' ? 1 : 0)
  const places = await placesOf(db, brand, board, period, now)
  const from = Number(query.after ?? 0)
  const some = places.slice(from, from + size + 1)
  const hidden = await offTheBoard(
    db,
    some.map(({ id }) => id),
  )
  const settled = await isIssued(db, brand.merchantCode, board.id, period.cycle)
  const { code, scale, displayDecimals } = brand.currency
  const shown = (place: (typeof places)[number]): contract.DeskStanding => ({
    promotionId: board.id,
    rank: place.rank,
    memberId: place.id,
    userName: place.userName,
    ...(hidden.has(place.id) ? {} : { shownAs: maskedName(place.userName) }),
    score: place.score.toString(),
    by: board.rules.by ?? 'TURNOVER',
    ...(place.prize > 0n ? { prize: place.prize.toString() } : {}),
    reachedAt: iso(instant(place.reachedAt)),
    settled,
    currency: { code, exponent: scale, displayDecimals },
  })
  return pageOf(some, size, ({ rank }) => String(rank), shown)
}
