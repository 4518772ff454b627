import { depositOrders } from '@senluna/contract/money/deposits.ts'
import { withdrawals } from '@senluna/contract/money/withdrawals.ts'
import { lotteryOrders } from '@senluna/contract/lottery/orders.ts'
import { rounds } from '@senluna/contract/play/house.ts'
import type { Guest } from '../crowd/guest.ts'
import {
  depositRecordOf,
  differences,
  type MoneyRecord,
  orderRecordOf,
  type RecordKind,
  type Records,
  roundRecordOf,
  withdrawalRecordOf,
} from '../crowd/load/records.ts'

type Page<Row> = { list: readonly Row[]; next?: string }

/** Every row of a list that comes by pages. */
export async function everyRow<Row>(page: (after: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const { list, next } = await page(after)
    rows.push(...list)
    after = next
  } while (after !== undefined)
  return rows
}

const queryFrom = (after: string | undefined) => ({ query: { pageSize: '100', ...(after !== undefined && { after }) } })

/** What the product says that somebody has, by kind, through their own calls. */
const LISTS: Readonly<Record<RecordKind, (guest: Guest) => Promise<MoneyRecord[]>>> = {
  round: async ({ visitor }) => (await everyRow((after) => visitor.call(rounds, queryFrom(after)))).map(roundRecordOf),
  order: async ({ visitor }) =>
    (await everyRow((after) => visitor.call(lotteryOrders, queryFrom(after)))).map(orderRecordOf),
  deposit: async ({ visitor }) =>
    (await everyRow((after) => visitor.call(depositOrders, queryFrom(after)))).map(depositRecordOf),
  withdrawal: async ({ visitor }) =>
    (await everyRow((after) => visitor.call(withdrawals, queryFrom(after)))).map(withdrawalRecordOf),
}

/** What is wrong between what the players were answered and what the product says now. */
export async function compare(guests: readonly Guest[], records: Records): Promise<string[]> {
  const wrong: string[] = []
  for (const guest of guests) {
    if (!guest.isMember) continue
    await guest.come()
    for (const kind of Object.keys(LISTS) as RecordKind[])
      for (const difference of differences(records.of(guest.visitor.deviceId, kind), await LISTS[kind](guest)))
        wrong.push(`${guest.person.userName}, ${kind}: ${difference}`)
  }
  return wrong
}
