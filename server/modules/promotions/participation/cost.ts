import { amount, type Amount } from '@senluna/kit/money.ts'
import { freeOf } from './free-prize.ts'

/** What a reward takes of its promotion's budget: its money, and the stakes of its free rounds. */
export function costOf({ amount: units, data }: { amount: Amount; data: unknown }): Amount {
  const { free } = freeOf(data)
  return free ? amount(units + BigInt(free.stake) * BigInt(free.rounds)) : units
}

/** The same of a row of `promotions.participation`, as SQL. */
export const COST = `(amount + coalesce((data->'free'->>'stake')::bigint * (data->'free'->>'rounds')::bigint, 0))`
