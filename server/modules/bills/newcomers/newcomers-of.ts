import type { NewcomersAsked } from '@senluna/kit/agents/affiliates/affiliate-bill.ts'
import type { Newcomer, NewcomerLine } from '@senluna/kit/agents/affiliates/newcomer.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { BilledNewcomer } from '../store/counted-store.ts'
import type { ContractInForce } from '../bills.ts'
import { knownBefore } from '../store/known-store.ts'
import { betsOf, cameBelow } from '../store/newcomer-store.ts'

/**
 * The new members that a piece of an affiliate's contract looks at; undefined where its plan pays
 * for none. `lineId` is the bill that is worked out anew.
 */
export async function newcomersOf(
  db: Db | Tx,
  brand: Brand,
  { contract, start, end }: { contract: ContractInForce; start: Instant; end: Instant },
  lineId?: Id<'bill-line'>,
): Promise<NewcomersAsked | undefined> {
  const cpa = contract.terms.affiliate?.cpa
  if (!cpa) return undefined
  const [contractFrom, from, until] = [contract.from, start, end].map((at) => businessDate(at, brand.timeZone))
  const since = daysFrom(from!, 1 - cpa.withinDays)
  const asked = { holderId: contract.holderId, products: contract.terms.products, since, until: until!, lineId }
  const came = await cameBelow(db, brand, asked)
  const ids = came.map(({ memberId }) => memberId)
  const bets = await betsOf(db, brand, ids, asked)
  const known = await knownBefore(db, brand.merchantCode, ids)
  const newcomers = came.map((row): Newcomer => ({
    ...row,
    bets: bets.get(row.memberId) ?? [],
    barred: known.get(row.memberId) ?? null,
  }))
  return { contractFrom: contractFrom!, from: from!, until: until!, newcomers }
}

/** What was looked at beside what became of it, for those of whom a bill says something. */
export function billedNewcomers(asked: NewcomersAsked | undefined, lines: readonly NewcomerLine[]): BilledNewcomer[] {
  const byId = new Map((asked?.newcomers ?? []).map((newcomer) => [newcomer.memberId, newcomer]))
  return lines.flatMap((line) => {
    const newcomer = byId.get(line.memberId)
    return newcomer ? [{ ...newcomer, ...line, memberId: line.memberId as Id<'member'> }] : []
  })
}
