import { amount, type Amount } from '@senluna/kit/money.ts'
import { worthIn } from './extra.ts'
import { freeOf } from './free-prize.ts'

/** What a reward takes of its promotion's budget: its money, and the stakes of its free rounds. */
export function costOf({ amount: units, data }: { amount: Amount; data: unknown }): Amount {
  const { free } = freeOf(data)
  const stakes = free ? BigInt(free.stake) * BigInt(free.rounds) : 0n
  return amount(units + stakes + worthIn(data))
}

/** The same of a row of `promotions.participation`, as SQL. */
export const COST = `(amount + coalesce((data->'free'->>'stake')::bigint * (data->'free'->>'rounds')::bigint, 0)
  + coalesce((data->>'worth')::bigint, 0))`
