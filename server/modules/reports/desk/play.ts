import { HOUSE_LINE, NOT_ALLOCATED, type PlayRow, type playReport } from '@senluna/contract/desk/reports.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { gameNames, theoryOf } from '../../catalog/index.ts'
import { playedBy, playedByDay, type PlayedSum, type PlayKey } from '../../facts/index.ts'

const HUNDREDTHS = 10_000n
const NONE = { bets: NOT_ALLOCATED, line: HOUSE_LINE }

/** What settled bets of a period came to by a key, and in total, with what was given back. */
export async function playRows(
  db: Db,
  { brand, query, now, language }: Pick<Call<typeof playReport>, 'brand' | 'query' | 'now'> & { language?: string },
): Promise<{ list: PlayRow[] }> {
  const by = query.by ?? 'day'
  const { days } = periodOf(query, brand.timeZone, now)
  const period = { merchantCode: brand.merchantCode, ...days, today: businessDate(now, brand.timeZone) }
  const sums = (key: PlayKey) => playedBy(db, period, key, NONE, query.product)
  const [list, theory] = await Promise.all([
    by === 'day' ? Promise.all([playedByDay(db, period, query.product), sums('none')]).then(byDay) : sums(by),
    by === 'game' ? theoryOf(db, brand.merchantCode) : undefined,
  ])
  const keys = by === 'game' ? list.map(({ key }) => key) : []
  const names = await gameNames(db, brand.merchantCode, keys, language)
  return {
    list: list.map((row) => ({
      ...shown(row, row.total ? undefined : theory?.get(row.key)),
      ...nameIn(names, row),
    })),
  }
}

const nameIn = (names: ReadonlyMap<string, string>, { key, total }: PlayedSum) => {
  const name = total ? undefined : names.get(key)
  return name === undefined ? {} : { name }
}

/** Days with the total of all of them: who played on several counts once there. */
const byDay = ([days, sums]: [PlayedSum[], PlayedSum[]]): PlayedSum[] => [...days, ...sums.filter(({ total }) => total)]

function shown(row: PlayedSum, theory: number | undefined): PlayRow {
  const [stake, payout, given] = [BigInt(row.stake), BigInt(row.payout), BigInt(row.given)]
  return {
    key: row.key,
    total: row.total,
    currency: { code: row.currency, exponent: row.scale, displayDecimals: row.displayDecimals },
    bets: Number(row.bets),
    wins: Number(row.wins),
    players: row.players,
    stake: row.stake,
    validBet: row.validBet,
    payout: row.payout,
    ggr: (stake - payout).toString(),
    ...(stake > 0n ? { rtp: Number((payout * HUNDREDTHS) / stake) } : {}),
    ...(theory === undefined ? {} : { theory }),
    given: row.given,
    ngr: (stake - payout - given).toString(),
  }
}
