import type { MoneyRow, moneyReport } from '@senluna/contract/desk/reports.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { channelNames, namedChannel } from '../../cashier/index.ts'
import { ordersBy, type OrderSum } from '../../facts/index.ts'

/** Deposits and withdrawals of a period by channel, and in total by direction and currency. */
export async function moneyRows(
  db: Db,
  { brand, query, now }: Pick<Call<typeof moneyReport>, 'brand' | 'query' | 'now'>,
): Promise<{ list: MoneyRow[] }> {
  const { days } = periodOf(query, brand.timeZone, now)
  const rows = await ordersBy(db, { merchantCode: brand.merchantCode, ...days }, query.direction)
  const totals = [...Map.groupBy(rows, (row) => `${row.direction} ${row.currency}`).values()].map(sumOf)
  const names = await channelNames(db, brand.merchantCode)
  return { list: [...rows.map((row) => shown(row, names)), ...totals.map((row) => shown(row))] }
}

function sumOf(rows: readonly OrderSum[]): OrderSum {
  const count = (figure: (row: OrderSum) => number) => rows.reduce((sum, row) => sum + figure(row), 0)
  const digits = (figure: (row: OrderSum) => string) =>
    rows.reduce((sum, row) => sum + BigInt(figure(row)), 0n).toString()
  return {
    ...rows[0]!,
    channel: '',
    asked: count((row) => row.asked),
    done: count((row) => row.done),
    failed: count((row) => row.failed),
    amount: digits((row) => row.amount),
    fee: digits((row) => row.fee),
    seconds: digits((row) => row.seconds),
    slowest: Math.max(...rows.map((row) => Number(row.slowest))).toString(),
  }
}

/** A row as it is read; the total has no channel, nor names of any. */
function shown({ scale, displayDecimals, ...row }: OrderSum, names?: ReadonlyMap<string, string>): MoneyRow {
  const ended = row.done + row.failed
  return {
    channel: row.channel,
    ...(names && namedChannel(names, row.channel)),
    total: names === undefined,
    direction: row.direction,
    currency: { code: row.currency, exponent: scale, displayDecimals },
    asked: row.asked,
    done: row.done,
    failed: row.failed,
    ...(ended > 0 ? { success: Math.floor((row.done * 10_000) / ended) } : {}),
    amount: row.amount,
    fee: row.fee,
    ...(row.done > 0 ? { usual: Math.round(Number(row.seconds) / row.done), slowest: Number(row.slowest) } : {}),
  }
}
