import { NO_PROMOTION, type RewardRow, type rewardReport } from '@senluna/contract/desk/reward-report.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { playedBy, playedByDay, rewardsBy, type PlayedSum, type RewardSum } from '../../facts/index.ts'
import { upliftsOf } from '../../promotions/desk/index.ts'

const HUNDREDTHS = 10_000n
const NONE = { bets: NO_PROMOTION, line: NO_PROMOTION }

/** What rewards of a period came to by kind, promotion or day, and in total. */
export async function rewardRows(
  db: Db,
  { brand, query, now }: Pick<Call<typeof rewardReport>, 'brand' | 'query' | 'now'>,
): Promise<{ list: RewardRow[] }> {
  const by = query.by ?? 'kind'
  const { days } = periodOf(query, brand.timeZone, now)
  const period = { merchantCode: brand.merchantCode, ...days, today: businessDate(now, brand.timeZone) }
  const [rows, played, byDay] = await Promise.all([
    rewardsBy(db, period, by, NO_PROMOTION),
    playedBy(db, period, 'none', NONE),
    by === 'day' ? playedByDay(db, period, undefined) : [],
  ])
  const named = rows.flatMap(({ total, key }) => (by === 'promotion' && !total && key !== NO_PROMOTION ? [key] : []))
  const uplifts = await upliftsOf(db, brand, named)
  const whole = new Map(played.filter(({ total }) => total).map((sum) => [sum.currency, ngrOf(sum)]))
  const ofDays = new Map(byDay.map((sum) => [`${sum.key} ${sum.currency}`, ngrOf(sum)]))
  const ngr = ({ total, key, currency }: RewardSum) =>
    by === 'day' && !total ? ofDays.get(`${key} ${currency}`) : whole.get(currency)
  const more = ({ total, key, currency }: RewardSum) =>
    total || currency !== brand.currency.code ? undefined : uplifts.get(key)
  return { list: rows.map((row) => shown(row, ngr(row), more(row))) }
}

const ngrOf = ({ stake, payout, given }: PlayedSum): bigint => BigInt(stake) - BigInt(payout) - BigInt(given)

function shown(row: RewardSum, ngr: bigint | undefined, more: bigint | undefined): RewardRow {
  const cost = row.cash + row.free - row.taken
  return {
    key: row.total ? '' : row.key,
    total: row.total,
    currency: { code: row.currency, exponent: row.scale, displayDecimals: row.displayDecimals },
    claims: row.claims,
    members: row.members,
    cash: row.cash.toString(),
    free: row.free.toString(),
    taken: row.taken.toString(),
    cost: cost.toString(),
    ...(row.members > 0 ? { each: (cost / BigInt(row.members)).toString() } : {}),
    ...(ngr !== undefined && ngr > 0n ? { share: Number((cost * HUNDREDTHS) / ngr) } : {}),
    points: row.points.toString(),
    worth: row.worth.toString(),
    asked: row.asked.toString(),
    wagered: row.wagered.toString(),
    became: row.became.toString(),
    ...(more === undefined ? {} : { more: more.toString() }),
  }
}
