import type { PlayerValueRow, playerValue, ValuePeriod } from '@senluna/contract/desk/player-value.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { monthsFrom } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { playersBy, type PlayerSum } from '../../facts/index.ts'

const PAGE = 20

/** The months before the one that runs with which a period begins and ends. */
const BACK: Readonly<Record<Exclude<ValuePeriod, 'EVER'>, readonly [from: number, to: number]>> = {
  MONTH: [0, 0],
  LAST_MONTH: [1, 1],
  QUARTER: [2, 0],
  YEAR: [11, 0],
}

/**
 * A page of members by what they came to, the greatest first. Refuses VAL_FIELD for a key that was
 * never given out.
 */
export async function playerRows(db: Db, { brand, query, now }: Call<typeof playerValue>) {
  const size = query.pageSize ?? PAGE
  const rows = await playersBy(db, {
    merchantCode: brand.merchantCode,
    currency: brand.currency.code,
    ...monthsIn(query.period ?? 'MONTH', brand, now),
    order: query.sort ?? 'NGR',
    account: query.account?.toLowerCase(),
    line: query.line?.toLowerCase(),
    after: placeOf(query.after),
    most: size + 1,
  })
  return pageOf(
    rows,
    size,
    ({ place, memberId }) => `${place}_${memberId}`,
    (row) => shown(row, brand),
  )
}

function monthsIn(period: ValuePeriod, { timeZone }: Brand, now: Instant): { from?: string; to?: string } {
  if (period === 'EVER') return {}
  const current = businessDate(now, timeZone).slice(0, 7)
  const [from, to] = BACK[period].map((back) => `${monthsFrom(current, -back)}-01`)
  return { from, to }
}

function placeOf(after: string | undefined): { place: string; id: Id<'member'> } | undefined {
  if (after === undefined) return undefined
  const [, place = '', last = ''] = /^(-?\d{1,30})_([0-9a-f-]{36})$/.exec(after) ?? []
  if (!isUuid<'member'>(last)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { place, id: last }
}

function shown(row: PlayerSum, { currency: { code, scale, displayDecimals } }: Brand): PlayerValueRow {
  const ggr = BigInt(row.stake) - BigInt(row.payout)
  return {
    memberId: row.memberId,
    userName: row.userName,
    ...(row.line === null ? {} : { line: row.line }),
    currency: { code, exponent: scale, displayDecimals },
    registeredAt: row.registeredAt.toISOString(),
    deposited: row.deposited,
    withdrawn: row.withdrawn,
    bets: Number(row.bets),
    stake: row.stake,
    ggr: ggr.toString(),
    given: row.given,
    ngr: (ggr - BigInt(row.given)).toString(),
    ...(row.firstDepositAt ? { firstDepositAt: row.firstDepositAt.toISOString() } : {}),
    ...(row.firstDeposited === null ? {} : { firstDeposited: row.firstDeposited }),
    ...(row.lastPlayed === null ? {} : { lastPlayed: row.lastPlayed }),
  }
}
