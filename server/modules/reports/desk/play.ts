import type { PlayRow, playReport } from '@senluna/contract/desk/reports.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { theoryOf } from '../../catalog/index.ts'
import { givenBy, playedBy, type PlayedSum } from '../../facts/index.ts'

const HUNDREDTHS = 10_000n

/** What settled bets of a period came to by a key, and in total. */
export async function playRows(
  db: Db,
  { brand, query, now }: Pick<Call<typeof playReport>, 'brand' | 'query' | 'now'>,
): Promise<{ list: PlayRow[] }> {
  const by = query.by ?? 'day'
  const { days } = periodOf(query, brand.timeZone, now)
  const period = { merchantCode: brand.merchantCode, ...days }
  const hasCosts = by === 'day' && query.product === undefined
  const [rows, totals, given, theory] = await Promise.all([
    playedBy(db, period, by, query.product),
    playedBy(db, period, 'all', query.product),
    hasCosts ? givenBy(db, period) : [],
    by === 'game' ? theoryOf(db, brand.merchantCode) : undefined,
  ])
  const costOf = (key: string, currency: string) =>
    given.reduce(
      (sum, row) => (row.currency === currency && (key === '' || row.day === key) ? sum + BigInt(row.given) : sum),
      0n,
    )
  const shown = (row: PlayedSum, total: boolean): PlayRow => {
    const [stake, payout] = [BigInt(row.stake), BigInt(row.payout)]
    const built = total ? undefined : theory?.get(row.key)
    return {
      key: row.key,
      total,
      currency: { code: row.currency, exponent: row.scale, displayDecimals: row.displayDecimals },
      bets: Number(row.bets),
      wins: Number(row.wins),
      players: row.players,
      stake: row.stake,
      validBet: row.validBet,
      payout: row.payout,
      ggr: (stake - payout).toString(),
      ...(stake > 0n ? { rtp: Number((payout * HUNDREDTHS) / stake) } : {}),
      ...(built === undefined ? {} : { theory: built }),
      ...(hasCosts ? { ngr: (stake - payout - costOf(row.key, row.currency)).toString() } : {}),
    }
  }
  return { list: [...rows.map((row) => shown(row, false)), ...totals.map((row) => shown(row, true))] }
}
